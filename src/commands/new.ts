import path from "node:path";
import { Argument, type Command } from "commander";
import type { Kind } from "../around/scaffold/create-entry.ts";
import { relative, withRoot, type RootOptions } from "./command-line.ts";

export function addNew(program: Command): void {
  withRoot(
    program.command("new").description("write the file of a new service, page, doctor or office, ready to fill in"),
  )
    .addArgument(
      new Argument("<kind>", "what to write").choices(["service", "page", "doctor", "office"] satisfies Kind[]),
    )
    .argument("<name...>", "its name, such as Root Canals, patients/first-visit or Dr. Ada Brightwater, DDS")
    .option("--group <title>", "also list a service in this group of site/services.yaml")
    .addHelpText(
      "after",
      `
Examples:
  dentalsite new service root-canals --group "Everyday care"
  dentalsite new page patients/first-visit
  dentalsite new doctor Dr. Ada Brightwater, DDS
  dentalsite new office riverside`,
    )
    .action(runNew);
}

async function runNew(kind: Kind, name: string[], { root, group }: RootOptions & { group?: string }): Promise<void> {
  const { createEntry } = await import("../around/scaffold/create-entry.ts");
  const { file, next } = createEntry(root, kind, name.join(" "), group);
  const [first, ...others] = next;
  console.log([`Wrote ${relative(path.join(root, file))}. ${first!}`, ...others].join("\n\n"));
}
