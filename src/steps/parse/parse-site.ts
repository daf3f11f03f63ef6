import { composeAccents } from "../../model/compose-accents.ts";
import { folderOf, hasNeededKey, kindOf, notesFile, type Kind } from "../../model/kind.ts";
import { originalOf } from "../../model/left-behind.ts";
import { recallNothing, type Recall } from "../../model/memory.ts";
import { startOf } from "../../model/place.ts";
import { rootFolder } from "../../model/root-names.ts";
import type { SiteFile, SiteFiles } from "../../model/site-files.ts";
import type { AssetFiles, Content, Source, WrittenTranslation } from "../../model/source.ts";
import { insideOf, splitLanguage, type Language } from "../../model/translation.ts";
import { problem, suggest, suggestOther, type Details, type Problem } from "../../problems/problem.ts";
import { decodeText } from "./decode-text.ts";
import { readMarkdown } from "./front-matter.ts";
import { findLanguage, listTranslations, parseWords } from "./language.ts";
import { chooseRootFiles } from "./root-files.ts";
import { suggestFile } from "./suggest-file.ts";
import { readYaml } from "./yaml.ts";

export interface SiteParsing {
  content: Content;
  /** The text of every content file, including files with problems. */
  texts: ReadonlyMap<string, string>;
  problems: Problem[];
}

export interface ParseOptions {
  recall?: Recall;
  /** Refuse the practice's own code. */
  contentOnly?: boolean | undefined;
}

/** Parses the content files of all kinds, and finds what else is among the files of a practice. */
export function parseSite(
  { files: all, packageWords }: SiteFiles,
  kinds: readonly Kind[],
  { recall = recallNothing, contentOnly = false }: ParseOptions = {},
): SiteParsing {
  const unusable = findUnreadableNames(all);
  const files = unusable.size === 0 ? all : all.filter((file) => !unusable.has(file));
  const listFolder = (name: string): SiteFile[] => files.filter(({ path }) => path.startsWith(`${name}/`));
  const [assets, site] = [listFolder("assets"), listFolder("site")];
  const { files: rootFiles, problems: rootProblems } = chooseRootFiles(assets);
  const content: ReadContent = { kinds, translations: [], assets: mapAssets(assets), rootFiles, ...emptyFolder() };
  const others = new Map<string, ReadFiles>();
  const texts = new Map<string, string>();
  const names = new Map(site.map((file) => [nameBelowSite(file), file]));
  const problems = [
    ...unusable.values(),
    ...findMisplaced(files, contentOnly),
    ...rootProblems,
    ...site.flatMap((file) => addFile(file, { content, others, texts, names, recall })),
    ...(files.some(({ path }) => path === "site") ? [] : findMissingFiles(names, content)),
  ];
  const translations = listTranslations(content).map((language) => ({
    ...collect(language, others),
    packageWords: parseWords(language.language, packageWords),
  }));
  problems.push(...findUndeclared(others, translations, content));
  // A misspelled name may stand for a file that also exists.
  const entryFiles = [...new Set(content.entryFiles)];
  return { content: { ...content, entryFiles, translations, ...findLanguage(content, packageWords) }, texts, problems };
}

const nameBelowSite = ({ path }: SiteFile): string => path.slice("site/".length);

/** What was read in the folder of one language. */
interface ReadFiles extends Pick<Content, "entries" | "entryFiles"> {
  files: Record<string, Source>;
  unreadFiles: Set<string>;
}

type ReadContent = Content & ReadFiles;

const emptyFolder = (): ReadFiles => ({ files: {}, entries: [], entryFiles: [], unreadFiles: new Set() });

/** Collects what was read in a language's folder. */
function collect(language: Language, others: ReadonlyMap<string, ReadFiles>): WrittenTranslation {
  const { files, entries, unreadFiles } = others.get(language.folder) ?? emptyFolder();
  return {
    ...language,
    sources: new Map([...Object.values(files), ...entries].map((source) => [insideOf(source.file), source])),
    unread: new Set([...unreadFiles].map(insideOf)),
  };
}

