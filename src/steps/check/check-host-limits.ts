import { listJudges } from "../../model/hosts.ts";
import type { OutputFile, Page } from "../../model/output.ts";
import { startOf, type Place } from "../../model/place.ts";
import { rootFolder } from "../../model/root-names.ts";
import type { Site } from "../../model/site.ts";
import { problem, type Problem } from "../../problems/problem.ts";

interface AllFiles {
  pages: readonly Page[];
  made: readonly OutputFile[];
  /** Files that are copied to the top of the site. */
  atTop: readonly OutputFile[];
}

const measureOutput = (file: OutputFile): number => ("copyOf" in file ? file.size : Buffer.byteLength(file.contents));

/**
 * Checks that the practice's host takes the site. Without a named host, the first that would not is named. `find` returns the
 * picture or film that a file was made from, and where the content names it.
 */
export function checkHostLimits(
  { documents }: Pick<Site, "documents">,
  { pages, made, atTop }: AllFiles,
  find: (path: string) => { name: string; place: Place } | undefined,
): Problem[] {
  const { file: practice, data } = documents["practice.yaml"];
  const top = new Set(atTop);
  const files = [...made, ...atTop].map((each) => ({ each, bytes: measureOutput(each) }));
  const count = files.length + pages.length;
  const total =
    files.reduce((sum, { bytes }) => sum + bytes, 0) +
    pages.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0);
  return listJudges(data.host).flatMap(({ name: host, isSet, files: mostFiles, file: mostBytes, site: most }) => {
    const about = { host, isSet };
    const tooLarge = files.filter(({ bytes }) => bytes > (mostBytes ?? Infinity));
    return [
      ...(count > (mostFiles ?? Infinity)
        ? [problem("host/limit", startOf(practice), { ...about, what: "files", count, limit: mostFiles! })]
        : []),
      ...(total > (most ?? Infinity)
        ? [
            problem("host/limit", startOf(practice), {
              ...about,
              ...{ what: "site", bytes: total, limit: most! },
            }),
          ]
        : []),
      ...tooLarge.map(({ each, bytes }) => {
        const copied = { name: each.path, place: startOf(`assets/${rootFolder}/${each.path}`) };
        const made = { name: each.path, place: startOf(practice) };
        const { name, place } = top.has(each) ? copied : (find(each.path) ?? made);
        return problem("host/limit", place, { ...about, what: "file", name, bytes, limit: mostBytes! });
      }),
    ];
  });
}
