import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { BuildResult } from "../build-options.ts";
import { isFolder } from "../lib/disk/folders.ts";
import { placeFile } from "../lib/disk/replace-file.ts";
import { writeYaml } from "../lib/write-yaml.ts";
import type { SiteFile, SiteFiles } from "../model/build/site-files.ts";
import { groupAt } from "../model/build/walk-fields.ts";
import type { Problem } from "../problems/problem.ts";
import { readSite } from "../steps/read/read-site.ts";
import { changeText } from "../edit/change/change-text.ts";
import { readWritten } from "../edit/change/read-written.ts";
import type { Given } from "../scaffold/answers.ts";
import type { StarterFile } from "../scaffold/starter-files.ts";
import { convertSite, noneRefused, type ConvertedSite, type RefusedParts } from "./convert-site.ts";
import { listWordlessFiles } from "./find-in-copy.ts";
import { listSampleServices, makePractice, type NewPractice } from "./make-practice.ts";
import { readPlan, writePlan, type Plan } from "./plan.ts";
import { proposePlan } from "./propose-plan.ts";
import { ImportRefused } from "./refused.ts";
import { writeReport } from "./report.ts";
import { readExport } from "./read-export.ts";
import { readSavedSite, type SavedSite } from "./saved-site.ts";

export interface ImportOptions extends NewPractice {
  /** The folder of saved pages; an export may do without. */
  folder: string | undefined;
  /** An export of WordPress. */
  exportFile: string | undefined;
  /** A plan that a person has written or changed. */
  planFile: string | undefined;
  /** Whether to write nothing. */
  isDry: boolean;
  /** Makes the site in memory, to hear what it refuses. */
  build: (files: SiteFiles) => Promise<BuildResult>;
}

export interface Imported {
  /** The text of the plan. */
  plan: string;
  /** Present unless nothing was to be written. */
  done?: {
    converted: ConvertedSite;
    written: number;
    kept: string[];
    forgotten: string[];
    isNew: boolean;
    errors: number;
  };
}

/** Moves a saved site into a practice, which it makes if there is none. Writes over nothing. */
export async function importSite(options: ImportOptions): Promise<Imported> {
  const { root, planFile, isDry } = options;
  const site = await readOldSite(options);
  const proposed = planFile === undefined ? proposePlan(site) : readPlan(planFile);
  const told = listWordlessFiles(site, proposed).map((file) => [file, site.words.get(path.posix.basename(file)) ?? ""]);
  const plan = { ...proposed, words: { ...(Object.fromEntries(told) as Plan["words"]), ...proposed.words } };
  const text = writePlan(plan);
  if (isDry) return { plan: text };
  const refused = { ...noneRefused(), files: new Set(listRefusedFiles(root, site.folder)) };
  const isNew = !isFolder(path.join(root, "site"));
  const { hours: _, ...facts } = plan.facts;
  const { country, language }: Given = facts;
  const missing = [...(country === undefined ? ["country"] : []), ...(language === undefined ? ["language"] : [])];
  if (isNew && missing.length > 0) throw new ImportRefused(askFor(missing, plan));
  if (isNew) await makePractice(options, plan);
  const { converted, errors } = await settle(options, (parts) => convertSite(site, plan, parts), {
    plan,
    refused,
  });
  converted.texts.set("import/plan.yaml", text);
  const forgotten = listForgotten(root, converted);
  converted.texts.set(reportPath, writeReport(converted, { plan, refused, forgotten }));
  return { plan: text, done: { converted, errors, isNew, forgotten, ...writeAll(root, site.folder, converted) } };
}

