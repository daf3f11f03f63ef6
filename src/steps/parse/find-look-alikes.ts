import { isScalar, visit } from "yaml";
import { problem, type Problem } from "../../problems/problem.ts";
import { blank, bullet, colon, curly, replacements, describeLookAlike, type LookAlike } from "./look-alikes.ts";
import { firstLine, parseAgain, startOfLine, type ParsedYaml } from "./yaml-places.ts";

/** The start of a line that may have a look-alike in a key, so that js-yaml's result says too little. */
export const mayHideKey = new RegExp(`^[ -]*(?:[\\w-]*${blank}|${curly}[\\w-]+${curly} *:)`, "mu");

/**
 * Finds the first character that looks like a part of YAML's structure and is none, if it is the cause of the first fault: writing the
 * real one in place of each removes that fault.
 */
export function findLookAlike(parsed: ParsedYaml): Problem | undefined {
  const { yaml, place } = parsed;
  const fault = firstFault(parsed);
  if (fault === yaml.length) return undefined;
  const found = listLookAlikes(yaml);
  const faultLine = fault + firstLine(yaml.slice(fault)).length;
  const [first] = found;
  if (first === undefined || first.start > faultLine) return undefined;
  const tries = [0, 1].map((nth) => {
    const text = replaceAll(yaml, found, nth);
    return { nth, left: text.length - firstFault({ ...parsed, yaml: text, document: parseAgain(text) }) };
  });
  const best = tries.reduce((a, b) => (b.left < a.left ? b : a));
  if (best.left >= yaml.length - fault) return undefined;
  const lineOf = ({ start }: LookAlike): number => place(start, start).line;
  const others = found.filter((each) => each.real === first.real).map(lineOf);
  const lineStart = startOfLine(yaml, first.start);
  const line = firstLine(yaml.slice(lineStart));
  const inLine = found.filter(({ start }) => start >= lineStart && start < lineStart + line.length);
  const moved = inLine.map((each) => ({ ...each, start: each.start - lineStart, end: each.end - lineStart }));
  const details = {
    replacement: replacementFor(first, best.nth),
    line: replaceAll(line, moved, best.nth),
    others: [...new Set(others)].filter((each) => each !== lineOf(first)),
  };
  return problem("yaml/syntax", place(first.start, first.end), describeLookAlike(first, details));
}

/** The offset of the first error or of the first key with a look-alike; the end if there is neither. */
function firstFault({ document, yaml }: ParsedYaml): number {
  let first = yaml.length;
  for (const { pos } of [...document.errors, ...document.warnings]) first = Math.min(first, pos[0]);
  visit(document, {
    Pair(_, { key }) {
      if (!isScalar(key) || !key.range || key.range[0] >= first) return;
      if (hasLookAlike.test(yaml.slice(key.range[0], key.range[1]))) first = key.range[0];
    },
  });
  return first;
}

const hasLookAlike = new RegExp(`${blank}|^${curly}[\\w-]+${curly}$`, "u");

function replaceAll(text: string, found: readonly LookAlike[], nth: number): string {
  let end = 0;
  const parts = found.map((each) => {
    const before = text.slice(end, each.start);
    end = each.end;
    const replacement = replacementFor(each, nth);
    // Each of several spaces is one column.
    return before + (replacement === " " ? replacement.repeat(each.end - each.start) : replacement);
  });
  return parts.join("") + text.slice(end);
}

function replacementFor({ real, written, isInWord, isSpaced }: LookAlike, nth: number): string {
  if (isInWord) return "";
  if (real === "colon" || real === "hyphen") return isSpaced ? replacements[real][0]!.trim() : replacements[real][0]!;
  const all = replacements[real];
  const isShown = !/\p{DI}/u.test(written);
  return (isShown ? all : all.toReversed())[Math.min(nth, all.length - 1)]!;
}

/** Lists all look-alikes that are not within a text. */
function listLookAlikes(yaml: string): LookAlike[] {
  const found: LookAlike[] = [];
  let start = 0;
  let above: Above = { column: -1 };
  for (const line of yaml.split("\n")) {
    const rest = restOfText(line, above);
    if (rest) above = rest;
    else {
      const zone = structureOf(line);
      for (const each of inLine(line, zone)) found.push({ ...each, start: start + each.start, end: start + each.end });
      above = readAbove(line, zone) ?? above;
    }
    start += line.length + 1;
  }
  return found;
}

/** The last key or item above a line, and the form of its text. */
interface Above {
  column: number;
  text?: "block" | "plain" | '"' | "'" | undefined;
}

