import { readFileSync } from "node:fs";
import { LineCounter, parseDocument, type Node } from "yaml";
import { hosts } from "../../src/model/build/hosts.ts";
import type { HostedSite } from "../../src/hosts/hosted-site.ts";
import { listSettings } from "../../src/hosts/list-settings.ts";
import type { BuildResult, BuiltSite } from "../../src/build-options.ts";
import { buildSite } from "../../src/build.ts";
import { Memory } from "../../src/lib/memory.ts";
import { isExact } from "../../src/model/build/field-types.ts";
import type { Recall } from "../../src/model/build/recall.ts";
import type { Place } from "../../src/model/build/place.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { findFalsePlaces, findUnprintable } from "../fuzz/build-input.ts";
import { listKeys, makeEveryKey, setValue, writeContents, type WritableKey } from "../support/every-key.ts";
import { readOutput, type TextFile } from "./find-ill-formed.ts";
import { findUnquoted, servers } from "./server-settings.ts";

/** Results that do not depend on the content are computed once for all builds. */
const memory = new Memory();
const recall: Recall = (kind, key, make) => (kind === "code" ? memory.recall(kind, key, make) : make());

/** A value in place of the one that a practice with every key has there, or, without a path, below the Markdown of a file. */
export interface Change extends WritableKey {
  put: unknown;
}

export interface Trial {
  /** Violations; empty if all is well. */
  faults: string[];
  /** The changes that a site was built with, and all others by the code of the problem. */
  accepted: readonly Change[];
  refused: Map<Change, string>;
  /** Every word of the site, of its files for directories and of settings for hosts. */
  words: string[];
}

/** The limit of processor time for one build, which the encoders' processes do not add to. */
const mostSeconds = 10;

/**
 * Builds and checks the practice that has every key, with these changes. Takes out what is refused, and builds again, until a site is made.
 * Throws if the tool does.
 */
export async function tryChanges(changes: readonly Change[], cacheFolder: string): Promise<Trial> {
  const refused = new Map<Change, string>();
  const faults: string[] = [];
  let accepted = changes;
  for (;;) {
    const { result, seconds } = await buildWith(accepted, cacheFolder);
    if (seconds > mostSeconds) faults.push(`${seconds} s of processor time`);
    faults.push(...findFalsePlaces(result), ...findUnprintable(result));
    if (result.built) {
      const { faults: illFormed, words } = await readOutput(listFiles(result.built));
      return { faults: [...faults, ...illFormed, ...findBareTexts(result.built)], accepted, refused, words };
    }
    const guilty = findGuilty(result, accepted);
    if (guilty.size === 0) return { faults: [...faults, "no hostile value is to blame"], accepted, refused, words: [] };
    for (const [change, code] of guilty) refused.set(change, code);
    accepted = accepted.filter((change) => !guilty.has(change));
  }
}

async function buildWith(changes: readonly Change[], cacheFolder: string) {
  const contents = makeEveryKey();
  // Pages without search engines are in no feed, no sitemap and no structured data.
  for (const key of listKeys(contents)) if (key.name.endsWith(" noindex")) setValue(contents, key, undefined);
  for (const change of changes) {
    if (change.path.length > 0) setValue(contents, change, change.put);
    else contents.get(change.file)!.body += `\n${String(change.put)}\n`;
  }
  const { root } = writeContents(contents);
  const date = Date.UTC(2026, 10, 15);
  const before = process.cpuUsage();
  const result = await buildSite({ root, cacheFolder, date, now: date, recall, checks: {} });
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: Math.round((user + system) / 1e6) };
}

