import type { Host } from "./host-names.ts";
import { pageFileOf, type Redirect } from "./redirects.ts";

/** How many redirects a host reads. It ignores the others silently, or refuses the whole site. */
interface RedirectLimits {
  /** Redirects in all; without those that have a star if `stars` is there. */
  most: number;
  stars?: number;
  /** Redirects that the site has anyway. */
  ofSite: number;
  countEntry: (entry: Redirect) => number;
  /** Characters of one redirect. */
  characters: number;
}

interface HostLimits {
  name: string;
  redirects?: RedirectLimits;
  /** Files of a site. */
  files?: number;
  /** Bytes of one file. */
  file?: number;
  /** Bytes of a site. */
  site?: number;
}

/**
 * The rules of an entry in `_redirects`: one for each form of an address that has no page, and for one with a star another besides its own,
 * for the folder itself.
 */
const countRules = (entry: Redirect): number =>
  entry.isFolder && !entry.isPrefix && pageFileOf(entry) === undefined ? 2 : 1;

/** The limits that hosts document and a site can reach. Cloudflare's are those of Workers with static assets, on the free plan. */
const limits: Partial<Record<Host, HostLimits>> = {
  cloudflare: {
    name: "Cloudflare",
    // `/services` and `/about`.
    redirects: { most: 2000, stars: 100, ofSite: 2, countEntry: countRules, characters: 1000 },
    files: 20_000,
    file: 25 * 1024 * 1024,
  },
  vercel: {
    name: "Vercel",
    // Two more give each page one address, and three rules are for headers.
    redirects: { most: 2048, ofSite: 7, countEntry: () => 1, characters: 4096 },
  },
  "github-pages": { name: "GitHub Pages", site: 1e9 },
};

/** The most single redirects in the list that a build writes for hosts. */
export const mostInList = limits.cloudflare!.redirects!.most;

/** Limits that a site has to keep, and whose they are. */
export interface JudgingHost extends HostLimits {
  /** Whether the practice names this host. */
  isSet: boolean;
}

/** Lists the hosts whose limits count: the one that the practice names, or else all. */
export function listJudges(host: Host | undefined): JudgingHost[] {
  const all = Object.entries(limits).map(([key, each]) => ({ key, ...each, isSet: key === host }));
  return all.filter(({ isSet }) => isSet || host === undefined);
}
