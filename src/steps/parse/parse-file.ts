import type { Kind } from "../../model/build/kind.ts";
import type { Recall } from "../../model/build/recall.ts";
import type { SiteFile } from "../../model/build/site-files.ts";
import type { Source } from "../../model/build/source.ts";
import type { Problem } from "../../problems/problem.ts";
import { withoutControls } from "./control-characters.ts";
import { decodeText } from "./decode-text.ts";
import { findInvisible } from "./invisible-characters.ts";
import { readMarkdown } from "./front-matter.ts";
import { readYaml } from "./yaml.ts";

interface ParsedFile {
  /** Absent if the file is not text. */
  text?: string;
  source?: Source;
  problems: Problem[];
}

/** Parses a file, unless its state is the same as when it was last parsed. */
export function parseFile(file: SiteFile, kind: Kind, recall: Recall): ParsedFile {
  const parse = (): ParsedFile => {
    const decoded = decodeText(file, kind);
    const { text, problems } = decoded;
    if (text === undefined) return decoded;
    const parsed = parseSource(file.path, problems.length > 0 ? withoutControls(text) : text, kind);
    // What is in the structure of YAML has a problem of its own.
    const invisible = parsed.source === undefined ? [] : findInvisible(file.path, text);
    // Without the character, its line may read otherwise than it was meant.
    const lines = new Set(problems.map(({ place }) => place.line));
    const others = parsed.problems.filter(({ place }) => !lines.has(place.line));
    return { text, ...parsed, problems: [...problems, ...others, ...invisible] };
  };
  return file.state === undefined ? parse() : recall("source", [file.path, file.state], parse);
}

/** Parses the text of a content file. */
export function parseSource(file: string, text: string, kind: Kind): Omit<ParsedFile, "text"> {
  if (file.endsWith(".md")) {
    const { source, problems } = readMarkdown(file, text);
    return { ...(source && { source: { kind, ...source } }), problems };
  }
  const yaml = readYaml(file, text);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  return {
    source: { file, kind, text, data: yaml.data, ...yaml.places, body: "", bodyOffset: text.length },
    problems: yaml.warnings,
  };
}
