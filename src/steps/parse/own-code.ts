import { startOf } from "../../model/place.ts";
import type { SiteFile } from "../../model/site-files.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/** Reports the files that may not be in a practice's `templates/`: links, and with `contentOnly` any file. */
export function findRefusedCode(files: readonly SiteFile[], contentOnly: boolean): Problem[] {
  return files.flatMap(({ path, isSymbolicLink }) => {
    const place = startOf(path);
    if (isSymbolicLink) return [problem("file/symbolic-link", place, { way: "here" })];
    return contentOnly ? [problem("code/not-content", place, undefined)] : [];
  });
}
