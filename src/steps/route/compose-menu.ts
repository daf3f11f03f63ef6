import type { CompleteLink } from "../../model/link.ts";
import type { MenuEntry } from "../../model/navigation.ts";
import { fixedPaths, ownPagePath, slugOf } from "../../model/page-paths.ts";
import type { Site } from "../../model/site.ts";
import { titleOf, type PageTitles } from "./page-titles.ts";

/** The menu of a practice that wrote none: every page, but for those that the footer links to. `services` are all, in their order. */
export function composeMenu(site: Site, titles: PageTitles, services: CompleteLink[]): MenuEntry[] {
  const { words, documents } = site;
  const hasGroups = documents["services.yaml"].data.groups !== undefined;
  const about = listAboutPages(site, titles);
  return [
    { label: words.home, href: fixedPaths.home },
    { label: words.services, ...(hasGroups ? { serviceGroups: true } : { children: services }) },
    // A single page needs no panel.
    ...(about.length === 1 ? about : [{ label: words.about, children: about }]),
    ...(documents["home.yaml"].data.insurance ? [{ label: words.insurance, insurance: true }] : []),
  ];
}

/** The pages about the practice, and those of its own. */
function listAboutPages({ entries }: Site, titles: PageTitles): CompleteLink[] {
  const own = new Set(entries.pages.map(({ file }) => ownPagePath(slugOf(file))));
  const isAbout = (href: string): boolean => href.startsWith(`${fixedPaths.about}/`) || own.has(href);
  return [...titles.keys()].filter(isAbout).map((href) => ({ label: titleOf(href, titles), href }));
}
