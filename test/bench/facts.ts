import { createRandom } from "../support/create-random.ts";

/** Consecutive words with the same markup, or none. */
export interface Run {
  text: string;
  isStrong?: boolean;
  href?: string;
}

/** The runs of a sentence. The first and the last are plain. */
export type Sentence = readonly Run[];

export interface Card {
  title: string;
  description: Sentence[];
}

/** A section of the page's text, with its heading. */
export interface Part {
  heading: string;
  opening: Sentence;
  items: string[];
  closing: Sentence;
}

/** The content of one service page without notation: the words, and which of them are stressed or linked. */
export interface ServiceFacts {
  slug: string;
  mainTitle: string;
  title: string;
  description: string;
  introduction: Sentence[];
  parts: Part[];
  sections: { title: string; cards: Card[] }[];
}

/** Makes the pages of a site, each with 350 words, 8 cards and 8 links. The seed also decides the vocabulary. */
export function makeFacts({ pages, seed }: { pages: number; seed: number }): ServiceFacts[] {
  const vocabulary = makeVocabulary(createRandom(seed));
  return Array.from({ length: pages }, (_, index) =>
    makeService(index, pages, createSpeaker(vocabulary, createRandom(seed * 100_003 + index + 1))),
  );
}

function makeService(index: number, pages: number, { random, say, makeSentence }: Speaker): ServiceFacts {
  const stress = (words: number): Sentence => makeSentence(words, { isStrong: true });
  const link = (words: number): Sentence =>
    makeSentence(words, { href: `/services/service-${Math.floor(random() * pages) + 1}` });
  return {
    slug: `service-${index + 1}`,
    mainTitle: `${say(2)} ${index + 1}`,
    title: say(4),
    description: `${say(14)}.`,
    introduction: [stress(12), link(12)],
    parts: repeat(3, () => ({
      heading: say(3),
      opening: stress(16),
      items: repeat(4, () => say(6)),
      closing: link(12),
    })),
    sections: repeat(4, () => ({
      title: say(3),
      cards: [stress, link].map((mark) => ({
        title: say(2),
        description: [mark(6), makeSentence(4), makeSentence(4)],
      })),
    })),
  };
}

interface Speaker {
  random: () => number;
  /** Makes a number of words, the first with a capital. */
  say: (words: number) => string;
  /** Makes a sentence of a number of words. If there is a mark, two words in the middle have it. */
  makeSentence: (words: number, mark?: Omit<Run, "text">) => Sentence;
}

function createSpeaker(vocabulary: readonly string[], random: () => number): Speaker {
  // Like in any language, few words are frequent and most are rare.
  const pick = (): string => vocabulary[Math.floor(random() ** 3 * vocabulary.length)]!;
  const say = (words: number): string => {
    const text = repeat(words, pick).join(" ");
    return text[0]!.toUpperCase() + text.slice(1);
  };
  const makeSentence: Speaker["makeSentence"] = (words, mark) => {
    if (mark === undefined) return [{ text: `${say(words)}.` }];
    const before = Math.floor((words - 2) / 2);
    const after = repeat(words - 2 - before, pick).join(" ");
    return [{ text: say(before) }, { text: repeat(2, pick).join(" "), ...mark }, { text: `${after}.` }];
  };
  return { random, say, makeSentence };
}

const vocabularySize = 3000;

function makeVocabulary(random: () => number): string[] {
  const pickOf = (letters: string): string => letters[Math.floor(random() * letters.length)]!;
  const makeSyllable = (): string => pickOf("bdfghklmnprstvwz") + pickOf("aeiou");
  const words = new Set<string>();
  while (words.size < vocabularySize) words.add(repeat(2 + Math.floor(random() * 3), makeSyllable).join(""));
  return [...words];
}

function repeat<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

/** The texts that the page must show, in order, in every dialect and with every tool. */
export function listTexts({ mainTitle, title, description, introduction, parts, sections }: ServiceFacts): string[] {
  return [
    mainTitle,
    title,
    description,
    ...introduction.map(textOf),
    ...parts.flatMap(({ heading, opening, items, closing }) => [heading, textOf(opening), ...items, textOf(closing)]),
    ...sections.flatMap((section) => [
      section.title,
      ...section.cards.flatMap((card) => [card.title, ...card.description.map(textOf)]),
    ]),
  ];
}

function textOf(sentence: Sentence): string {
  return sentence.map(({ text }) => text).join(" ");
}
