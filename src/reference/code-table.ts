import { switchableRules } from "../model/rules.ts";
import { catalogue } from "../problem/catalogue.ts";
import { codesByFamily, titleOf } from "../problem/explain.ts";
import type { Entry } from "../problem/wording.ts";
import { asCode, formatTable } from "./table.ts";

/** Every problem code with its severity and title. */
export function codeTable(): string {
  const rows = codesByFamily()
    .flat()
    .map((code) => {
      const { severity = "error" }: Entry = catalogue[code];
      const isRule = (switchableRules as readonly string[]).includes(code);
      return [asCode(code), isRule ? `${severity}; can be switched off` : severity, titleOf(code)];
    });
  return formatTable(["code", "severity", "what it is about"], rows);
}
