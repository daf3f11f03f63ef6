import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** One kind of edit. */
export interface Edit {
  kind: string;
  /** Makes ready the edit of this number: saving the file, and what the page must show then. */
  prepare: (folder: string, number: number) => { save: () => void; expected: string };
}

/** Of a page's own source: its description, which it shows. */
export function editMarkdown(file: string): Edit {
  return makeEdit("Markdown", file, (text, number) => {
    const expected = `Edit number ${number} was seen.`;
    return { text: text.replace(/^description: .*$/m, `description: ${expected}`), expected };
  });
}

/** What only dentalsite has: each shows on every page. */
export const ownEdits: readonly Edit[] = [
  makeEdit("YAML", "site/practice.yaml", (text, number) => {
    const expected = `(503) 555-${String(1000 + number)}`;
    return { text: text.replace(/^phone: .*$/m, `phone: "${expected}"`), expected };
  }),
  makeEdit("stylesheet", "assets/css/print.css", (text, number) => {
    const expected = `rgb(1, 2, ${number})`;
    return { text: `${text.replace(/^h1 \{ outline-color.*\n/m, "")}h1 { outline-color: ${expected} }\n`, expected };
  }),
  makeEdit("template", "templates/parts/copyright-year.tsx", (_text, number) => {
    const expected = `Year ${number} of the template`;
    return { text: `export function CopyrightYear() { return <b>${expected}</b>; }\n`, expected };
  }),
];

function makeEdit(
  kind: string,
  file: string,
  change: (text: string, number: number) => { text: string; expected: string },
): Edit {
  return {
    kind,
    prepare: (folder, number) => {
      const absolute = path.join(folder, file);
      const { text, expected } = change(readIfThere(absolute), number);
      mkdirSync(path.dirname(absolute), { recursive: true });
      return {
        save: () => {
          writeFileSync(absolute, text);
        },
        expected,
      };
    },
  };
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
