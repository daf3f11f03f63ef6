import { findOnSite, locateSite } from "../../model/find-on-site.ts";
import { inFolder, isFilePath, isSitePath, splitHref } from "../../model/page-paths.ts";

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
   * stays. A page that this language lacks has the address of the first.
   */
  link(href: string): string;
  /** The address of a file of the site. */
  file(outputPath: string): string;
  /** With scheme and host in front; undefined while the site has no address. */
  absolute(address: string): string | undefined;
  /** The site's scheme and host; empty while it has none. */
  host: string;
}

interface Targets {
  /** Paths that lead on to others. */
  redirects?: ReadonlyMap<string, string>;
  /** Paths of files that links may lead to. */
  rootFiles?: readonly string[];
  /** Folder of a language besides the first. */
  folder?: string | undefined;
  /** Pages of other languages, by the paths that authors of this one write. */
  elsewhere?: ReadonlyMap<string, unknown>;
}

/**
 * `origin` may end in a folder, `https://host/practice`: the base path of every
 * address. It is undefined while the practice does not know where its site will be.
 */
export function createAddresses(
  origin: string | undefined,
  { redirects = new Map(), rootFiles = [], folder, elsewhere = new Map() }: Targets = {},
): Addresses {
  const { host, base } = locateSite(origin);
  const pageAt = (path: string): string => (path === "/" ? base : `${base}${path.slice(1)}/`);
  const page = (path: string): string => pageAt(inFolder(folder, path));
  const file = (outputPath: string): string => base + outputPath.split("/").map(encodeURIComponent).join("/");
  /** The part of an address after the site's own, in the form that authors write. */
  const ownPath = (href: string): string | undefined => {
    const found = /^https?:/i.test(href) ? findOnSite(href, { host, base }) : undefined;
    const own = found && `/${found.path.slice(base.length)}${found.query}${found.hash}`;
    // A file is where it says.
    return own === undefined || isFilePath(own) ? undefined : own;
  };
  return {
    base,
    path: (path) => inFolder(folder, path),
    page,
    file,
    host,
    absolute: (address) => (origin === undefined ? undefined : host + address),
    link(href) {
      const own = isSitePath(href) ? href : ownPath(href);
      if (own === undefined) return href;
      const { path, query, fragment } = splitHref(own);
      const name = path.slice(1);
      const address = rootFiles.includes(name)
        ? file(name)
        : elsewhere.has(path)
          ? pageAt(path)
          : page(redirects.get(path) ?? path);
      return address + query + (fragment === undefined ? "" : `#${fragment}`);
    },
  };
}

/** Returns the path of a page's HTML file inside the output folder. */
export function outputPathOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`;
}
