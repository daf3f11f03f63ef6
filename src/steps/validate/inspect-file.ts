import { simpleHtml } from "../../ground/markup/allowed-html.ts";
import { countTags, mostParts } from "../../ground/markup/count-parts.ts";
import { HtmlSanitizer } from "../../ground/markup/html-sanitizer.ts";
import { replaceInField } from "../../ground/markup/pasted-html.ts";
import { readMarkdownText, type MarkdownReport } from "../../ground/markup/read-markdown.ts";
import type { MarkdownText, Markup } from "../../model/markup.ts";
import { folderOf } from "../../model/kind.ts";
import { isSlug, slugOf } from "../../model/page-paths.ts";
import { startOf } from "../../model/place.ts";
import type { ContentLink } from "../../model/site.ts";
import { valueAt, type Path, type Source } from "../../model/source.ts";
import { walkSource } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { checkFieldMarkup } from "./field-markup.ts";
import { explainKeys } from "./page-keys.ts";

/** What is found in one file, whatever the others hold. */
export interface Inspection extends Pick<
  MarkdownReport,
  "problems" | "links" | "images" | "headings" | "hasOpenHeadings"
> {
  /** With markup in place of each HTML field. Absent if it does not fit the file's schema. */
  data?: unknown;
  /** Its Markdown. */
  text: MarkdownText;
}

export function inspectFile(source: Source): Inspection {
  const { success, data, error } = source.kind.schema.safeParse(source.data);
  const issues = error?.issues ?? [];
  const { htmlFields, ...words } = inspectWords(source);
  const problems = [...checkName(source), ...explainKeys(source, issues), ...words.problems];
  if (success) for (const { path, markup } of htmlFields) replaceAt(data, path, markup);
  return { ...words, problems, ...(success && { data }) };
}

/** The name of a file in a folder, and of the folders around it, is part of an address. */
function checkName({ file, kind }: Source): Problem[] {
  if (folderOf(kind) === undefined) return [];
  const names = slugOf(file).split("/");
  const bad = names.find((name) => !isSlug(name));
  return bad === undefined
    ? []
    : [problem("address/bad-name", startOf(file), { name: bad, isFolder: bad !== names.at(-1) })];
}

/** Replaces a value in what a schema made, which is a copy of the source's data. */
function replaceAt(data: unknown, path: Path, value: unknown): void {
  (valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = value;
}

interface HtmlField {
  path: Path;
  markup: Markup;
  problems: Problem[];
  links: ContentLink[];
}

/** Its HTML fields and its Markdown. */
function inspectWords(source: Source): Inspection & { htmlFields: HtmlField[] } {
  const markdown = readMarkdownText(source);
  const found = listHtmlFields(source);
  const large = findLargeField(found);
  if (large) {
    const tooMany = problem("file/too-many-parts", source.placeOfKey(large), { limit: mostParts });
    return { ...markdown, problems: [tooMany, ...markdown.problems], htmlFields: [] };
  }
  const htmlFields = found.map(({ html, path }) => readHtmlField(source, html, path));
  return {
    ...markdown,
    problems: [...checkFieldMarkup(source), ...htmlFields.flatMap(({ problems }) => problems), ...markdown.problems],
    links: [...htmlFields.flatMap(({ links }) => links), ...markdown.links],
    htmlFields,
  };
}

/** The fields whose text is parsed as simple HTML. */
function listHtmlFields(source: Source): { html: string; path: Path }[] {
  const fields: { html: string; path: Path }[] = [];
  walkSource(source, (value, part, path) => {
    if (part?.kind === "html" && typeof value === "string") fields.push({ html: value, path });
  });
  return fields;
}

/** The field with which those of a file come to too many elements. */
function findLargeField(fields: readonly { html: string; path: Path }[]): Path | undefined {
  let parts = 0;
  return fields.find(({ html }) => (parts += countTags(html)) > mostParts)?.path;
}

function readHtmlField(source: Source, html: string, path: Path): HtmlField {
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