const hostedSite = ({ schemeAndHost, base, name, redirects, languages }: BuiltSite): HostedSite => ({
  name,
  hostName: schemeAndHost.replace(/^https:\/\//, ""),
  base,
  folder: "/srv/site",
  port: 8080,
  redirects,
  languages,
});

const findBareTexts = (built: BuiltSite): string[] =>
  servers.flatMap((server) => findUnquoted(server, hostedSite(built)));

/** Lists the text files of a site, what directories ask for, and the settings for every host. */
function listFiles(built: BuiltSite): TextFile[] {
  const site = hostedSite(built);
  const settings = hosts.flatMap((each) =>
    listSettings(each, site).map(({ path = each, contents }) => ({ path, text: contents })),
  );
  const offices = built
    .listForDirectories()
    .map(({ facts }) => ({ path: "office.json", text: JSON.stringify(facts, null, 2) }));
  const files = built.outputs
    .filter(({ path }) => /\.(?:html|xml|svg|json|webmanifest|vtt|txt)$|^_|^\.htaccess$/.test(path))
    .map((file) => {
      const bytes = "contents" in file ? file.contents : readFileSync(file.copyOf);
      return { path: file.path, text: bytes.toString() };
    });
  return [...files, ...offices, ...settings];
}

/** Finds the changes at the places of errors. */
function findGuilty({ problems, texts }: BuildResult, changes: readonly Change[]): Map<Change, string> {
  const guilty = new Map<Change, string>();
  const errors = problems.filter(({ severity }) => severity === "error");
  for (const problem of errors) for (const change of findAt(problem, texts, changes)) guilty.set(change, problem.code);
  if (guilty.size > 0) return guilty;
  // A value may make another one wrong, such as a country the phone.
  const { code, place } = errors[0]!;
  const inFile = changes.filter(({ file }) => file === place.file);
  const exact = inFile.filter(({ fieldKind }) => isExact(fieldKind));
  const suspects = [exact, inFile, changes.filter(({ file }) => file === "site/words.yaml"), changes];
  return new Map(suspects.find((each) => each.length > 0)?.map((change) => [change, code]));
}

function findAt(
  { place, related, others = [] }: Problem,
  texts: BuildResult["texts"],
  changes: readonly Change[],
): Change[] {
  const places = [place, ...others, ...(related ? [related.place] : [])];
  for (const each of places) {
    const found = findOnLine(
      each,
      texts.get(each.file),
      changes.filter(({ file }) => file === each.file),
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** Finds the changes on a line; if there is none, those in the group that begins there. */
function findOnLine({ line }: Place, text: string | undefined, changes: readonly Change[]): Change[] {
  if (changes.length === 0) return [];
  const bodies = changes.filter(({ path }) => path.length === 0);
  if (text !== undefined && bodies.length > 0 && line > endOfKeys(text)) return bodies;
  const lines = text === undefined ? undefined : linesOf(text, changes);
  const here = changes.filter((change) => lines?.get(change) === line);
  if (here.length > 0) return here;
  // A file that is too large has no text.
  if (text === undefined || lines === undefined) return [longestOf(changes)];
  const all = text.split("\n");
  const indent = (at: number): number => /^[ -]*/.exec(all[at - 1] ?? "")?.[0].length ?? 0;
  let end = line + 1;
  while (end <= all.length && indent(end) > indent(line)) end++;
  const inside = changes.filter((change) => lines.get(change)! > line && lines.get(change)! < end);
  return inside;
}

/** The line that ends the keys of a Markdown file. */
const endOfKeys = (text: string): number => text.slice(0, text.indexOf("\n---\n")).split("\n").length + 1;

const longestOf = (changes: readonly Change[]): Change =>
  [...changes].sort((a, b) => String(b.put).length - String(a.put).length)[0]!;

/** The lines of changes in a file. */
function linesOf(text: string, changes: readonly Change[]): Map<Change, number> {
  const counter = new LineCounter();
  const start = text.startsWith("---\n") ? "---\n".length : 0;
  const yaml = start === 0 ? text : text.slice(start, text.indexOf("\n---\n", start));
  const document = parseDocument(yaml, { lineCounter: counter });
  return new Map(
    changes.map((change) => {
      const node = change.path.length === 0 ? undefined : (document.getIn(change.path, true) as Node | undefined);
      const line = node?.range ? counter.linePos(node.range[0]).line : 0;
      return [change, line + (start === 0 ? 0 : 1)];
    }),
  );
}
