import { startOf, type Place } from "../../model/build/place.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { MediaBook, PreparedMedia } from "../media/media-book.ts";
import type { ContentMedia } from "../../model/build/site.ts";
import type { PageWeight } from "./weigh-pages.ts";

/** Bytes that the first round trip of TCP carries: ten segments of 1,460 (RFC 6928). The second carries twice as much. */
export const roundTrip = 14_600;

/**
 * Most bytes for the first view on a phone. A page shows nothing before its stylesheet is there. It shows the top of its HTML while
 * the rest is coming, so that a long text keeps nobody waiting: two round trips hold some 20,000 words beside the page's own parts.
 * Pictures of 150 KB take 0.75 seconds on a slow phone (1.6 Mbit/s, as Lighthouse has it). A film of 5 MB is 20 seconds at
 * 2 Mbit/s, which is good for 1280 by 720 pixels; the guides name this limit.
 */
export const budget = {
  stylesheet: roundTrip,
  script: roundTrip,
  html: 3 * roundTrip,
  pictures: 150_000,
  film: 5_000_000,
};

/** Lookups for the file that makes a page heavy. */
export interface WeightCauses {
  /** Finds the picture or film at an address: its name in `assets/`, and where the content names it. */
  findMedia: (address: string, source: string) => { name: string; place: Place } | undefined;
  /** The practice's own templates, styles and scripts, by their path. */
  ownCode: ReadonlyMap<string, string>;
}

/** Returns a lookup in the media that the content names. A page may show media of another file, such as a logo or a doctor's photo. */
export function findByAddress(
  named: readonly ContentMedia[],
  book: MediaBook,
  addressOf: (path: string) => string,
): WeightCauses["findMedia"] {
  const known = new Map(
    [...book].flatMap(([key, prepared]) =>
      listPageFiles(key, prepared).map(({ path, name }) => [addressOf(path), { key, name }]),
    ),
  );
  return (address, source) => {
    const found = known.get(address);
    const uses = named.filter(({ path }) => path === found?.key);
    const use = uses.find(({ file }) => file === source) ?? uses[0];
    return found && use && { name: found.name, place: use.place() };
  };
}

function listPageFiles(name: string, prepared: PreparedMedia): { path: string; name: string }[] {
  if (prepared.kind === "video") return prepared.files;
  if (prepared.kind !== "picture") return [];
  const variants = prepared.formats.flatMap((format) => format.variants);
  return [prepared, ...variants].map(({ path }) => ({ path, name }));
}

/** Checks that the first view of each page keeps to the budget. Pages that share a cause give one problem. */
export function checkWeights(weights: readonly PageWeight[], causes: WeightCauses): Problem[] {
  const problems = weights.flatMap((weight) => [
    ...checkHtmlWeight(weight, causes),
    ...checkCode("styles", weight, causes),
    ...checkCode("script", weight, causes),
    ...checkPictures(weight, causes),
    ...checkFilms(weight, causes),
  ]);
  return [...new Map(problems.map((each) => [JSON.stringify([each.place, each.about]), each])).values()];
}

/** Whether the first view of a page, or one of its films, is above the budget. */
export const isTooHeavy = (weight: PageWeight): boolean =>
  checkWeights([weight], { findMedia: () => undefined, ownCode: new Map() }).length > 0;

function checkHtmlWeight({ page, html: bytes }: PageWeight, { ownCode }: WeightCauses): Problem[] {
  if (bytes <= budget.html) return [];
  const hasTemplates = [...ownCode.keys()].some((file) => /\.tsx?$/.test(file) && !file.startsWith(folders.script));
  const way = hasTemplates && !page.isMostlyWords ? "templates" : "text";
  const about = way === "text" ? page.address : way;
  const details = { way, about, address: page.address, ...inUnits(bytes, budget.html) } as const;
  return [problem("page/too-heavy", startOf(page.source), details)];
}

const folders = { styles: "templates/css/", script: "templates/script/" };

/** Checks styles or scripts, which all pages load. Those of the package keep to the budget. */
function checkCode(cause: "styles" | "script", weight: PageWeight, { ownCode }: WeightCauses): Problem[] {
  const [bytes, limit] = cause === "styles" ? [weight.stylesheet, budget.stylesheet] : [weight.script, budget.script];
  if (bytes <= limit) return [];
  const own = [...ownCode].filter(([file]) => file.startsWith(folders[cause]));
  const [longest] = own.toSorted(([, a], [, b]) => b.length - a.length);
  const place = startOf(longest?.[0] ?? weight.page.source);
  return [problem("page/too-heavy", place, { way: cause, about: cause, ...inUnits(bytes, limit) })];
}

function checkPictures({ page, pictures: bytes, heaviestPicture }: PageWeight, { findMedia }: WeightCauses): Problem[] {
  if (bytes <= budget.pictures || heaviestPicture === undefined) return [];
  const { address } = heaviestPicture;
  const { name, place } = findMedia(address, page.source) ?? {};
  const way = name === undefined ? "picture of a template" : name.endsWith(".svg") ? "drawing" : "photo";
  const details = { way, address: page.address, name: name ?? address, ...inUnits(bytes, budget.pictures) } as const;
  return [problem("page/too-heavy", place ?? startOf(page.source), { ...details, about: details.name })];
}

function checkFilms({ page, films }: PageWeight, { findMedia }: WeightCauses): Problem[] {
  return films.flatMap(({ address, bytes }) => {
    if (bytes <= budget.film) return [];
    const { name = address, place = startOf(page.source) } = findMedia(address, page.source) ?? {};
    return [problem("page/too-heavy", place, { way: "film", name, about: name, ...inUnits(bytes, budget.film) })];
  });
}

const inUnits = (bytes: number, limit: number): { weight: string; limit: string } => ({
  weight: withUnit(bytes),
  limit: withUnit(limit),
});

function withUnit(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, "KB"] : [bytes / 1_000_000, "MB"];
  return `${size.toFixed(1).replace(/\.0$/, "")} ${unit}`;
}
