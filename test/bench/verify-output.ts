import { readFileSync } from "node:fs";
import path from "node:path";
import { Parser } from "htmlparser2";
import type { SiteContent } from "./content.ts";
import { listTexts } from "./facts.ts";
import type { Generator } from "./generator.ts";

/** Throws unless a built folder has every page, and each page has all texts of its service, in order, inside `<main>`. */
export function verifyOutput(folder: string, generator: Generator, { services }: SiteContent): void {
  for (const { facts } of services) {
    const page = readFileSync(path.join(folder, generator.pageFile(facts.slug)), "utf8");
    const missing = findMissingText(page, listTexts(facts));
    if (missing !== undefined)
      throw new Error(`${generator.name} left "${missing}" out of ${facts.slug}, or moved it.`);
  }
}

/** The first text whose words the page does not have after the words of the texts before it. */
function findMissingText(page: string, texts: readonly string[]): string | undefined {
  const words = ` ${wordsOfMain(page)} `;
  let position = 0;
  return texts.find((text) => {
    const found = words.indexOf(` ${wordsOf(text)} `, position);
    position = found + wordsOf(text).length + 1;
    return found < 0;
  });
}

/** The words of a text in lowercase with single spaces, without the punctuation that tools may set differently. */
function wordsOf(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/['’]s\b/g, "")
    .match(/[a-z0-9]+/g);
  return words?.join(" ") ?? "";
}

/** The words inside the `<main>` of a page. */
function wordsOfMain(page: string): string {
  let text = "";
  let isInside = false;
  const parser = new Parser({
    onopentagname: (name) => {
      isInside ||= name === "main";
      text += " ";
    },
    ontext: (data) => {
      if (isInside) text += data;
    },
    onclosetag: (name) => {
      isInside &&= name !== "main";
      text += " ";
    },
  });
  parser.end(page);
  return wordsOf(text);
}
