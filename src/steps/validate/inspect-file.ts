import { readMarkdownText, type MarkdownReport } from "../../lib/markup/read-markdown.ts";
import { marksOf } from "../../lib/markup/other-language.ts";
import type { MarkdownText, Markup } from "../../model/text/markup.ts";
import { folderOf, hasNeededKey } from "../../model/build/kind.ts";
import { isSlug, slugOf } from "../../model/build/page-paths.ts";
import { placeAt, startOf } from "../../model/build/place.ts";
import { showsText } from "../../model/text/shown-text.ts";
import { bodyIn, valueAt, type Path, type Source } from "../../model/build/source.ts";
import { findReservedPath, makeName, problem, withoutRepeatedProblems, type Problem } from "../../problems/problem.ts";
import { inspectFields } from "./inspect-fields.ts";
import type { NamedMedia } from "./media-path.ts";
import { explainKeys } from "./page-keys.ts";
import type { FoundReferences } from "./references.ts";

/** The result of inspecting the data and the Markdown of one file, which does not depend on other files. */
export interface Inspection extends FoundReferences, Pick<MarkdownReport, "pictures" | "headings" | "hasOpenHeadings"> {
  /** With markup in place of each HTML field. Absent if it does not fit the file's schema. */
  data?: unknown;
  /** Its Markdown. */
  text: MarkdownText;
}

export function inspectFile(source: Source): Inspection {
  const { success, data, error } = source.kind.schema.safeParse(source.data);
  const { markup: fields, ...found } = inspectFields(source);
  const { text, images, problems, links, ...others } = readMarkdownText(source);
  if (success) for (const { path, markup } of fields) replaceAt(data, path, withLanguage(markup, path, source));
  const inMarkdown = images.map(({ src, place }): NamedMedia => {
    return { path: src, file: source.file, place, kind: "picture", key: undefined };
  });
  return {
    ...{ ...found, ...others },
    problems: withoutRepeatedProblems([
      ...checkName(source),
      ...checkText(source),
      ...explainKeys(source, error?.issues ?? []),
      ...found.problems,
      ...problems,
    ]),
    links: [...found.links, ...links],
    media: [...found.media, ...inMarkdown],
    text: source.untranslated?.hasBody ? { ...text, lang: source.untranslated.lang } : text,
    ...(success && { data }),
  };
}

/** Checks that a file whose substance is its Markdown has some, and that no text of a page that is all sections is above the first. */
function checkText(source: Source): Problem[] {
  const { kind, file, body } = source;
  const start = body.search(/\S/);
  if (!showsText(body)) return kind.needsText === true ? [problem("markdown/no-text", startOf(file), undefined)] : [];
  if (kind.isSections !== true || /^##\s/.test(body.slice(start))) return [];
  const written = bodyIn(source);
  return [problem("markdown/text-before-heading", placeAt(written, written.bodyOffset + start, Infinity), undefined)];
}

/** Marks a field of simple HTML that is still in the first language. */
function withLanguage(markup: Markup, path: Path, { data, untranslated }: Source): Markup {
  const text = valueAt(data, path);
  const isOther = untranslated?.texts.some(([, each]) => each === text);
  if (!isOther) return markup;
  const [before, after] = marksOf(untranslated!.lang);
  return [before, ...markup, after];
}

/** The name of a file in a folder, and of the folders around it, is part of an address: that of its page, or of its place on one. */
function checkName({ file, kind, data }: Source): Problem[] {
  if (folderOf(kind) === undefined) return [];
  const isPlace = kind.page === undefined || !hasNeededKey(kind.page, data);
  const names = slugOf(file).split("/");
  const name = names.find((each) => (isPlace ? !/[\p{L}\p{N}]/u.test(each) : !isSlug(each)));
  if (name === undefined) return [];
  const isFolder = name !== names.at(-1);
  const way = isFolder ? "folder" : isPlace ? "place" : "page";
  const extension = isFolder ? "" : ".md";
  const example = `${makeName(name) || (kind.draft?.example ?? "name")}${extension}`;
  const details = findReservedPath(`${name}${extension}`) ?? ({ way, name, example } as const);
  return [problem("address/bad-name", startOf(file), details)];
}

/** Replaces a value in what a schema made, which is a copy of the source's data. */
function replaceAt(data: unknown, path: Path, value: unknown): void {
  (valueAt(data, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = value;
}
