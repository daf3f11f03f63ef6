import { folderOf, kindOf, pathOfPage, type Kind } from "../../model/build/kind.ts";
import { foldName } from "../../model/build/output.ts";
import { makeSlug } from "../../model/build/page-paths.ts";
import { placeAt, startOf } from "../../model/build/place.ts";
import {
  sourcesOf,
  valueAt,
  type Content,
  type Path,
  type Source,
  type Untranslated,
  type WrittenTranslation,
} from "../../model/build/source.ts";
import { defaultLanguage, shortTags } from "../../model/domain/language.ts";
import { nameIn } from "../../model/build/site.ts";
import { hasTexts, listTexts, samplesIn } from "../../model/build/translated-texts.ts";
import { originalKey, reviewedByKey, insideOf } from "../../model/build/translation.ts";
import { readHeadings, readNote } from "../../model/build/reading-note.ts";
import { groupAt, isGroup, partOf } from "../../model/build/walk-fields.ts";
import { problem, suggestOther, type Problem } from "../../problems/problem.ts";
import { findUntranslated } from "./find-untranslated.ts";
import { mergeFields } from "./merge-fields.ts";
import { findChangedMarkdown, noteReading } from "./note-reading.ts";

/** The content of a site in one of its languages, and what is wrong with its translation. */
export interface TranslatedContent {
  content: Content;
  problems: Problem[];
}

/** The first is in the language that the facts are written in. */
export type TranslatedSite = readonly [TranslatedContent, ...TranslatedContent[]];

/** Makes the content of a site in each of its languages. */
export const translateSite = (content: Content): TranslatedSite => [
  { content, problems: [] },
  ...content.translations.map((each) => translateContent(content, each)),
];

/**
 * Makes the content of a site in another language: the texts of its files with the facts of the originals. Without
 * `site/es/services/crowns.md`, there is no Spanish page about crowns; without `site/es/error.yaml`, the Spanish error page has the words of
 * the package. Facts that other pages show, such as a doctor's title, are there in the words of the original.
 */
function translateContent(original: Content, translation: WrittenTranslation): TranslatedContent {
  const { language, packageWords } = translation;
  const first = original.language ?? defaultLanguage;
  const [lang = first] = shortTags([first, ...original.translations.map((each) => each.language)]);
  const originals = new Map(sourcesOf(original).map((source) => [insideOf(source.file), source]));
  const samples = samplesIn(original);
  const problems = [...findReserved(original, translation), ...findOrphans(original, originals, translation)];
  const sources = [...originals.values()].flatMap((source) => {
    const made = translate(source, { ...translation, lang, samples });
    problems.push(...made.problems);
    return made.source ?? [];
  });
  const words = translation.sources.get("words.yaml");
  const all = words ? [...sources, words] : sources;
  const entries = all.filter(({ kind }) => folderOf(kind) !== undefined);
  const fixed = all.filter(({ kind }) => folderOf(kind) === undefined);
  const unread = [...translation.unread].map((name) => `site/${translation.folder}/${name}`);
  const content: Content = {
    ...original,
    files: Object.fromEntries(fixed.map((source) => [source.kind.files, inLanguage(source, original, language)])),
    entries,
    entryFiles: [...entries.map(({ file }) => file), ...unread.filter((file) => isEntry(file, original.kinds))],
    unreadFiles: new Set([...original.unreadFiles, ...unread]),
    untranslated: {
      lang,
      texts: new Set(all.flatMap(({ untranslated }) => (untranslated?.texts ?? []).map(([, text]) => text))),
    },
    translations: [],
    folder: translation.folder,
    language,
    packageWords,
  };
  return { content, problems };
}

function isEntry(file: string, kinds: readonly Kind[]): boolean {
  const kind = kindOf(kinds, file);
  return kind !== undefined && folderOf(kind) !== undefined;
}

type Translating = WrittenTranslation & Pick<Untranslated, "lang"> & { samples: readonly string[] };

/** Makes one file of the language; none for a page that is not translated. */
function translate(source: Source, translating: Translating): { source?: Source; problems: Problem[] } {
  const { kind, data } = source;
  const name = insideOf(source.file);
  const own = translating.sources.get(name);
  if (kind.inOtherLanguages === "own" || translating.unread.has(name)) return { problems: [] };
  if (own !== undefined) return mergeSources(source, own, translating);
  if (!hasTexts(source)) return { source, problems: [] };
  const needs = kind.page?.needs;
  if (kind.page !== undefined && (needs === undefined || kind.leftOut !== undefined)) {
    // The page that the tool writes in place of this one is as hidden from search engines.
    const isHidden = kind.leftOut !== undefined && isGroup(data) && data.noindex === true;
    return { ...(isHidden && { source: { ...source, data: { noindex: true }, body: "" } }), problems: [] };
  }
  // Other pages show what is in this file; its own page is left out.
  const shown = needs !== undefined && isGroup(data) ? { ...data, [needs]: undefined } : data;
  const texts = listTexts(shown, partOf(kind.schema));
  const untranslated = { lang: translating.lang, texts, hasBody: source.body.trim() !== "" };
  return { source: { ...source, data: shown, untranslated }, problems: [] };
}

