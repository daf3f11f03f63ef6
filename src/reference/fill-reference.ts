import { hostRows } from "../hosting/host-rows.ts";
import { simpleHtml } from "../markup/allowed-html.ts";
import { codeTable } from "./code-table.ts";
import { commandHelp } from "./command-help.ts";
import { keyTables } from "./key-tables.ts";
import { reportTable } from "./report-table.ts";
import { asCode, formatTable } from "./table.ts";

/** What stands between the two comments of each name in REFERENCE.md. */
const parts: Readonly<Record<string, () => string>> = {
  commands: commandHelp,
  report: reportTable,
  html: () => Object.keys(simpleHtml).map(asCode).join(", "),
  keys: keyTables,
  hosts: () => formatTable(["host", "command", "what it makes, and what is left to do"], hostRows()),
  codes: codeTable,
};

/** The text of REFERENCE.md with each generated part as the code has it now. Throws if the comments around one are missing. */
export function fillReference(text: string): string {
  return Object.entries(parts).reduce((filled, [name, make]) => fill(filled, name, make()), text);
}

function fill(text: string, name: string, part: string): string {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const from = text.indexOf(opening);
  const to = text.indexOf(closing);
  if (from === -1 || to < from) throw new Error(`REFERENCE.md needs a line ${opening} and below it a line ${closing}.`);
  return `${text.slice(0, from)}${opening}\n\n${part}\n\n${text.slice(to)}`;
}
