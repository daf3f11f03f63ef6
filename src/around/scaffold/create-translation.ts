import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { replaceFile } from "../../ground/disk/replace-file.ts";
import { UsageError } from "../../ground/usage-error.ts";
import { kindOf, type Kind } from "../../model/kind.ts";
import { defaultLanguage, primaryLanguage } from "../../model/language.ts";
import { practiceSchema } from "../../model/practice.ts";
import { sourcesOf, type Content, type Source, type WrittenTranslation } from "../../model/source.ts";
import { hasTexts } from "../../model/translated-texts.ts";
import { insideOf, languageAt } from "../../model/translation.ts";
import { didYouMean } from "../../problems/problem.ts";
import { readSite } from "../../steps/read/read-site.ts";
import { translateContent } from "../../steps/translate/translate-content.ts";
import { draftTranslation } from "./draft-translation.ts";
import { readNotes } from "./notes.ts";
import { setLines } from "./set-lines.ts";
import { nameInSite, withoutExtension } from "./site-name.ts";

export interface NewTranslation {
  /** Tag of the language. */
  language: string;
  /** Paths from the practice's folder. */
  written: string[];
  /** The line that was added to `site/practice.yaml`, if the language is new. */
  line?: string;
  /** Originals without which the language is not built, and those of pages that it may lack. */
  needed: string[];
  left: string[];
}

/**
 * Writes drafts of translations: of the named files, or of all that every page of the language needs. Throws a UsageError, and writes
 * nothing, if a name is not that of an original, or if its translation exists.
 */
export function createTranslation(
  root: string,
  kinds: readonly Kind[],
  [tag, ...names]: readonly string[],
): NewTranslation {
  const { content } = readSite(root, kinds);
  const { translation, practice, line } = chooseLanguage(root, content, tag ?? "");
  const { language, folder } = translation;
  const targetOf = ({ file }: Source): string => file.replace("site/", `site/${folder}/`);
  const isThere = (source: Source): boolean => existsSync(path.join(root, targetOf(source)));
  const named = [...new Set(names.map((name) => find(nameInSite(root, name), content)))];
  const needed = listNeeded(content, withSources(translation, named)).filter((source) => !isThere(source));
  const chosen = names.length === 0 ? needed : named;
  const existing = chosen.find(isThere);
  if (existing !== undefined) throw new UsageError(`${targetOf(existing)} exists already. Nothing was written.`);
  const drafts = chosen.map((source) => draftTranslation(source, translation, readNotes(content.language)));
  if (practice !== undefined) replaceFile(path.join(root, "site/practice.yaml"), practice);
  for (const [index, source] of chosen.entries()) {
    const target = path.join(root, targetOf(source));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, drafts[index]!, { flag: "wx" });
  }
  const rest = sourcesOf(content).filter((source) => hasTexts(source) && !isThere(source));
  return {
    language,
    written: chosen.map(targetOf),
    ...(line !== undefined && { line }),
    needed: rest.filter((source) => needed.includes(source)).map(({ file }) => file),
    left: rest.filter((source) => !needed.includes(source)).map(({ file }) => file),
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
  const parsed = practiceSchema.shape.translations.safeParse([/^[a-z]{2,3}$/i.test(tag) ? `${tag}-US` : tag]).data?.[0];
  if (parsed === undefined)
    throw new UsageError(`"${tag}" is no language. Write a tag such as es or es-US before the names of files.`);
  const translation = { ...languageAt(parsed), sources: new Map(), unread: new Set<string>() };
  const { language = defaultLanguage, files, translations } = content;
  if (primaryLanguage(language) === primaryLanguage(parsed))
    throw new UsageError(`The site itself is in ${language}. Name another language.`);
  const taken = translations.find((each) => primaryLanguage(each.language) === primaryLanguage(parsed));
  if (taken !== undefined)
    throw new UsageError(
      `site/${taken.folder} holds the texts in ${taken.language}. Two languages cannot share a folder.`,
    );
  const tags = [...translations.map((each) => each.language), parsed];
  const line = `translations: [${tags.join(", ")}]`;
  const file = "site/practice.yaml";
  const practice =
    files["practice.yaml"] && setLines(file, readFileSync(path.join(root, file), "utf8"), { translations: tags });
  if (practice === undefined)
    throw new UsageError(`Write this line in ${file}, and run this again. Nothing was written.`, line);
  return { translation, practice, line };
}

/** Lists the originals of what a language needs and lacks. Files in it may need others: an office, the page with the way to it. */
function listNeeded(content: Content, translation: WrittenTranslation): Source[] {
  const all = sourcesOf(content);
  const found = translateContent(content, translation).problems.flatMap(({ code, place }) => {
    if (code !== "translation/core-missing") return [];
    const file = place.file.replace(`/${translation.folder}/`, "/");
    // A folder may lack its first file. Any will do.
    return all.find((each) => each.file === file) ?? all.find(({ kind }) => kind === kindOf(content.kinds, file)) ?? [];
  });
  return found.length === 0 ? [] : [...found, ...listNeeded(content, withSources(translation, found))];
}

/** Adds files to a language as if they were translated. */
const withSources = (translation: WrittenTranslation, more: readonly Source[]): WrittenTranslation => ({
  ...translation,
  sources: new Map([...translation.sources, ...more.map((source) => [insideOf(source.file), source] as const)]),
});

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
