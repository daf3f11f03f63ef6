import { YAMLException } from "js-yaml";
import { visit, type Alias, type Document, type Node } from "yaml";
import { isDeepYaml } from "../../lib/markup/nesting.ts";
import { limits } from "../../model/build/limits.ts";
import { placeAt, startOf } from "../../model/build/place.ts";
import { mostPerFile, problem, type Problem } from "../../problems/problem.ts";
import { findEscapedControls, plainTextsIn } from "./control-characters.ts";
import { findLookAlike } from "./look-alikes.ts";
import { findOvergrownKey, mostValuesIn } from "./overgrown-key.ts";
import { parseYaml, type YamlData } from "./parse-yaml.ts";
import { explainYamlErrors, findEmptyKey, findLoneSign } from "./yaml-errors.ts";
import { parseAgain, placesIn, type ParsedYaml, type Places, type Yaml } from "./yaml-places.ts";

/** The content of a stretch of YAML, or why it cannot be read. `data` is undefined exactly if there are problems; warnings leave it readable. */
export interface YamlResult {
  data: unknown;
  problems: Problem[];
  /** Parts that can be read, but were probably meant differently. */
  warnings: Problem[];
  places: Places;
}

/**
 * Reads YAML 1.2 (core schema): `8:30`, `no` and dates stay text. In a file with more than YAML, it is from `start` to `end`. Warnings of
 * the `yaml` package are errors here.
 */
export function readYaml(file: string, text: string, { start, end } = { start: 0, end: text.length }): YamlResult {
  const yaml = text.slice(start, end);
  const place: Yaml["place"] = (from, to) => placeAt({ file, text }, start + from, Math.max(1, to - from));
  const parsePlaces = (): ParsedYaml => ({ document: parseAgain(yaml), yaml, place });
  const places = placesOnDemand(() => placesIn(parsePlaces()));
  const refuse = (...problems: Problem[]): YamlResult => ({ data: undefined, problems, warnings: [], places });
  const tooDeep = (): YamlResult => refuse(problem("file/too-large", startOf(file), { way: "levels" }));
  if (isDeepYaml(yaml)) return tooDeep();
  let parsed: YamlData | YAMLException;
  try {
    parsed = parseYaml(yaml);
  } catch (error) {
    // The parser recurses, and may run out of stack.
    if (error instanceof RangeError) return tooDeep();
    if (!(error instanceof YAMLException)) throw error;
    parsed = error;
  }
  const accept = (data: unknown, warnings: Problem[]): YamlResult => {
    const limit = mostValuesIn(file);
    const key = findOvergrownKey(data, limit);
    if (key !== undefined)
      return refuse(problem("file/too-large", places.placeOfKey([key]), { way: "values", key, limit }));
    if (!yaml.includes("\\")) return { data, problems: [], warnings, places };
    const controls = findEscapedControls(data, places);
    return { data: plainTextsIn(data), problems: [], warnings: [...warnings, ...controls], places };
  };
  if (!(parsed instanceof YAMLException) && !parsed.isDoubtful) return accept(parsed.data, []);
  const { problems, warnings } = findYamlFaults(parsePlaces());
  if (problems.length > 0) return refuse(...problems);
  if (!(parsed instanceof YAMLException)) {
    return isDeeper(parsed.data, limits.levels) ? tooDeep() : accept(parsed.data, warnings);
  }
  // Only js-yaml refuses this document. The two parsers hardly ever disagree, so a general message is enough.
  const position = Math.min(parsed.mark.position, yaml.length - 1);
  return refuse(problem("yaml/syntax", place(position, position + 1), { way: "other" }));
}

/** Parses with places only when one is needed: it takes several times as long, and sound content needs none. */
function placesOnDemand(find: () => Places): Places {
  let found: Places | undefined;
  const places = (): Places => (found ??= find());
  return {
    placeOfKey: (path) => places().placeOfKey(path),
    placeOfValue: (path) => places().placeOfValue(path),
    placeOfText: (path, snippet, nth) => places().placeOfText(path, snippet, nth),
  };
}

/** Finds what is wrong with a document, or most likely not meant. */
function findYamlFaults(parsed: ParsedYaml): { problems: Problem[]; warnings: Problem[] } {
  const { document, place } = parsed;
  const disguised = findLookAlike(parsed);
  if (disguised) return { problems: [disguised], warnings: [] };
  const problems = explainYamlErrors(parsed);
  const odd = problems.length === 0 && (findLoneSign(parsed) ?? findEmptyKey(parsed));
  if (odd) problems.push(odd);
  if (problems.length > 0) return { problems, warnings: [] };
  try {
    document.toJS({ maxAliasCount: 100 });
  } catch {
    const [start, end] = findGrowingAlias(document);
    return { problems: [problem("file/too-large", place(start, end), { way: "aliases" })], warnings: [] };
  }
  return { problems, warnings: findLostText(parsed) };
}

/** Returns the range of the first alias that repeats other aliases, or else of the first one. To look at a thousand is enough. */
function findGrowingAlias(document: Document): readonly [start: number, end: number] {
  const aliases = listAliases(document).slice(0, 1000);
  const growing = aliases.find((alias) => {
    const repeated = alias.resolve(document);
    return repeated !== undefined && listAliases(repeated).length > 0;
  });
  const [start, end] = (growing ?? aliases[0])?.range ?? [0, 1];
  return [start, end];
}

function listAliases(within: Document | Node): Alias[] {
  const aliases: Alias[] = [];
  visit(within, {
    Alias: (_, alias) => {
      aliases.push(alias);
    },
  });
  return aliases;
}

/** Whether data has more levels than allowed. An alias inside its own anchor has no end at all. */
function isDeeper(data: unknown, levels: number): boolean {
  if (typeof data !== "object" || data === null) return false;
  return levels === 0 || Object.values(data).some((value) => isDeeper(value, levels - 1));
}

/** Finds texts that end at a # directly followed by a word or number: few authors mean that as a comment. */
function findLostText({ document, yaml, place }: ParsedYaml): Problem[] {
  const found: Problem[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || node.type !== "PLAIN" || !node.range) return undefined;
      const [start, end] = node.range;
      const [, gap, behind] = /^([ \t]+)(#[\p{L}\d][^\n]*)/u.exec(yaml.slice(end)) ?? [];
      if (start === end || gap === undefined || behind === undefined) return undefined;
      const comment = behind.trimEnd();
      const from = end + gap.length;
      const details = { comment, value: yaml.slice(start, end) };
      found.push(problem("yaml/comment-in-value", place(from, from + comment.length), details));
      if (found.length === mostPerFile) return visit.BREAK;
      return undefined;
    },
  });
  return found;
}
