import { isScalar, visit } from "yaml";
import { problem, type Problem } from "../../problems/problem.ts";
import { firstLine, parseAgain, type ParsedYaml } from "./yaml-places.ts";

/** A space that is not YAML's, or a character that is not shown. */
const blank = String.raw`(?:[^\P{Z} ]|\p{DI})`;
/** A dash or a bullet in the place of a hyphen. */
const bullet = String.raw`(?:(?!-)\p{Pd}|[−•‣▪■●○·∙◦➤]|\*(?= ))`;
const colon = "[：﹕︓꞉∶]";
/** A quote around a key that is not YAML's. */
const curly = "[“”„‟‘’‚«»＂＇]";

/** The start of a line that may have a look-alike in a key, so that js-yaml's result says too little. */
export const mayHideKey = new RegExp(`^[ -]*(?:[\\w-]*${blank}|${curly}[\\w-]+${curly} *:)`, "mu");

const hiddenKey = new RegExp(`${blank}|^${curly}[\\w-]+${curly}$`, "u");

const lead = `(?:${blank}| )*(?:(?:-(?![\\d-])|${bullet})(?:${blank}| )*)*`;
const key = `${curly}?\\w[\\w-]*(?:${blank}+[\\w-]+)*${curly}?(?:${blank}| )*`;
/** A line up to its value: the indent with its hyphens, the key, its colon, and the spaces after that. */
const structure = new RegExp(`^(${lead})(?:(${key})(${colon}|:(?=${blank}| |$))((?:${blank}| )*))?`, "u");

const [blanks, bullets] = [new RegExp(blank, "gu"), new RegExp(`${bullet} ?`, "gu")];
const inKey = new RegExp(`${blank}|${curly}`, "gu");
const afterQuote = new RegExp(`(?<=["'])${blank}+ *$`, "u");
/** A line break that is not YAML's, before a key or an item. */
const lineBreak = /[\u2028\u2029](?= *(?:- |[\w-]+:(?:[ \u2028\u2029]|$)))/gu;

/**
 * Finds a character that looks like a part of YAML's structure, or like nothing, and is the cause of the first fault: with the right
 * characters in its line, that fault is gone.
 */
export function findLookAlike(parsed: ParsedYaml): Problem | undefined {
  const { yaml, place } = parsed;
  const fault = firstFault(parsed);
  if (fault === yaml.length) return undefined;
  const above = yaml.slice(0, fault + firstLine(yaml.slice(fault)).length).split("\n");
  const nth = above.findLastIndex((line) => ["", " "].some((space) => repair(line, space) !== line));
  if (nth < 0) return undefined;
  const line = above[nth]!;
  const start = above.slice(0, nth).join("\n").length + Math.min(nth, 1);
  // A space that is shown most probably stands for one.
  const tries = (/^[ -]*[^\P{Z} ]/u.test(line) ? [" ", ""] : ["", " "]).map((space) => {
    const repaired = repair(line, space);
    const text = yaml.slice(0, start) + repaired + yaml.slice(start + line.length);
    return { repaired, left: text.length - firstFault({ ...parsed, yaml: text, document: parseAgain(text) }) };
  });
  const { repaired, left } = tries.reduce((a, b) => (b.left < a.left ? b : a));
  if (left >= yaml.length - fault) return undefined;
  let column = 0;
  while (line[column] === repaired[column]) column += 1;
  const number = `U+${line.charCodeAt(column).toString(16).toUpperCase().padStart(4, "0")}`;
  const at = place(start + column, start + column + 1);
  return problem("yaml/syntax", at, { way: "look-alike", number, lines: repaired.split("\n") });
}

/** The offset of the first error or of the first key with a look-alike; the end if there is neither. */
function firstFault({ document, yaml }: ParsedYaml): number {
  let first = yaml.length;
  for (const { pos } of [...document.errors, ...document.warnings]) first = Math.min(first, pos[0]);
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || !key.range || key.range[0] >= first) return;
      if (hiddenKey.test(yaml.slice(key.range[0], key.range[1]))) first = key.range[0];
    },
  });
  return first;
}

/** Writes YAML's own characters in the structure of a line, and `space` for each that looks like a space or like nothing in the indent. */
function repair(line: string, space: string): string {
  const [written = "", lead = "", key = "", colon = "", gap = ""] = structure.exec(line) ?? [];
  const value = line.slice(written.length).replace(afterQuote, "").replace(lineBreak, "\n");
  const isRight = colon === "" || (colon === ":" && gap.search(blanks) < 0);
  const afterKey = isRight ? colon + gap : value === "" ? ":" : ": ";
  return lead.replace(blanks, space).replace(bullets, "- ") + key.replace(inKey, "") + afterKey + value;
}
