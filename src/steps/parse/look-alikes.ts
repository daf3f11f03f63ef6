import type { YamlWording } from "./yaml-wording.ts";

/** A character of YAML's structure for which another one was typed. */
type Real = "space" | "line break" | "colon" | "hyphen" | "quote";

/** A character that looks like a part of YAML's structure, or like nothing, and is part of a text to YAML. */
export interface LookAlike {
  start: number;
  end: number;
  /** How it is written. */
  written: string;
  real: Real;
  /** Whether it is in the middle of a word. */
  isInWord: boolean;
  /** Whether a space or the end of the line follows. */
  isSpaced: boolean;
}

/** A space that is not YAML's, a line break that is not YAML's, or a character that is not shown. */
export const blank = String.raw`(?:[^\P{Z} ]|\p{DI})`;
/** A dash or a bullet in the place of a hyphen. */
export const bullet = String.raw`(?:(?!-)\p{Pd}|[−•‣▪■●○·∙◦➤]|\*(?= ))`;
export const colon = "[：﹕︓꞉∶]";
/** A quote around a key that is not YAML's. */
export const curly = "[“”„‟‘’‚«»＂＇]";

const names: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2007]/, "a no-break space"],
  [/\u202f/, "a narrow no-break space"],
  [/\u3000/, "an ideographic space"],
  [/\p{Zs}/u, "a space of another width"],
  [/[\u2028\u2029]/, "a line separator"],
  [/\u200b/, "a zero-width space"],
  [/\u00ad/, "a soft hyphen"],
  [/\p{DI}/u, "an invisible character"],
  [/[：﹕]/, "a full-width colon"],
  [/[︓꞉∶]/, "another colon"],
  [/[\u2012\u2013]/, "an en dash"],
  [/[\u2014\u2015]/, "an em dash"],
  [/－/, "a full-width hyphen"],
  [/−/, "a minus sign"],
  [/\*/, "a star"],
  [/\p{Pd}/u, "another hyphen"],
  [/[^]/u, "a bullet"],
];

/** What to write in place of each, the most probable first. */
export const replacements: Record<Real, readonly string[]> = {
  space: [" ", ""],
  "line break": ["\n"],
  colon: [": "],
  hyphen: ["- "],
  quote: [""],
};

const orders: Readonly<Record<string, string>> = {
  " ": "Replace it with a space.",
  "\n": "Delete it and press Enter.",
  ":": "Replace it with a colon.",
  ": ": "Replace it with a colon and a space.",
  "-": "Replace it with a hyphen.",
  "- ": "Replace it with a hyphen and a space.",
};

const severalSpaces = "Replace each of the marked characters with a space.";

/** Words the problem of a look-alike. `line` is its line without it, and `others` are lines below that have one too. */
export function wordLookAlike(
  { written, real }: LookAlike,
  { replacement, line, others }: { replacement: string; line: string; others: readonly number[] },
): YamlWording {
  const also = wordLines(others);
  const isSeveral = real === "space" && written.length > 1;
  const fix =
    replacement === ""
      ? {
          remedy: `Delete ${isSeveral || real === "quote" ? "them" : "it"}, so that the line is as below.${also}`,
          lines: [line],
        }
      : { remedy: `${isSeveral ? severalSpaces : orders[replacement]!}${also}` };
  if (real === "quote") {
    const reason = "The quotes around this key are curly, as Word makes them, so YAML takes them for a part of it.";
    return { reason, ...fix };
  }
  const from = real === "space" ? "; it comes with text copied from Word or a web page" : "";
  return { reason: `There is ${unicodeNameOf(written)} here, which YAML does not take for a ${real}${from}.`, ...fix };
}

/** Names a character, with its number unless it has a name that everyone knows. */
function unicodeNameOf(written: string): string {
  const character = String.fromCodePoint(written.codePointAt(0)!);
  const name = names.find(([pattern]) => pattern.test(character))![1];
  if (/^(?:another|an invisible|a space of|a line)/.test(name)) {
    return `${name} (U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")})`;
  }
  return /[\p{Z}\p{DI}]/u.test(character) ? name : `${name} (${character})`;
}

/** The most lines to list. */
const mostLines = 10;

function wordLines(lines: readonly number[]): string {
  if (lines.length === 0) return "";
  const [last, ...before] = lines.slice(0, mostLines).map(String).reverse();
  const more = lines.length > mostLines ? " and others below" : "";
  const list =
    before.length === 0 ? `line ${last}` : `lines ${before.reverse().join(", ")}${more ? "," : " and"} ${last}`;
  return ` Do so in ${list}${more}, too.`;
}