/** A country decides the number that patients in danger call, so none is taken because nothing else is known. */
function askFor(missing: readonly string[], { undecided }: Plan): string {
  const likely = missing.flatMap((key) => undecided[key]?.map(({ value }) => `${key}: ${String(value)}`) ?? []);
  const named = likely.length === 0 ? "" : ` Likely values are ${likely.join(", ")}.`;
  return `The saved pages do not say for sure in which ${missing.join(" and ")} the practice is.${named} Add "--dry-run > plan.yaml", write ${missing.join(" and ")} into "facts" of that file, and import with "--plan plan.yaml".`;
}

/** Lists the files that an earlier import has written, as its report says, and this one does not. */
function listForgotten(root: string, { texts }: ConvertedSite): string[] {
  const files = [...readReport(root).matchAll(/^- (?:.*: )?(site\/\S+\.md)[,:] /gm)].map(([, file = ""]) => file);
  return files.filter((file) => !texts.has(file) && existsSync(path.join(root, file)));
}

/**
 * Lists the files of the copy that the site has refused at an earlier import, unless they have been saved anew since. Pages that are there do
 * not name them, so they seem to be fine.
 */
function listRefusedFiles(root: string, folder: string): string[] {
  const [, list = ""] = /^## Files that the site refuses\n\n((?:- .*\n)+)/m.exec(readReport(root)) ?? [];
  const changed = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const reported = changed(path.join(root, reportPath));
  return [...list.matchAll(/^- (.*)\.$/gm)]
    .map(([, file = ""]) => file)
    .filter((file) => changed(path.join(folder, file)) < reported);
}

const reportPath = "import/report.md";

