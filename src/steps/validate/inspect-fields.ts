import { simpleHtml } from "../../lib/markup/allowed-html.ts";
import { HtmlSanitizer } from "../../lib/markup/html-sanitizer.ts";
import { replaceInField } from "../../lib/markup/pasted-html.ts";
import { countTags } from "../../lib/markup/token-parts.ts";
import { limits } from "../../model/build/limits.ts";
import type { Markup } from "../../model/text/markup.ts";
import type { ContentLink } from "../../model/build/site.ts";
import type { Path, Source } from "../../model/build/source.ts";
import { isGroup, lastKeyOf, walkSource } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { checkFieldMarkup } from "./field-markup.ts";
import { findMissingKeys } from "./missing-keys.ts";
import { References, type FoundReferences } from "./references.ts";

/** Everything found in a file's data, in one walk. */
export interface FieldReport extends FoundReferences {
  /** Markup of each field of simple HTML. */
  markup: { path: Path; markup: Markup }[];
}

/** A field of simple HTML. */
interface HtmlField {
  html: string;
  path: Path;
}

export function inspectFields(source: Source): FieldReport {
  const references = new References(source);
  const keys: Problem[] = [];
  const inTexts: Problem[] = [];
  const fields: HtmlField[] = [];
  walkSource(source, (value, part, path) => {
    if (part === undefined) return;
    references.visit(value, part, path);
    if (part.keys.size > 0 && isGroup(value)) keys.push(...findMissingKeys(source, path, part));
    if (typeof value !== "string") return;
    inTexts.push(...checkFieldMarkup(source, value, { kind: part.fieldType, path }));
    if (part.fieldType === "html") fields.push({ html: value, path });
  });
  const { found } = references;
  const large = findLargeField(fields);
  if (large) {
    const details = { way: "key", limit: limits.parts, key: lastKeyOf(large.path)! } as const;
    const tooMany = problem("file/too-large", source.placeOfKey(large.path), details);
    return { ...found, problems: [tooMany, ...keys, ...found.problems], markup: [] };
  }
  const markup = fields.map((field) => readHtmlField(source, field));
  return {
    ...found,
    problems: [...keys, ...inTexts, ...markup.flatMap((field) => field.problems), ...found.problems],
    links: [...found.links, ...markup.flatMap((field) => field.links)],
    markup,
  };
}

/** Returns the field with which those of a file come to too many elements. */
function findLargeField(fields: readonly HtmlField[]): HtmlField | undefined {
  let parts = 0;
  return fields.find(({ html }) => (parts += countTags(html)) > limits.parts);
}

function readHtmlField(
  source: Source,
  { html, path }: HtmlField,
): { path: Path; markup: Markup; problems: Problem[]; links: ContentLink[] } {
  const sanitizer = new HtmlSanitizer(simpleHtml);
  const markup = sanitizer.read(html, ({ offset, snippet }) => {
    const nth = html.slice(0, offset).split(snippet).length - 1;
    return source.placeOfText(path, snippet, nth);
  });
  const end = sanitizer.end();
  const links = sanitizer.links.map(({ href, place }) => ({ href, file: source.file, place }));
  const problems = replaceInField(sanitizer.problems, html, (written) => source.placeOfText(path, written));
  return { path, markup: end === "" ? markup : [...markup, end], problems, links };
}
