import { placeAt } from "../../model/build/place.ts";
import { showsText } from "../../model/text/shown-text.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";

/** Characters that fonts draw as nothing and that pastes bring along. Soft hyphens and the spaces of typography are not among them. */
const invisible =
  /([\u034F\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]|[\u{E0001}-\u{E007F}])\1*/gu;

/** Scripts that are written from right to left, in which a text may need marks of direction. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const marksOfDirection = /[\u061C\u200E\u200F\u202A-\u202C\u2066-\u2069]/u;

/** Overrides show letters in another order than that in which screen readers and searches read them (Unicode Technical Report 36). */
const overrides = /[\u202D\u202E]/u;
const joiners = /[\u200C\u200D]/u;

/** Scripts without spaces between words, in which U+200B is where a line may break. */
const withoutSpaces =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}\p{Script=Javanese}\p{Script=Balinese}]/u;
const simpleScripts = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]/u;
const emoji = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{20E3}\u{E0020}-\u{E007E}]/u;

/** Finds invisible characters in the text of a file that no writing system asks for at their place. */
export function findInvisible(file: string, text: string): Problem[] {
  const hasRightToLeft = rightToLeft.test(text);
  const found = [...text.matchAll(invisible)].filter(({ 0: each, 1: character = "", index }) => {
    if (isWholeValue(text, index)) return false;
    if (marksOfDirection.test(character)) return !hasRightToLeft;
    const before = Array.from(text.slice(Math.max(0, index - 4), index)).at(-1) ?? "";
    const after = String.fromCodePoint(text.codePointAt(index + each.length) ?? 0x20);
    return !isNeeded(character, before, after);
  });
  return found.slice(0, mostPerFile).map(({ 0: each, 1: character = "", index }) => {
    const number = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
    const line = text.slice(text.lastIndexOf("\n", index - 1) + 1, index);
    const before = /\S{1,30}$/u.exec(line.replace(invisible, "").trimEnd())?.[0];
    const way = overrides.test(character) ? "turns" : "hidden";
    return problem("file/invisible-character", placeAt({ file, text }, index, each.length), { way, number, before });
  });
}

/** Whether the letters around a character need it. */
function isNeeded(character: string, before: string, after: string): boolean {
  const isLetter = (each: string): boolean => /[\p{L}\p{M}]/u.test(each);
  if (joiners.test(character)) {
    if (emoji.test(before)) return emoji.test(after) || /[♀♂⚕⚖✈]/u.test(after);
    return isLetter(before) && (isLetter(after) || !simpleScripts.test(before));
  }
  if (character === "\u200B") return withoutSpaces.test(before) || withoutSpaces.test(after);
  if (character === "\u2800") return /\p{Script=Braille}/u.test(before + after);
  if (/[\u115F\u1160]/u.test(character)) return /\p{Script=Hangul}/u.test(before + after);
  if (character === "\u180E") return /\p{Script=Mongolian}/u.test(before);
  if (character === "\u034F") return isLetter(before);
  return /[\u{E0020}-\u{E007F}]/u.test(character) && emoji.test(before);
}

/** Whether a value or a line of Markdown shows nothing at all, which is a problem of its own. */
function isWholeValue(text: string, at: number): boolean {
  const end = text.indexOf("\n", at);
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, end === -1 ? text.length : end);
  return !showsText(line.replace(/^\s*(?:- +)*(?:[\w-]+:)?\s*["']?|["']$/g, ""));
}
