import { shortHash } from "../text/short-hash.ts";
import type { HeadingPair, Path } from "./source.ts";
import { isForTranslation, joinLines, mayBeTranslated, withoutSamples, type Leaf } from "./translated-texts.ts";
import { isGroup, partBelow, type Part } from "./walk-fields.ts";

/*
 * The note of what was read: the lines below "original:" in a translation. They say which texts of the original it translates.
 *
 *   texts: 0k3f9 a81zq                  each text outside of lists
 *   markdown: 77aa0 1b2c3               each paragraph below the keys
 *   headings: cost:costo when:cuando    the id of each heading, and that of its translation
 *   menu: 0k3f9-a81zq-0qp2x             each item of the translation's list, in its order
 *   menu.1.children: b71e0-00aa1-9c1d0  each item of a list inside of its second item
 *
 * The mark of an item has what the original says, its facts, and what the translation says.
 */

/** The lines of such a note, by their keys. */
export type ReadingNote = Readonly<Record<string, string>>;

export const textsLine = "texts";
export const markdownLine = "markdown";
export const headingsLine = "headings";

/** The key of the line for a list at a path in the translation. */
export const lineOfList = (path: Path): string => path.join(".");

/** Returns the note in the data of a translation; undefined if it has none that can be read. */
export function readNote(value: unknown): ReadingNote | undefined {
  if (!isGroup(value)) return undefined;
  const lines = Object.entries(value).filter((line): line is [string, string] => typeof line[1] === "string");
  return Object.fromEntries(lines);
}

export const hashesIn = (line: string | undefined): string[] => line?.split(/\s+/).filter((each) => each !== "") ?? [];

export const writeHeadings = (pairs: readonly HeadingPair[]): string => pairs.map((pair) => pair.join(":")).join(" ");

export const readHeadings = (note: ReadingNote | undefined): HeadingPair[] =>
  hashesIn(note?.[headingsLine]).map((each) => {
    const [original = "", own = ""] = each.split(":");
    return [original, own];
  });

/** An item of an original, and what a translation says in its place. */
export interface Mark {
  words: string;
  facts: string;
  own: string;
}

/** Stands for an item that translates nothing. */
const noMark = "_";

export const writeMark = (mark: Mark | undefined): string =>
  mark === undefined ? noMark : `${mark.words}-${mark.facts}-${mark.own}`;

export function readMarks(line: string | undefined): (Mark | undefined)[] {
  return hashesIn(line).map((each) => {
    const [words, facts, own] = each.split("-");
    return words && facts && own ? { words, facts, own } : undefined;
  });
}

/** Lists what an item says itself. A list inside of it whose items are translated has marks of its own. */
function listOwnLeaves(value: unknown, part: Part | undefined, path: Path = []): Leaf[] {
  if (Array.isArray(value)) {
    if (part?.item !== undefined && isForTranslation(value, part)) return [];
    return value.flatMap((each, index) => listOwnLeaves(each, part?.item, [...path, index]));
  }
  if (isGroup(value)) {
    return Object.keys(value)
      .sort()
      .flatMap((key) => listOwnLeaves(value[key], part && partBelow(part, key), [...path, key]));
  }
  return value === undefined ? [] : [{ path, value, part }];
}

const hashLeaves = (leaves: readonly Leaf[], samples: readonly string[] = []): string =>
  shortHash(
    JSON.stringify(
      leaves.map(({ path, value }) => [path, typeof value === "string" ? textToHash(value, samples) : value]),
    ),
  );

/** Returns a text without sentences that have to go, unless that is all of it. */
const textToHash = (text: string, samples: readonly string[]): string =>
  joinLines(withoutSamples(text, samples) || text);

/** Returns the hashes of what an item says in words, without sentences with made-up values, and of its facts. */
export function hashItem(value: unknown, part: Part, samples: readonly string[]): { words: string; facts: string } {
  const leaves = listOwnLeaves(value, part);
  const words = leaves.filter((each) => each.part !== undefined && mayBeTranslated(each.part, each.value));
  return { words: hashLeaves(words, samples), facts: hashLeaves(leaves.filter((each) => !words.includes(each))) };
}

/** Returns the hash of a text at its key, without sentences with made-up values. */
export const hashTextAt = (path: Path, text: string, samples: readonly string[]): string =>
  shortHash(JSON.stringify([path, textToHash(text, samples)]));
