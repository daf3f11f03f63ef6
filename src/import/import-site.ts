import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BuildResult } from "../build-options.ts";
import { isFolder } from "../lib/disk/folders.ts";
import { placeFile } from "../lib/disk/replace-file.ts";
import { writeYaml } from "../lib/write-yaml.ts";
import type { SiteFile, SiteFiles } from "../model/build/site-files.ts";
import { groupAt } from "../model/build/walk-fields.ts";
import { isError, type Problem } from "../problems/problem.ts";
import { readSite } from "../steps/read/read-site.ts";
import { changeText } from "../edit/change/change-text.ts";
import { readWritten } from "../edit/change/read-written.ts";
import { convertSite, RefusedParts, type ConvertedSite } from "./convert-site.ts";
import { findIcons, listWordlessFiles } from "./find-in-copy.ts";
import { addSampleServices, makePractice, refuseShown, type NewPractice } from "./make-practice.ts";
import { initAnswersOf, readPlan, writePlan, type Plan } from "./plan.ts";
import { proposePlan } from "./propose-plan.ts";
import { ImportRefused } from "./refused.ts";
import { writeReport } from "./report.ts";
import { menuOfExport, readExport } from "./read-export.ts";
import { readSavedSite, type SavedSite } from "./saved-site.ts";
import { recallState, savedAt, stateFile } from "./state.ts";

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
  done?: ReturnType<typeof writeAll> & {
    converted: ConvertedSite;
    forgotten: string[];
    isNew: boolean;
    errors: number;
  };
}

/** Moves a saved site into a practice, which it makes if there is none. Writes over nothing. */
export async function importSite(options: ImportOptions): Promise<Imported> {
  const { root, planFile, isDry } = options;
  const site = await readOldSite(options);
  const proposed = planFile === undefined ? await proposePlan(site) : readPlan(planFile);
  const told = listWordlessFiles(site, proposed).map((file) => [file, site.words.get(path.posix.basename(file)) ?? ""]);
  const plan = { ...proposed, words: { ...(Object.fromEntries(told) as Plan["words"]), ...proposed.words } };
  const text = writePlan(plan);
  if (isDry) return { plan: text };
  const state = recallState(root);
  const timeOf = (file: string): number => savedAt(path.join(site.folder, file));
  // Pages that are there do not name what was refused, so only a file that was saved anew is tried again.
  const files = new Set(state.refused.flatMap(([file, time]) => (timeOf(file) === time ? [file] : [])));
  const refused = new RefusedParts(files);
  const isNew = !isFolder(path.join(root, "site"));
  const { country, language } = initAnswersOf(plan);
  const missing = [...(country === undefined ? ["country"] : []), ...(language === undefined ? ["language"] : [])];
  if (isNew && missing.length > 0) throw new ImportRefused(askFor(missing, plan));
  if (isNew) await makePractice(options, plan, site.folder);
  const { converted, errors, samples } = await settle(options, site, { plan, refused });
  const forgotten = state.written.filter((file) => !converted.texts.has(file) && existsSync(path.join(root, file)));
  const own = [...converted.texts.keys()].filter((name) => /^site\/.*\.md$/.test(name) && !samples.includes(name));
  const written = own.concat(forgotten);
  const next = { written, refused: [...files].map((file) => [file, timeOf(file)]) };
  converted.texts.set("import/plan.yaml", text);
  converted.texts.set("import/report.md", writeReport(converted, { plan, refused, forgotten }));
  converted.texts.set(stateFile, `${JSON.stringify(next, undefined, 2)}\n`);
  return { plan: text, done: { converted, errors, isNew, forgotten, ...writeAll(root, site.folder, converted) } };
}

/** A country decides the number that patients in danger call, so none is taken because nothing else is known. */
function askFor(missing: readonly string[], { undecided }: Plan): string {
  const likely = missing.flatMap((key) => undecided[key]?.map(({ value }) => `${key}: ${String(value)}`) ?? []);
  const named = likely.length === 0 ? "" : ` Likely values are ${likely.join(", ")}.`;
  return `The saved pages do not say for sure in which ${missing.join(" and ")} the practice is.${named} Add "--dry-run > plan.yaml", write ${missing.join(" and ")} into "facts" of that file, and import with "--plan plan.yaml".`;
}

/** Reads the pages that were saved, and what only an export has. */
async function readOldSite({
  folder = "",
  exportFile,
}: ImportOptions): Promise<SavedSite & { words: Map<string, string> }> {
  if (folder !== "" && !isFolder(folder)) throw new ImportRefused(`${folder} is no folder of saved pages.`);
  const { pages, words, unread, ...exported } = await readExport(exportFile);
  const site = readSavedSite(folder, pages);
  if (site.pages.length === 0) throw new ImportRefused(`${folder || exportFile!} has no pages that could be read.`);
  const file = path.basename(exportFile ?? "");
  const notRead = [...unread].map(([what, count]) => ({ file, why: `${count} ${what}` }));
  return {
    ...site,
    words,
    icons: await findIcons(site),
    menu: menuOfExport(exported),
    unread: [...site.unread, ...notRead],
  };
}

