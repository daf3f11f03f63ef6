import { readFileSync } from "node:fs";
import path from "node:path";
import type { SiteContent } from "./content.ts";
import { listTexts } from "./facts.ts";
import type { Generator } from "./generator.ts";
import { wordsOf, wordsOfMain } from "./words.ts";

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
export function findMissingText(page: string, texts: readonly string[]): string | undefined {
  const words = ` ${wordsOfMain(page)} `;
  let position = 0;
  return texts.find((text) => {
    const found = words.indexOf(` ${wordsOf(text)} `, position);
    position = found + wordsOf(text).length + 1;
    return found < 0;
  });
}
