import path from "node:path";
import type { Command } from "commander";
import { UsageError } from "../lib/usage-error.ts";
import { relative, withRoot, type RootOptions } from "./command-line.ts";

export function addTranslated(program: Command): void {
  withRoot(program.command("translated"))
    .description("note that somebody has read translations and that they say what their originals say now")
    .argument(
      "[files...]",
      "translations such as es/services/crowns, or a folder such as es; without any, all are listed whose originals have changed",
    )
    .option("--by <name>", 'also note who has read them, such as "Ana Ruiz, DDS"')
    .addHelpText(
      "after",
      `
Examples:
  dentalsite translated
  dentalsite translated es/services/crowns --by "Ana Ruiz, DDS"
  dentalsite translated es`,
    )
    .action(runTranslated);
}

async function runTranslated(names: string[], { root, by }: RootOptions & { by?: string }): Promise<void> {
  const [{ listOutdated, markTranslated }, { kinds }] = await Promise.all([
    import("../scaffold/mark-translated.ts"),
    import("../kinds/kinds.ts"),
  ]);
  const reviewer = by?.replace(/\s+/g, " ").trim();
  if (reviewer !== undefined && !/\p{L}/u.test(reviewer)) throw new UsageError("--by needs a name.");
  if (reviewer !== undefined && names.length === 0) throw new UsageError("--by needs the files that were read.");
  const nameOf = (file: string): string => relative(path.join(root, file));
  if (names.length === 0) {
    const all = listOutdated(root, kinds);
    const outdated = all.filter(({ isOutdated }) => isOutdated).map(({ file }) => `  ${nameOf(file)}`);
    console.log(
      outdated.length === 0
        ? `All translations are up to date: ${all.length}.`
        : [
            "The originals of these have changed, or no line says what they translate. Read both:",
            "",
            ...outdated,
          ].join("\n"),
    );
    return;
  }
  for (const { file, isSame } of markTranslated(root, kinds, { names, reviewer })) {
    const by = reviewer === undefined ? "" : `, and that ${reviewer} has read it`;
    console.log(isSame ? `${nameOf(file)} is as it should be.` : `Noted in ${nameOf(file)} what it translates${by}.`);
  }
}