/** Returns the line above one that continues a text; undefined if the line does not continue one. */
function restOfText(line: string, above: Above): Above | undefined {
  const { column, text } = above;
  const isDeeper = line.search(/[^ ]|$/) > column;
  if (text === '"' || text === "'") {
    const isEnd = text === "'" ? line.includes(text) : /(?:^|[^\\])"/.test(line);
    return isEnd ? { column } : above;
  }
  if (text === "block") return isDeeper || /^ *$/.test(line) ? above : undefined;
  return text === "plain" && isDeeper && !/^ *(?:- |-$|[\w-]+:(?: |$))/.test(line) ? above : undefined;
}

/** A line's hyphens and key, with the colon and what is between it and the value. */
interface Structure {
  /** The length of the indent and the hyphens. */
  lead: number;
  length: number;
  column: number;
}

const leadPattern = new RegExp(`^(?:${blank}| )*(?:(?:-(?![\\d-])|${bullet})(?:${blank}| )*)*`, "u");
const keyPattern = new RegExp(
  `${curly}?\\w[\\w-]*(?:${blank}+[\\w-]+)*${curly}?(?:${blank}| )*` +
    `(?:${colon}|:(?=${blank}| |$))(?:${blank}+(?:${blank}| )*| +${blank}(?=["'\\[{|>]))?`,
  "uy",
);

function structureOf(line: string): Structure {
  const [leads = ""] = leadPattern.exec(line) ?? [];
  keyPattern.lastIndex = leads.length;
  const [key] = keyPattern.exec(line) ?? [];
  const column = key === undefined ? Math.max(0, leads.trimEnd().length - 1) : leads.length;
  return { lead: leads.length, length: leads.length + (key?.length ?? 0), column };
}

const spacePattern = new RegExp(`${blank}(?: *${blank})*`, "gu");
const bulletPattern = new RegExp(bullet, "gu");
const colonPattern = new RegExp(colon, "gu");
const quotePattern = new RegExp(`${curly}(?=[\\w-]+${curly})|(?<=${curly}[\\w-]+)${curly}`, "gu");
/** A line break that is not YAML's, before a key or an item. */
const breakPattern = /[\u2028\u2029](?=[ \u2028\u2029]*(?:- |[\w-]+:(?:[ \u2028\u2029]|$)))/gu;
const afterQuotes = new RegExp(` *(?:"(?:[^"\\\\]|\\\\.)*"|'(?:[^']|'')*') *(${blank}+)`, "uy");

/** Lists the look-alikes in the structure of a line, from left to right. */
function inLine(line: string, { lead, length }: Structure): LookAlike[] {
  afterQuotes.lastIndex = length;
  const [, after = ""] = afterQuotes.exec(line) ?? [];
  const afterText = afterQuotes.lastIndex;
  const searches = [
    [spacePattern, 0, length, "space"],
    [bulletPattern, 0, lead, "hyphen"],
    [quotePattern, lead, length, "quote"],
    [colonPattern, lead, length, "colon"],
    [spacePattern, afterText - after.length, afterText, "space"],
    [breakPattern, Math.max(length, afterText), line.length, "line break"],
  ] as const;
  const found = searches.flatMap(([pattern, from, to, real]) =>
    Array.from(line.slice(from, to).matchAll(pattern), ({ 0: written, index }): LookAlike => {
      const start = from + index;
      const end = start + written.length;
      const isInWord = start > lead && /\w/.test(line[start - 1]!) && /[\w-]/.test(line[end] ?? "");
      const isSpaced = /^(?: |$)/.test(line.slice(end, end + 1));
      return { start, end, written, real, isInWord: isInWord && real === "space", isSpaced };
    }),
  );
  return found.sort((a, b) => a.start - b.start);
}

/** Reads the form of the text that a line begins. Comments and empty lines begin none. */
function readAbove(line: string, { lead, length, column }: Structure): Above | undefined {
  const value = line.slice(length).trim();
  if (length === 0 && value === "") return undefined;
  if (length === lead && value.startsWith("#")) return undefined;
  const quote = (['"', "'"] as const).find((each) => value.startsWith(each));
  const isOpen = quote !== undefined && !/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.test(value);
  if (isOpen) return { column, text: quote };
  if (/^[|>][-+\d]*(?: +#.*)?$/.test(value)) return { column, text: "block" };
  return { column, text: value === "" || quote !== undefined ? undefined : "plain" };
}
