import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { languageOf, primaryLanguage } from "../../model/language.ts";
import type { Content } from "../../model/source.ts";
import { wordsSchema, type Words } from "../../model/words.ts";
import { packageFolder } from "../../ground/package-folder.ts";
import { readYaml } from "./yaml.ts";

/** Reads the package's words for the language of a practice; undefined if it has none. */
export function readPackageWords(content: Pick<Content, "files">): Words | undefined {
  const language = languageOf(content);
  if (language === undefined) return undefined;
  const name = `templates/words/${primaryLanguage(language)}.yaml`;
  const file = path.join(packageFolder, name);
  if (!existsSync(file)) return undefined;
  const words = wordsSchema.safeParse(readYaml(name, readFileSync(file, "utf8")).data);
  if (!words.success) throw new Error(`${name} does not fit src/model/words.ts.`, { cause: words.error });
  return words.data;
}
