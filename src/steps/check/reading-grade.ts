import { fleschKincaid } from "flesch-kincaid";
import { franc } from "franc-min";
import { syllable } from "syllable";
import type { Place } from "../../model/build/place.ts";
import { sourcesOf, type Content, type Source } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { listPassages, type Passage } from "./prose.ts";

/** How hard a content file's own text is to read. */
export interface ReadingGrade {
  file: string;
  /** U.S. school grade by the formula of Flesch and Kincaid, to one decimal place; "none" for a text that is not in English. */
  grade: number | "none";
  words: number;
  /** The two sentences with the most words, longest first. */
  longest: { words: number; place: Place }[];
}

/** The highest grade without advice. Grade 8 or less serves patients best. */
export const gradeLimit = 9;

/** Short sentences with names or lists of materials come out as grade 9 to 15, and most of them are plain. */
const longestPlainSentence = 25;
const highestPlainGrade = 15;

/** Number of words that the formula was made for. In a shorter text, one long word decides. */
const fewestWords = 100;

/** Number of words from which the language of a text is no longer a guess. */
const fewestToTellLanguage = 20;

/** Grades every file with enough running text. Titles, alternative texts and lists of studies do not count. */
export function gradeTexts(content: Content): ReadingGrade[] {
  const known = new Map<string, number>();
  // Counting is slow because of long lists of exceptions, and most words occur many times.
  const countSyllables = (word: string): number => {
    const number = known.get(word) ?? syllable(word);
    known.set(word, number);
    return number;
  };
  return sourcesOf(content).flatMap((source) => gradeText(source, countSyllables) ?? []);
}

export function checkGrades(grades: readonly ReadingGrade[]): Problem[] {
  return grades.flatMap(({ grade, longest: [first, second] }) =>
    grade === "none" || isPlain(grade, first!.words)
      ? []
      : problem(
          "copy/reading-grade",
          first!.place,
          { grade: grade.toFixed(1), limit: gradeLimit, words: first!.words },
          second && { place: second.place, label: `The next longest has ${second.words}` },
        ),
  );
}

const isPlain = (grade: number, longest: number): boolean =>
  grade <= gradeLimit || (longest <= longestPlainSentence && grade <= highestPlainGrade);

function gradeText(source: Source, countSyllables: (word: string) => number): ReadingGrade | undefined {
  const { file } = source;
  const groups = groupPassages(listPassages(source).filter(({ isRunning }) => isRunning));
  const sentences = groups.filter(isEnglish).flatMap((group) => group.sentences);
  const word = countWords(sentences);
  if (word < fewestWords) {
    const words = countWords(groups.flatMap((group) => group.sentences));
    return words < fewestWords || word > words / 2 ? undefined : { file, grade: "none", words, longest: [] };
  }
  const syllables = sentences.flatMap(({ words }) => words.map(countSyllables)).reduce((sum, each) => sum + each, 0);
  const longest = [...sentences].sort((a, b) => b.words.length - a.words.length).slice(0, 2);
  return {
    file,
    grade: Math.round(10 * fleschKincaid({ sentence: sentences.length, word, syllable: syllables })) / 10,
    words: word,
    longest: longest.map(({ words: { length }, place }) => ({ words: length, place: place() })),
  };
}

interface PassageGroup {
  text: string;
  sentences: Sentence[];
}

/** Joins short paragraphs and list items until there are enough words to recognize their language. */
function groupPassages(passages: readonly Passage[]): PassageGroup[] {
  const groups: PassageGroup[] = [];
  for (const passage of passages) {
    const sentences = splitSentences(passage);
    const last = groups.at(-1);
    if (last === undefined || countWords(last.sentences) >= fewestToTellLanguage) {
      groups.push({ text: passage.text, sentences });
    } else {
      last.text += `\n${passage.text}`;
      last.sentences.push(...sentences);
    }
  }
  return groups;
}

function isEnglish({ text }: PassageGroup): boolean {
  return franc(text) === "eng";
}

function countWords(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}

interface Sentence {
  words: string[];
  place: () => Place;
}

function splitSentences({ text, placeOf }: Passage): Sentence[] {
  const sentences: Sentence[] = [];
  // A period after a title or a single letter does not end a sentence: "Dr. Lee", "U.S. adults".
  for (const match of text.matchAll(
    /(?:\b(?:Dr|Mr|Mrs|Ms|St|vs|[A-Z])\.|[.!?](?!["”)]*(?:\s|$))|[^.!?])+[.!?]*["”)]*/g,
  )) {
    const words = match[0].match(/[\p{L}\d][\p{L}\d'’.-]*/gu)?.filter((word) => /\p{L}/u.test(word)) ?? [];
    const start = match.index + match[0].search(/\S/);
    if (words.length > 0) sentences.push({ words, place: () => placeOf(start, match[0].trim().length) });
  }
  return sentences;
}
