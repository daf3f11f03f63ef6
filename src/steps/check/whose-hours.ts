import { sentenceAround } from "./sentence.ts";

const stems = (...lists: string[]): RegExp => new RegExp(String.raw`\b(?:${lists.join("|")})`, "i");

/** Whoever else has hours, in English and Spanish. */
const others = stems(
  "pharmac|drug ?store|poison|crisis|hotline|helpline|lines?\\b|boards?\\b|hospital|emergency (?:room|department)|ER\\b|urgent care",
  "call center|market|bus(?:es)?\\b|train|metro\\b|shuttle|parking|garage|meter|gate|bank|labs?\\b|laborator|librar|school|courier",
  "insur|carrier|medicaid|medicare|medi-cal|webinar|class(?:es)?\\b|workshop|seminar|events?\\b(?! of)|parade",
  "building (?:is|opens|closes|doors|hours)\\b|online (?:booking|scheduling|forms?|chat|stores?|shop)\\b|booking is\\b|portal",
  "farmacia|l[ií]nea|urgencias|mercado|autob[uú]s|tren\\b|estacion|banco|biblioteca|escuela|seguro|taller|clase",
);

/** What a patient does at a time of day, and who may be anybody. */
const doings = stems(
  "they\\b|their\\b|its?\\b|aligner|retainer|wear|brush|floss|rins(?:e|ing)|eat|drink|fast(?:ing)?\\b|take|taking|dose|tablet|medicine|sleep|chew",
  "lleve|cepill|enjuag|coma|beba|tome|dosis|tableta|duerma",
);

const we = /\b(?:we|we['’](?:re|ve|ll)|us|nosotr[oa]s|atendemos|abrimos|estamos)\b/i;

/** Words of a practice that gives its own hours. */
const own =
  /\b(?:we|we['’](?:re|ve|ll)|our|us|hours?|practice|offices?|clinic|dentists?|doctors?|dr|team|staff|front desk|reception|appointments?|visits?|patients|nosotr[oa]s|nuestr[oa]s?|horarios?|consultorio|cl[ií]nica|doctora|dra|atendemos|abrimos|cerramos|estamos|citas?|pacientes|recepci[oó]n)\b/i;

/** Hours of some days only, which no office's file holds: holidays, seasons, what is planned. */
const passing =
  /\b(?:Eve|(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d|(?:this|next)\s+(?:week|month|mon|tue|wed|thu|fri|sat|sun)|starting|beginning|every other|every (?:second|third)|alternat\w+|(?:a|each|every|per|the)\s+month|(?:one|first|second|third|fourth|last)\s+(?:mon|tues|wednes|thurs|fri|satur|sun)day|holiday\s+hours|(?:in|during|through)\s+(?:January|February|March|April|May|June|July|August|September|October|November|December)|summer|winter|used to|formerly|no longer|not|never|\w+n['’]t|verano|invierno|ya no|nunca)\b/i;

/** The last of these before hours says what goes on in them. */
const isOpen = /\b(?:open|opens|hours|see|here|abiert[oa]s?|abrimos|atendemos|horario)\b/gi;
const isClosed = /\b(?:closed|closes|lunch|break|except|cerrad[oa]s?|cerramos|almuerzo|comida|excepto)\b/gi;

/** More words than these before hours are a sentence about somebody. */
const mostWordsOfLabel = 3;

/** A stretch of a text. */
interface Span {
  offset: number;
  length: number;
}

/** Who a text speaks of besides the practice. */
export interface Named {
  /** Whether somebody who is declared in `contacts` is named in it, or their phone number. */
  namesContact: (text: string) => boolean;
}

/** The same, with the answer for all of a text found once, since it is asked for each of the hours in it. */
export function rememberFor(text: string, { namesContact }: Named): Named {
  let isNamed: boolean | undefined;
  return { namesContact: (part) => (part === text ? (isNamed ??= namesContact(text)) : namesContact(part)) };
}

/**
 * Whether hours in a text can only be meant as the practice's own: their sentence speaks of the practice, or is little more than
 * the hours, and neither of somebody else nor of some days only.
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
