import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { defaultLanguage, primaryLanguage, withCountryOf } from "../../model/language.ts";
import { practiceSchema } from "../../model/practice.ts";
import type { Content } from "../../model/source.ts";
import { languageAt, type Language } from "../../model/translation.ts";
import { wordsSchema, type Words } from "../../model/words.ts";
import { packageFolder } from "../../ground/package-folder.ts";
import { readYaml } from "./yaml.ts";

/** Lists the languages of a practice besides its first; none if they have mistakes. */
export function listTranslations({ files }: Pick<Content, "files">): Language[] {
  const { translations, language } = (files["practice.yaml"]?.data ?? {}) as Record<string, unknown>;
  const { translations: listOf, language: one } = practiceSchema.shape;
  const first = one.safeParse(language).data ?? defaultLanguage;
  return (listOf.safeParse(translations).data ?? []).map((tag) => ({
    ...languageAt(tag),
    language: withCountryOf(first, tag),
  }));
}

/** Finds the language of a practice, and reads the package's words for it. */
export function readLanguage({ files }: Pick<Content, "files">): Pick<Content, "language" | "packageWords"> {
  const data = files["practice.yaml"]?.data;
  if (typeof data !== "object" || data === null) return {};
  const { language: written = defaultLanguage } = data as { language?: unknown };
  const language = practiceSchema.shape.language.safeParse(written).data;
  return language === undefined ? {} : { language, packageWords: readPackageWords(language) };
}

/** Returns undefined if the package has no words for a language. */
export function readPackageWords(language: string): Words | undefined {
  const name = `templates/words/${primaryLanguage(language)}.yaml`;
  const file = path.join(packageFolder, name);
  if (!existsSync(file)) return undefined;
  const words = wordsSchema.safeParse(readYaml(name, readFileSync(file, "utf8")).data);
  if (!words.success) throw new Error(`${name} does not fit src/model/words.ts.`, { cause: words.error });
  return words.data;
}
