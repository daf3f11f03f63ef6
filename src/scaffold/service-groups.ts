import { readFileSync } from "node:fs";
import path from "node:path";
import { UsageError } from "../lib/usage-error.ts";
import { servicePath, slugOf } from "../model/build/page-paths.ts";
import { lookUp } from "../model/build/site.ts";
import { filesIn, valueAt, type Content, type Source } from "../model/build/source.ts";
import { didYouMean } from "../problems/problem.ts";
import { changeText } from "../edit/change/change-text.ts";
import type { Edit } from "../edit/change/edit.ts";

export interface LinkInFile {
  label: string;
  href: string;
}

/** The titles of the groups in `services.yaml`, in order; empty if the file has none. */
export function listGroups(data: unknown): string[] {
  const groups = valueAt(data, ["groups"]);
  return Array.isArray(groups) ? groups.map((group) => String(valueAt(group, ["title"]))) : [];
}

interface GroupListing {
  /** Title of the group. */
  group: string;
  link: LinkInFile;
  /** The services that a file without groups is to list in a group of their own, since the menu has had them. */
  rest?: { title: string; links: { href: string }[] };
}

/**
 * Adds a link at the end of a group's links in the text of `services.yaml`, and changes no other character. A group that is not there is made.
 * Throws a UsageError if its title seems to be a typo of another, or if its links are written in a way that leaves no place.
 */
export function addToGroup(text: string, source: Pick<Source, "data"> | undefined, listing: GroupListing): string {
  const { group, link, rest } = listing;
  const titles = listGroups(source?.data);
  const index = titles.findIndex((each) => each.toLowerCase() === group.toLowerCase());
  const meant = index === -1 ? didYouMean(group, titles) : "";
  if (meant !== "") throw new UsageError(`There is no group "${group}" in site/services.yaml.${meant}`);
  const listOf = ["groups", index, "links"];
  const made = { title: group, links: [link] };
  const more = rest !== undefined && rest.links.length > 0 ? [rest] : [];
  const edit: Edit =
    index === -1
      ? titles.length > 0
        ? { kind: "add", path: ["groups"], value: made }
        : { kind: "set", path: ["groups"], value: [made, ...more] }
      : Array.isArray(valueAt(source?.data, listOf))
        ? { kind: "add", path: listOf, value: link }
        : { kind: "set", path: listOf, value: [link] };
  const changed = changeText("site/services.yaml", text, [edit]);
  if ("text" in changed) return changed.text;
  throw new UsageError(
    `The links of "${group}" are written in a way that leaves no place for another. Add the page there yourself.`,
  );
}

/** Lists a service in a group of a site, and says so. Returns the text of `services.yaml` to write. */
export function listInGroup(
  root: string,
  content: Content,
  { group, link }: GroupListing,
): { text: string; says: string } {
  const file = "site/services.yaml";
  if (content.unreadFiles.has(file)) {
    throw new UsageError(`${file} cannot be read. Run "dentalsite check", which says why. Nothing was written.`);
  }
  const source = content.files["services.yaml"];
  const { services: title = "Services" } = { ...content.packageWords, ...lookUp(content, "words.yaml") };
  const links = filesIn(content, "services").map((each) => ({ href: servicePath(slugOf(each)) }));
  const text = addToGroup(source === undefined ? "" : readFileSync(path.join(root, file), "utf8"), source, {
    ...{ group, link, rest: { title: String(title), links } },
  });
  const isNew = !listGroups(source?.data).some((each) => each.toLowerCase() === group.toLowerCase());
  const others =
    listGroups(source?.data).length === 0 && links.length > 0 ? ` The others are in "${String(title)}".` : "";
  const where = isNew ? `the new group "${group}" of ${file}.${others}` : `"${group}".`;
  return { text, says: `Its page is ${link.href}, listed in ${where}` };
}
