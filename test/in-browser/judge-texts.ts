import { kinds } from "../../src/kinds/kinds.ts";
import type { Recall } from "../../src/model/build/recall.ts";
import type { SiteFile, SiteFiles } from "../../src/model/build/site-files.ts";
import { sortProblems, type Problem } from "../../src/problems/problem.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { translateSite } from "../../src/steps/translate/translate-content.ts";
import { validateLanguages } from "../../src/steps/validate/validate-languages.ts";

/* This file runs in Node and, bundled, in a browser. */

/** A practice whose files name their contents by number. */
export interface SentSite {
  name: string;
  files: (Omit<SiteFile, "bytes"> & { contents?: number })[];
  /** Whether to return its finished content. */
  isWhole: boolean;
}

/** Practices in a form that JSON can show. */
export interface SentSites {
  sites: SentSite[];
  /** The contents of all files, in base64, each once. */
  contents: string[];
  packageWords: [string, string][];
}

/** What parse, translate and validate make of a practice. */
export interface Judgment {
  problems: Problem[];
  /** The finished data and markup of each file, in each language of a practice without errors. */
  items: (unknown[] | undefined)[];
}

/** Judges practices one after the other, by their names, and remembers files that several of them have. */
export function judgeSites({ sites, contents, packageWords }: SentSites): Record<string, Judgment> {
  const bytes = contents.map((each) => Uint8Array.from(atob(each), (character) => character.charCodeAt(0)));
  const results = new Map<string, unknown>();
  const recall: Recall = <Value>(kind: string, inputs: readonly unknown[], make: () => Value): Value => {
    const key = JSON.stringify([kind, ...inputs]);
    if (!results.has(key)) results.set(key, make());
    return results.get(key) as Value;
  };
  const judged = sites.map(({ name, files, isWhole }): [string, Judgment] => {
    const own = files.map(({ contents: index, ...file }) =>
      index === undefined ? file : { ...file, bytes: bytes[index]!, state: String(index) },
    );
    const { problems, items } = judgeTexts({ files: own, packageWords: new Map(packageWords) }, recall);
    return [name, { problems, items: isWhole ? items : [] }];
  });
  return Object.fromEntries(judged);
}

function judgeTexts(files: SiteFiles, recall: Recall): Judgment {
  const { content, problems } = parseSite(files, kinds, { recall });
  const { languages, problems: others } = validateLanguages(translateSite(content), recall);
  const items = languages.map(({ validated: { site } }) =>
    site?.items.map(({ file, data, text }) => [file, data, text]),
  );
  return { problems: sortProblems([...problems, ...others]), items };
}
