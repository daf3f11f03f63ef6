import { isDeepStrictEqual } from "node:util";
import { stringify } from "yaml";
import { readMarkdown } from "../../steps/parse/front-matter.ts";
import { readYaml } from "../../steps/parse/yaml.ts";

/**
 * Sets keys at the top level of a content file's text, and changes no other character: a line that is there gets the new value and keeps
 * its comment; others come last. Returns undefined unless the result reads as before, with exactly these values.
 */
export function setLines(
  file: string,
  text: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): string | undefined {
  const lines = text.match(/[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+$/g) ?? [];
  const isMarkdown = file.endsWith(".md");
  const lineEnd = /\r\n|\r|\n/.exec(text)?.[0] ?? "\n";
  for (const [key, value] of Object.entries(values)) {
    const written = writeValue(value);
    const fence = lines.findIndex((line, index) => index > 0 && /^---[ \t]*$/m.test(line));
    const end = isMarkdown ? fence : lines.length;
    const pattern = lineOf(key);
    const at = lines.findIndex((line, index) => index < end && pattern.test(line));
    if (at !== -1)
      lines[at] = lines[at]!.replace(pattern, (_, name: string, rest: string) => `${name} ${written}${rest}`);
    else {
      const before = lines[end - 1];
      if (before !== undefined && !/[\r\n]$/.test(before)) lines[end - 1] = before + lineEnd;
      lines.splice(end, 0, `${key}: ${written}${lineEnd}`);
    }
  }
  const changed = lines.join("");
  const [old, now] = [text, changed].map((each) => readParts(file, each));
  const expected = { ...old, data: { ...(old?.data as object), ...values } };
  return isDeepStrictEqual(now, expected) ? changed : undefined;
}

const writeValue = (value: string | readonly string[]): string =>
  typeof value === "string" ? stringify(value, { lineWidth: 0 }).trimEnd() : `[${value.map(writeValue).join(", ")}]`;

/** Matches a line with a key and a value on it. Captures the key, and what follows the value: a comment and the line's end. */
function lineOf(key: string): RegExp {
  const value = String.raw`(?:"(?:[^"\\\r\n]|\\.)*"|'(?:[^'\r\n]|'')*'|(?:(?![ \t]#)[^\r\n])*?)`;
  return new RegExp(
    String.raw`^(\uFEFF?(?:${key}|"${key}"|'${key}')[ \t]*:)(?!\S)[ \t]*${value}([ \t]*(?:[ \t]#[^\r\n]*)?[\r\n]*)$`,
  );
}

/** Reads a text as a site's content is read. */
function readParts(file: string, text: string): { data: unknown; body: string } | undefined {
  const plain = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  if (file.endsWith(".md")) {
    const { source } = readMarkdown(file, plain);
    return source && { data: source.data, body: source.body };
  }
  const { data, problems } = readYaml(file, plain);
  return problems.length > 0 ? undefined : { data, body: "" };
}
