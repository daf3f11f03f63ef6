import { kinds } from "../../src/kinds/kinds.ts";
import { kindOf } from "../../src/model/build/kind.ts";
import type { Place } from "../../src/model/build/place.ts";
import type { Content, Source } from "../../src/model/build/source.ts";
import { readMarkdown } from "../../src/steps/parse/front-matter.ts";
import { readYaml } from "../../src/steps/parse/yaml.ts";

/** Content without any files. */
export const noContent: Content = {
  kinds,
  files: {},
  entries: [],
  entryFiles: [],
  unreadFiles: new Set(),
  translations: [],
  spoken: [],
  assets: new Map(),
  rootFiles: new Map(),
};

/** A service file in the form that validation receives, from front matter and body. */
export function markdownSource(frontMatter: string, body = "", file = "site/services/polishing.md"): Source {
  const { source, problems } = readMarkdown(file, `---\n${frontMatter.trim()}\n---\n${body}`);
  if (source === undefined) throw new Error(`The test's own Markdown is broken: ${JSON.stringify(problems)}`);
  return { kind: kindOf(kinds, file)!, ...source };
}

/** A YAML file in the form that validation receives. */
export function yamlSource(text: string, file = "site/error.yaml"): Source {
  const { data, places, problems } = readYaml(file, text);
  if (problems.length > 0) throw new Error(`The test's own YAML is broken: ${JSON.stringify(problems)}`);
  return { file, kind: kindOf(kinds, file)!, text, data, ...places, body: "", bodyOffset: text.length };
}

/** The text at a place. */
export function textAt(text: string, { line, column, length }: Place): string {
  return text.split("\n")[line - 1]?.slice(column - 1, column - 1 + length) ?? "";
}

/** A place in the form that problems print, without the file. */
export function position({ line, column }: Place): string {
  return `${line}:${column}`;
}
