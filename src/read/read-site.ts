import { lstatSync } from "node:fs";
import path from "node:path";
import { contentFiles, optionalContentFiles, servicesFolder, type ContentFile } from "../model/content-files.ts";
import { recallNothing, type Recall } from "../memory.ts";
import { unsureMilliseconds } from "../disk/file-state.ts";
import { startOf } from "../model/place.ts";
import type { AssetFiles, Content, Source } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";
import { missingSite } from "../usage-error.ts";
import { readMarkdown } from "./front-matter.ts";
import { isFolder, listFiles, type List, type ListedFile } from "./list-files.ts";
import { readRootFiles } from "./read-root-files.ts";
import { suggestFile } from "./suggest-file.ts";
import { readText } from "./text.ts";
import { readYaml } from "./yaml.ts";

const known = { ...contentFiles, ...optionalContentFiles };

export interface SiteReading {
  content: Content;
  /** The text of every content file that is text, also of those with problems. */
  texts: ReadonlyMap<string, string>;
  problems: Problem[];
}

export interface ReadOptions {
  recall?: Recall;
  /** Milliseconds since 1970, from before any file is read. */
  now?: number;
  list?: List | undefined;
}

/** Reads `site/` and lists `assets/` below `root`. Throws a UsageError when there is no `site/`. */
export function readSite(
  root: string,
  { recall = recallNothing, now = 0, list = listFiles }: ReadOptions = {},
): SiteReading {
  if (!isFolder(path.join(root, "site"))) {
    throw missingSite(root);
  }
  const problems: Problem[] = [];
  const unreadFiles = new Set<string>();
  const listHere = (name: "site" | "assets"): ListedFile[] => {
    const folder = path.join(root, name);
    const all = isLink(folder) ? [] : list(folder);
    const lost = all.filter(({ isLost }) => isLost);
    problems.push(...lost.map((each) => problem("file/unreadable", startOf(`${name}/${each.name}`), {})));
    return lost.length === 0 ? all : all.filter(({ isLost }) => !isLost);
  };
  const assets = listAssets(listHere("assets"));
  const { files: rootFiles, problems: rootProblems } = readRootFiles(assets);
  problems.push(...findLinksOnTheWay(root, assets), ...rootProblems);
  const content: Content = { files: {}, services: [], serviceFiles: [], unreadFiles, assets, rootFiles };
  const texts = new Map<string, string>();
  const found = listHere("site");
  for (const each of found) {
    const { name, isSymbolicLink } = each;
    const file = `site/${name}`;
    const isService = path.posix.dirname(name) === servicesFolder && name.endsWith(".md");
    if (!isService && !Object.hasOwn(known, name)) {
      const knownNames = [...Object.keys(known), "services/*.md"];
      const meant = suggestFile(name, knownNames);
      problems.push(problem("file/unexpected", startOf(file), { name, known: knownNames, meant }));
      // It is there, under a name with a slip.
      if (meant !== undefined) unreadFiles.add(`site/${meant}`);
      continue;
    }
    if (isService) content.serviceFiles.push(file);
    if (isSymbolicLink) {
      problems.push(problem("file/symbolic-link", startOf(file), { link: undefined }));
      unreadFiles.add(file);
      continue;
    }
    const { text, result } = readSource(each, file, { recall, now });
    if (text !== undefined) texts.set(file, text);
    problems.push(...result.problems);
    if (result.source === undefined) {
      unreadFiles.add(file);
      continue;
    }
    if (isService) content.services.push(result.source);
    else content.files[name as ContentFile] = result.source;
  }
  const names = new Set(found.map(({ name }) => name));
  for (const [name, purpose] of Object.entries(isLink(path.join(root, "site")) ? {} : contentFiles)) {
    const file = `site/${name}`;
    if (!names.has(name) && !unreadFiles.has(file)) problems.push(problem("file/missing", startOf(file), { purpose }));
  }
  return { content, texts, problems };
}

interface Parsed {
  source?: Source;
  problems: Problem[];
}

/** What a file holds; without a text where it is none. */
interface Reading {
  text?: string;
  result: Parsed;
}

/** A file is not read again while its state is the one it had when it was read. */
function readSource(
  { absolutePath, state, changed }: ListedFile,
  file: string,
  { recall, now }: Required<Pick<ReadOptions, "recall" | "now">>,
): Reading {
  const read = (): Reading => {
    const { text, problems } = readText(absolutePath, file);
    return text === undefined ? { result: { problems } } : { text, result: parseSource(file, text) };
  };
  const isSure = now - changed > unsureMilliseconds;
  return isSure ? recall("file", () => `${absolutePath}\n${state}`, read) : read();
}

function parseSource(file: string, text: string): Parsed {
  if (file.endsWith(".md")) return readMarkdown(file, text);
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  return {
    source: { file, text, data: yaml.data, ...yaml.places, body: "", bodyOffset: text.length },
    problems: yaml.warnings,
  };
}

function listAssets(files: readonly ListedFile[]): AssetFiles {
  return new Map(
    files.map(({ name, absolutePath, isSymbolicLink }) => [
      name,
      { absolutePath, ...(isSymbolicLink && { isSymbolicLink }) },
    ]),
  );
}

/** Links in the way of files that are found without being named: the folders themselves, stylesheets, scripts, and files for hosts. */
function findLinksOnTheWay(root: string, assets: AssetFiles): Problem[] {
  const folders = ["site", "assets"].filter((name) => isLink(path.join(root, name)));
  const code = [...assets].filter(
    ([name, { isSymbolicLink }]) => isSymbolicLink && /^(css|script|root)(\/|$)/.test(name),
  );
  return [...folders, ...code.map(([name]) => `assets/${name}`)].map((file) =>
    problem("file/symbolic-link", startOf(file), { link: undefined }),
  );
}

function isLink(absolutePath: string): boolean {
  return lstatSync(absolutePath, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}
