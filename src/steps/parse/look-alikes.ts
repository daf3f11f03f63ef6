import type { SyntaxFault } from "./yaml-wording.ts";

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

const names = [
  [/[\u00a0\u2007]/, "no-break space"],
  [/\u202f/, "narrow space"],
  [/\u3000/, "ideographic space"],
  [/\p{Zs}/u, "other space"],
  [/[\u2028\u2029]/, "line separator"],
  [/\u200b/, "zero-width space"],
  [/\u00ad/, "soft hyphen"],
  [/\p{DI}/u, "invisible"],
  [/[：﹕]/, "full-width colon"],
  [/[︓꞉∶]/, "other colon"],
  [/[\u2012\u2013]/, "en dash"],
  [/[\u2014\u2015]/, "em dash"],
  [/－/, "full-width hyphen"],
  [/−/, "minus sign"],
  [/\*/, "star"],
  [/\p{Pd}/u, "other hyphen"],
  [/[^]/u, "bullet"],
] as const;

/** Characters to write in place of each, the most probable first. */
export const replacements: Record<Real, readonly string[]> = {
  space: [" ", ""],
  "line break": ["\n"],
  colon: [": "],
  hyphen: ["- "],
  quote: [""],
};

interface Replacing {
  replacement: string;
  /** Its line without it. */
  line: string;
  /** Lines below that have one, too. */
  others: readonly number[];
}

/** Says what a look-alike is, and what to write in its place. */
export function describeLookAlike({ written, real }: LookAlike, { replacement, line, others }: Replacing): SyntaxFault {
  const isSeveral = real === "space" && written.length > 1;
  const deletes = isSeveral || real === "quote" ? "delete all" : "delete";
  const fix =
    replacement === ""
      ? deletes
      : isSeveral
        ? "spaces"
        : (replacement as Extract<SyntaxFault, { fix: unknown }>["fix"]);
  const details = { fix, also: nameLines(others), ...(replacement === "" && { lines: [line] }) };
  if (real === "quote") return { way: "look-alike quotes", ...details };
  return {
    way: "look-alike",
    name: nameCharacter(written),
    real: { part: real },
    isSpace: real === "space",
    ...details,
  };
}

/** Names a character, with itself or its number unless it has a name that everyone knows. */
function nameCharacter(written: string) {
  const character = String.fromCodePoint(written.codePointAt(0)!);
  const [, part] = names.find(([pattern]) => pattern.test(character))!;
  const number = `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
  return { part, character, number };
}

/** The most lines to list. */
const mostLines = 10;

function nameLines(others: readonly number[]) {
  const lines = others.slice(0, mostLines).map(String);
  if (others.length > mostLines) return { part: "many lines", lines } as const;
  return lines.length === 0 ? undefined : ({ part: lines.length === 1 ? "one line" : "several lines", lines } as const);
}
