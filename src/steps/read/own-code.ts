import { startOf } from "../../model/place.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { ListedFile } from "./list-files.ts";

/** Reports the files that may not be in a practice's `templates/`: links, and with `contentOnly` any file. */
export function findRefusedCode(files: readonly ListedFile[], contentOnly: boolean): Problem[] {
  return files.flatMap(({ name, isSymbolicLink }) => {
    const place = startOf(`templates/${name}`);
    if (isSymbolicLink) return [problem("file/symbolic-link", place, { link: undefined })];
    return contentOnly ? [problem("code/not-content", place, undefined)] : [];
  });
}
