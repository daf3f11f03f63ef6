import { parseDocument, type Document } from "yaml";
import { findControls } from "../../steps/parse/control-characters.ts";
import { readMarkdown } from "../../steps/parse/front-matter.ts";
import { readYaml } from "../../steps/parse/yaml.ts";
import type { Meaning } from "./edit.ts";
import { StoredText } from "./splice.ts";

/** A content file that was read: its meaning, and the place of its keys. */
export interface WrittenFile extends Meaning {
  /** The text as the build reads it: without byte order mark, with `\n` line ends, and with joined accents. */
  text: string;
  /** The keys as they are written: all of a YAML file, or the lines between the fences of Markdown. */
  yaml: { start: number; end: number; parse: () => Document.Parsed };
  /** Absent in a file without Markdown. */
  bodyOffset?: number;
  /** Number of parts that were probably meant differently. */
  warnings: number;
}

/** Reads a text as it is stored, as the build reads it; undefined if it has mistakes. */
export function readWritten(file: string, stored: string): WrittenFile | undefined {
  const text = new StoredText(stored).plain;
  const { data, body, bodyOffset, warnings } = file.endsWith(".md") ? readParts(file, text) : readAll(file, text);
  if (data === undefined || findControls(file, text).length > 0) return undefined;
  const start = bodyOffset === undefined ? 0 : text.indexOf("\n") + 1;
  // The line end in front of the closing fence belongs to the fence.
  const end = bodyOffset === undefined ? text.length : Math.max(start - 1, text.lastIndexOf("\n---", bodyOffset));
  const parse = (): Document.Parsed =>
    parseDocument(text.slice(start, Math.max(start, end)), {
      prettyErrors: false,
      stringKeys: true,
      keepSourceTokens: true,
    });
  return { text, data, body, warnings, yaml: { start, end, parse }, ...(bodyOffset !== undefined && { bodyOffset }) };
}

type Parts = Pick<WrittenFile, "data" | "body" | "bodyOffset" | "warnings">;

function readParts(file: string, text: string): Parts {
  const { source, problems } = readMarkdown(file, text);
  if (source === undefined) return { data: undefined, body: "", warnings: 0 };
  const { data, body, bodyOffset } = source;
  return { data, body, bodyOffset, warnings: problems.length };
}

function readAll(file: string, text: string): Parts {
  const { data, problems, warnings } = readYaml(file, text);
  return { data: problems.length > 0 ? undefined : (data ?? {}), body: "", warnings: warnings.length };
}
