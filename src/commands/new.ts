import path from "node:path";
import type { Command } from "commander";
import type { NewTranslation } from "../scaffold/create-translation.ts";
import { UsageError } from "../lib/usage-error.ts";
import { buildDate, relative, withRoot, type RootOptions } from "./command-line.ts";

export function addNew(program: Command): void {
  withRoot(
    program
      .command("new")
      .description(
        "write the file of a new service, page, doctor, person of the team, office, post or translation, ready to fill in",
      ),
  )
    .argument("<kind>", "what to write: service, page, doctor, team, office, post or translation")
    .argument(
      "<name...>",
      "its name, such as Root Canals, patients/first-visit or Dr. Ada Brightwater, DDS; for a translation, its language and the files to translate, or without files all that many pages show",
    )
    .option(
      "--group <title>",
      "also list a service in this group of site/services.yaml, which is made if it is not there",
    )
    .addHelpText(
      "after",
      `
Examples:
  dentalsite new service root-canals --group "Everyday care"
  dentalsite new page patients/first-visit
  dentalsite new doctor Dr. Ada Brightwater, DDS
  dentalsite new team Maria Lopez, dental hygienist
  dentalsite new office riverside
  dentalsite new post New hours from October
  dentalsite new translation es services/crowns`,
    )
    .action(runNew);
}

async function runNew(kind: string, name: string[], { root, group }: RootOptions & { group?: string }): Promise<void> {
  const [{ createEntry }, { kinds }] = await Promise.all([
    import("../scaffold/create-entry.ts"),
    import("../kinds/kinds.ts"),
  ]);
  if (kind === "translation") {
    if (group !== undefined) throw new UsageError("--group is for services. Leave it out for a translation.");
    const { createTranslation } = await import("../scaffold/create-translation.ts");
    console.log(describeTranslation(root, createTranslation(root, kinds, name)));
    return;
  }
  const { file, next } = createEntry(root, kinds, { kind, name: name.join(" "), group, moment: buildDate().getTime() });
  const [first, ...others] = next;
  console.log([`Wrote ${relative(path.join(root, file))}. ${first!}`, ...others].join("\n\n"));
}

function describeTranslation(root: string, { language, written, line, shared, left }: NewTranslation): string {
  const list = (files: readonly string[]): string => files.map((file) => `  ${file}`).join("\n");
  const paragraphs = [
    ...(line === undefined ? [] : [`Wrote "${line}" in ${relative(path.join(root, "site/practice.yaml"))}.`]),
    written.length === 0
      ? `Nothing is missing that many pages in ${language} show.`
      : `Wrote these files with the texts of their originals. Translate them:\n\n${list(written.map((file) => relative(path.join(root, file))))}`,
    ...(shared.length === 0
      ? []
      : [`Many pages show what is in these. Until they are translated, it is not in ${language}:\n\n${list(shared)}`]),
    ...(left.length === 0
      ? []
      : [`These can follow one by one. Until then, their pages are not in ${language}:\n\n${list(left)}`]),
  ];
  return paragraphs.join("\n\n");
}
