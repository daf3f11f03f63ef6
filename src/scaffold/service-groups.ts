import { isMap, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import { UsageError } from "../usage-error.ts";

interface Group {
  title: string;
  links: YAMLSeq;
}

/** The titles of the groups in the text of `services.yaml`, in order; empty when it is not as it should be. */
export function listGroups(text: string): string[] {
  return readGroups(text).map(({ title }) => title);
}

/**
 * The text of `services.yaml` with a link added to the end of a group's links; every other character stays as it was. Throws a
 * UsageError when there is no such group, or when its links are not written one below the other.
 */
export function addToGroup(text: string, title: string, link: { label: string; href: string }): string {
  const groups = readGroups(text);
  const group = groups.find((each) => each.title.toLowerCase() === title.toLowerCase());
  if (group === undefined) {
    const known = groups.map((each) => `"${each.title}"`).join(", ");
    throw new UsageError(`There is no group "${title}" in site/services.yaml. Groups there: ${known || "none"}.`);
  }
  const last = group.links.items.at(-1);
  const lastValue = isMap(last) ? last.items.at(-1)?.value : undefined;
  if (group.links.flow === true || !isMap(last) || !last.range || !isScalar(lastValue) || !lastValue.range) {
    throw new UsageError(
      `The links of "${group.title}" are not written one below the other. Add the page there yourself.`,
    );
  }
  const start = last.range[0];
  const indent = " ".repeat(start - text.lastIndexOf("\n", start - 1) - 1);
  // After the line in which the last link ends, so that a comment there stays with it.
  const lineEnd = text.indexOf("\n", lastValue.range[1]);
  const at = lineEnd === -1 ? text.length : lineEnd + 1;
  const before = text.slice(0, at);
  const addition = `${indent.slice(2)}- label: ${link.label}\n${indent}href: ${link.href}\n`;
  return `${before}${before.endsWith("\n") ? "" : "\n"}${addition}${text.slice(at)}`;
}

function readGroups(text: string): Group[] {
  const groups = parseDocument(text).get("groups");
  if (!isSeq(groups)) return [];
  return groups.items.filter(isMap).flatMap((group: YAMLMap) => {
    const title = group.get("title", true);
    const links = group.get("links", true);
    return isScalar(title) && typeof title.value === "string" && isSeq(links) ? [{ title: title.value, links }] : [];
  });
}
