import { hostTable, type Host } from "../../model/build/hosts.ts";
import { foldersOf, foldName, pathOfFile, type KnownAddresses, type OutputFile } from "../../model/build/output.ts";
import { startOf } from "../../model/build/place.ts";
import { pageFileOf, prefixOf, readOldAddress, type OldAddress, type Redirect } from "../../model/content/redirects.ts";
import { problem, type Details, type Problem } from "../../problems/problem.ts";

/** A finished site, as far as it answers requests. */
export interface AnsweringSite {
  oldAddresses: readonly Redirect[];
  host: Host | undefined;
  outputs: readonly Pick<OutputFile, "path">[];
}

/** Returns a function that says whether a page, a file or a redirect answers a path, which is decoded and has no base path. */
export function createAnswers({ oldAddresses, host, outputs }: AnsweringSite): (path: string) => boolean {
  const paths = new Set(outputs.map(({ path }) => pathOfFile(path)));
  const redirects = oldAddresses.filter((each) => canAnswer(host, each));
  const old = new Set(redirects.map(({ path }) => path.replace(/(?<=.)\/index\.html$/, "")));
  const stars = new Set(redirects.filter(({ isPrefix }) => isPrefix).map(({ path }) => prefixOf(path)));
  const leadsOn = (path: string): boolean => old.has(path) || foldersOf(path).some((each) => stars.has(`${each}/`));
  return (path) => paths.has(path) || leadsOn(path);
}

/** Whether the practice's host redirects from an old address: a host that serves only files needs a page there. */
function canAnswer(host: Host | undefined, old: OldAddress): boolean {
  return host === undefined || !hostTable[host].servesFilesOnly || pageFileOf(old) !== undefined;
}

/** Whether an entry of `redirects.yaml` can answer a path. */
function canRedirect(host: Host | undefined, path: string): boolean {
  const old = readOldAddress(writtenOf(path));
  return "path" in old && canAnswer(host, old);
}

/** Returns a path as `redirects.yaml` takes it. */
const writtenOf = (path: string): string => path.replaceAll("%", "%25").replaceAll(" ", "%20");

/** Reports addresses that were public and that nothing answers now, each with an entry that leads on to the page above it. */
export function findGonePages({ recorded, published }: KnownAddresses, now: AnsweringSite): Problem[] {
  const place = startOf("site/redirects.yaml");
  const isAnswered = createAnswers(now);
  const folded = new Map(now.outputs.map(({ path }) => [foldName(pathOfFile(path)), pathOfFile(path)]));
  const inSitemap = new Set(published);
  const gone = [...new Set([...published, ...recorded])].filter((path) => !isAnswered(path)).sort();
  const respelled = gone.flatMap((from) => {
    const path = folded.get(foldName(from));
    return path === undefined ? [] : [problem("address/respelled", place, { from, now: path })];
  });
  const missing = gone.filter((path) => !folded.has(foldName(path)));
  const report = (way: "recorded" | "published", fix: "redirect" | "none"): Problem[] => {
    const isMeant = (path: string): boolean => inSitemap.has(path) === (way === "published");
    const meant = missing.filter((path) => isMeant(path) && canRedirect(now.host, path) === (fix === "redirect"));
    return meant.length === 0 ? [] : [problem("address/gone", place, describeGone({ way, fix }, meant, now))];
  };
  return [
    ...[...respelled, ...report("published", "redirect"), ...report("published", "none")],
    ...[...report("recorded", "redirect"), ...report("recorded", "none")],
  ];
}

/** The most addresses to name in a sentence that is followed by an entry for each, and the most entries: nobody pastes more. */
const mostNamed = 3;
const mostEntries = 500;

/** Search engines send patients to an address in the public sitemap, so it is an error if a redirect would help them. */
function describeGone(
  { way, fix }: { way: "recorded" | "published"; fix: "redirect" | "none" },
  gone: readonly string[],
  now: AnsweringSite,
): Details<"address/gone"> {
  const first = gone.slice(0, fix === "redirect" ? mostNamed : mostEntries);
  const named = { way, fix, first, more: gone.length - first.length };
  if (fix === "none") return named;
  const findAbove = createAbove(now);
  const entries = gone.slice(0, mostEntries).map((path) => ({ from: writtenOf(path), to: findAbove(path) }));
  const lines = entries.flatMap(({ from, to }) => [`- from: ${from}`, `  to: ${to}`]);
  return { ...named, lines, ...(way === "published" && { severity: "error" }) };
}

/** Finds the page above a path, else the home page. An old address is none, since a redirect leads straight to a page. */
function createAbove({ oldAddresses, outputs }: AnsweringSite): (path: string) => string {
  const old = new Set(oldAddresses.map(({ path }) => path));
  const paths = new Set(outputs.map(({ path }) => pathOfFile(path)).filter((path) => !old.has(path)));
  const findAbove = (path: string): string => {
    const above = path.slice(0, path.lastIndexOf("/"));
    return above === "" || paths.has(above) ? above || "/" : findAbove(above);
  };
  return findAbove;
}
