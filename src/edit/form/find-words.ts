import { valueAt } from "../../model/build/source.ts";
import { listFieldTexts, type FieldPlace } from "./found-fields.ts";
import type { Meaning } from "../change/edit.ts";

/** Returns the letters and digits of a text without its tags and targets: pages have other blanks, hyphens and quotes than their sources. */
const fieldLettersOf = (text: string): string =>
  text
    .replaceAll(/<[^>]*>|\]\([^)]*\)/g, " ")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Words that are shorter are somewhere in any text. */
const fewest = 4;

/** A field with some words, and how much else there is: 0 if nothing, near 1 if the words are a small part. */
export interface FoundWords {
  field: FieldPlace;
  rest: number;
}

/** Finds the field of a file that says most exactly what some words on a page say. A field may say more, and not much less. */
export function findWords(words: string, file: Meaning): FoundWords | undefined {
  const found = listFieldTexts(file).flatMap(({ field, text }): FoundWords[] => {
    const own = fieldLettersOf(text);
    const [short, long] = own.length < words.length ? [own, words] : [words, own];
    const rest = 1 - short.length / long.length;
    const isPart = short.length >= fewest && long.includes(short) && (long === own || rest <= 0.5);
    return own !== "" && (own === words || isPart) ? [{ field, rest }] : [];
  });
  return found.sort((a, b) => a.rest - b.rest)[0];
}

/** Returns the words of the first text that differs from what it was; of Markdown, those of its first other line. Short ones are on too many pages. */
export function findNewWords(before: Meaning, now: Meaning): string | undefined {
  const old = new Set(before.body.split("\n"));
  const changed = listFieldTexts(now)
    .filter(({ field, text }) => field !== "body" && valueAt(before.data, field) !== text)
    .map(({ text }) => text);
  const lines = now.body.split("\n").filter((each) => !old.has(each));
  const isText = (text: string): boolean => !/\.\w{2,5}$|^\//.test(text);
  return [...changed.filter(isText), ...lines.map((each) => each.replace(/^\s*\d+[.)]\s/, ""))]
    .map(fieldLettersOf)
    .find((words) => words.length >= 2 * fewest);
}