function mergeSources(
  original: Source,
  own: Source,
  translating: Translating,
): { source: Source; problems: Problem[] } {
  const { [originalKey]: noted, [reviewedByKey]: reviewedBy, ...written } = groupAt(own.data);
  const note = readNote(noted);
  const files = { original, own, written, note, samples: translating.samples };
  const { data, problems, paths, changes } = mergeFields(files);
  const ownText = (path: Path): unknown => {
    const ownPath = paths.toOwn(path);
    return ownPath && valueAt(own.data, ownPath);
  };
  const isOriginals = (path: Path): boolean =>
    ownText(path) === undefined && valueAt(original.data, path) !== undefined;
  const ownPathOf = (path: Path): Path => paths.toOwn(path) ?? path;
  const hasBody = own.body.trim() !== "" || original.body.trim() === "";
  const source: Source = {
    ...own,
    ...(!hasBody && { body: original.body, bodyFrom: original }),
    data,
    translates: {
      ...{ original, own, reviewedBy, isNoted: note !== undefined, originalPath: paths.toOriginal },
      headings: readHeadings(note),
      changes: note
        ? [...changes, ...findChangedMarkdown(files, own.body)]
        : changes.filter(({ isUnmarked }) => isUnmarked),
      noteReading: () => noteReading(files, own),
    },
    placeOfKey: (path) => (isOriginals(path) ? original.placeOfKey(path) : own.placeOfKey(ownPathOf(path))),
    placeOfValue: (path) => (isOriginals(path) ? original.placeOfValue(path) : own.placeOfValue(ownPathOf(path))),
    placeOfText: (path, ...text) =>
      isOriginals(path) ? original.placeOfText(path, ...text) : own.placeOfText(ownPathOf(path), ...text),
  };
  const untranslated = findUntranslated(source, { original, ownText, ...translating });
  return {
    source: { ...source, ...(untranslated && { untranslated }) },
    problems: [...problems, ...compareBodies(original, source)],
  };
}

/** Compares the Markdown of both: one with other headings may lack a part. */
function compareBodies(original: Source, own: Source): Problem[] {
  const [count, wanted] = [countHeadings(own), countHeadings(original)];
  if (count === wanted) return [];
  const place = placeAt(own, own.bodyOffset, 0);
  return [problem("translation/other-shape", place, { way: "headings", count, wanted, original: original.file })];
}

const countHeadings = ({ body }: Source): number => [...body.matchAll(/^#{2,6}\s/gm)].length;

/** The practice's facts name the language of the site, and the page with its name has the same address in all languages. */
function inLanguage(source: Source, original: Content, language: string): Source {
  if (source.kind.files !== "practice.yaml") return source;
  const { translations: _, ...data } = groupAt(source.data);
  const { name } = nameIn(original) ?? {};
  return { ...source, data: { ...(name !== undefined && { slug: makeSlug(name) }), ...data, language } };
}

/** Reports translations of nothing. */
function findOrphans(
  original: Content,
  originals: ReadonlyMap<string, Source>,
  { sources }: WrittenTranslation,
): Problem[] {
  return [...sources].flatMap(([name, { file, kind }]) => {
    const isKnown = originals.has(name) || original.unreadFiles.has(`site/${name}`);
    if (isKnown || kind.inOtherLanguages === "own") return [];
    const meant = suggestOther(
      `site/${name}`,
      [...originals.keys()].map((each) => `site/${each}`),
    );
    return [problem("translation/no-original", startOf(file), { original: `site/${name}`, meant })];
  });
}

/** Reports pages and files of the first language at addresses of this one. */
function findReserved(original: Content, { folder }: WrittenTranslation): Problem[] {
  const { kinds, entryFiles, rootFiles } = original;
  const practice = nameIn(original) ?? { name: "" };
  const isInside = (path: string): boolean => `${foldName(path)}/`.startsWith(`/${folder}/`);
  const pages = entryFiles.filter((file) => isInside(pathOfPage(kindOf(kinds, file)!, file, practice) ?? ""));
  const copies = [...rootFiles.keys()].filter((name) => isInside(`/${name}`)).map((name) => `assets/root/${name}`);
  return [...pages, ...copies].map((file) => problem("translation/reserved-path", startOf(file), { folder }));
}
