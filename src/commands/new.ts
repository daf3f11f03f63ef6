import path from "node:path";
import type { Command } from "commander";
import { packageFolder } from "../package-folder.ts";
import { UsageError } from "../usage-error.ts";
import { relative, withRoot, type RootOptions } from "./command-line.ts";

export function addNew(program: Command): void {
  withRoot(program.command("new").description("write the file of a new page, ready to fill in"))
    .argument("<kind>", "what to write: service")
    .argument("<slug>", "the last part of its address, such as root-canals")
    .option("--group <title>", "also list it in this group of site/services.yaml")
    .addHelpText("after", '\nExample:\n  dentalsite new service root-canals --group "Everyday care"')
    .action(runNew);
}

async function runNew(kind: string, slug: string, { root, group }: RootOptions & { group?: string }): Promise<void> {
  if (kind !== "service") {
    throw new UsageError(
      `A new "${kind}" cannot be made, only a service: dentalsite new service ${slug}. All other pages are there already.`,
    );
  }
  const { createService } = await import("../scaffold/create-service.ts");
  const { file, href, linkLines, groups } = createService(root, packageFolder, slug, group);
  const listed = `Its page is ${href}, listed in "${group ?? ""}".`;
  const unlisted = `Its page will be ${href}. To list it, add these lines to the links of a group in site/services.yaml:

${linkLines.map((line) => `      ${line}`).join("\n")}

Groups there: ${groups.map((each) => `"${each}"`).join(", ") || "none that can be read"}.`;
  console.log(`Wrote ${relative(path.join(root, file))}. ${group === undefined ? unlisted : listed}

The page has only its title so far. The file holds a line for all else it may have, each after a # that you take away.`);
}