/** Reports folders like those of languages that the practice does not name. A misspelled key may name them. */
function findUndeclared(
  others: ReadonlyMap<string, ReadFiles>,
  translations: readonly Language[],
  { files: own }: Pick<Content, "files">,
): Problem[] {
  const known = translations.map(({ folder }) => folder);
  const keys = Object.keys(own["practice.yaml"]?.data ?? {});
  if (known.length === 0 && keys.some((key) => suggest(key, ["translations"]) !== undefined)) return [];
  return [...others].flatMap(([folder, { files, entryFiles, unreadFiles }]) => {
    const [first] = [...Object.values(files).map(({ file }) => file), ...entryFiles, ...unreadFiles];
    if (known.includes(folder) || first === undefined) return [];
    return [problem("translation/undeclared", startOf(first), { folder, meant: suggestOther(folder, known) })];
  });
}

/** Finds files whose names are not UTF-8, or look like those of others. */
function findUnreadableNames(files: readonly SiteFile[]): Map<SiteFile, Problem> {
  const seen = new Set<string>();
  const isTwin = ({ path }: SiteFile): boolean => seen.size === seen.add(composeAccents(path)).size;
  const found = files.flatMap((file) => {
    const way = file.isLost ? "name" : isTwin(file) ? "twin" : undefined;
    return way === undefined ? [] : [[file, problem("file/unreadable", startOf(file.path), { way })] as const];
  });
  return new Map(found);
}

/** Whether a file has the bytes of another. */
function isCopyOf({ bytes }: SiteFile, other: SiteFile | undefined): boolean {
  if (bytes === undefined || bytes.length !== other?.bytes?.length) return false;
  return bytes.every((byte, index) => byte === other.bytes![index]);
}

interface AddingFile {
  content: ReadContent;
  /** What is in the folders of other languages, by their names. */
  others: Map<string, ReadFiles>;
  texts: Map<string, string>;
  /** All files in `site/`, by their names there. */
  names: ReadonlyMap<string, SiteFile>;
  recall: Recall;
}

/** Adds a file of `site/` to the content, and returns its problems. */
function addFile(found: SiteFile, { content: first, others, texts, names, recall }: AddingFile): Problem[] {
  const { path: file, isSymbolicLink } = found;
  const name = nameBelowSite(found);
  if (name === notesFile) return [];
  const original = originalOf(name, (each) => names.has(each));
  if (original !== undefined && (original.isMarked || isCopyOf(found, names.get(original.path)))) {
    return [problem("file/copy", startOf(file), { way: "left out", name, original: original.path })];
  }
  const { kinds } = first;
  const kind = kindOf(kinds, file);
  const { folder, inside } = splitLanguage(name);
  const content = kind === undefined || folder === undefined ? first : (others.get(folder) ?? emptyFolder());
  if (kind !== undefined && folder !== undefined) others.set(folder, content);
  if (kind === undefined) {
    const found = suggestFile(inside, kinds);
    const meant = found === undefined ? undefined : name.slice(0, name.length - inside.length) + found;
    // The file exists under a misspelled name, so it must not be reported as missing.
    if (meant !== undefined) content.unreadFiles.add(`site/${meant}`);
    if (meant !== undefined && isInFolder(kindOf(kinds, `site/${meant}`)) && !meant.includes("*")) {
      content.entryFiles.push(`site/${meant}`);
    }
    return [problem("file/unexpected", startOf(file), describeUnexpected(name, meant, names))];
  }
  const isEntry = isInFolder(kind);
  if (isEntry) content.entryFiles.push(file);
  if (isSymbolicLink) {
    content.unreadFiles.add(file);
    return [problem("file/symbolic-link", startOf(file), { way: "here" })];
  }
  const { text, source, problems } = parseFile(found, kind, recall);
  if (text !== undefined) texts.set(file, text);
  if (source === undefined) content.unreadFiles.add(file);
  else if (isEntry) content.entries.push(source);
  else content.files[inside] = source;
  // The name of a page's file is its address, which has no spaces, so another problem says what is wrong with it.
  const hasAddress = kind.page !== undefined && hasNeededKey(kind.page, source?.data);
  if (original === undefined || hasAddress) return problems;
  return [...problems, problem("file/copy", startOf(file), { way: "both", name, original: original.path })];
}

