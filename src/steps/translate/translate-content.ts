import { folderOf, kindOf, pathOfPage, type Kind } from "../../model/kind.ts";
import { foldName } from "../../model/output.ts";
import { makeSlug } from "../../model/page-paths.ts";
import { placeAt, startOf } from "../../model/place.ts";
import {
  sourcesOf,
  valueAt,
  type Content,
  type Path,
  type Source,
  type WrittenTranslation,
} from "../../model/source.ts";
import { hasTexts } from "../../model/translated-texts.ts";
import { originalKey, reviewedByKey, insideOf } from "../../model/translation.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { mergeFields } from "./merge-fields.ts";

/** The content of a site in another language. */
interface TranslatedContent {
  content: Content;
  problems: Problem[];
}

/**
 * Makes the content of a site in another language: the texts of its files with the facts of the originals. What is not translated is left
 * out if it is a page; what every page of that language needs must be there.
 */
export function translateContent(original: Content, translation: WrittenTranslation): TranslatedContent {
  const { language, packageWords } = translation;
  const originals = new Map(sourcesOf(original).map((source) => [insideOf(source.file), source]));
  const problems = [...findReserved(original, translation), ...findOrphans(original, originals, translation)];
  const sources = [...originals.values()].flatMap((source) => {
    const made = translate(source, translation);
    problems.push(...made.problems);
    return made.source ?? [];
  });
  const words = translation.sources.get("words.yaml");
  const all = words ? [...sources, words] : sources;
  const entries = all.filter(({ kind }) => folderOf(kind) !== undefined);
  const fixed = all.filter(({ kind }) => folderOf(kind) === undefined);
  problems.push(...findNoEntries(original, entries, translation));
  const unread = [...translation.unread].map((name) => `site/${translation.folder}/${name}`);
  const content: Content = {
    ...original,
    files: Object.fromEntries(fixed.map((source) => [source.kind.files, inLanguage(source, original, language)])),
    entries,
    entryFiles: [...entries.map(({ file }) => file), ...unread.filter((file) => isEntry(file, original.kinds))],
    unreadFiles: new Set([...original.unreadFiles, ...unread]),
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

/** Makes one file of the language; none for a page that is not translated. */
function translate(source: Source, translation: WrittenTranslation): { source?: Source; problems: Problem[] } {
  const name = insideOf(source.file);
  const own = translation.sources.get(name);
  if (source.kind.inOtherLanguages === "own" || translation.unread.has(name)) return { problems: [] };
  if (own !== undefined) return mergeSources(source, own);
  if (!hasTexts(source)) return { source, problems: [] };
  const file = `site/${translation.folder}/${name}`;
  if (mayBeMissing(source, translation)) return { problems: [] };
  // The original stands in, so that nothing else is reported for want of this file.
  return {
    source,
    problems: [
      problem("translation/core-missing", startOf(file), {
        purpose: source.kind.purpose,
        original: source.file,
        folder: translation.folder,
      }),
    ],
  };
}

/** Whether a file makes only a page of its own, which another language may lack. */
function mayBeMissing({ kind }: Source, { sources }: WrittenTranslation): boolean {
  const { page, leftOut, inOtherLanguages } = kind;
  if (page === undefined || inOtherLanguages === "needed") return false;
  if (leftOut === undefined) return true;
  // A page that lists the files of a folder is not there without them.
  return page.shows !== undefined && ![...sources.keys()].some((name) => name.startsWith(`${page.shows}/`));
}

function mergeSources(original: Source, own: Source): { source: Source; problems: Problem[] } {
  const { [originalKey]: state, [reviewedByKey]: reviewedBy, ...written } = (own.data ?? {}) as Record<string, unknown>;
  const { data, problems } = mergeFields(original, own, written);
  const holderOf = (path: Path): Source =>
    valueAt(own.data, path) === undefined && valueAt(original.data, path) !== undefined ? original : own;
  const source: Source = {
    ...own,
    data,
    translates: { original, state, reviewedBy, placeOf: (key) => own.placeOfValue([key]) },
    placeOfKey: (path) => holderOf(path).placeOfKey(path),
    placeOfValue: (path) => holderOf(path).placeOfValue(path),
    placeOfText: (path, snippet, nth) => holderOf(path).placeOfText(path, snippet, nth),
  };
  return { source, problems: [...problems, ...compareBodies(original, own)] };
}

/** Compares the Markdown of both: one without text is not translated, and one with other headings may lack a part. */
function compareBodies(original: Source, own: Source): Problem[] {
  if (original.body.trim() === "") return [];
  if (own.body.trim() === "") {
    // Then every file of the kind is asked for its text.
    if (own.kind.needsText === true) return [];
    return [
      problem("translation/missing-key", startOf(own.file), {
        ...{ key: undefined, item: undefined, text: undefined, original: original.file },
      }),
    ];
  }
  const [count, wanted] = [countHeadings(own), countHeadings(original)];
  if (count === wanted) return [];
  const place = placeAt(own, own.bodyOffset, 0);
  return [problem("translation/other-shape", place, { key: undefined, count, wanted, original: original.file })];
}

const countHeadings = ({ body }: Source): number => [...body.matchAll(/^#{2,6}\s/gm)].length;

/** The practice's facts name the language of the site, and the page with its name has the same address in all languages. */
function inLanguage(source: Source, { files }: Content, language: string): Source {
  if (source.kind.files !== "practice.yaml") return source;
  const { translations: _, ...data } = source.data as Record<string, unknown>;
  const { name } = (files["practice.yaml"]?.data ?? {}) as { name?: unknown };
  return { ...source, data: { ...(typeof name === "string" && { slug: makeSlug(name) }), ...data, language } };
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
    const known = [...originals.keys()];
    return [problem("translation/no-original", startOf(file), { original: `site/${name}`, known })];
  });
}

/** Reports pages and files of the first language at addresses of this one. */
function findReserved({ kinds, entryFiles, files, rootFiles }: Content, { folder }: WrittenTranslation): Problem[] {
  const practice = (files["practice.yaml"]?.data ?? { name: "" }) as { name: string };
  const isInside = (path: string): boolean => `${foldName(path)}/`.startsWith(`/${folder}/`);
  const pages = entryFiles.filter((file) => isInside(pathOfPage(kindOf(kinds, file)!, file, practice) ?? ""));
  const copies = [...rootFiles.keys()].filter((name) => isInside(`/${name}`)).map((name) => `assets/root/${name}`);
  return [...pages, ...copies].map((file) => problem("translation/reserved-path", startOf(file), { folder }));
}

/** A site needs at least one entry of some kinds, in every language. */
function findNoEntries(
  { kinds, unreadFiles }: Content,
  entries: readonly Source[],
  { folder, unread }: WrittenTranslation,
): Problem[] {
  if (unreadFiles.size > 0 || unread.size > 0) return [];
  return kinds.flatMap((kind) => {
    const isThere = folderOf(kind) === undefined || entries.some((entry) => entry.kind === kind);
    if (kind.needed === undefined || isThere) return [];
    const { file, purpose } = kind.needed;
    const details = { purpose, original: `site/${file}`, folder };
    return [problem("translation/core-missing", startOf(`site/${folder}/${file}`), details)];
  });
}
