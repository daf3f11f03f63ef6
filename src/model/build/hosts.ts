import { joinInEnglish } from "../text/join-in-english.ts";
import { keysIn } from "./known-keys.ts";
/** A host of static sites: how to publish there, and what it takes. Settings for each are in `hosts/list-settings.ts`. */
interface HostFacts {
  name: string;
  /** The place of its settings: in the practice's folder, in those of the server itself, or in the built site. */
  settings: "practice" | "server" | "site";
  /** Whether it only serves files, so that an old address needs a page of its own. */
  servesFilesOnly?: boolean;
  /** The result of `dentalsite hosting`, in Markdown. */
  makes: string;
  /** The step that is left to do, in Markdown. */
  next: string;
  /** Limits that the host documents, as far as a site can reach them. */
  limits?: HostLimits;
}

interface HostLimits {
  redirects?: RedirectLimits;
  /** Files of a site. */
  files?: number;
  /** Bytes of one file. */
  file?: number;
  /** Bytes of a site. */
  site?: number;
}

/** How many redirects a host reads. It ignores the others silently, or refuses the whole site. */
interface RedirectLimits {
  /** Redirects in all; without those that have a star if `stars` is there. */
  most: number;
  stars?: number;
  /** Redirects that the site has anyway. */
  ofSite: number;
  /** Whether each form of an address counts by itself, as in `_redirects`. */
  countsForms: boolean;
  /** Characters of one redirect. */
  characters: number;
}

const table = {
  netlify: {
    name: "Netlify",
    settings: "practice",
    makes: "`netlify.toml`",
    next: "Connect the repository at Netlify, which then builds each push",
  },
  // Limits of Workers with static assets, on the free plan. The two redirects of each site are `/services` and `/about`.
  cloudflare: {
    name: "Cloudflare",
    settings: "practice",
    makes: "`wrangler.json` and workflows for GitHub",
    next: "The repository needs the secrets `CLOUDFLARE_API_TOKEN` and `CLOUDFLARE_ACCOUNT_ID`",
    limits: {
      redirects: { most: 2000, stars: 100, ofSite: 2, countsForms: true, characters: 1000 },
      files: 20_000,
      file: 25 * 1024 * 1024,
    },
  },
  "github-pages": {
    name: "GitHub Pages",
    settings: "practice",
    servesFilesOnly: true,
    makes: "workflows",
    next: 'In the settings of the repository, under Pages, choose "GitHub Actions"',
    limits: { site: 1e9 },
  },
  // Each site has seven rules: two are for `/services` and `/about`, two give each page one address, and three are for headers.
  vercel: {
    name: "Vercel",
    settings: "practice",
    makes: "`vercel.json`",
    next: "Import the repository at Vercel, which then builds each push",
    limits: { redirects: { most: 2048, ofSite: 7, countsForms: false, characters: 4096 } },
  },
  nginx: {
    name: "nginx",
    settings: "server",
    makes: "a `server` block for `/etc/nginx/conf.d/`",
    next: "Copy `dist/` to `/var/www/harbor` after each build; `certbot --nginx` adds the certificate",
  },
  caddy: {
    name: "Caddy",
    settings: "server",
    makes: "a site block for `/etc/caddy/Caddyfile`",
    next: "Copy `dist/` to `/var/www/harbor` after each build; Caddy fetches the certificate",
  },
  apache: {
    name: "Apache",
    settings: "site",
    makes: "`host: apache` in `practice.yaml`: each build then writes `.htaccess`",
    next: "Upload all of `dist/`, hidden files too",
  },
} as const satisfies Record<string, HostFacts>;

export type Host = keyof typeof table;

export const hostTable: Readonly<Record<Host, HostFacts>> = table;

/** Hosts whose settings are in the built site, so that each build writes them. */
export type HostInSite = { [Each in Host]: (typeof table)[Each]["settings"] extends "site" ? Each : never }[Host];

export const isInSite = (host: Host): host is HostInSite => hostTable[host].settings === "site";

/** Hosts with settings. */
export const hosts = keysIn(table);

/** Joins the keys of all hosts in words. */
export const joinHosts = (conjunction: "or" | "and"): string => joinInEnglish(hosts, conjunction);

/** The names of programs for servers, whose settings name a port and the folder of the built site: "nginx and Caddy". */
export const serverPrograms = joinInEnglish(
  hosts.flatMap((host) => (hostTable[host].settings === "server" ? [hostTable[host].name] : [])),
  "and",
);

/** The most single redirects in the list that a build writes for hosts. */
export const mostInList = table.cloudflare.limits.redirects.most;

/** Limits that a site has to keep, and whose they are. */
export interface JudgingHost extends HostLimits {
  name: string;
  /** Whether the practice names this host. */
  isSet: boolean;
}

/** Lists the hosts whose limits count: the one that the practice names, or else all. */
export function listJudges(named: Host | undefined): JudgingHost[] {
  return (named === undefined ? hosts : [named]).flatMap((host) => {
    const { name, limits } = hostTable[host];
    return limits === undefined ? [] : [{ name, ...limits, isSet: named !== undefined }];
  });
}
