import type { Command } from "commander";
import { UsageError } from "../lib/usage-error.ts";
import { hasColor, withRoot, type RootOptions } from "./command-line.ts";

export function addExplain(program: Command): void {
  withRoot(program.command("explain").description("explain a problem code, a content file or a key, with an example"))
    .argument(
      "[word]",
      "a code such as key/unknown, a file such as practice.yaml, or a key such as offices.hours; without it, all codes and files are listed; for navigation.yaml, the menu of the site is printed too",
    )
    .argument("[key]", "a key in that file")
    .addHelpText(
      "after",
      `
Examples:
  dentalsite explain key/unknown
  dentalsite explain site/practice.yaml
  dentalsite explain offices.hours.days
  dentalsite explain practice.yaml email
  dentalsite explain site/es/services/crowns.md
  dentalsite explain navigation`,
    )
    .action(runExplain);
}

async function runExplain(word: string | undefined, key: string | undefined, { root }: RootOptions): Promise<void> {
  const { declaredCode } = await import("../problems/catalogue.ts");
  const { formatCodes, formatStory } = await import("../problems/explain.ts");
  const isColorful = hasColor(process.stdout);
  const code = word !== undefined && key === undefined ? declaredCode(word) : undefined;
  if (code !== undefined) {
    console.log(formatStory(code, isColorful));
    return;
  }
  const [
    { describeFiles, describeTranslations },
    { explainKey, explainWord, isMenu, listContentFiles },
    { isNamed },
    { kinds },
  ] = await Promise.all([
    import("../schema/describe-keys.ts"),
    import("../schema/explain-keys.ts"),
    import("../schema/find-keys.ts"),
    import("../kinds/kinds.ts"),
  ]);
  const { splitLanguage } = await import("../model/build/translation.ts");
  const { folder } = splitLanguage((word ?? "").replace(/^(?:\.?\/)?site\//, ""));
  if (word !== undefined && folder !== undefined) {
    const explaining = { files: describeTranslations(kinds, folder), hasColor: isColorful };
    const isFile = explaining.files.some((each) => isNamed(each, `${word}.md`));
    const file = isFile ? `${word}.md` : word;
    console.log(key === undefined ? explainWord(file, explaining) : explainKey(file, key, explaining));
    return;
  }
  const explaining = { files: describeFiles(kinds), hasColor: isColorful };
  if (word === undefined) console.log(`${formatCodes(isColorful)}\n\n${listContentFiles(explaining)}`);
  else console.log(key === undefined ? explainWord(word, explaining) : explainKey(word, key, explaining));
  if (word !== undefined && isMenu(explaining.files, word, key)) await printMenu(root, isColorful);
}

/** Prints the menu that the site gets without `navigation.yaml`, whatever is in it; nothing if the folder holds no site. */
async function printMenu(root: string, isColorful: boolean): Promise<void> {
  const [{ kinds }, { valueAt }, { readSite }, { parseSite }, { validateSite }, { completeDocuments }, { formatMenu }] =
    await Promise.all([
      import("../kinds/kinds.ts"),
      import("../model/build/source.ts"),
      import("../steps/read/read-site.ts"),
      import("../steps/parse/parse-site.ts"),
      import("../steps/validate/validate-site.ts"),
      import("../steps/route/complete-documents.ts"),
      import("../schema/format-menu.ts"),
    ]);
  const content = readOrNothing(() => parseSite(readSite(root), kinds).content);
  if (content === undefined) return;
  const own = content.files["navigation.yaml"];
  const files = own ? { ...content.files, "navigation.yaml": { ...own, data: null } } : content.files;
  const unreadFiles = new Set([...content.unreadFiles].filter((file) => file !== "site/navigation.yaml"));
  const { site } = validateSite({ ...content, files, unreadFiles });
  if (site === undefined) {
    console.log('\nOnce this site has no errors, its menu is printed here. "npx dentalsite build" names them.');
    return;
  }
  const isReplaced = valueAt(own?.data, ["menu"]) !== undefined;
  const { menu } = completeDocuments(site).documents["navigation.yaml"].data;
  console.log(`\n${formatMenu(menu, isReplaced, isColorful)}`);
}

/** Returns undefined if the folder holds no site. */
function readOrNothing<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}
