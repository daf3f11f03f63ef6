import { foldersOf } from "../../model/build/output.ts";
import { findHidden, listOccupied } from "../../model/content/redirects.ts";
import { describeHidden, mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import type { SiteOutput } from "./subjects.ts";

/**
 * Finds old addresses that would replace a file that the build makes or copies, or are inside one. Validation has checked them against
 * pages.
 */
export function checkFilesBehindRedirects({ first, files }: SiteOutput): Problem[] {
  const { oldAddresses, documents } = first.site;
  const source = first.content.files["redirects.yaml"];
  if (source === undefined) return [];
  const paths = [...files.made, ...files.atTop].map(({ path }) => path);
  const occupied = listOccupied([], ["404.html", ...paths]);
  const found = oldAddresses.flatMap((each, index) => {
    const above = foldersOf(each.pageFile ?? "").map((folder) => ({ path: `/${folder}`, isPrefix: false }));
    const [hidden] = [each, ...above].flatMap((one) => findHidden(one, occupied) ?? []);
    if (hidden === undefined) return [];
    const place = source.placeOfValue([index, "from"]);
    const { from } = documents["redirects.yaml"].data[index]!;
    return [problem("redirect/hides-page", place, describeHidden(from, hidden, each.isPrefix))];
  });
  return found.slice(0, mostPerFile);
}