/**
 * Builds the practice with what was imported. Pages were judged alone before, so this finds what is wrong with others: pictures, redirects, the
 * menu, a post of the future. Takes them out until nothing is refused. Returns the number of mistakes that are not the import's, and
 * the sample services that it added.
 */
async function settle(
  options: ImportOptions,
  saved: SavedSite,
  { plan, refused }: { plan: Plan; refused: RefusedParts },
): Promise<{ converted: ConvertedSite; errors: number; samples: readonly string[] }> {
  const { root, build } = options;
  for (;;) {
    const site = readSite(root);
    const converted = convertSite(saved, plan, refused);
    const names = [...site.files.map((file) => file.path), ...converted.texts.keys()];
    const hasServices = names.some((name) => /^site\/services\/.*\.md$/.test(name));
    const samples = hasServices ? [] : addSampleServices(converted, options, plan);
    converted.texts.set("site/redirects.yaml", addRedirects(root, converted));
    const { problems, texts } = await build(layImport(site, converted, saved.folder));
    const errors = problems.filter(isError);
    const lineOf = ({ place: { file, line } }: Problem): string => texts.get(file)?.split("\n")[line - 1] ?? "";
    const isChanged = errors.map(
      (error) => refuse(error, { converted, texts, refused }) || refuseShown(root, error.place.file, lineOf(error)),
    );
    if (!isChanged.includes(true)) return { converted, errors: errors.length, samples };
  }
}

/** Lays the import's files over those of the practice, which stay as they are. */
function layImport(site: SiteFiles, { texts, copies }: ConvertedSite, folder: string): SiteFiles {
  const kept = site.files.filter(({ path: name }) => name !== "site/redirects.yaml");
  const files = new Map(kept.map((file) => [file.path, file]));
  const add = (file: SiteFile): void => {
    if (/^(site|assets)\//.test(file.path) && !files.has(file.path)) files.set(file.path, file);
  };
  for (const [name, text] of texts) add({ path: name, bytes: Buffer.from(text) });
  for (const [name, from] of copies) {
    const absolutePath = path.resolve(folder, from);
    add({ path: name, absolutePath, ...(name.startsWith("assets/root/") && { bytes: readFileSync(absolutePath) }) });
  }
  return { ...site, files: [...files.values()].sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** Takes out the part of the import that a mistake is in: a picture, a redirect, the menu or a page. Returns whether it was there. */
function refuse(
  { code, place, message }: Problem,
  { converted, texts, refused }: { converted: ConvertedSite; texts: BuildResult["texts"]; refused: RefusedParts },
): boolean {
  const lines = (texts.get(place.file) ?? "").split("\n");
  const line = lines[place.line - 1] ?? "";
  const [, picture] = /\b((?:pictures|files)\/[\w.-]+)/.exec(code.startsWith("media/") ? line : place.file) ?? [];
  const copy = converted.copies.get(`assets/${picture}`) ?? converted.copies.get(place.file);
  const report = converted.reports.find(({ file }) => file === place.file);
  const person = converted.people.find(({ file }) => file === place.file)?.person.name;
  if (copy !== undefined) return addOnce(refused.files, copy);
  if (place.file === "site/navigation.yaml" && converted.texts.has(place.file)) return addOnce(refused.menu, message);
  if (place.file === "site/redirects.yaml") {
    const at = lines.slice(0, place.line).filter((each) => each.startsWith("- ")).length - 1;
    const { from } = groupAt(readWritten(place.file, lines.join("\n"))?.data, [at]);
    return typeof from === "string" && addOnce(refused.redirects, from);
  }
  const [parts, key] = report ? [refused.pages, report.page.from] : [refused.people, person];
  if (key === undefined || parts.has(key)) return false;
  parts.set(key, `${code}: ${message}`);
  return true;
}

const addOnce = (set: Set<string>, value: string): boolean => set.size < set.add(value).size;

/** Returns the text of the list of old addresses, with those that it lacks at its end. */
function addRedirects(root: string, { redirects }: ConvertedSite): string {
  const file = path.join(root, "site/redirects.yaml");
  const before = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (before === "") return `${headOfRedirects}${writeYaml(redirects).join("\n")}\n`;
  const { data } = readWritten("site/redirects.yaml", before) ?? {};
  const known = new Set(Array.isArray(data) ? data.map((entry: unknown) => groupAt(entry).from) : []);
  const missing = redirects.filter(({ from }) => !known.has(from));
  const added = missing.map((value) => ({ kind: "add", path: [], value }) as const);
  const changed = changeText("site/redirects.yaml", before, added);
  return "text" in changed ? changed.text : before;
}

const headOfRedirects =
  "# yaml-language-server: $schema=.schema/redirects.json\n# Addresses of the former site, and the page that each leads to now.\n\n";

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
