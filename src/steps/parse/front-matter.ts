import matter from "gray-matter";
import { placeAt, startOf } from "../../model/build/place.ts";
import type { Source } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { readYaml, type YamlResult } from "./yaml.ts";

/** Replaces the engines with which gray-matter would run code in a content file. */
const refuseLanguage = (): never => {
  throw new Error("Front matter may only be YAML.");
};
const refusingEngines = {
  js: refuseLanguage,
  javascript: refuseLanguage,
  coffee: refuseLanguage,
  cson: refuseLanguage,
  json: refuseLanguage,
  toml: refuseLanguage,
};

function explainMissingFence(file: string, text: string): Problem {
  const [, dashes, isLower] = /^(?:([-–—]{1,6})[ \t]*\n|\s+(---)[ \t]*\n)/.exec(text) ?? [];
  const place = dashes === undefined ? startOf(file) : placeAt({ file, text }, 0, dashes.length);
  if (dashes !== undefined) return problem("front-matter/missing", place, { way: "other dashes", dashes });
  return problem("front-matter/missing", place, { way: isLower === undefined ? "missing" : "lower" });
}

/** Finds what is wrong with the lines around front matter. */
function explainFences(file: string, text: string, closing: RegExpExecArray | null): Problem | undefined {
  const conflict = text.includes(">>>>>>>") ? /^(?:<{7}|>{7})(?: .*)?$/m.exec(text) : null;
  if (conflict) {
    return problem("file/merge-conflict", placeAt({ file, text }, conflict.index, conflict[0].length), undefined);
  }
  const fence = /^---([^\r\n]*)(\r?\n|$)/.exec(text);
  if (!fence) return explainMissingFence(file, text);
  const language = fence[1]?.trim() ?? "";
  if (language !== "") {
    const way = /^-+$/.test(language) ? "hyphens" : language.includes(":") ? "key" : "other";
    const details = { way, language, count: language.length + 3 } as const;
    return problem("front-matter/language", placeAt({ file, text }, 3, language.length), details);
  }
  if (closing) return undefined;
  const found = /\n(--|-{4,}|-{0,3}[–—]+-{0,3})[ \t]*(?=\n|$)/.exec(text);
  const nearly = found?.[1];
  const place = placeAt({ file, text }, found ? found.index + 1 : 0, nearly?.length ?? 3);
  return nearly === undefined
    ? problem("front-matter/unclosed", place, { way: "unclosed" })
    : problem("front-matter/unclosed", place, { way: "nearly", nearly });
}

/** Splits a Markdown file into its front matter, read as YAML only, and its body. */
export function readMarkdown(file: string, text: string): { source?: Omit<Source, "kind">; problems: Problem[] } {
  const closing = /\n(---[ \t]*)(\n|$)/.exec(text.slice(3));
  const fault = explainFences(file, text, closing);
  if (fault || !closing) return { problems: fault ? [fault] : [] };
  const [written, fence = "", end] = closing;

  let yaml: YamlResult | undefined;
  const parse = (matterText: string): object => {
    const start = text.indexOf(matterText, 3);
    yaml = readYaml(file, text, { start, end: start + matterText.length });
    return {};
  };
  // gray-matter gets options, because without them it caches by text and returns broken results the second time.
  // The whole line is its closing fence, because it accepts any line that begins with that fence.
  // It gets only the front matter, because it copies and hashes its input.
  const bodyOffset = 3 + closing.index + written.length;
  const front = text.slice(0, bodyOffset);
  matter(end === "" ? `${front}\n` : front, {
    language: "yaml",
    delimiters: ["---", `${fence}\n`],
    engines: { yaml: parse, ...refusingEngines },
  });
  yaml ??= readYaml(file, text, { start: 3, end: 3 });
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  return {
    source: {
      file,
      text,
      data: yaml.data ?? {},
      ...yaml.places,
      body: text.slice(bodyOffset),
      bodyOffset,
    },
    problems: yaml.warnings,
  };
}
