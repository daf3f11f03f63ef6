import { slug } from "github-slugger";
import { switchableRules } from "../../model/rules.ts";
import { catalogue } from "../../problems/catalogue.ts";
import { codesByFamily } from "../../problems/explain.ts";
import { familyOf, readStories } from "../../problems/stories.ts";
import type { Entry } from "../../problems/wording.ts";
import { asCode, formatTable } from "./table.ts";

/** Every problem code, with a link to its story beside docs/problems/README.md, its severity and its title. */
export function codeTable(): string {
  const rows = codesByFamily().flatMap((codes) => {
    const family = familyOf(codes[0]!);
    const stories = readStories(family);
    return codes.map((code) => {
      const { severity = "error" }: Entry = catalogue[code];
      const isRule = (switchableRules as readonly string[]).includes(code);
      const link = `[${asCode(code)}](${family}.md#${slug(code)})`;
      return [link, isRule ? `${severity}; can be switched off` : severity, stories.get(code)!.title];
    });
  });
  return formatTable(["code", "severity", "what it is about"], rows);
}
