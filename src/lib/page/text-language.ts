import { francAll } from "franc-min";
import { primaryLanguage } from "../../model/domain/language.ts";

/** The score above which two languages cannot be told apart. */
export const alike = 0.97;

/** Whether most letters of a text are Latin. One without letters counts as Latin. */
export function isMostlyLatin(text: string): boolean {
  const others = text.match(/(?!\p{Script=Latin})\p{L}/gu)?.length ?? 0;
  return others * 2 <= (text.match(/\p{L}/gu)?.length ?? 0);
}

/** Lists the languages that a text may be in with their scores, the likeliest first; none for a few Latin words, which could be in any. */
export const scoreLanguages = (
  text: string,
  minLength = isMostlyLatin(text) ? 300 : 20,
): [language: string, score: number][] =>
  francAll(text, { minLength }).flatMap(([code, score]) => (code === "und" ? [] : [[primaryLanguage(code), score]]));
