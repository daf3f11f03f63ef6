import path from "node:path";
import type { Command } from "commander";
import { buildDate, relative, withRoot, type RootOptions } from "./command-line.ts";

export function addNew(program: Command): void {
  withRoot(
    program
      .command("new")
      .description(
        "write the file of a new service, page, doctor, person of the team, office or post, ready to fill in",
      ),
  )
    .argument("<kind>", "what to write: service, page, doctor, team, office or post")
    .argument("<name...>", "its name, such as Root Canals, patients/first-visit or Dr. Ada Brightwater, DDS")
    .option("--group <title>", "also list a service in this group of site/services.yaml")
    .addHelpText(
      "after",
      `
Examples:
  dentalsite new service root-canals --group "Everyday care"
  dentalsite new page patients/first-visit
  dentalsite new doctor Dr. Ada Brightwater, DDS
  dentalsite new team Maria Lopez, dental hygienist
  dentalsite new office riverside
  dentalsite new post New hours from October`,
    )
    .action(runNew);
}

async function runNew(kind: string, name: string[], { root, group }: RootOptions & { group?: string }): Promise<void> {
  const [{ createEntry }, { kinds }] = await Promise.all([
    import("../around/scaffold/create-entry.ts"),
    import("../kinds/kinds.ts"),
  ]);
  const { file, next } = createEntry(root, kinds, { kind, name: name.join(" "), group, moment: buildDate().getTime() });
  const [first, ...others] = next;
  console.log([`Wrote ${relative(path.join(root, file))}. ${first!}`, ...others].join("\n\n"));
}
