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

export interface Link {
  label: string;
  href: string;
}

interface Group {
  title: string;
  links: YAMLSeq;
}

/** The titles of the groups in the text of `services.yaml`, in order; empty when it is not as it should be. */
export function listGroups(text: string): string[] {
  return readGroups(parseDocument(text)).map(({ title }) => title);
}

/**
 * The text of `services.yaml` with a link added to the end of a group's links; every other character stays as it was. Throws a
 * UsageError when there is no such group, or when its links are not written so that one more can stand below them.
 */
export function addToGroup(text: string, title: string, link: Link): string {
  const groups = readGroups(parseDocument(text));
  const group = groups.find((each) => each.title.toLowerCase() === title.toLowerCase());
  if (group === undefined) {
    const known = groups.map((each) => `"${each.title}"`).join(", ");
    throw new UsageError(`There is no group "${title}" in site/services.yaml. Groups there: ${known || "none"}.`);
  }
  const longer = addBelow(text, group.links, link);
  if (longer === undefined || !holdsOneMore(text, longer, group.title, link)) {
    throw new UsageError(
      `The links of "${group.title}" are not written one below the other. Add the page there yourself.`,
    );
  }
  return longer;
}

/** The two lines of a link, without line ends; its keys are `width` columns right of the dash. */
export function writeLink({ label, href }: Link, width = 2): [string, string] {
  return [`${"-".padEnd(width)}label: ${writeText(label)}`, `${" ".repeat(width)}href: ${writeText(href)}`];
}

/** With quotes where YAML would read something else than text: `True`, `007`. */
function writeText(value: string): string {
  return stringify(value, { lineWidth: 0 }).trimEnd();
}

/** Undefined if there is no link that another could go below. */
function addBelow(text: string, links: YAMLSeq, link: Link): string | undefined {
  const last = links.items.at(-1);
  if (links.flow === true || !links.range || !isMap(last) || !last.range) return undefined;
  // A link in braces ends with them. Any other takes in the comments and empty lines below it, so its last value tells.
  const lastValue = last.flow === true ? last : last.items.at(-1)?.value;
  if (!isNode(lastValue) || !lastValue.range) return undefined;
  const dash = columnOf(text, links.range[0]);
  const lines = writeLink(link, last.flow === true ? 2 : Math.max(2, columnOf(text, last.range[0]) - dash));
  // After the line in which the last link ends, so that a comment there stays with it. A block of text ends with its line.
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

/** Whether the link is then at the end of the group, and everything else is read as before. */
function holdsOneMore(before: string, after: string, title: string, link: Link): boolean {
  const [old, changed] = [parseDocument(before), parseDocument(after)];
  if (old.errors.length > 0 || changed.errors.length > 0) return false;
  const added = readGroups(changed)
    .find((group) => group.title === title)
    ?.links.items.pop();
  return isMap(added) && isDeepStrictEqual(added.toJS(changed), link) && isDeepStrictEqual(changed.toJS(), old.toJS());
}

function readGroups(document: Document): Group[] {
  const groups = document.get("groups");
  if (!isSeq(groups)) return [];
  return groups.items.filter(isMap).flatMap((group: YAMLMap) => {
    const title = group.get("title", true);
    const links = group.get("links", true);
    return isScalar(title) && typeof title.value === "string" && isSeq(links) ? [{ title: title.value, links }] : [];
  });
}
