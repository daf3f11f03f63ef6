import { writeYaml } from "../lib/write-yaml.ts";
import { folderOf, pathOfPage, type Kind, type WrittenEntry } from "../model/build/kind.ts";
import { lookUp } from "../model/build/site.ts";
import type { Content } from "../model/build/source.ts";
import { listGroups, type LinkInFile } from "./service-groups.ts";
import type { DraftedKind } from "./drafted-kind.ts";
import type { EntryName } from "./entry-name.ts";
import { listAt, groupAt } from "../model/build/walk-fields.ts";

interface SiteContent {
  kinds: readonly Kind[];
  content: Content;
}

/** The link to a new entry: its page, or the place where another page shows it. */
export function linkToEntry(
  kind: DraftedKind,
  { slug, values }: EntryName,
  others: readonly WrittenEntry[],
): LinkInFile {
  const { titleKey, shownAt } = kind.draft;
  return {
    label: String(values[titleKey]),
    href:
      (kind.page?.needs === undefined
        ? pathOfPage(kind, `site/${folderOf(kind)!}/${slug}.md`, { name: "" })
        : undefined) ??
      shownAt?.(slug, others) ??
      "/",
  };
}

/** Says where visitors find the new page, or which lines to write so that they can. */
export function explainMenu(kind: DraftedKind, link: LinkInFile, { kinds, content }: SiteContent): string {
  const isService = kind.draft.name === "service";
  const groups = listGroups(content.files["services.yaml"]?.data);
  if (isService && groups.length > 0) {
    const lines = writeLines(link, ["site/services.yaml", 'after the last link below "links:" of a group', "      "]);
    return `Its page will be ${link.href}. ${lines}\n\nGroups there: ${inOneLine(groups)}.`;
  }
  const { menu } = lookUp(content, "navigation.yaml");
  const isInMenu = (page: string): boolean => menu === undefined || JSON.stringify(menu).includes(`"${page}"`);
  const lister = kinds.find(({ page }) => page?.perPage !== undefined && page.shows === folderOf(kind))?.page?.path;
  if (typeof lister === "string") {
    const listed = `Its page will be ${link.href}, which ${lister} lists.`;
    return isInMenu(lister)
      ? listed
      : `${listed} The menu lacks that page. ${writeMenuLines({ label: "News", href: lister }, menu)}`;
  }
  const [page = ""] = link.href.split("#");
  if (isService || isInMenu(page)) {
    const place = page === link.href ? "" : ` A link to its place there is ${link.href}.`;
    return `Its page is ${page}, which the menu lists.${place}`;
  }
  return `Its page will be ${link.href}. ${writeMenuLines(link, menu)}`;
}

/** Says which lines to add to the practice's own menu. */
function writeMenuLines(link: LinkInFile, menu: unknown): string {
  const file = "site/navigation.yaml";
  const parents = listParents(menu);
  if (parents.length === 0) return writeLines(link, [file, 'after the last entry below "menu:"', "  "]);
  const lines = writeLines(link, [file, 'after the last link below "children:" of a menu entry', "      "]);
  return `${lines}\n\nEntries there with "children:": ${inOneLine(parents)}.`;
}

function writeLines(link: LinkInFile, [file, place, indent]: [file: string, place: string, indent: string]): string {
  const lines = writeYaml([link]).map((line) => indent + line);
  return `To list it, add these lines to ${file}, ${place}, with the hyphen right below the hyphens there:\n\n${lines.join("\n")}`;
}

/** The labels of the menu entries that have links below them. */
function listParents(menu: unknown): string[] {
  return listAt(menu)
    .map((entry) => groupAt(entry))
    .flatMap(({ label, children }) => (Array.isArray(children) ? [String(label)] : []));
}

const inOneLine = (names: readonly string[]): string => names.map((each) => `"${each}"`).join(", ");
