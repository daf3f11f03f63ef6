import { defaultLanguage, primaryLanguage, withCountryOf } from "../../model/language.ts";
import { practiceSchema } from "../../model/practice.ts";
import { lookUp } from "../../model/site.ts";
import type { SiteFiles } from "../../model/site-files.ts";
import type { Content } from "../../model/source.ts";
import { giveFolders, type Language } from "../../model/translation.ts";
import { isGroup } from "../../model/walk-fields.ts";
import { wordsSchema, type Words } from "../../model/words.ts";
import { readYaml } from "./yaml.ts";

/** Lists the languages of a practice besides its first; none if they have mistakes. */
export function listTranslations({ files }: Pick<Content, "files">): Language[] {
  const { translations, language } = lookUp({ files }, "practice.yaml");
  const { translations: listOf, language: one } = practiceSchema.shape;
  const first = one.safeParse(language).data ?? defaultLanguage;
  return giveFolders(first, listOf.safeParse(translations).data ?? []).map((each) => ({
    ...each,
    language: withCountryOf(first, each.language),
  }));
}

/** Finds the language of a practice, and the package's words for it. */
export function findLanguage(
  { files }: Pick<Content, "files">,
  packageWords: SiteFiles["packageWords"],
): Pick<Content, "language" | "packageWords"> {
  if (!isGroup(files["practice.yaml"]?.data)) return {};
  const { language: written = defaultLanguage } = lookUp({ files }, "practice.yaml");
  const language = practiceSchema.shape.language.safeParse(written).data;
  return language === undefined ? {} : { language, packageWords: parseWords(language, packageWords) };
}

/** Returns undefined if the package has no words for a language. */
export function parseWords(tag: string, packageWords: SiteFiles["packageWords"]): Words | undefined {
  const language = primaryLanguage(tag);
  const text = packageWords.get(language);
  if (text === undefined) return undefined;
  const name = `templates/words/${language}.yaml`;
  // German in Switzerland and Liechtenstein has no ß.
  const hasSharpS = !/^(?:CH|LI)$/.test(new Intl.Locale(tag).region ?? "");
  const words = wordsSchema.safeParse(readYaml(name, hasSharpS ? text : text.replaceAll("ß", "ss")).data);
  if (!words.success) throw new Error(`${name} does not fit src/model/words.ts.`, { cause: words.error });
  return words.data;
}
