import { folderOf } from "../../model/kind.ts";
import { isVideo } from "../../model/media-kinds.ts";
import { fixedPaths } from "../../model/page-paths.ts";
import { startOf } from "../../model/place.ts";
import type { Site } from "../../model/site.ts";
import { sourcesOf, type Content, type Path } from "../../model/source.ts";
import { isGroup } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** A value or a file that the rest of the site leaves no place for. */
interface Unshown {
  file: string;
  /** Keys that lead to the value; empty for the whole file. */
  path: Path;
  /** Completes "is shown nowhere, because …". */
  because: string;
  remedy: string;
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
    return problem("value/not-shown", place, { name: path.length === 0 ? file : `"${path.at(-1)!}"`, ...details });
  });
}

function findInClaims({ documents, entries }: Site): Unshown[] {
  const file = "site/claims.yaml";
  const onHome = documents["home.yaml"].data.claim;
  const onServices = new Set(entries.services.map(({ data }) => data.claim));
  return Object.entries(documents["claims.yaml"].data).flatMap(([name, { short, moreHref }]): Unshown[] => {
    if (name === onHome) return [];
    if (!onServices.has(name)) {
      const remedy = `Write "claim: ${name}" in one of them, or delete these lines.`;
      return [{ file, path: [name], because: "neither site/home.yaml nor a service names this figure", remedy }];
    }
    const remedy = `Delete it, or write "claim: ${name}" in site/home.yaml.`;
    const because = "only the home page shows it, and site/home.yaml does not name this figure";
    const keys = [...(short === undefined ? [] : ["short"]), ...(moreHref === undefined ? [] : ["moreHref"])];
    return keys.map((key) => ({ file, path: [name, key], because, remedy }));
  });
}

function findOnHome({ documents }: Site): Unshown[] {
  const { video, picture } = documents["home.yaml"].data;
  if (video === undefined || picture === undefined) return [];
  const remedy = 'Delete "picture" and "pictureAlt", or "video" and the lines below it.';
  return [{ file: "site/home.yaml", path: ["picture"], because: 'the film of "video" has its place', remedy }];
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
    const remedy = `Write site/${page}, or delete this line.`;
    return [{ file, path: ["footer", key], because: `there is no site/${page}`, remedy }];
  });
  const hasInsurance = documents["home.yaml"].data.insurance !== undefined;
  const items = menu.flatMap(({ href, children = [], message, serviceGroups, insurance }, index): Unshown[] => {
    const lacksInsurance = insurance === true && !hasInsurance;
    const opens = href ?? message ?? (children.length > 0 || serviceGroups === true || (insurance && hasInsurance));
    if (opens && !lacksInsurance) return [];
    const path = ["menu", index, opens ? "insurance" : "label"];
    const [because, first] = lacksInsurance
      ? ['site/home.yaml has no "insurance"', 'Write "insurance:" there']
      : ["it leads to no page and opens nothing", 'Write "href:" and an address below it'];
    return [{ file, path, because, remedy: `${first}, or delete this ${opens ? "line" : "entry"}.` }];
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
  const because = 'no entry of the menu in site/navigation.yaml has "serviceGroups: true"';
  const names = groups.flatMap(({ menuTitle }, index): Unshown[] => {
    if (menuTitle === undefined || !lacksGroups) return [];
    const remedy = "Write that below one of its labels, or delete this line.";
    return [{ file, path: ["groups", index, "menuTitle"], because, remedy }];
  });
  const isReviewed = entries.services.some(({ data }) => data.reviewed !== undefined);
  if (template?.reviewNote === undefined || isReviewed) return names;
  const remedy = 'Write "reviewed:" and the month in one of them, or delete this line.';
  return [...names, { file, path: ["template", "reviewNote"], because: 'no service has "reviewed"', remedy }];
}

/** Words around posts if there are none, not even for a later day. */
function findInNews({ documents }: Site, { files, entries }: Content): Unshown[] {
  if (entries.some(({ kind }) => folderOf(kind) === "news")) return [];
  const isTitled = documents["home.yaml"].data.newsTitle !== undefined;
  const written = [
    ...(files["news.md"] ? [{ file: "site/news.md", path: [], what: "the file" }] : []),
    ...(isTitled ? [{ file: "site/home.yaml", path: ["newsTitle"], what: "this line" }] : []),
  ];
  return written.map(({ what, ...where }) => ({
    ...where,
    because: "there is no post in site/news/",
    remedy: `Delete ${what}, or write a post: npx dentalsite new post "Our first news"`,
  }));
}

function findTags({ entries }: Site): Unshown[] {
  return entries.offices.flatMap(({ file, data: { tag, parking, transit, access } }): Unshown[] => {
    if (tag === undefined || [parking, transit, access].some((fact) => fact !== undefined)) return [];
    const because = 'it is above "parking", "transit" and "access", and there is none of them';
    return [{ file, path: ["tag"], because, remedy: "Write one of them, or delete this line." }];
  });
}

/** Facts that only search engines read, on a site or a page that tells them nothing. */
function findInData({ documents }: Site, content: Content): Unshown[] {
  const { data, file } = documents["practice.yaml"];
  const facts = (["priceRange", "areaServed"] as const).filter((key) => data[key] !== undefined);
  const because = "search engines read it, and only if the site has an address";
  const remedy = 'Write "origin:" and the address, such as https://www.harborlane.example, or delete this line.';
  const ofSite = data.origin === undefined ? facts.map((key) => ({ file, path: [key], because, remedy })) : [];
  const ofPages = sourcesOf(content).flatMap(({ data: page, file: name }): Unshown[] => {
    if (!isGroup(page) || page.filmDate === undefined) return [];
    const reason = page.noindex === true ? '"noindex" keeps them out' : '"imgSrc" names no film';
    const isRead = page.noindex !== true && typeof page.imgSrc === "string" && isVideo(page.imgSrc);
    const details = { because: `only search engines read it, and ${reason}`, remedy: "Delete this line." };
    return isRead ? [] : [{ file: name, path: ["filmDate"], ...details }];
  });
  return [...ofSite, ...ofPages];
}
