import type { MenuEntry } from "../model/navigation.ts";
import { fixedPaths, introductionPath, ownPagePath, servicePath, slugOf } from "../model/page-paths.ts";
import type { Link } from "../model/page.ts";
import type { Site } from "../model/site.ts";

/** The pages that have a title also where the practice wrote none. */
type TitledPages = Record<"about/address.md" | "about/meetthedoctors.md", { data: { mainTitleText: string } }>;

/** The menu of a practice that wrote none: every page, but for those that the footer links to. */
export function composeMenu(site: Site, titled: TitledPages): MenuEntry[] {
  const { words, documents } = site;
  return [
    { label: words.home, href: fixedPaths.home },
    composeServices(site),
    ...composeEntry(words.about, listAboutPages(site, titled)),
    ...(documents["home.yaml"].data.insurance ? [{ label: words.insurance, insurance: true }] : []),
  ];
}

/** Groups that the practice made stand in the menu as they are; without any, the services stand below the word. */
function composeServices({ documents, entries, words }: Site): MenuEntry {
  if (documents["services.yaml"].data.groups) return { label: words.services, serviceGroups: true };
  const children = entries.services.map(({ file, data }) => ({
    label: data.mainTitleText,
    href: servicePath(slugOf(file)),
  }));
  return { label: words.services, children };
}

/** A single page needs no panel. */
function composeEntry(label: string, pages: Link[]): MenuEntry[] {
  return pages.length === 1 ? pages : [{ label, children: pages }];
}

function listAboutPages({ documents, entries, paths }: Site, titled: TitledPages): Link[] {
  const pages = { ...documents, ...titled };
  const about = [
    [introductionPath(documents["practice.yaml"].data), pages["about/introduction.md"]],
    [fixedPaths.doctors, pages["about/meetthedoctors.md"]],
    [fixedPaths.address, pages["about/address.md"]],
    [fixedPaths.tour, pages["about/officetour.md"]],
    [fixedPaths.experiences, pages["about/patientexperiences.md"]],
  ] as const;
  return [
    ...about.flatMap(([href, page]) => (page && paths.has(href) ? [{ label: page.data.mainTitleText, href }] : [])),
    ...entries.pages.map(({ file, data }) => ({ label: data.mainTitleText, href: ownPagePath(slugOf(file)) })),
  ];
}
