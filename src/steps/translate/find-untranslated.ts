import { areWrittenAlike } from "../../model/domain/language.ts";
import type { Path, Source, Untranslated } from "../../model/build/source.ts";
import { listTexts } from "../../model/build/translated-texts.ts";
import { partOf } from "../../model/build/walk-fields.ts";

/** So few words may be the same in both languages: a name, a brand, "Hospital". */
const fewWords = 4;

/** A longer text may be changed here and there, so parts of so many words are compared. */
const wordsOfPart = 3;

interface Compared {
  original: Source;
  /** Returns what the translation has for a text of the merged file. */
  ownText: (path: Path) => unknown;
  lang: string;
  language: string;
}

/**
 * Finds the texts of a translation that are still in the language of the original: the original's own, which stand in for those that are
 * missing, and copies of them, also with a few changes. A few words that are the same count only in a draft, most of which is a copy, and
 * not once somebody has read it. `ownText` returns what the translation itself says.
 */
export function findUntranslated(
  own: Source,
  { original, ownText, lang, language }: Compared,
): Untranslated | undefined {
  const list = ({ data, body, kind }: Source): string[] => [
    ...listTexts(data, partOf(kind.schema)).map(([, text]) => text),
    body,
  ];
  // British English may say what American English says.
  const known = new Set(areWrittenAlike(language, lang) ? [] : list(original).flatMap(threesOf));
  const isCopy = (text: string): boolean => {
    const parts = threesOf(text);
    return parts.filter((part) => known.has(part)).length > parts.length / 2;
  };
  // Items that nobody has noted yet are shown in the original's words, and may be translated all the same.
  const all = list({ ...own, data: own.translates?.own.data ?? own.data });
  const count = (texts: readonly string[]): number => texts.flatMap(plainWordsOf).length;
  const isRead = typeof own.translates?.reviewedBy === "string";
  const isDraft = !isRead && count(all.filter(isCopy)) > count(all) / 2;
  const isUntranslated = (text: string): boolean => isCopy(text) && (isDraft || count([text]) >= fewWords);
  const texts = listTexts(own.data, partOf(own.kind.schema)).filter(
    ([path, text]) => isUntranslated(text) || ownText(path) !== text,
  );
  const hasBody = isUntranslated(own.body);
  return texts.length > 0 || hasBody ? { lang, texts, hasBody, ...(isDraft && { isDraft }) } : undefined;
}

/** Returns the words of a text, without those in tags and addresses. */
function plainWordsOf(text: string): string[] {
  const words = text.replace(/<[^>]*>|\]\([^)]*\)/g, " ").toLowerCase();
  return words.match(/[\p{L}\p{M}]{2,}/gu) ?? [];
}

/** Returns each three words in a row of a long text, or a short text as one part. */
function threesOf(text: string): string[] {
  const words = plainWordsOf(text);
  if (words.length === 0) return [];
  if (words.length < 2 * wordsOfPart) return [words.join(" ")];
  return words.slice(wordsOfPart - 1).map((_, index) => words.slice(index, index + wordsOfPart).join(" "));
}
