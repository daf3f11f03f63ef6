import { folderOf } from "../../model/kind.ts";
import { startOf } from "../../model/place.ts";
import type { Site } from "../../model/site.ts";
import { sourcesOf, type Content, type Path } from "../../model/source.ts";
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
  const found = [findInClaims, findOnHome, findInMenu, findInNews, findTags].flatMap((find) => find(site, content));
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

/** Words of links to pages that are not there, and insurance that the home page does not write about. */
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
  const isEmpty = documents["home.yaml"].data.insurance === undefined;
  const insurance = menu.flatMap((item, index): Unshown[] => {
    if (item.insurance !== true || !isEmpty) return [];
    const remedy = 'Write "insurance:" in site/home.yaml, or delete this line.';
    return [{ file, path: ["menu", index, "insurance"], because: 'site/home.yaml has no "insurance"', remedy }];
  });
  return [...words, ...insurance];
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
    remedy: `Write a post with "dentalsite new post", or delete ${what}.`,
  }));
}

function findTags({ entries }: Site): Unshown[] {
  return entries.offices.flatMap(({ file, data: { tag, parking, transit, access } }): Unshown[] => {
    if (tag === undefined || [parking, transit, access].some((fact) => fact !== undefined)) return [];
    const because = 'it is above "parking", "transit" and "access", and there is none of them';
    return [{ file, path: ["tag"], because, remedy: "Write one of them, or delete this line." }];
  });
}
