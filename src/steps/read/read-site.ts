import { lstatSync } from "node:fs";
import path from "node:path";
import { folderOf, hasNeededKey, kindOf, notesFile, type Kind } from "../../model/kind.ts";
import { recallNothing, type Recall } from "../../model/memory.ts";
import { unsureMilliseconds } from "../../ground/disk/file-state.ts";
import { composeAccents } from "../../model/compose-accents.ts";
import { isFolder } from "../../ground/disk/folders.ts";
import { originalOf } from "../../model/left-behind.ts";
import { startOf } from "../../model/place.ts";
import { rootFolder } from "../../model/root-names.ts";
import type { AssetFiles, Content, Source, WrittenTranslation } from "../../model/source.ts";
import { insideOf, splitLanguage, type Language } from "../../model/translation.ts";
import { packageFolder } from "../../ground/package-folder.ts";
import { problem, suggest, type Problem } from "../../problems/problem.ts";
import { missingSite } from "../../ground/usage-error.ts";
import { readMarkdown } from "./front-matter.ts";
import { listFiles, type List, type ListedFile } from "./list-files.ts";
import { findRefusedCode } from "./own-code.ts";
import { listTranslations, readLanguage, readPackageWords } from "./language.ts";
import { readRootFiles } from "./read-root-files.ts";
import { suggestFile } from "./suggest-file.ts";
import { readText } from "./text.ts";
import { readYaml } from "./yaml.ts";
import { isCopy } from "./is-copy.ts";

export interface SiteReading {
  content: Content;
  /** The text of every content file, including files with problems. */
  texts: ReadonlyMap<string, string>;
  problems: Problem[];
}

export interface ReadOptions {
  recall?: Recall;
  /** The time before any file is read, in milliseconds since 1970. */
  now?: number;
  list?: List | undefined;
  /** Refuse the practice's own code. */
  contentOnly?: boolean | undefined;
}

/** Reads the files of all kinds in `site/`, and lists `assets/`, below `root`. Throws a UsageError when there is no `site/`. */
export function readSite(
  root: string,
  kinds: readonly Kind[],
  { recall = recallNothing, now = 0, list = listFiles, contentOnly = false }: ReadOptions = {},
): SiteReading {
  if (!isFolder(path.join(root, "site"))) {
    throw missingSite(root);
  }
  const assetList = listReadable(root, "assets", list);
  const siteList = listReadable(root, "site", list);
  const templateList = root === packageFolder ? undefined : listReadable(root, "templates", list);
  const assets = listAssets(assetList.files);
  const { files: rootFiles, problems: rootProblems } = readRootFiles(assets);
  const content: ReadContent = { kinds, translations: [], assets, rootFiles, ...emptyFolder() };
  const others = new Map<string, ReadFiles>();
  const texts = new Map<string, string>();
  const names = new Set(siteList.files.map(({ name }) => name));
  const problems = [
    ...assetList.problems,
    ...siteList.problems,
    ...(templateList?.problems ?? []),
    ...findLinksOnTheWay(root, assets),
    ...findRefusedCode(templateList?.files ?? [], contentOnly),
    ...rootProblems,
    ...siteList.files.flatMap((file) => readListed(file, { kinds, content, others, texts, names, recall, now })),
    ...findMissingFiles(root, names, content),
  ];
  const translations = listTranslations(content).map((language) => collect(language, others));
  problems.push(...findUndeclared(others, translations, content));
  // A misspelled name may stand for a file that also exists.
  const entryFiles = [...new Set(content.entryFiles)];
  return { content: { ...content, entryFiles, translations, ...readLanguage(content) }, texts, problems };
}

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
    packageWords: readPackageWords(language.language),
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
    return [problem("translation/undeclared", startOf(first), { folder, known })];
  });
}

/** Lists the files of one of the practice's folders, without those whose names are not UTF-8. */
function listReadable(
  root: string,
  name: "site" | "assets" | "templates",
  list: List,
): { files: ListedFile[]; problems: Problem[] } {
  const folder = path.join(root, name);
  const all = isLink(folder) ? [] : list(folder);
  const lost = all.filter(({ isLost }) => isLost);
  const seen = new Set<string>();
  const twins = all.filter((each) => seen.size === seen.add(composeAccents(each.name)).size);
  const problems = [
    ...lost.map((each) => problem("file/unreadable", startOf(`${name}/${each.name}`), {})),
    ...twins.map((each) => problem("file/unreadable", startOf(`${name}/${each.name}`), { isTwin: true })),
  ];
  return { files: problems.length === 0 ? all : all.filter((each) => !each.isLost && !twins.includes(each)), problems };
}

