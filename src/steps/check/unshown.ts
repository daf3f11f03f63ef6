import { isVideo } from "../../model/media-kinds.ts";
import { fixedPaths } from "../../model/page-paths.ts";
import { startOf } from "../../model/place.ts";
import type { Site } from "../../model/site.ts";
import { sourcesIn, sourcesOf, type Content, type Path } from "../../model/source.ts";
import { isGroup } from "../../model/walk-fields.ts";
import { problem, type Details, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** A value or a file that the rest of the site leaves no place for. */
interface Unshown {
  file: string;
  /** Keys that lead to the value; empty for the whole file. */
  path: Path;
  /** Why it has no place. */
  way: Details<"value/not-shown">["way"];
  /** The name of a figure, or of a page that is missing. */
  figure?: string;
  page?: string;
}

/**
 * Finds what somebody wrote and no page shows, because it depends on something that is elsewhere or is not there.
 */
export function findUnshown({ content, site }: SiteInLanguage): Problem[] {
  const found = [findInClaims, findOnHome, findInMenu, findInGroups, findInNews, findTags, findInData].flatMap((find) =>
    find(site, content),
  );
  const sources = new Map(sourcesOf(content).map((source) => [source.file, source]));
  return found.map(({ file, path, ...details }) => {
    const place = path.length === 0 ? startOf(file) : sources.get(file)!.placeOfKey(path);
    const name = path.length === 0 ? file : `"${path.at(-1)!}"`;
    return problem("value/not-shown", place, { name, figure: "", page: "", ...details });
  });
}

function findInClaims({ documents, entries }: Site): Unshown[] {
  const file = "site/claims.yaml";
  const onHome = documents["home.yaml"].data.claim;
  const onServices = new Set(entries.services.map(({ data }) => data.claim));
  return Object.entries(documents["claims.yaml"].data).flatMap(([name, { short, moreHref }]): Unshown[] => {
    if (name === onHome) return [];
    if (!onServices.has(name)) {
      return [{ file, path: [name], way: "figure", figure: name }];
    }
    const keys = [...(short === undefined ? [] : ["short"]), ...(moreHref === undefined ? [] : ["moreHref"])];
    return keys.map((key) => ({ file, path: [name, key], way: "figure on home page", figure: name }));
  });
}

function findOnHome({ documents }: Site): Unshown[] {
  const file = "site/home.yaml";
  const { video, picture, wordsOnPicture, testimonials } = documents["home.yaml"].data;
  const hidden: Unshown[] = [
    ...(video && picture !== undefined ? [{ file, path: ["picture"], way: "film in its place" } as const] : []),
    ...(wordsOnPicture && picture === undefined
      ? [{ file, path: ["wordsOnPicture"], way: "no picture" } as const]
      : []),
  ];
  const hasWords = documents["about/patientexperiences.md"]?.data.testimonials !== undefined;
  if (testimonials?.shown === undefined || hasWords) return hidden;
  return testimonials.rating === undefined
    ? [...hidden, { file, path: ["testimonials"], way: "no testimonials, part" }]
    : [...hidden, { file, path: ["testimonials", "shown"], way: "no testimonials, line" }];
}

/** Words of links to pages that are not there, and items that open nothing, such as insurance that the home page does not write about. */
function findInMenu({ documents }: Site): Unshown[] {
  const file = "site/navigation.yaml";
  const { menu = [], footer = {} } = documents["navigation.yaml"].data;
  const labels = [
    ["privacyLabel", "privacypolicy.md"],
    ["accessibilityLabel", "accessibility.md"],
  ] as const;
  const words = labels.flatMap(([key, page]): Unshown[] => {
    if (footer[key] === undefined || documents[page]) return [];
    return [{ file, path: ["footer", key], way: "no page", page }];
  });
  const hasInsurance = documents["home.yaml"].data.insurance !== undefined;
  const items = menu.flatMap(({ href, children = [], message, serviceGroups, insurance }, index): Unshown[] => {
    const lacksInsurance = insurance === true && !hasInsurance;
    const opens = href ?? message ?? (children.length > 0 || serviceGroups === true || (insurance && hasInsurance));
    if (opens && !lacksInsurance) return [];
    const path = ["menu", index, opens ? "insurance" : "label"];
    const way = lacksInsurance ? (opens ? "no insurance" : "only insurance") : "opens nothing";
    return [{ file, path, way }];
  });
  return [...words, ...items];
}

/** Names that groups have only in a menu without groups, and words around reviews that no service has. */
function findInGroups({ documents, entries }: Site): Unshown[] {
  const file = "site/services.yaml";
  const { menu = [] } = documents["navigation.yaml"].data;
  const { groups = [], template } = documents["services.yaml"].data;
  const links = menu.flatMap(({ href, children = [] }) => [href, ...children.map((link) => link.href)]);
  // A menu without any service is reported as a whole.
  const lacksGroups =
    links.some((href) => href?.startsWith(`${fixedPaths.services}/`)) &&
    menu.every(({ serviceGroups }) => serviceGroups !== true);
  const names = groups.flatMap(({ menuTitle }, index): Unshown[] => {
    if (menuTitle === undefined || !lacksGroups) return [];
    return [{ file, path: ["groups", index, "menuTitle"], way: "no groups in menu" }];
  });
  const isReviewed = entries.services.some(({ data }) => data.reviewed !== undefined);
  if (template?.reviewNote === undefined || isReviewed) return names;
  return [...names, { file, path: ["template", "reviewNote"], way: "no review" }];
}

/** Words around posts if there are none, not even for a later day. */
function findInNews({ documents }: Site, content: Content): Unshown[] {
  if (sourcesIn(content, "news").length > 0) return [];
  const isTitled = documents["home.yaml"].data.newsTitle !== undefined;
  return [
    ...(content.files["news.md"] ? [{ file: "site/news.md", path: [], way: "no post, file" } as const] : []),
    ...(isTitled ? [{ file: "site/home.yaml", path: ["newsTitle"], way: "no post, line" } as const] : []),
  ];
}

function findTags({ entries }: Site): Unshown[] {
  return entries.offices.flatMap(({ file, data: { tag, parking, transit, access } }): Unshown[] => {
    if (tag === undefined || [parking, transit, access].some((fact) => fact !== undefined)) return [];
    return [{ file, path: ["tag"], way: "tag of nothing" }];
  });
}

/** Facts that only search engines read, on a site or a page that tells them nothing. */
function findInData({ documents }: Site, content: Content): Unshown[] {
  const { data, file } = documents["practice.yaml"];
  const facts = (["priceRange", "areaServed"] as const).filter((key) => data[key] !== undefined);
  const ofSite =
    data.origin === undefined ? facts.map((key) => ({ file, path: [key], way: "no address" as const })) : [];
  const ofPages = sourcesOf(content).flatMap(({ data: page, file: name }): Unshown[] => {
    if (!isGroup(page) || page.filmDate === undefined) return [];
    const way = page.noindex === true ? "noindex" : "no film";
    const isRead = page.noindex !== true && typeof page.imgSrc === "string" && isVideo(page.imgSrc);
    return isRead ? [] : [{ file: name, path: ["filmDate"], way }];
  });
  return [...ofSite, ...ofPages];
}
