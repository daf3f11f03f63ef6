import { findOnSite, locateSite, type SiteLocation } from "../../model/build/find-on-site.ts";
import { pathOfPage, type Kind } from "../../model/build/kind.ts";
import { idOfEntry } from "../../model/build/page-ids.ts";
import { inFolder, isSitePath, slugOf, splitAddress, splitHref } from "../../model/build/page-paths.ts";
import { folderOfLanguage } from "../../model/build/translation.ts";
import type { MapLink } from "./rewrite-links.ts";
import type { LeadingOn, ReadSite } from "./written-site.ts";

interface EntryOnMove {
  kind: Kind;
  file: string;
  /** Its new name; undefined if it goes. */
  slug: string | undefined;
  /** The addresses of its page before and after; undefined if it has none. */
  redirect: LeadingOn | undefined;
}

/** A page, and the part of it, that a link leads to. */
interface Target {
  path: string;
  hash: string;
}

/**
 * Makes a function that says where a link leads once an entry has moved: a link to its page, in any language and also with the site's own
 * scheme and host, or to its part of the page that shows all entries.
 */
export function linkMapOf(site: ReadSite, entry: EntryOnMove): MapLink {
  const location = locateSite(site.origin);
  const isOriginal = folderOfLanguage(entry.file) === undefined;
  const folders = isOriginal ? [...new Set([undefined, ...[...site.files.keys()].map(folderOfLanguage)])] : [undefined];
  const maps = folders.map((folder) => mapTarget(site, entry, folder));
  return (href) => {
    const { prefix, local } = splitOwn(href, location);
    if (local === undefined) return href;
    const { path, query, hash } = splitAddress(local);
    const target = { path: splitHref(local).path, hash };
    const next = maps.map((map) => map(target)).find((each) => each !== target);
    if (next === undefined) return href;
    if (!isSitePath(next.path)) return next.path;
    const isKept = entry.slug !== undefined || entry.redirect === undefined;
    const slash = isKept && path.length > 1 && path.endsWith("/") ? "/" : "";
    return `${prefix}${next.path}${slash}${isKept ? query : ""}${next.hash}`;
  };
}

/** Makes a function for links that lead to pages in the folder of one language. It returns the target that it gets if that stays. */
function mapTarget(
  { files, practice }: ReadSite,
  { kind, file, slug, redirect }: EntryOnMove,
  folder: string | undefined,
): (target: Target) => Target {
  const all = splitHref(kind.draft?.shownAt?.(slugOf(file), []) ?? "").path;
  const [id, nextId] = [`#${idOfEntry(slugOf(file))}`, slug === undefined ? "" : `#${idOfEntry(slug)}`];
  const isThere = (path: string): boolean =>
    [...files].some(
      ([each, other]) => folderOfLanguage(each) === folder && pathOfPage(other.kind, each, practice) === path,
    );
  return (target) => {
    if (all !== "" && target.path === inFolder(folder, all) && target.hash === id) return { ...target, hash: nextId };
    if (redirect === undefined || target.path !== inFolder(folder, redirect.from)) return target;
    if (slug !== undefined) return { ...target, path: inFolder(folder, redirect.to) };
    const { path, query, hash } = splitAddress(redirect.to);
    const isOwn = folder !== undefined && isSitePath(redirect.to) && isThere(splitHref(path).path);
    return { path: (isOwn ? inFolder(folder, path) : path) + query, hash };
  };
}

/** Splits a link to a page of the site from the site's own scheme, host and folder, if it has them. */
function splitOwn(href: string, location: SiteLocation): { prefix: string; local?: string } {
  if (isSitePath(href)) return { prefix: "", local: href };
  const found = location.schemeAndHost !== "" && /^https?:/i.test(href) ? findOnSite(href, location) : undefined;
  if (found === undefined) return { prefix: "" };
  const local = `/${found.path.slice(location.base.length)}${found.query}${found.hash}`;
  return { prefix: href.slice(0, href.length - local.length), local };
}
