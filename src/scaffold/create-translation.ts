import { readFileSync } from "node:fs";
import { findEntry } from "../lib/disk/folders.ts";
import path from "node:path";
import { placeFiles } from "../lib/disk/replace-file.ts";
import { UsageError } from "../lib/usage-error.ts";
import type { Kind } from "../model/build/kind.ts";
import { defaultLanguage, nameOfLanguage, withCountryOf } from "../model/domain/language.ts";
import { practiceSchema } from "../model/content/practice.ts";
import { sourcesOf, type Content, type Source, type WrittenTranslation } from "../model/build/source.ts";
import { hasTexts, samplesIn } from "../model/build/translated-texts.ts";
import { giveFolders } from "../model/build/translation.ts";
import { didYouMean } from "../problems/problem.ts";
import { parseSite } from "../steps/parse/parse-site.ts";
import { readSite } from "../steps/read/read-site.ts";
import { changeText } from "../edit/change/change-text.ts";
import { draftTranslation } from "./draft-translation.ts";
import { readNotes } from "./notes.ts";
import { nameInSite, withoutExtension } from "./site-name.ts";

export interface NewTranslation {
  /** Name of the language, in English. */
  language: string;
  /** Paths from the practice's folder. */
  written: string[];
  /** The line that was added to `site/practice.yaml`, if the language is new. */
  line?: string;
  /** Other originals without a translation: of what many pages show, and of pages that the language lacks. */
  shared: string[];
  left: string[];
}

/**
 * Writes drafts of translations: of the named files, or of all that many pages of the language show. Throws a UsageError, and writes
 * nothing, if a name is not that of an original, or if its translation exists.
 */
export function createTranslation(
  root: string,
  kinds: readonly Kind[],
  [tag, ...names]: readonly string[],
): NewTranslation {
  const { content } = parseSite(readSite(root), kinds);
  const { translation, practice, line } = chooseLanguage(root, content, tag ?? "");
  const { language, folder } = translation;
  const targetOf = ({ file }: Source): string => file.replace("site/", `site/${folder}/`);
  const isThere = (source: Source): boolean => findEntry(path.join(root, targetOf(source))) !== undefined;
  const named = [...new Set(names.map((name) => find(nameInSite(root, name), content)))];
  const missing = sourcesOf(content).filter((source) => hasTexts(source) && !isThere(source));
  const chosen = names.length === 0 ? missing.filter((source) => !isOnlyPage(source)) : named;
  const existing = chosen.find(isThere);
  if (existing !== undefined) throw new UsageError(`${targetOf(existing)} exists already. Nothing was written.`);
  const drafts = chosen.map((source) =>
    draftTranslation(source, { ...translation, samples: samplesIn(content) }, readNotes(content.language)),
  );
  const files = chosen.map((source, index) => [path.join(root, targetOf(source)), drafts[index]!] as const);
  const facts = practice === undefined ? [] : [[path.join(root, "site/practice.yaml"), practice] as const];
  placeFiles([...facts, ...files]);
  const rest = missing.filter((source) => !chosen.includes(source));
  const list = (isLeft: boolean): string[] =>
    rest.filter((source) => isOnlyPage(source) === isLeft).map(({ file }) => file);
  return {
    language: nameOfLanguage(language, "en"),
    written: chosen.map(targetOf),
    ...(line !== undefined && { line }),
    shared: list(false),
    left: list(true),
  };
}

/** Finds the language of a tag or a folder. If the practice does not name it yet, its file is given with the line that does. */
function chooseLanguage(
  root: string,
  content: Content,
  tag: string,
): { translation: WrittenTranslation; practice?: string; line?: string } {
  const known = content.translations.find(({ language, folder }) =>
    [language.toLowerCase(), folder].includes(tag.toLowerCase()),
  );
  if (known !== undefined) return { translation: known };
  const { language = defaultLanguage, files, translations } = content;
  const written = practiceSchema.shape.translations.safeParse([tag]).data?.[0];
  const parsed = written && withCountryOf(language, written);
  if (parsed === undefined)
    throw new UsageError(`"${tag}" is no language. Write a tag such as es or es-US before the names of files.`);
  if (isOneLanguage(language, parsed))
    throw new UsageError(`The site itself is in ${nameOfLanguage(language, "en")}. Name another language.`);
  const taken = translations.find((each) => isOneLanguage(each.language, parsed));
  if (taken !== undefined) return { translation: taken };
  const tags = [...translations.map((each) => each.language), parsed];
  const translation = { ...giveFolders(language, tags).at(-1)!, sources: new Map(), unread: new Set<string>() };
  const line = `translations: [${tags.join(", ")}]`;
  const file = "site/practice.yaml";
  const text = files["practice.yaml"] ? readFileSync(path.join(root, file), "utf8") : "";
  const changed = changeText(file, text, [{ kind: "set", path: ["translations"], value: tags }]);
  if (!("text" in changed && files["practice.yaml"]))
    throw new UsageError(`Write this line in ${file}, and run this again. Nothing was written.`, line);
  return { translation, practice: changed.text, line };
}

const isOneLanguage = (...tags: readonly string[]): boolean =>
  new Set(tags.map((tag) => new Intl.Locale(tag).toString())).size === 1;

/** Whether a file makes only a page of its own, which a language may lack. Others are on many pages, or every site has their page. */
const isOnlyPage = ({ kind: { page, leftOut } }: Source): boolean =>
  page !== undefined && page.needs === undefined && leftOut === undefined;

function find(name: string, content: Content): Source {
  const sources = sourcesOf(content);
  const source = sources.find(({ file }) => [file, withoutExtension(file)].includes(`site/${name}`));
  if (source === undefined) {
    const known = sources.filter(hasTexts).map(({ file }) => withoutExtension(file.slice("site/".length)));
    throw new UsageError(
      `There is no content file "${name}" to translate.${didYouMean(name, known)} Nothing was written.`,
    );
  }
  if (!hasTexts(source)) throw new UsageError(`${source.file} has no texts that are translated. Nothing was written.`);
  return source;
}
