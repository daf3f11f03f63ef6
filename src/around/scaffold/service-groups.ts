import { isDeepStrictEqual } from "node:util";
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  type Document,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { UsageError } from "../../ground/usage-error.ts";

export interface LinkInFile {
  label: string;
  href: string;
}

interface WrittenGroup {
  title: string;
  links: YAMLSeq;
}

/** The titles of the groups in the text of `services.yaml`, in order; empty if the text has mistakes. */
export function listGroups(text: string): string[] {
  return readGroups(parseDocument(text)).map(({ title }) => title);
}

/**
 * Adds a link at the end of a group's links in the text of `services.yaml`, and changes no other character. Throws a UsageError if
 * there is no such group, or if its links are not written one below the other.
 */
export function addToGroup(text: string, title: string, link: LinkInFile): string {
  const document = parseDocument(text);
  const groups = readGroups(document);
  const group = groups.find((each) => each.title.toLowerCase() === title.toLowerCase());
  if (group === undefined) {
    const known = groups.map((each) => `"${each.title}"`).join(", ");
    throw new UsageError(`There is no group "${title}" in site/services.yaml. Groups there: ${known || "none"}.`);
  }
  const longer = addBelow(text, group.links, link);
  // Everything but the link must be read as before.
  const expected = { link, rest: document.toJS() as unknown };
  const isAdded = document.errors.length === 0 && isDeepStrictEqual(takeLastLink(longer, group.title), expected);
  if (longer === undefined || !isAdded) {
    throw new UsageError(
      `The links of "${group.title}" are not written one below the other. Add the page there yourself.`,
    );
  }
  return longer;
}

/** The two lines of a link, without line ends; its keys are `width` columns to the right of the hyphen. */
export function writeLink({ label, href }: LinkInFile, width = 2): [string, string] {
  return [`${"-".padEnd(width)}label: ${writeText(label)}`, `${" ".repeat(width)}href: ${writeText(href)}`];
}

/** Writes a text for YAML, in quotes if it would not be read as text: `True`, `007`. */
function writeText(value: string): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

/** Adds the lines of a link below the last one; undefined if there is no such place. */
function addBelow(text: string, links: YAMLSeq, link: LinkInFile): string | undefined {
  const last = links.items.at(-1);
  if (links.flow === true || !links.range || !isMap(last) || !last.range) return undefined;
  // A link in braces ends with them. The parser counts comments and empty lines below other links as part of them, so use the last value.
  const lastValue = last.flow === true ? last : last.items.at(-1)?.value;
  if (!isNode(lastValue) || !lastValue.range) return undefined;
  const dash = columnOf(text, links.range[0]);
  const lines = writeLink(link, last.flow === true ? 2 : Math.max(2, columnOf(text, last.range[0]) - dash));
  // The new lines go after the line on which the last link ends, so that a comment there stays with it. A block text ends with its line.
  const end = lastValue.range[1];
  const lineEnd = text.indexOf("\n", text[end - 1] === "\n" ? end - 1 : end);
  const before = text.slice(0, lineEnd === -1 ? text.length : lineEnd + 1);
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const addition = lines.map((line) => " ".repeat(dash) + line + lineBreak).join("");
  return `${before}${before.endsWith("\n") ? "" : lineBreak}${addition}${text.slice(before.length)}`;
}

function columnOf(text: string, offset: number): number {
  return offset - text.lastIndexOf("\n", offset - 1) - 1;
}

/** Returns the last link of a group, and everything else in the text; undefined if the text has errors. */
function takeLastLink(text = "", title: string): { link: unknown; rest: unknown } | undefined {
  const document = parseDocument(text);
  const group = readGroups(document).find((each) => each.title === title);
  const link = group?.links.items.pop();
  return document.errors.length === 0 && isMap(link) ? { link: link.toJS(document), rest: document.toJS() } : undefined;
}

function readGroups(document: Document): WrittenGroup[] {
  const groups = document.get("groups");
  if (!isSeq(groups)) return [];
  return groups.items.filter(isMap).flatMap((group: YAMLMap) => {
    const title = group.get("title", true);
    const links = group.get("links", true);
    return isScalar(title) && typeof title.value === "string" && isSeq(links) ? [{ title: title.value, links }] : [];
  });
}
