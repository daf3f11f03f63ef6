import { findOnSite, locateSite, type SiteLocation } from "../../model/build/find-on-site.ts";
import { findOtherLanguage, type OtherLanguage } from "../../model/text/other-language.ts";
import { inFolder, isFilePath, isSitePath, splitHref } from "../../model/build/page-paths.ts";
import type { FindPart } from "./translated-parts.ts";

/** Turns what authors of one language write into what a browser asks for. Nothing else in the program makes an address. */
export interface Addresses {
  /** The base path of the site, in which other languages have a folder. */
  base: string;
  /** The path of a page below the site's root: with the language's folder, and without base path. */
  path(path: string): string;
  /** A page's address: base path and trailing slash, the form a static host answers without a redirect. */
  page(path: string): string;
  /**
   * A link as written: pages of the site, also with its own scheme and host, become addresses (redirects are followed), anything else
   * stays. A page that this language lacks has the address of the first. `file` is where the link is, for a part of its own page.
   */
  link(href: string, file?: string): string;
  /** The languages of the site besides this one. */
  otherLanguages: readonly OtherLanguage[];
  /** The language of the page that a link as written leads to, if that is another. */
  otherLanguageOf(href: string): TargetLanguage | undefined;
  /** The address of a file of the site. */
  file(outputPath: string): string;
  /** With scheme and host in front; undefined while the site has no address. */
  absolute(address: string): string | undefined;
  /** The site's scheme and host; empty while it has none. */
  schemeAndHost: string;
}

export interface TargetLanguage extends OtherLanguage {
  /** Title of the page, if this language lacks it. */
  title: string | undefined;
}

interface Targets {
  /** Paths that lead on to others. */
  redirects?: ReadonlyMap<string, string>;
  /** Paths of files that links may lead to. */
  rootFiles?: readonly string[];
  /** Folder of a language besides the first. */
  folder?: string | undefined;
  /** Pages of other languages, by the paths that authors of this one write. */
  elsewhere?: ReadonlyMap<string, string>;
  otherLanguages?: readonly OtherLanguage[];
  /** Finds parts of a translation's pages. */
  findPart?: FindPart;
}

/**
 * `origin` may end in a folder, `https://host/practice`: the base path of every
 * address. It is undefined while the practice does not know where its site will be.
 */
export function createAddresses(origin: string | undefined, targets: Targets = {}): Addresses {
  const { rootFiles = [], folder, otherLanguages = [] } = targets;
  const location = locateSite(origin);
  const { schemeAndHost, base } = location;
  const pageAt = (path: string): string => (path === "/" ? base : `${base}${path.slice(1)}/`);
  const page = (path: string): string => pageAt(inFolder(folder, path));
  const fileAt = (outputPath: string): string => base + outputPath.split("/").map(encodeURIComponent).join("/");
  const link = (href: string, file?: string): string => {
    const partOf = (fragment: string, path?: string): string | undefined =>
      targets.findPart ? targets.findPart({ path, file, fragment }) : fragment;
    if (href.startsWith("#")) return `#${partOf(href.slice(1)) ?? ""}`;
    const own = isSitePath(href) ? href : pathOnSite(href, location);
    if (own === undefined) return href;
    const { path, query, fragment } = splitHref(own);
    const isFile = rootFiles.includes(path.slice(1));
    if (isFile || targets.elsewhere?.has(path)) {
      return (isFile ? fileAt(path.slice(1)) : pageAt(path)) + query + writtenHash(fragment);
    }
    const target = targets.redirects?.get(path) ?? path;
    return page(target) + query + writtenHash(fragment && partOf(fragment, target));
  };
  return {
    base,
    path: (path) => inFolder(folder, path),
    page,
    file: fileAt,
    schemeAndHost,
    absolute: (address) => (origin === undefined ? undefined : schemeAndHost + address),
    link,
    otherLanguages,
    otherLanguageOf(href) {
      const other = findOtherLanguage(link(href), { homeHref: page("/"), otherLanguages });
      const { path } = splitHref(pathOnSite(href, location) ?? href);
      return other && { ...other, title: targets.elsewhere?.get(path) };
    },
  };
}

/** Returns the part of an address after the site's own, in the form that authors write. */
function pathOnSite(href: string, location: SiteLocation): string | undefined {
  const found = /^https?:/i.test(href) ? findOnSite(href, location) : undefined;
  const own = found && `/${found.path.slice(location.base.length)}${found.query}${found.hash}`;
  // A file is where it says.
  return own === undefined || isFilePath(own) ? undefined : own;
}

const writtenHash = (fragment: string | undefined): string => (fragment === undefined ? "" : `#${fragment}`);

/** Returns the path of a page's HTML file inside the output folder. */
export function outputPathOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}
