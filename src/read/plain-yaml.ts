import { FAILSAFE_SCHEMA, load, Type } from "js-yaml";

/*
 * js-yaml reads a page's front matter in a fifth of the time that `yaml` takes, but cannot say where anything stands. So what is
 * plainly sound is read with it, and everything else (whatever is wrong, and whatever the two might take differently) is left to
 * `yaml`, which alone words problems and finds places. A property test compares what they make of random documents.
 */

class NotPlain extends Error {}

/** Numbers are read alike by no two parsers. */
const number = new Type("tag:yaml.org,2002:float", {
  kind: "scalar",
  resolve: (text: string) =>
    /^[-+]?(\.?\d[\d_.]*([eE][-+]?\d+)?|0[ox][\da-fA-F]+|\.(inf|Inf|INF|nan|NaN|NAN))$/.test(text),
  construct: () => {
    throw new NotPlain();
  },
});

const boolean = new Type("tag:yaml.org,2002:bool", {
  kind: "scalar",
  resolve: (text: string) => /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/.test(text),
  construct: (text: string) => text.toLowerCase() === "true",
});

const nothing = new Type("tag:yaml.org,2002:null", {
  kind: "scalar",
  resolve: (text: string | null) => text === null || /^(?:~|[Nn]ull|NULL)?$/.test(text),
  construct: () => null,
});

const schema = FAILSAFE_SCHEMA.extend({ implicit: [nothing, boolean, number] });

const nothingOrBoolean = "(?:~|[Nn]ull|NULL|[Tt]rue|TRUE|[Ff]alse|FALSE)";

/** What the two parsers may take differently. Each line is looked at with the line end before it. */
const unusual: readonly RegExp[] = [
  // Tabs, lone carriage returns, line ends that only one YAML version knows, byte order marks.
  /[\t\r\u0085\u2028\u2029\ufeff]/,
  // Anchors, aliases, tags, directives, complex keys, keys without a name, signs that may not begin a text.
  /[\s,[{][&*!%?@`]|[\s,[{]:[\s}\],]/,
  // Block texts with more than a sign and a hyphen behind their key.
  /\n *[|>]|[,[{ ][|>](?!-?\n)/,
  // Text lost behind a # without a space, a comment directly behind a quote or bracket, a hyphen with nothing behind it.
  /[ "'\]}]#[^ \n]|["'\]}]#|[\n ]- *[#\n]/,
  // Keys that are lists, maps, nothing, true or false; in braces also without a colon.
  new RegExp(String.raw`[\]}]\s*:|[\s,[{]${nothingOrBoolean}\s*:`),
  new RegExp(String.raw`\{[^}]*\{|[{,]\s*${nothingOrBoolean}\s*[,}]`),
  // Further documents.
  /\n(?:---|\.\.\.)/,
  // Quoted texts, lists and maps in brackets, of more than one line.
  /[\s,[{](?:"(?:[^"\\\n]|\\.)*\\?|'(?:[^'\n]|'')*|[[{][^\]}\n]*)\n/,
];

/** The data of a YAML document, never undefined, if there is nothing unusual or wrong about it; else undefined. */
export function readPlainYaml(yaml: string): unknown {
  const lines = `\n${yaml}\n`;
  if (unusual.some((pattern) => pattern.test(lines)) || yaml.trim() === "") return undefined;
  try {
    return load(yaml, { schema });
  } catch {
    return undefined;
  }
}
