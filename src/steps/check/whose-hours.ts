import { sentenceAround } from "./sentence.ts";

const stems = (...lists: string[]): RegExp => new RegExp(String.raw`\b(?:${lists.join("|")})`, "i");

/** Others who have hours, in English and Spanish. */
const others = stems(
  "pharmac|drug ?store|poison|crisis|hotline|helpline|lines?\\b|boards?\\b|hospital|emergency (?:room|department)|ER\\b|urgent care",
  "call center|market|bus(?:es)?\\b|train|metro\\b|shuttle|parking|garage|meter|gate|bank|labs?\\b|laborator|librar|school|courier",
  "insur|carrier|medicaid|medicare|medi-cal|webinar|class(?:es)?\\b|workshop|seminar|events?\\b(?! of)|parade",
  "building (?:is|opens|closes|doors|hours)\\b|online (?:booking|scheduling|forms?|chat|stores?|shop)\\b|booking is\\b|portal",
  "farmacia|l[ií]nea|urgencias|mercado|autob[uú]s|tren\\b|estacion|banco|biblioteca|escuela|seguro|taller|clase",
);

/** Things that patients do at a time of day, and words that may mean anybody. */
const doings = stems(
  "they\\b|their\\b|its?\\b|aligner|retainer|wear|brush|floss|rins(?:e|ing)|eat|drink|fast(?:ing)?\\b|take|taking|dose|tablet|medicine|sleep|chew",
  "lleve|cepill|enjuag|coma|beba|tome|dosis|tableta|duerma",
);

const we = /\b(?:we|we['’](?:re|ve|ll)|us|nosotr[oa]s|atendemos|abrimos|estamos)\b/i;

/** Words that a practice uses for itself and its hours. */
const own =
  /\b(?:we|we['’](?:re|ve|ll)|our|us|hours?|practice|offices?|clinic|dentists?|doctors?|dr|team|staff|front desk|reception|appointments?|visits?|patients|nosotr[oa]s|nuestr[oa]s?|horarios?|consultorio|cl[ií]nica|doctora|dra|atendemos|abrimos|cerramos|estamos|citas?|pacientes|recepci[oó]n)\b/i;

/** Words for hours of certain days only, which are not in an office's file: holidays, seasons, plans. */
const passing =
  /\b(?:Eve|(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d|(?:this|next)\s+(?:week|month|mon|tue|wed|thu|fri|sat|sun)|starting|beginning|every other|every (?:second|third)|alternat\w+|(?:a|each|every|per|the)\s+month|(?:one|first|second|third|fourth|last)\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day|holiday\s+hours|(?:in|during|through)\s+(?:January|February|March|April|May|June|July|August|September|October|November|December)|summer|winter|used to|formerly|no longer|not|never|\w+n['’]t|verano|invierno|ya no|nunca)\b/i;

/** Words for being open or closed. The last one before hours decides. */
const isOpen = /\b(?:open|opens|hours|see|here|abiert[oa]s?|abrimos|atendemos|horario)\b/gi;
const isClosed = /\b(?:closed|closes|lunch|break|except|cerrad[oa]s?|cerramos|almuerzo|comida|excepto)\b/gi;

/** The most words of a label. More words before hours make a sentence about somebody. */
const mostWordsOfLabel = 3;

/** A stretch of a text. */
interface Span {
  offset: number;
  length: number;
}

/** Finds out whom a text names besides the practice. */
export interface Named {
  /** Whether the text contains the name or phone number of one of the `contacts`. */
  namesContact: (text: string) => boolean;
}

/** Remembers the answer for a whole text, which is needed for each of the hours in it. */
export function rememberFor(text: string, { namesContact }: Named): Named {
  let isNamed: boolean | undefined;
  return { namesContact: (part) => (part === text ? (isNamed ??= namesContact(text)) : namesContact(part)) };
}

/**
 * Whether hours in a text can only be the practice's own: their sentence is about the practice, or is little more than the hours, and is
 * not about somebody else or certain days only.
 */
export function areOwnHours(text: string, { offset, length }: Span, { namesContact }: Named): boolean {
  const { before, after } = sentenceAround(text, offset, length);
  const words = text.slice(offset, offset + length);
  const sentence = `${before} ${words} ${after}`;
  const around = `${before} ${after}`;
  if (others.test(around) || passing.test(sentence) || namesContact(sentence)) return false;
  if (doings.test(around) && !we.test(sentence)) return false;
  if (lastOf(isClosed, before) > lastOf(isOpen, before)) return false;
  const isLabel = (before.match(/\p{L}+/gu) ?? []).length <= mostWordsOfLabel;
  return (own.test(sentence) || isLabel) && (we.test(sentence) || !namesContact(text));
}

const lastOf = (words: RegExp, text: string): number => [...text.matchAll(words)].at(-1)?.index ?? -1;
