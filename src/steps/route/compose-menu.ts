import { folderOf, pathOfPage } from "../../model/build/kind.ts";
import type { CompleteLink } from "../../model/build/link.ts";
import { mostInMenus, type CompleteServices, type MenuEntry } from "../../model/content/navigation.ts";
import { fixedPaths, splitHref } from "../../model/build/page-paths.ts";
import type { Site } from "../../model/build/site.ts";
import { titleOfPage, type PageTitles } from "./page-titles.ts";

/** The menu of a practice that wrote none: every page, but for those that the footer links to. */
export function composeMenu(site: Site, titles: PageTitles, { groups }: CompleteServices): MenuEntry[] {
  const { words, documents } = site;
  const hasGroups = documents["services.yaml"].data.groups !== undefined;
  const about = listAboutPages(site, titles);
  const id = groups[0]?.id;
  const services = id === undefined ? { children: groups.flatMap(({ links }) => links) } : { href: `/#${id}` };
  return [
    { label: words.home, href: fixedPaths.home },
    // A language besides the first may have no services.
    ...(groups.length > 0 ? [{ label: words.services, ...(hasGroups ? { serviceGroups: true } : services) }] : []),
    ...(titles.has(fixedPaths.emergency) ? [{ label: words.firstAid, href: fixedPaths.emergency }] : []),
    // A single page needs no panel.
    ...(about.length === 1 ? about : [{ label: words.about, children: about }]),
    ...(documents["home.yaml"].data.insurance ? [{ label: words.insurance, insurance: true }] : []),
  ];
}

/**
 * Lists the pages about the practice in the order of their places, without those that the footer or a group of services leads to, and without
 * a page for patients' words that has none yet. A practice may have more pages of its own than a menu holds.
 */
function listAboutPages({ items, documents }: Site, titles: PageTitles): CompleteLink[] {
  const inFooter = documents["navigation.yaml"].data.footer?.links ?? [];
  const aboveServices = documents["services.yaml"].data.groups ?? [];
  const elsewhere = new Set([
    ...[...inFooter, ...aboveServices].flatMap(({ href }) => (href === undefined ? [] : splitHref(href).path)),
    ...(isSilent(documents["about/patientexperiences.md"]) ? [fixedPaths.experiences] : []),
  ]);
  const pages = items.flatMap(({ kind, file }) => {
    const href = pathOfPage(kind, file, documents["practice.yaml"].data);
    const place = kind.page?.menuPlace;
    const isOwn = folderOf(kind) !== undefined;
    const isLeftOut = href === undefined || elsewhere.has(href) || !titles.has(href);
    return isLeftOut || place === undefined ? [] : [{ href, place, isOwn }];
  });
  let left = mostInMenus;
  const listed = pages.filter(({ isOwn }) => !isOwn || left-- > 0);
  return listed.sort((a, b) => a.place - b.place).map(({ href }) => ({ label: titleOfPage(href, titles), href }));
}

/** Whether the page for patients' words has none. */
function isSilent(page: Site["documents"]["about/patientexperiences.md"]): boolean {
  if (page === undefined) return false;
  const { data, text } = page;
  return !data.testimonials && !data.films && text.opening.length + text.sections.length === 0;
}
