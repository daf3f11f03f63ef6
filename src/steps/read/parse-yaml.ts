import { FAILSAFE_SCHEMA, load, Type, type EventType, type State, type YAMLException } from "js-yaml";

/** What a YAML document means. */
export interface ParsedYaml {
  /** Null if there is nothing but comments. */
  data: unknown;
  /** It holds what few authors mean: a text cut off by a # or read as a reference. */
  isDoubtful: boolean;
}

/** The core schema of YAML 1.2: `8:30`, `no` and dates stay text. */
const scalar = (name: string, pattern: RegExp, construct: (text: string) => unknown): Type =>
  new Type(`tag:yaml.org,2002:${name}`, {
    kind: "scalar",
    resolve: (text: string | null) => pattern.test(text ?? ""),
    construct,
  });
const schema = FAILSAFE_SCHEMA.extend({
  implicit: [
    scalar("null", /^(?:~|[Nn]ull|NULL)?$/, () => null),
    scalar("bool", /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/, (text) => text.toLowerCase() === "true"),
    scalar("int", /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+)$/, toNumber),
    scalar(
      "float",
      /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/,
      toNumber,
    ),
  ],
});

function toNumber(text: string): number {
  const [, sign = "", value = ""] = /^([-+]?)(.*)$/.exec(text)!;
  const size = /^\.inf$/i.test(value) ? Infinity : Number(value);
  return sign === "-" ? -size : size;
}

/**
 * Decides what a document means. Throws what js-yaml throws: it reads a page's keys in a fifth of the time that `yaml` takes, but
 * does not know where anything is, so problems are found and worded by `yaml`.
 */
export function parseYaml(yaml: string): ParsedYaml {
  let isDoubtful = oddSigns.test(yaml);
  const starts: number[] = [];
  const listener = (event: EventType, state: State): void => {
    const node = state as NodeState;
    if (event === "open") starts.push(node.position);
    // A tag is about to be forgotten.
    if (event === "open" ? node.tag?.startsWith("!") : isOdd(node, starts.pop()!)) isDoubtful = true;
  };
  let warning: YAMLException | undefined;
  const onWarning = (given: YAMLException): void => {
    throw (warning = given);
  };
  let data: unknown;
  try {
    data = load(yaml, { schema, listener, onWarning });
  } catch (error) {
    if (warning === undefined) throw error;
    // Each would cost as much as the text is long, and there may be thousands.
    data = load(yaml, { schema });
  }
  // Nobody has a use for a document that is a single text.
  return { data: data ?? null, isDoubtful: isDoubtful || warning !== undefined || typeof data === "string" };
}

/**
 * Of these js-yaml takes more than it should: tabs in front of a line, text behind ---, tags with a name, and comments without a
 * space in front.
 */
const oddSigns = /^ *\t|^---.|![!<]|[[{,:]#/m;

/** The types leave out the tag, and the map of what is named with &. */
type NodeState = State & { tag: string | null; anchorMap: object };

/** Of the node that has just been read, from its start on. */
function isOdd({ input, position, kind, result, tag, anchorMap }: NodeState, start: number): boolean {
  if (Object.keys(anchorMap).length > 0 || tag === "!" || isCutOff(input, position)) return true;
  if (typeof result !== "string") return isKey(input, start, position) || hasGap(result);
  return kind === "scalar" && isOddText(input, start, position, result);
}

/** It ends at a # that is directly behind it, or has a word directly behind it. */
function isCutOff(input: string, end: number): boolean {
  return input[end] === "#" && (/\S/.test(input[end - 1] ?? "") || /[\p{L}\d]/u.test(input[end + 1] ?? ""));
}

/** It is in quotes and goes on at the start of a line, or is blank, or ends in empty lines. */
function isOddText(input: string, start: number, end: number, text: string): boolean {
  const quote = input[end - 1];
  if ((quote === '"' || quote === "'") && /\n[^ \n]/.test(input.slice(start, end))) return true;
  return text.endsWith("\n\n") || (text !== "" && text.trim() === "");
}

/** What is no text in the place of a key. */
function isKey(input: string, start: number, end: number): boolean {
  return input[start - 1] === "?" || /^[ \t]*:/.test(input.slice(end, end + 10));
}

/**
 * Where an item of a list is empty, js-yaml takes items of lists around it for the next ones; a value is also empty behind a key that is
 * not followed by a colon; and an empty key becomes "null".
 */
function hasGap(result: unknown): boolean {
  if (typeof result !== "object" || result === null) return false;
  return Object.values(result).includes(null) || "null" in result || "" in result;
}
