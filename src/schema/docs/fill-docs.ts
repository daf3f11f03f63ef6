import { hostRows } from "./host-rows.ts";
import { simpleHtml } from "../../lib/markup/allowed-html.ts";
import { codeTable } from "./code-table.ts";
import { commandHelp } from "./command-help.ts";
import { fileTable } from "./key-pages.ts";
import { reportTable } from "./report-table.ts";
import { asCode, formatTable } from "./table.ts";

/** The generated parts of docs/. Each goes between the two comments with its name, on one page. */
const parts: Readonly<Record<string, () => string>> = {
  commands: commandHelp,
  report: reportTable,
  html: () => Object.keys(simpleHtml).map(asCode).join(", "),
  files: fileTable,
  hosts: () => formatTable(["host", "command", "what it makes, and what is left to do"], hostRows()),
  codes: codeTable,
};

/**
 * Fills the generated parts into the pages of docs/, which are given by their path there. Throws if a part has no place, or more than
 * one.
 */
export function fillDocs(pages: ReadonlyMap<string, string>): Map<string, string> {
  const filled = new Map(pages);
  for (const [name, make] of Object.entries(parts)) {
    const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    const around = new RegExp(`(?<=${opening})[^]*?(?=${closing})`, "g");
    const holders = [...pages].flatMap(([page, text]) => [...text.matchAll(around)].map(() => page));
    const [holder, second] = holders;
    if (holder === undefined || second !== undefined) {
      throw new Error(
        `Exactly one page of docs/ must have a line ${opening} and below it a line ${closing}. Pages with them: ${holders.join(", ") || "none"}.`,
      );
    }
    filled.set(
      holder,
      filled.get(holder)!.replace(around, () => `\n\n${make()}\n\n`),
    );
  }
  return filled;
}
