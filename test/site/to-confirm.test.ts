import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { docsPages } from "../support/docs-pages.ts";
import { packageFolder } from "../support/package-folder.ts";

const sections = docsPages
  .get("to-confirm.md")!
  .split(/^### `(?=.+`$)/m)
  .slice(1)
  .map((section) => ({ file: section.slice(0, section.indexOf("`")), quotes: section.match(/(?<=“).+(?=”$)/gm) ?? [] }));

/** Returns the words of a content file as people read them: without tags, links, bold type and line breaks. */
const wordsOf = (file: string): string =>
  readFileSync(path.join(packageFolder, file), "utf8")
    .replace(/<[^>]+>|\*\*/g, "")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\s+/g, " ");

test.each(sections)("$file has every sentence that docs/to-confirm.md asks to confirm", ({ file, quotes }) => {
  const words = wordsOf(file);
  expect(quotes.length).toBeGreaterThan(0);
  expect(quotes.filter((quote) => !words.includes(quote))).toEqual([]);
});
