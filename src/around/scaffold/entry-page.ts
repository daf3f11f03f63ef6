import { collectionOf, type Collection } from "../../model/content-files.ts";
import { idOfEntry } from "../../model/page.ts";
import { fixedPaths, ownPagePath, servicePath } from "../../model/page-paths.ts";
import type { Content } from "../../model/source.ts";
import { listGroups, writeLink, type Link } from "./service-groups.ts";
import type { Values } from "./write-keys.ts";

interface SiteTexts {
  content: Content;
  /** The text of every content file. */
  texts: ReadonlyMap<string, string>;
}

/** The link to a new file's page. If there are other offices, it leads to the new one's place on their page. */
export function linkToEntry(
  collection: Collection,
  slug: string,
  { mainTitleText, name }: Values,
  content: Content,
): Link {
  const isSecond = listOffices(content).length > 0;
  const hrefs = {
    services: servicePath(slug),
    pages: ownPagePath(slug),
    doctors: fixedPaths.doctors,
    offices: isSecond ? `${fixedPaths.address}#${placeOfOffice(slug, content)}` : fixedPaths.address,
  };
  return { label: String(mainTitleText ?? name), href: hrefs[collection] };
}

/** Says where visitors find the new page, or which lines to write so that they can. */
export function explainMenu(collection: Collection, link: Link, { content, texts }: SiteTexts): string {
  const list = (file: string, place: string, indent: string): string => {
    const lines = writeLink(link).map((line) => indent + line);
    return `Its page will be ${link.href}. To list it, add these lines to ${file}, ${place}, with the hyphen right below the hyphens there:\n\n${lines.join("\n")}`;
  };
  const groups = listGroups(texts.get("site/services.yaml") ?? "");
  if (collection === "services" && groups.length > 0) {
    const lines = list("site/services.yaml", 'after the last link below "links:" of a group', "      ");
    return `${lines}\n\nGroups there: ${inOneLine(groups)}.`;
  }
  const { menu } = (content.files["navigation.yaml"]?.data ?? {}) as { menu?: unknown };
  const [page = ""] = link.href.split("#");
  const isListed = collection === "services" || menu === undefined || JSON.stringify(menu).includes(`"${page}"`);
  if (isListed) {
    const place = page === link.href ? "" : ` A link to its place there is ${link.href}.`;
    return `Its page is ${page}, which the menu lists.${place}`;
  }
  const parents = listParents(menu);
  if (parents.length === 0) return list("site/navigation.yaml", 'after the last entry below "menu:"', "  ");
  const lines = list("site/navigation.yaml", 'after the last link below "children:" of a menu entry', "      ");
  return `${lines}\n\nEntries there with "children:": ${inOneLine(parents)}.`;
}

/**
 * Says what a new office changes elsewhere: the doctors' page shows the map only if there is one office, and the button at the top
 * calls the first office.
 */
export function explainOtherOffices(link: Link, { content, texts }: SiteTexts): string[] {
  const [first] = listOffices(content);
  if (first === undefined) return [];
  const lost = `${fixedPaths.doctors}#map`;
  const kept = `${fixedPaths.address}#map`;
  const files = [...texts].filter(([, text]) => text.includes(lost)).map(([file]) => file);
  const moved = `If there are several offices, the doctors' page shows no map. Change ${lost} to ${kept} in ${files.join(", ")}.`;
  const overtaken = `Sorted by file name, it now comes first: the button at the top calls it, and ${kept} is its place. To keep the order, write "position: 1" in ${first.file}.`;
  return [...(files.length > 0 ? [moved] : []), ...(link.href === kept ? [overtaken] : [])];
}

function listOffices({ entries }: Content): Content["entries"] {
  return entries.filter(({ file }) => collectionOf(file) === "offices");
}

/** The id of a new office on the page of all offices. The first office's is "map". */
function placeOfOffice(slug: string, content: Content): string {
  const isFirst = listOffices(content).every(({ file, data }) => {
    const { position } = (data ?? {}) as { position?: unknown };
    return position === undefined && `site/offices/${slug}.md` < file;
  });
  return isFirst ? "map" : idOfEntry(slug);
}

/** The labels of the menu entries that have links below them. */
function listParents(menu: unknown): string[] {
  const entries = Array.isArray(menu) ? (menu as ({ label?: unknown; children?: unknown } | null)[]) : [];
  return entries.flatMap((entry) => (Array.isArray(entry?.children) ? [String(entry.label)] : []));
}

const inOneLine = (names: readonly string[]): string => names.map((each) => `"${each}"`).join(", ");