function readReport(root: string): string {
  const file = path.join(root, reportPath);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Reads the pages that were saved, and what only an export has. */
async function readOldSite({
  folder = "",
  exportFile,
}: ImportOptions): Promise<SavedSite & { words: Map<string, string> }> {
  if (folder !== "" && !isFolder(folder)) throw new ImportRefused(`${folder} is no folder of saved pages.`);
  const { pages, words, unread } = await readExport(exportFile);
  const site = readSavedSite(folder, pages);
  if (site.pages.length === 0) throw new ImportRefused(`${folder || exportFile!} has no pages that could be read.`);
  const notRead = [...unread].map(([what, count]) => ({
    file: path.basename(exportFile ?? ""),
    why: `${count} ${what}`,
  }));
  return { ...site, words, unread: [...site.unread, ...notRead] };
}

/** The most times that an import is tried. Each time, at least one part was refused. */
const mostTries = 30;

/** Takes out of an import what the site refuses, until it refuses nothing. Returns the number of mistakes that are not the import's. */
async function settle(
  options: ImportOptions,
  convert: (refused: RefusedParts) => ConvertedSite,
  { plan, refused }: { plan: Plan; refused: RefusedParts },
): Promise<{ converted: ConvertedSite; errors: number }> {
  const { root, folder = "", build } = options;
  let samples: StarterFile[] = [];
  for (let tries = 1; ; tries++) {
    const converted = convert(refused);
    for (const { path: name, contents } of samples) {
      if (name.startsWith("site/")) converted.texts.set(name, String(contents));
      else converted.copies.set(name, path.join(options.init.packageFolder, name));
    }
    converted.texts.set("site/redirects.yaml", addRedirects(root, converted));
    const files = layImport(readSite(root), converted, folder);
    const { problems, texts } = await build(files);
    const errors = problems.filter(({ severity }) => severity === "error");
    const { pages, files: copies, redirects, menu } = refused;
    const counts = (): number => [pages, copies, redirects, menu].reduce((sum, { size }) => sum + size, samples.length);
    const before = counts();
    const lacksService = ({ code, place }: Problem): boolean =>
      code === "file/missing" && place.file.startsWith("site/services/");
    if (errors.some(lacksService)) samples = listSampleServices(options, plan);
    for (const error of errors) refuse(error, { converted, texts, refused });
    if (counts() === before || tries === mostTries) return { converted, errors: errors.length };
  }
}

/** Lays the import's files over those of the practice, which stay as they are. */
function layImport(site: SiteFiles, { texts, copies }: ConvertedSite, folder: string): SiteFiles {
  const known = new Set(site.files.map((file) => file.path));
  const isNew = (name: string): boolean =>
    /^(site|assets)\//.test(name) && (!known.has(name) || name === "site/redirects.yaml");
  const written = [...texts].flatMap(([name, text]): SiteFile[] =>
    isNew(name) ? [{ path: name, bytes: Buffer.from(text) }] : [],
  );
  const copied = [...copies].flatMap(([name, from]): SiteFile[] => {
    const absolutePath = path.resolve(folder, from);
    const bytes = name.startsWith("assets/root/") ? { bytes: readFileSync(absolutePath) } : {};
    return isNew(name) ? [{ path: name, absolutePath, ...bytes }] : [];
  });
  const kept = site.files.filter(({ path: name }) => name !== "site/redirects.yaml");
  return { ...site, files: [...kept, ...written, ...copied].sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Finds the part of the import that a mistake is in: a picture, a redirect, the menu or a page. */
function refuse(
  { code, place, message }: Problem,
  { converted, texts, refused }: { converted: ConvertedSite; texts: BuildResult["texts"]; refused: RefusedParts },
): void {
  const lines = (texts.get(place.file) ?? "").split("\n");
  const line = lines[place.line - 1] ?? "";
  const [, picture] = /\b((?:pictures|files)\/[\w.-]+)/.exec(code.startsWith("media/") ? line : place.file) ?? [];
  const copy = converted.copies.get(`assets/${picture}`) ?? converted.copies.get(place.file);
  const report = converted.reports.find(({ file }) => file === place.file);
  if (copy !== undefined) refused.files.add(copy);
  else if (place.file === "site/navigation.yaml" && converted.texts.has(place.file)) refused.menu.add(message);
  else if (place.file === "site/redirects.yaml") {
    const at = lines.slice(0, place.line).filter((each) => each.startsWith("- ")).length - 1;
    const { from } = groupAt(readWritten(place.file, lines.join("\n"))?.data, [at]);
    if (typeof from === "string") refused.redirects.add(from);
  } else if (report) refused.pages.set(report.page.from, `${code}: ${message}`);
}

/** Returns the text of the list of old addresses, with those that it lacks at its end. */
function addRedirects(root: string, { redirects }: ConvertedSite): string {
  const file = path.join(root, "site/redirects.yaml");
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (before === "") {
    const head =
      "# yaml-language-server: $schema=.schema/redirects.json\n# Addresses of the former site, and the page that each leads to now.\n\n";
    return `${head}${writeYaml(redirects).join("\n")}\n`;
  }
  const data = readWritten("site/redirects.yaml", before)?.data;
  if (data === undefined) return before;
  const known = new Set((Array.isArray(data) ? data : []).map((entry: unknown) => groupAt(entry).from));
  const missing = redirects.filter(({ from }) => !known.has(from));
  const changed = changeText(
    "site/redirects.yaml",
    before,
    missing.map((value) => ({ kind: "add", path: [], value })),
  );
  return "text" in changed ? changed.text : before;
}

/** Writes what is not there yet, each file whole; what the plan and the report say, and the list of old addresses, are renewed. */
function writeAll(root: string, folder: string, { texts, copies }: ConvertedSite): { written: number; kept: string[] } {
  const kept: string[] = [];
  let written = 0;
  const write = (name: string, contents: Uint8Array): void => {
    const file = path.join(root, name);
    const isThere = existsSync(file);
    if (isThere && readFileSync(file).equals(contents)) return;
    if (isThere && !/^import\/|^site\/redirects\.yaml$/.test(name)) {
      kept.push(name);
      return;
    }
    placeFile(file, contents);
    written++;
  };
  for (const [name, from] of copies) write(name, readFileSync(path.resolve(folder, from)));
  for (const [name, text] of texts) write(name, Buffer.from(text));
  return { written, kept };
}
