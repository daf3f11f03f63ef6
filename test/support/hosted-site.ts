import { chmodSync } from "node:fs";
import path from "node:path";
import { makeLittleSite, makePractice, type LittleSite } from "./little-site.ts";
import { runHere } from "./run-here.ts";
import type { Site } from "./web-servers.ts";

/** Redirects of the little site: single addresses and one with a star, to a page, a place on it and another site. */
const oldAddresses = `- from: /Our%20Team%20(old),+more.php
  to: /about/meetthedoctors
- from: /kronen-brücken
  to: /services/bridges
- from: /home/index.html
  to: /services/cleanings
- from: /v1.2/
  to: /services/bridges
- from: /Kronen
  to: /services/bridges
- from: /kronen
  to: /services/cleanings
- from: /blog/*
  to: /privacypolicy#cookie-policy
- from: /shop/*
  to: https://shop.example/a%20b/?from=site
`;

export interface HostingOptions {
  /** The origin in `site/practice.yaml`. */
  origin: string;
  precompresses: boolean;
}

/** Builds a little site with old addresses for a host. */
export const buildHostedSite = (host: string, options: HostingOptions): Promise<Site> =>
  buildFor(host, makeLittleSite({ "site/redirects.yaml": oldAddresses }), options);

/** Builds the practice in English and Spanish for a host. */
export const buildHostedLanguages = (host: string, options: HostingOptions): Promise<Site> =>
  buildFor(host, makePractice("bilingual"), options);

/** Builds a site into a folder with a difficult name, and gets the output of `dentalsite hosting` for a host. */
async function buildFor(host: string, site: LittleSite, { origin, precompresses }: HostingOptions): Promise<Site> {
  site.write("site/practice.yaml", site.read("site/practice.yaml").replace(/^origin: .*$/m, `origin: ${origin}`));
  site.write("assets/root/.well-known/security.txt", "Contact: mailto:office@harborlane.example\n");
  // Servers that root starts run as another user.
  chmodSync(path.dirname(site.root), 0o755);
  // Caddy refuses the last of these characters.
  const folder = site.file(`The "site" of Ada's & Co;  #1${host === "caddy" ? "" : "\\"}`);
  const run = async (...args: string[]): Promise<string> => {
    const { status, stdout, stderr } = await runHere(args, { cwd: site.root });
    if (status !== 0) throw new Error(stderr);
    return stdout;
  };
  if (host === "apache") await run("hosting", "apache", "--write");
  await run("build", "--out", folder, ...(precompresses ? ["--precompress"] : []));
  const { pathname } = new URL(origin);
  return {
    folder,
    base: pathname.endsWith("/") ? pathname : `${pathname}/`,
    settings: (port) => run("hosting", host, "--out", folder, "--listen", String(port)),
  };
}
