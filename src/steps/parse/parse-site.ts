import { composeAccents } from "../../model/text/compose-accents.ts";
import { folderOf, kindOf, type Kind } from "../../model/build/kind.ts";
import { recallNothing, type Recall } from "../../model/build/recall.ts";
import { startOf } from "../../model/build/place.ts";
import { rootFolder } from "../../model/build/root-names.ts";
import type { SiteFile, SiteFiles } from "../../model/build/site-files.ts";
import type { AssetFiles, Content, WrittenTranslation } from "../../model/build/source.ts";
import { insideOf, type Language } from "../../model/build/translation.ts";
import { problem, suggest, suggestOther, type Problem } from "../../problems/problem.ts";
import { addFile, emptyFolder, nameBelowSite, type ReadContent, type ReadFiles } from "./add-file.ts";
import { findLanguage, findRightFolder, listTranslations, parseWords } from "./language.ts";
import { chooseRootFiles } from "./root-files.ts";
import { isMeantAsContent, reportLeftOut } from "./suggest-file.ts";

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
  const spoken = [...packageWords.keys()].filter((form) => new Intl.Locale(form).region === undefined);
  const content: ReadContent = {
    ...{ kinds, translations: [], assets: mapAssets(assets), rootFiles, spoken },
    ...emptyFolder(),
  };
  const others = new Map<string, ReadFiles>();
  const texts = new Map<string, string>();
  const leftOut = site.filter((file) => !isMeantAsContent(file, kinds));
  const written = site.filter((file) => !leftOut.includes(file));
  const names = new Map(written.map((file) => [nameBelowSite(file), file]));
  const problems = [
    ...unusable.values(),
    ...findMisplaced(files, contentOnly),
    ...rootProblems,
    ...reportLeftOut(leftOut),
    ...written.flatMap((file) => addFile(file, { first: content, others, texts, names, recall })),
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

/** Collects what was read in a language's folder. */
function collect(language: Language, others: ReadonlyMap<string, ReadFiles>): WrittenTranslation {
  const { files, entries, unreadFiles } = others.get(language.folder) ?? emptyFolder();
  return {
    ...language,
    sources: new Map([...Object.values(files), ...entries].map((source) => [insideOf(source.file), source])),
    unread: new Set([...unreadFiles].map(insideOf)),
  };
}

/** Reports folders like those of languages that the practice does not name. A misspelled key may name them, and a file with mistakes may. */
function findUndeclared(
  others: ReadonlyMap<string, ReadFiles>,
  translations: readonly Language[],
  content: Pick<Content, "files" | "unreadFiles">,
): Problem[] {
  if (content.unreadFiles.has("site/practice.yaml")) return [];
  const known = translations.map(({ folder }) => folder);
  const keys = Object.keys(content.files["practice.yaml"]?.data ?? {});
  if (known.length === 0 && keys.some((key) => suggest(key, ["translations"]) !== undefined)) return [];
  return [...others].flatMap(([folder, { files, entryFiles, unreadFiles }]) => {
    const [first] = [...Object.values(files).map(({ file }) => file), ...entryFiles, ...unreadFiles];
    if (known.includes(folder) || first === undefined) return [];
    const { right, tags } = findRightFolder(folder, content);
    const shown = tags?.join(", ");
    const details =
      shown !== undefined && right === `site/${folder}/`
        ? ({ way: "no tag", folder, tags: shown, meant: suggestOther(folder, known) } as const)
        : ({ way: "folder", folder, right, tags: shown } as const);
    return [problem("translation/undeclared", startOf(first), details)];
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
