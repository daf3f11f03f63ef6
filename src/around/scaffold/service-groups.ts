import { UsageError } from "../../ground/usage-error.ts";
import { valueAt, type Source } from "../../model/source.ts";
import { changeText } from "../edit/change/change-text.ts";

export interface LinkInFile {
  label: string;
  href: string;
}

/** The titles of the groups in `services.yaml`, in order; empty if the file has none. */
export function listGroups(data: unknown): string[] {
  const groups = valueAt(data, ["groups"]);
  return Array.isArray(groups) ? groups.map((group) => String(valueAt(group, ["title"]))) : [];
}

/**
 * Adds a link at the end of a group's links in the text of `services.yaml`, and changes no other character. Throws a UsageError if
 * there is no such group, or if its links are written in a way that leaves no place.
 */
export function addToGroup(text: string, source: Source | undefined, [title, link]: [string, LinkInFile]): string {
  const titles = listGroups(source?.data);
  const index = titles.findIndex((each) => each.toLowerCase() === title.toLowerCase());
  if (index === -1) {
    const known = titles.map((each) => `"${each}"`).join(", ");
    throw new UsageError(`There is no group "${title}" in site/services.yaml. Groups there: ${known || "none"}.`);
  }
  const path = ["groups", index, "links"];
  const hasLinks = Array.isArray(valueAt(source?.data, path));
  const edit = hasLinks
    ? ({ kind: "add", path, value: link } as const)
    : ({ kind: "set", path, value: [link] } as const);
  const changed = changeText("site/services.yaml", text, [edit]);
  if ("text" in changed) return changed.text;
  throw new UsageError(
    `The links of "${titles[index]}" are written in a way that leaves no place for another. Add the page there yourself.`,
  );
}
