import { readFileSync } from "node:fs";
import path from "node:path";
import { problem, type Problem } from "../problem.ts";
import { CodeMistakes } from "./bundle.ts";

/** Mistakes in templates, stylesheets and scripts as problems, and the text of the files they are in. */
export function explainCodeMistakes(
  { mistakes }: CodeMistakes,
  root: string,
  packageFolder: string,
): { problems: Problem[]; texts: Map<string, string> } {
  const texts = new Map<string, string>();
  const problems = mistakes.map(({ text: reason, location }) => {
    const absolute = path.resolve(packageFolder, location?.file ?? "templates");
    const file = path.relative(root, absolute).split(path.sep).join("/");
    if (location) texts.set(file, readFileSync(absolute, "utf8").replace(/\r\n?/g, "\n"));
    // esbuild counts columns and lengths in bytes.
    const before = Buffer.from(location?.lineText ?? "").subarray(0, location?.column);
    const marked = Buffer.from(location?.lineText ?? "").subarray(
      before.length,
      before.length + (location?.length ?? 0),
    );
    const place = { file, line: location?.line ?? 1, column: before.toString().length + 1 };
    return problem("code/syntax", { ...place, length: Math.max(1, marked.toString().length) }, { reason });
  });
  return { problems, texts };
}
