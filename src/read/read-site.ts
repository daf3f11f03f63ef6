import { lstatSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { contentFiles, optionalContentFiles, servicesFolder, type ContentFile } from "../model/content-files.ts";
import { recallNothing, type Recall } from "../memory.ts";
import { startOf } from "../model/place.ts";
import type { AssetFiles, Content, Source } from "../model/source.ts";
import { problem, type Problem } from "../problem.ts";
import { missingSite } from "../usage-error.ts";
import { readMarkdown } from "./front-matter.ts";
import { readText } from "./text.ts";
import { readYaml } from "./yaml.ts";

const known = { ...contentFiles, ...optionalContentFiles };

export interface SiteReading {
  content: Content;
  /** The text of every content file that is text, also of those with problems. */
  texts: ReadonlyMap<string, string>;
  problems: Problem[];
}

/** Reads `site/` and lists `assets/` below `root`. Throws a UsageError when there is no `site/`. */
export function readSite(root: string, recall: Recall = recallNothing): SiteReading {
  if (!isFolder(path.join(root, "site"))) {
    throw missingSite(root);
  }
  const problems: Problem[] = [];
  const unreadFiles = new Set<string>();
  const isElsewhere = (name: string): boolean => isLink(path.join(root, name));
  const assets = isElsewhere("assets") ? new Map<string, never>() : listAssets(path.join(root, "assets"));
  const content: Content = { files: {}, services: [], serviceFiles: [], unreadFiles, assets };
  const texts = new Map<string, string>();
  const found = isElsewhere("site") ? new Map<string, never>() : listFiles(path.join(root, "site"));
  problems.push(...findLinksOnTheWay(root, assets));

  for (const [name, { isSymbolicLink }] of found) {
    const file = `site/${name}`;
    const isService = path.posix.dirname(name) === servicesFolder && name.endsWith(".md");
    if (!isService && !Object.hasOwn(known, name)) {
      problems.push(
        problem("file/unexpected", startOf(file), { name, known: [...Object.keys(known), "services/*.md"] }),
      );
      continue;
    }
    if (isService) content.serviceFiles.push(file);
    if (isSymbolicLink) {
      problems.push(problem("file/symbolic-link", startOf(file), { link: undefined }));
      unreadFiles.add(file);
      continue;
    }
    const result = readSource(path.join(root, file), file, texts, recall);
    problems.push(...result.problems);
    if (result.source === undefined) {
      unreadFiles.add(file);
      continue;
    }
    if (isService) content.services.push(result.source);
    else content.files[name as ContentFile] = result.source;
  }
  for (const [name, purpose] of Object.entries(isElsewhere("site") ? {} : contentFiles)) {
    if (!found.has(name)) problems.push(problem("file/missing", startOf(`site/${name}`), { purpose }));
  }
  return { content, texts, problems };
}

function readSource(
  absolutePath: string,
  file: string,
  texts: Map<string, string>,
  recall: Recall,
): { source?: Source; problems: Problem[] } {
  const { text, problems } = readText(absolutePath, file);
  if (text === undefined) return { problems };
  texts.set(file, text);
  return recall(
    "source",
    () => `${file}\n${text}`,
    () => parseSource(file, text),
  );
}

function parseSource(file: string, text: string): { source?: Source; problems: Problem[] } {
  if (file.endsWith(".md")) return readMarkdown(file, text);
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  return {
    source: { file, text, data: yaml.data, ...yaml.places, body: "", bodyOffset: text.length },
    problems: yaml.warnings,
  };
}

function listAssets(folder: string): AssetFiles {
  return new Map(
    [...listFiles(folder)].map(([name, { isSymbolicLink }]) => {
      const absolutePath = path.join(folder, name);
      return [name, { absolutePath, ...(isSymbolicLink && { isSymbolicLink }) }];
    }),
  );
}

/** Links in the way of files that are found without being named: the folders themselves, stylesheets and scripts. */
function findLinksOnTheWay(root: string, assets: AssetFiles): Problem[] {
  const folders = ["site", "assets"].filter((name) => isLink(path.join(root, name)));
  const code = [...assets].filter(([name, { isSymbolicLink }]) => isSymbolicLink && /^(css|script)(\/|$)/.test(name));
  return [...folders, ...code.map(([name]) => `assets/${name}`)].map((file) =>
    problem("file/symbolic-link", startOf(file), { link: undefined }),
  );
}

function isLink(absolutePath: string): boolean {
  return lstatSync(absolutePath, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

/** A name that is not UTF-8 text leads nowhere as it was read, and nobody can write it. */
function isText(name: string, folder: string): boolean {
  return !name.includes("\ufffd") || lstatSync(path.join(folder, name), { throwIfNoEntry: false }) !== undefined;
}

/** The files and symbolic links below a folder by their path, with forward slashes, sorted; links are not followed; without hidden files and what editors leave behind. */
function listFiles(folder: string): Map<string, { isSymbolicLink: boolean }> {
  if (!isFolder(folder)) return new Map();
  const found = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => ({
      name: path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"),
      isSymbolicLink: entry.isSymbolicLink(),
    }))
    .filter(({ name }) => !/(^|\/)(\.|4913$|Thumbs\.db$)|~$|\.sw[a-z]$/.test(name) && isText(name, folder))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return new Map(found.map(({ name, isSymbolicLink }) => [name, { isSymbolicLink }]));
}

function isFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
