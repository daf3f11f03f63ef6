import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { expectedTexts, type SiteContent } from "./content.ts";
import type { Generator } from "./generator.ts";

/** Throws unless a built folder holds every page, and each page every text of its service, in order, inside `<main>`. */
export function verifyOutput(folder: string, generator: Generator, { services }: SiteContent): void {
  for (const service of services) {
    const $ = load(readFileSync(path.join(folder, generator.pageFile(service.slug)), "utf8"));
    const text = normalize($("main").text());
    let position = 0;
    for (const expected of expectedTexts(service).map(normalize)) {
      const found = text.indexOf(expected, position);
      if (found < 0) throw new Error(`${generator.name} left "${expected}" out of ${service.slug}, or moved it.`);
      position = found + expected.length;
    }
  }
}

function normalize(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
