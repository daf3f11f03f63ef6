import type { Command } from "commander";
import { relative, withRoot, type RootOptions } from "./command-line.ts";

export function addSchema(program: Command): void {
  withRoot(program.command("schema"))
    .description("write the JSON Schemas with which editors explain content files as you type")
    .option("--out <folder>", "where to write them (default: site/.schema inside the root)")
    .addHelpText("after", "\nExample:\n  dentalsite schema --root practices/harbor")
    .action(runSchema);
}

async function runSchema({ root, out }: RootOptions & { out?: string }): Promise<void> {
  const [{ writeSchemas }, { kinds }] = await Promise.all([
    import("../schema/write-schemas.ts"),
    import("../kinds/kinds.ts"),
  ]);
  const { folder, files } = writeSchemas(root, kinds, out);
  console.log(`Wrote ${files} schemas into ${relative(folder)}.`);
}
