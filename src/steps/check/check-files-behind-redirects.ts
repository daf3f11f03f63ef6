import { foldersOf } from "../../model/output.ts";
import { findHidden, listOccupied, pageFileOf } from "../../model/redirects.ts";
import type { Site } from "../../model/site.ts";
import type { Source } from "../../model/source.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";

/**
 * Finds old addresses that would replace a file that the build makes or copies, or are inside one. Validation has checked them against
 * pages.
 */
export function checkFilesBehindRedirects(
  source: Source | undefined,
  { oldAddresses, documents }: Pick<Site, "oldAddresses" | "documents">,
  files: readonly string[],
): Problem[] {
  if (source === undefined) return [];
  const occupied = listOccupied([], files);
  const found = oldAddresses.flatMap((each, index) => {
    const above = foldersOf(pageFileOf(each) ?? "").map((folder) => ({ path: `/${folder}`, isPrefix: false }));
    const [hidden] = [each, ...above].flatMap((one) => findHidden(one, occupied) ?? []);
    if (hidden === undefined) return [];
    const place = source.placeOfValue([index, "from"]);
    const { from } = documents["redirects.yaml"].data[index]!;
    return [problem("redirect/hides-page", place, { from, hidden, isPrefix: each.isPrefix })];
  });
  return found.slice(0, mostPerFile);
}
