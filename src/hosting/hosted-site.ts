import { splitAddress } from "../model/page-paths.ts";
import type { RedirectRule } from "../model/redirects.ts";

/** What the settings of a host are made of. */
export interface HostedSite {
  /** The practice's, of small letters, digits and hyphens. */
  name: string;
  /** The name and, if it is not the usual one, the port that visitors ask for; empty for a site without `origin`. */
  host: string;
  /** The site's folder on it; begins and ends with a slash. */
  base: string;
  /** Where this machine or the server has the built site: an absolute path. */
  folder: string;
  /** Where the server listens behind another one; undefined for one that visitors reach. */
  port: number | undefined;
  redirects: readonly RedirectRule[];
}

/** A file of settings. */
export interface HostFile {
  /** Path below the practice's folder. */
  path: string;
  contents: string;
}

/** Where the site is built, besides this machine: the newest that is kept for long. */
export const nodeVersion = 24;

/** Where a redirect leads: what a query may follow, whether it has one of its own, and the fragment with its sign. */
export function readTarget(to: string): { place: string; hasQuery: boolean; hash: string } {
  // Servers have meanings of their own for these, such as names of variables.
  const { path, query, hash } = splitAddress(to.replace(/[\s$"'`{}<>|\\^]/g, encodeURIComponent));
  return { place: path + query, hasQuery: query !== "", hash };
}