/** Films and pictures belong in assets/. */
function describeUnexpected(
  name: string,
  meant: string | undefined,
  names: ReadonlyMap<string, SiteFile>,
): Details<"file/unexpected"> {
  if (meant !== undefined && names.has(meant)) return { way: "taken", name, meant };
  if (meant !== undefined) {
    return { way: "misspelled", name, meant, isText: name.toLowerCase() === `${meant}.txt`.toLowerCase() };
  }
  const folder = /\.(?:mp4|webm|mov)$/i.test(name) ? "videos" : "pictures";
  return /\.(?:mp4|webm|mov|svg|jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name)
    ? { way: "media", name, folder }
    : { way: "other", name };
}

function findMissingFiles(names: ReadonlyMap<string, SiteFile>, content: ReadContent): Problem[] {
  return content.kinds.flatMap(({ needed, ...kind }) => {
    if (needed === undefined) return [];
    const isThere =
      folderOf(kind) === undefined
        ? names.has(needed.file) || content.unreadFiles.has(`site/${needed.file}`)
        : content.entryFiles.some((file) => kindOf([kind], file));
    return isThere ? [] : [problem("file/missing", startOf(`site/${needed.file}`), { purpose: needed.purpose })];
  });
}

const isInFolder = (kind: Kind | undefined): boolean => kind !== undefined && folderOf(kind) !== undefined;

interface ParsedFile {
  /** Absent if the file is not text. */
  text?: string;
  source?: Source;
  problems: Problem[];
}

/** Parses a file, unless its state is the same as when it was last parsed. */
function parseFile(file: SiteFile, kind: Kind, recall: Recall): ParsedFile {
  const parse = (): ParsedFile => {
    const decoded = decodeText(file, kind);
    const { text, problems } = decoded;
    return text === undefined || problems.length > 0 ? decoded : { text, ...parseSource(file.path, text, kind) };
  };
  return file.state === undefined ? parse() : recall("source", [file.path, file.state], parse);
}

/** Parses the text of a content file. */
export function parseSource(file: string, text: string, kind: Kind): Omit<ParsedFile, "text"> {
  if (file.endsWith(".md")) {
    const { source, problems } = readMarkdown(file, text);
    return { ...(source && { source: { kind, ...source } }), problems };
  }
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  return {
    source: { file, kind, text, data: yaml.data, ...yaml.places, body: "", bodyOffset: text.length },
    problems: yaml.warnings,
  };
}

const mapAssets = (files: readonly SiteFile[]): AssetFiles =>
  new Map(
    files.map(({ path, absolutePath = path, isSymbolicLink }) => [
      composeAccents(path.slice("assets/".length)),
      { absolutePath, ...(isSymbolicLink && { isSymbolicLink }) },
    ]),
  );

/**
 * Reports symbolic links that no content names: the folders themselves, files for hosts, and templates. With `contentOnly`, reports every
 * template.
 */
function findMisplaced(files: readonly SiteFile[], contentOnly: boolean): Problem[] {
  return files.flatMap(({ path, isSymbolicLink }) => {
    const isTemplate = path.startsWith("templates/");
    const isUnnamed = isTemplate || !path.includes("/") || `${path}/`.startsWith(`assets/${rootFolder}/`);
    if (isSymbolicLink) return isUnnamed ? [problem("file/symbolic-link", startOf(path), { way: "here" })] : [];
    return contentOnly && isTemplate ? [problem("code/not-content", startOf(path), undefined)] : [];
  });
}
