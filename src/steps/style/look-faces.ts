import { readFileSync } from "node:fs";
import path from "node:path";
import { hashedPath } from "../../lib/disk/hashed-path.ts";
import { packageFolder } from "../../lib/package-folder.ts";
import { isInLatin } from "../../model/domain/language.ts";
import type { LookName } from "../../model/content/brand.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { FontFamily, MeasuredWeight } from "./fonts.ts";

/** The face of a look, as `npm run fonts` writes it. */
export interface LookFace {
  family: string;
  /** One weight, or the least and the most of a variable font. */
  weight: string;
  /** The letters of each file, as `unicode-range`. The last has those of every site. */
  files: Readonly<Record<string, string>>;
  /** The letters that the files have, as `unicode-range`. */
  letters: string;
  measured: readonly MeasuredWeight[];
}

/** Texts of a site, and its first language. */
export interface WrittenTexts {
  language: string;
  texts: readonly string[];
}

const folder = path.join(packageFolder, "templates/fonts");

/**
 * Returns the face of a look, for titles, with the files that have letters of the site. Undefined for a language in another script: it keeps
 * the fonts that its devices have.
 */
export function faceOfLook(
  look: LookName,
  { language, texts }: WrittenTexts,
): { family: FontFamily; outputs: OutputFile[] } | undefined {
  if (isInLatin(language) === false) return undefined;
  const faces = JSON.parse(readFileSync(path.join(folder, "faces.json"), "utf8")) as Record<LookName, LookFace>;
  const { family, weight, files, letters, measured } = faces[look];
  const hasText = (pattern: RegExp): boolean => texts.some((text) => pattern.test(text));
  const used = Object.entries(files).filter(
    ([, range], index, all) => index === all.length - 1 || hasText(new RegExp(`[${listCodes(range)}]`, "u")),
  );
  const outputs = used.map(([name]) => {
    const contents = readFileSync(path.join(folder, name));
    return { path: hashedPath(`fonts/${name}`, contents), contents };
  });
  const parts = used.map(([, range], index) => ({ path: outputs[index]!.path, weight, style: "normal", range }));
  const other = `(?![${listCodes(letters)}])\\p{Script=Latin}`;
  const otherWords = hasText(new RegExp(other, "u")) ? { otherWords: matchWords(other) } : {};
  return { family: { family, token: "display", files: parts, measured, ...otherWords }, outputs };
}

/** Returns the code points of a `unicode-range` as they are between the brackets of a pattern. */
const listCodes = (range: string): string =>
  range.replaceAll(
    /U\+([\dA-F]+)(?:-([\dA-F]+))?,?/g,
    (_, first: string, last = first) => `\\u{${first}}-\\u{${last}}`,
  );

/** Matches, in HTML, each tag, and as a group each word that has such a letter. */
function matchWords(letter: string): RegExp {
  const part = "[\\p{L}\\p{M}\\p{N}'’-]*";
  return new RegExp(`<(?:script|style|title)\\b[^]*?</|<[^>]*>|(${part}${letter}${part})`, "gu");
}
