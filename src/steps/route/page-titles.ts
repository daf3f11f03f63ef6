import type { CompleteLink, WrittenLink } from "../../model/link.ts";
import { fixedPaths, introductionPath, ownPagePath, servicePath, slugOf, splitHref } from "../../model/page-paths.ts";
import type { Site } from "../../model/site.ts";

/** The pages that have a title also where the practice wrote none. */
export type TitledPages = Record<"about/address.md" | "about/meetthedoctors.md", { data: { mainTitleText: string } }>;

/** What each page is called in links, by its path; in the order of a menu that is made of them. */
export type PageTitles = ReadonlyMap<string, string>;

export function listPageTitles({ documents, entries, paths, words }: Site, titled: TitledPages): PageTitles {
  const pages = { ...documents, ...titled };
  const about = [
    [introductionPath(documents["practice.yaml"].data), pages["about/introduction.md"]],
    [fixedPaths.doctors, pages["about/meetthedoctors.md"]],
    [fixedPaths.address, pages["about/address.md"]],
    [fixedPaths.tour, pages["about/officetour.md"]],
    [fixedPaths.experiences, pages["about/patientexperiences.md"]],
    ...entries.pages.map((page) => [ownPagePath(slugOf(page.file)), page] as const),
    [fixedPaths.legal, pages["privacypolicy.md"]],
    [fixedPaths.accessibility, pages["accessibility.md"]],
    ...entries.services.map((page) => [servicePath(slugOf(page.file)), page] as const),
  ] as const;
  return new Map([
    [fixedPaths.home, words.home],
    [fixedPaths.services, words.services],
    [fixedPaths.about, words.about],
    ...about.flatMap(([path, page]) =>
      page && paths.has(path) ? [[path, page.data.mainTitleText] as [string, string]] : [],
    ),
  ]);
}

/** A link with words: its own, or the title of the page that it leads to. */
export function withLabel({ label, href }: WrittenLink, titles: PageTitles): CompleteLink {
  return { label: label ?? titleOf(href, titles), href };
}

/** Validation has made sure that there is such a page. */
export const titleOf = (href: string, titles: PageTitles): string => titles.get(splitHref(href).path)!;
