import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { kinds } from "../../src/kinds/kinds.ts";
import { Memory } from "../../src/lib/memory.ts";
import type { SiteFile, SiteFiles } from "../../src/model/build/site-files.ts";
import { sortProblems } from "../../src/problems/problem.ts";
import { formatProblems } from "../../src/report/report.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { readSite } from "../../src/steps/read/read-site.ts";
import { translateSite } from "../../src/steps/translate/translate-content.ts";
import { validateLanguages } from "../../src/steps/validate/validate-languages.ts";
import { findFaultsInSpanish } from "./judge-spanish.ts";
import { replaceLines } from "./little-site.ts";

/*
 * A table has one mistake per row, all of the code that its file is named for, with __ for the slash. A row begins with `=== ` and its name.
 * Then come changes to the little site: a file's name, lines to remove (after a minus) and lines to put in their place (after a plus). A
 * file that is not there is made of these lines, and a name without lines is that of a file to delete. Last comes what is printed.
 * `npm run test:node -- problems -u` writes that again.
 */
interface ProblemRow {
  name: string;
  changes: string;
  said: string;
}

const tableFolders = ["parse", "validate"].map((step) => path.join(import.meta.dirname, "../steps", step, "problems"));

const listTables = (folder: string): string[] => readdirSync(folder).map((name) => path.join(folder, name));

const readRows = (file: string): ProblemRow[] =>
  readFileSync(file, "utf8")
    .split(/^=== /m)
    .slice(1)
    .map((row) => {
      const start = row.search(/^(?:error|advice) /m);
      const [name = "", ...changes] = row.slice(0, start).replace(/\n+$/, "").split("\n");
      return { name, changes: changes.join("\n"), said: row.slice(start).trimEnd() };
    });

/** Lists the rows of all tables, each with its table in its name. */
export const listRows = (): ProblemRow[] =>
  tableFolders.flatMap(listTables).flatMap((file) => {
    const table = path.basename(file, ".txt");
    return readRows(file).map((row) => ({ ...row, name: `${table}--${row.name}` }));
  });

const little = readSite(path.join(import.meta.dirname, "../fixtures/little-site"));

/** Returns the files of the little site with the changes of a row. */
export function layRow({ changes }: ProblemRow): SiteFiles {
  const files = new Map(little.files.map((file) => [file.path, file]));
  for (const paragraph of changes.split("\n\n")) {
    const [name = "", ...lines] = paragraph.split("\n");
    const marked = (mark: string): string =>
      lines.flatMap((line) => (line.startsWith(mark) ? `${line.slice(1)}\n` : [])).join("");
    const written = files.get(name)?.bytes;
    const change = (): string =>
      written === undefined ? marked("+") : replaceLines(Buffer.from(written).toString(), marked("-"), marked("+"));
    if (lines.length === 0) files.delete(name);
    else files.set(name, { path: name, bytes: Buffer.from(change()) });
  }
  const byPath = ({ path: a }: SiteFile, { path: b }: SiteFile): number => (a < b ? -1 : 1);
  return { ...little, files: [...files.values()].sort(byPath) };
}

/** Says what parsing and validating find in the site of each row of the tables of a step. */
export function tryTables(folder: string): void {
  const { recall } = new Memory();
  test.for(readdirSync(folder))(
    "each row of %s is reported with place, words and remedy, in Spanish too",
    async (name) => {
      const code = name.replace("__", "/").replace(".txt", "");
      const rows = readRows(path.join(folder, name)).map((row) => {
        const { content, texts, problems: parsed } = parseSite(layRow(row), kinds, { recall });
        const problems = sortProblems([...parsed, ...validateLanguages(translateSite(content), recall).problems]);
        expect(
          problems.map((each) => each.code),
          row.name,
        ).toContain(code);
        expect(problems.flatMap(findFaultsInSpanish), row.name).toEqual([]);
        const said = formatProblems(problems, { texts, hasColor: false }).replace(/\n\n\d+ problems? in .*$/m, "");
        return `=== ${row.name}\n${row.changes}\n\n${said}\n`;
      });
      await expect(rows.join("\n")).toMatchFileSnapshot(path.join(folder, name));
    },
  );
}
