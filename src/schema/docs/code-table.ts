import { slug } from "github-slugger";
import type { ProblemCode } from "../../problems/catalogue.ts";
import { codesByFamily } from "../../problems/explain.ts";
import { adviceOf, commandOf } from "../../problems/levels.ts";
import { familyOf, readStories } from "../../problems/stories.ts";
import { asCode, formatTable } from "./table.ts";

/** Every problem code, with a link to its story beside docs/problems/README.md, its severity and its title. */
export function codeTable(): string {
  const rows = codesByFamily().flatMap((codes) => {
    const family = familyOf(codes[0]!);
    const stories = readStories(family);
    return codes.map((code) => {
      const link = `[${asCode(code)}](${family}.md#${slug(code)})`;
      return [link, levelOf(code), stories.get(code)!.title];
    });
  });
  return formatTable(["code", "level", "what it is about"], rows);
}

/** Says which command fails at a problem: `build`, `check`, or none because it is advice. */
function levelOf(code: ProblemCode): string {
  const advice = adviceOf(code);
  if (advice?.command === "build") return "advice; an error of `build` if `host:` names that host";
  if (advice !== undefined) return advice.law === undefined ? "advice" : "advice that names a law";
  const command = commandOf(code);
  return `error of \`${command === "publish" ? "check --publish" : command}\``;
}
