import { FAILSAFE_SCHEMA, load, Type, type EventType, type State, type YAMLException } from "js-yaml";
import { mayHideKey } from "./look-alikes.ts";

/** The value of a YAML document. */
export interface YamlData {
  /** Null if the document is empty or has only comments. */
  data: unknown;
  /** Whether it contains something few authors mean, such as a text cut off by a # or read as a reference. */
  isDoubtful: boolean;
}

/** A type of YAML 1.2's core schema, in which `8:30`, `no` and dates stay text. */
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
  const [, sign = "", value = ""] = /^([-+]?)(.*)$/.exec(text) ?? [];
  const size = /^\.inf$/i.test(value) ? Infinity : Number(value);
  return sign === "-" ? -size : size;
}

/**
 * Decides what a document means. js-yaml reads a page's keys in a fifth of the time that `yaml` takes, but does not know places, so
 * its errors are only thrown here; the `yaml` package then finds and words the problems.
 */
export function parseYaml(yaml: string): YamlData {
  let isDoubtful = oddSigns.test(yaml) || mayHideKey.test(yaml);
  const starts: number[] = [];
  const listener = (event: EventType, state: State): void => {
    const node = state as NodeState;
    if (event === "open") starts.push(node.position);
    // The result will not contain the tag, so check for it now.
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
    // One warning is enough: there may be thousands, and each takes time proportional to the text's length.
    data = load(yaml, { schema });
  }
  // A document that is a single text is always a mistake.
  return { data: data ?? null, isDoubtful: isDoubtful || warning !== undefined || typeof data === "string" };
}

/**
 * Characters with which js-yaml accepts more than YAML allows: tabs before a line, text after ---, tags with a name, and comments
 * without a space before them.
 */
const oddSigns = /^ *\t|^---.|![!<]|[[{,:]#/m;

/** js-yaml's types lack the tag and the map of anchors. */
type NodeState = State & { tag: string | null; anchorMap: object };

/** Whether the node that was just read is doubtful. `start` is its offset. */
function isOdd({ input, position, kind, result, tag, anchorMap }: NodeState, start: number): boolean {
  if (Object.keys(anchorMap).length > 0 || tag === "!" || isCutOff(input, position)) return true;
  if (typeof result !== "string") return isKey(input, start, position) || hasGap(result);
  return kind === "scalar" && isOddText(input.slice(start, position), result);
}

/** Whether a text ends at a # that follows it directly, or is directly followed by a word. */
function isCutOff(input: string, end: number): boolean {
  return input[end] === "#" && (/\S/.test(input[end - 1] ?? "") || /[\p{L}\d]/u.test(input[end + 1] ?? ""));
}

/** Whether a text in quotes continues at the start of a line, or a text is blank or ends in empty lines. */
function isOddText(written: string, text: string): boolean {
  if (/["']$/.test(written) && /\n[^ \n]/.test(written)) return true;
  return text.endsWith("\n\n") || (text !== "" && text.trim() === "");
}

/** Whether something other than a text is in the place of a key. */
function isKey(input: string, start: number, end: number): boolean {
  return input[start - 1] === "?" || /^[ \t]*:/.test(input.slice(end, end + 10));
}

/**
 * Whether an item or a key is empty. js-yaml continues a list with items from lists around it after an empty item, and calls an empty
 * key "null". A key without a colon also has an empty value.
 */
function hasGap(result: unknown): boolean {
  if (typeof result !== "object" || result === null) return false;
  return Object.values(result).includes(null) || "null" in result || "" in result;
}
