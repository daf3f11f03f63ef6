import {
  defaultLanguage,
  firstPartOf,
  formsOfLanguage,
  readLanguageTag,
  withCountryOf,
} from "../../model/domain/language.ts";
import { practiceSchema } from "../../model/content/practice.ts";
import { lookUp } from "../../model/build/site.ts";
import type { SiteFiles } from "../../model/build/site-files.ts";
import type { Content } from "../../model/build/source.ts";
import { giveFolders, type Language } from "../../model/build/translation.ts";
import { isGroup } from "../../model/build/walk-fields.ts";
import { wordsSchema, type Words } from "../../model/content/words.ts";
import { readYaml } from "./yaml.ts";

/** Returns the tags of a practice's languages, without those that have mistakes. */
function tagsOfPractice({ files }: Pick<Content, "files">): { first: string; further: string[] } {
  const { translations, language } = lookUp({ files }, "practice.yaml");
  const { translations: listOf, language: one } = practiceSchema.shape;
  return { first: one.safeParse(language).data ?? defaultLanguage, further: listOf.safeParse(translations).data ?? [] };
}

/** Lists the languages of a practice besides its first; none if they have mistakes. */
export function listTranslations(content: Pick<Content, "files">): Language[] {
  const { first, further } = tagsOfPractice(content);
  return giveFolders(first, further).map((each) => ({ ...each, language: withCountryOf(first, each.language) }));
}

const canonicalTag = (written: string): string =>
  Intl.getCanonicalLocales(readLanguageTag(written) ?? firstPartOf(written))[0]!;

/**
 * Returns the folder in which the texts of a language belong, for a folder with the name of that language; `site/` for the first language. The
 * tags are those that `site/practice.yaml` must name for it; undefined if it does.
 */
export function findRightFolder(
  named: string,
  content: Pick<Content, "files">,
): { right: string; tags: string[] | undefined } {
  const { first, further } = tagsOfPractice(content);
  const tag = canonicalTag(named.replaceAll("_", "-"));
  const isForm = (other: string): boolean => `${canonicalTag(other)}-`.startsWith(`${tag}-`);
  if (isForm(first)) return { right: "site/", tags: undefined };
  const index = further.findIndex(isForm);
  const tags = index === -1 ? [...further, tag.includes("-") ? tag : `${tag}-US`] : further;
  return { right: `site/${giveFolders(first, tags).at(index)!.folder}/`, tags: index === -1 ? tags : undefined };
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

/** Returns the package's words for a language, in the form of its country or script; undefined if the package has none. */
export function parseWords(tag: string, packageWords: SiteFiles["packageWords"]): Words | undefined {
  const forms = formsOfLanguage(tag).filter((form) => packageWords.has(form));
  if (forms.length === 0) return undefined;
  // German in Switzerland and Liechtenstein has no ß.
  const hasSharpS = !/^(?:CH|LI)$/.test(new Intl.Locale(tag).region ?? "");
  const read = forms.map((form) => {
    const text = packageWords.get(form)!;
    return readYaml(nameOfWords(form), hasSharpS ? text : text.replaceAll("ß", "ss")).data;
  });
  const words = wordsSchema.safeParse(Object.assign({}, ...read));
  if (words.success) return words.data;
  throw new Error(`${nameOfWords(forms.at(-1)!)} does not fit src/model/content/words.ts.`, { cause: words.error });
}

const nameOfWords = (form: string): string => `templates/words/${form}.yaml`;