interface ReadingListed {
  kinds: readonly Kind[];
  content: ReadFiles;
  /** What is in the folders of other languages, by their names. */
  others: Map<string, ReadFiles>;
  texts: Map<string, string>;
  /** The names of all files in `site/`. */
  names: ReadonlySet<string>;
  recall: Recall;
  now: number;
}

/** Adds a file of `site/` to the content, and returns its problems. */
function readListed(listed: ListedFile, { kinds, others, texts, names, ...options }: ReadingListed): Problem[] {
  const { name, isSymbolicLink } = listed;
  if (name === notesFile) return [];
  const file = `site/${name}`;
  const original = originalOf(name, (each) => names.has(each));
  if (original !== undefined && isCopy(listed, original)) {
    return [problem("file/copy", startOf(file), { name, original: original.path, isLeftOut: true })];
  }
  const kind = kindOf(kinds, file);
  const { folder } = splitLanguage(name);
  const content = kind === undefined || folder === undefined ? options.content : (others.get(folder) ?? emptyFolder());
  if (kind !== undefined && folder !== undefined) others.set(folder, content);
  if (kind === undefined) {
    const { inside } = splitLanguage(name);
    const found = suggestFile(inside, kinds);
    const meant = found === undefined ? undefined : name.slice(0, name.length - inside.length) + found;
    // The file exists under a misspelled name, so it must not be reported as missing.
    if (meant !== undefined) content.unreadFiles.add(`site/${meant}`);
    if (meant !== undefined && isInFolder(kindOf(kinds, `site/${meant}`)) && !meant.includes("*")) {
      content.entryFiles.push(`site/${meant}`);
    }
    const isTaken = meant !== undefined && names.has(meant);
    return [problem("file/unexpected", startOf(file), { name, meant, isTaken })];
  }
  const isEntry = isInFolder(kind);
  if (isEntry) content.entryFiles.push(file);
  if (isSymbolicLink) {
    content.unreadFiles.add(file);
    return [problem("file/symbolic-link", startOf(file), { link: undefined })];
  }
  const { text, result } = readContentFile(listed, file, { kind, recall: options.recall, now: options.now });
  if (text !== undefined) texts.set(file, text);
  if (result.source === undefined) content.unreadFiles.add(file);
  else if (isEntry) content.entries.push(result.source);
  else content.files[splitLanguage(name).inside] = result.source;
  // The name of a page's file is its address, which has no spaces, so another problem says what is wrong with it.
  const hasAddress = kind.page !== undefined && hasNeededKey(kind.page, result.source?.data);
  if (original === undefined || hasAddress) return result.problems;
  return [...result.problems, problem("file/copy", startOf(file), { name, original: original.path, isLeftOut: false })];
}

function findMissingFiles(root: string, names: ReadonlySet<string>, content: ReadContent): Problem[] {
  if (isLink(path.join(root, "site"))) return [];
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

interface Parsed {
  source?: Source;
  problems: Problem[];
}

/** The content of a file; without `text` if the file is not text. */
interface FileReading {
  text?: string;
  result: Parsed;
}

/** Reads a file, unless its state is the same as when it was last read. */
function readContentFile(
  { absolutePath, state, changed }: ListedFile,
  file: string,
  { kind, recall, now }: Required<Pick<ReadOptions, "recall" | "now">> & { kind: Kind },
): FileReading {
  const read = (): FileReading => {
    const { text, problems } = readText(absolutePath, file, kind);
    if (text === undefined) return { result: { problems } };
    return { text, result: problems.length > 0 ? { problems } : parseSource(file, text, kind) };
  };
  const isSure = now - changed > unsureMilliseconds;
  return isSure ? recall("source", [file, absolutePath, state], read) : read();
}

/** Parses the text of a content file. */
export function parseSource(file: string, text: string, kind: Kind): Parsed {
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

function listAssets(files: readonly ListedFile[]): AssetFiles {
  return new Map(
    files.map(({ name, absolutePath, isSymbolicLink }) => [
      composeAccents(name),
      { absolutePath, ...(isSymbolicLink && { isSymbolicLink }) },
    ]),
  );
}

/** Reports symbolic links on the way to files that no content names: the folders themselves, and files for hosts. */
function findLinksOnTheWay(root: string, assets: AssetFiles): Problem[] {
  const folders = ["site", "assets", "templates"].filter((name) => isLink(path.join(root, name)));
  const forHosts = [...assets].filter(
    ([name, { isSymbolicLink }]) => isSymbolicLink && (name === rootFolder || name.startsWith(`${rootFolder}/`)),
  );
  return [...folders, ...forHosts.map(([name]) => `assets/${name}`)].map((file) =>
    problem("file/symbolic-link", startOf(file), { link: undefined }),
  );
}

function isLink(absolutePath: string): boolean {
  return lstatSync(absolutePath, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
