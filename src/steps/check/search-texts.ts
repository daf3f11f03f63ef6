import { startOf, type Place } from "../../model/build/place.ts";
import { descriptionLength, lengthOf, titleLength, widthInLetters } from "../../model/text/search-results.ts";
import type { Samples } from "../../model/content/samples.ts";
import { sourcesOf, valueAt, type Content, type Source } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";

/**
 * Checks that titles and descriptions are long enough to be useful, and short enough that search results show them whole. Those with
 * `samples` in them are still to be written.
 */
export function checkSearchTexts(
  indexed: readonly Pick<Route, "path" | "source" | "props">[],
  content: Pick<Content, "files" | "entries">,
  samples: Samples["values"] = [],
): Problem[] {
  const sources = new Map(sourcesOf(content).map((source) => [source.file, source]));
  const practice = content.files["practice.yaml"];
  const hasSample = (text: string): boolean => samples.some(({ value }) => text.includes(value));
  return indexed.flatMap(({ path, source: file, props }) => {
    const source = sources.get(file);
    const { title, description } = props.head;
    const page = { path, file, source, practice, hasSample };
    return [...checkTitle(page, title), ...checkDescription(page, description)];
  });
}

interface SearchedPage {
  path: string;
  file: string;
  /** Absent if the page is made of the practice's facts. */
  source: Source | undefined;
  practice: Source | undefined;
  hasSample: (text: string) => boolean;
}

function checkTitle(page: SearchedPage, title: string): Problem[] {
  const { key, place } = findWritten(page, ["metaTitle", "mainTitleText"]);
  const found = judgeLength(title, titleLength);
  if (found === undefined || page.hasSample(title)) return [];
  return [
    problem("page/search-length", place, {
      ...{ ...found, way: `${found.way} title`, fix: key === "metaTitle" ? "change title" : "add title" },
      ...{ path: page.path, file: page.file, title },
    }),
  ];
}

/** Checks the description as written, because the page has it cut to a limit. */
function checkDescription(page: SearchedPage, description: string): Problem[] {
  const { key, written = description, place } = findWritten(page, ["metaDescription", "description"]);
  const found = judgeLength(written, descriptionLength);
  if (found === undefined || page.hasSample(written)) return [];
  return [
    problem("page/search-length", place, {
      ...{ ...found, way: `${found.way} description` },
      fix: key === "metaDescription" ? "change description" : "add description",
      ...{ path: page.path, file: page.file },
    }),
  ];
}

/** Returns the length of a text that is too short or too long, with the limits in characters as wide as its own. */
function judgeLength(text: string, limits: { least: number; most: number }) {
  const width = widthInLetters(text);
  const widthOfEach = width > 1.5 * lengthOf(text) ? 2 : 1;
  const length = Math.ceil(width / widthOfEach);
  const [least, most] = [limits.least / widthOfEach, limits.most / widthOfEach].map(Math.floor) as [number, number];
  if (length >= least && length <= most) return undefined;
  return { way: length > most ? ("long" as const) : ("short" as const), least, most, length };
}

/** Finds the first of these keys in the page's file. Without one, the place is that of the facts that the text is made from. */
function findWritten(
  { file, source, practice }: SearchedPage,
  keys: readonly string[],
): { key: string | undefined; written?: string; place: Place } {
  for (const key of keys) {
    const written = valueAt(source?.data, [key]);
    if (source && typeof written === "string") return { key, written, place: source.placeOfValue([key]) };
  }
  return { key: undefined, place: source ? startOf(file) : (practice?.placeOfValue(["name"]) ?? startOf(file)) };
}
