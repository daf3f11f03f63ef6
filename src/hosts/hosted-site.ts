import { splitAddress } from "../model/build/page-paths.ts";
import type { RedirectRule } from "../model/content/redirects.ts";

/** A site's data that host settings are made from. */
export interface HostedSite {
  /** The practice's name in lowercase letters, digits and hyphens. */
  name: string;
  /** Host name, with the port unless it is the default; empty for a site without `origin`. */
  hostName: string;
  /** The site's folder on the host; begins and ends with a slash. */
  base: string;
  /** Absolute path of the built site on this machine or the server. */
  folder: string;
  /** Port of a server behind another one; undefined for one that visitors reach. */
  port: number | undefined;
  redirects: readonly RedirectRule[];
  /** Folders of languages besides the first, each with an error page of its own: `es`. */
  languages: readonly string[];
}

/** The part of a site's data that a settings file inside the site is made from. */
export type ServedSite = Pick<HostedSite, "base" | "redirects" | "languages">;

/** A settings file. */
export interface HostFile {
  /** Path below the practice's folder. */
  path: string;
  contents: string;
}

/** Node version that hosts build with: the newest with long-term support. */
export const nodeVersion = 24;

/**
 * Splits a redirect's target at its fragment. `place` includes the query, `hasQuery` says whether there is one, and `hash` includes the
 * `#`.
 */
export function readTarget(to: string): { place: string; hasQuery: boolean; hash: string } {
  // Servers give these characters special meanings, such as variable names.
  const { path, query, hash } = splitAddress(to.replace(/[\s$"'`{}<>|\\^]/g, encodeURIComponent));
  return { place: path + query, hasQuery: query !== "", hash };
}
