import { startOf, type Place } from "../../model/place.ts";
import { descriptionLength, lengthOf, titleLength } from "../../model/search-results.ts";
import { sourcesOf, valueAt, type Content, type Source } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";

/** Checks that titles and descriptions are long enough to be useful, and short enough that search results show them whole. */
export function checkSearchTexts(
  indexed: readonly Pick<Route, "path" | "source" | "props">[],
  content: Pick<Content, "files" | "entries">,
): Problem[] {
  const sources = new Map(sourcesOf(content).map((source) => [source.file, source]));
  const practice = content.files["practice.yaml"];
  return indexed.flatMap(({ path, source: file, props }) => {
    const source = sources.get(file);
    const { title, description } = props.head;
    const page = { path, file, source, practice };
    return [...checkTitle(page, title), ...checkDescription(page, description)];
  });
}

interface SearchedPage {
  path: string;
  file: string;
  /** Absent if the page is made of the practice's facts. */
  source: Source | undefined;
  practice: Source | undefined;
}

function checkTitle(page: SearchedPage, title: string): Problem[] {
  const { key, place } = findWritten(page, ["metaTitle", "mainTitleText"]);
  const length = lengthOf(title);
  if (isUseful(length, titleLength)) return [];
  return [
    problem("page/title-length", place, {
      ...{ way: length > titleLength.most ? "long" : "short", fix: key === "metaTitle" ? "change" : "add" },
      ...{ ...titleLength, path: page.path, file: page.file, title, length },
    }),
  ];
}

/** Checks the description as written, because the page has it cut to a limit. */
function checkDescription(page: SearchedPage, description: string): Problem[] {
  const { key, written = description, place } = findWritten(page, ["metaDescription", "description"]);
  const length = lengthOf(written);
  if (isUseful(length, descriptionLength)) return [];
  return [
    problem("page/description-length", place, {
      ...{ way: length > descriptionLength.most ? "long" : "short", fix: key === "metaDescription" ? "change" : "add" },
      ...{ ...descriptionLength, path: page.path, file: page.file, length },
    }),
  ];
}

function isUseful(length: number, { least, most }: { least: number; most: number }): boolean {
  return length >= least && length <= most;
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
