import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll } from "vitest";
import type { LookName } from "../../src/model/content/brand.ts";
import { buildSiteInto, shippedFolder } from "./build-site.ts";
import { makeTemporaryFolder } from "./little-site.ts";
import { describeSite, openShippedSite, type BuiltSite } from "./shipped-site.ts";
import { startStaticHost } from "./static-host.ts";
import { isNight } from "./test-level.ts";

/** Serves the shipped site's content in a look while the tests of this `describe` run. */
export function serveSampleIn(look: LookName): () => BuiltSite {
  let site: BuiltSite;
  beforeAll(async () => {
    const opened = await openSampleIn(look);
    site = opened.site;
    return opened.close;
  });
  return () => site;
}

/** Builds and serves the shipped site's content in a look. The look that the shipped site has anyway is that site itself. */
async function openSampleIn(look: LookName): Promise<{ site: BuiltSite; close: () => Promise<void> }> {
  const shipped = await openShippedSite();
  const brand = readFileSync(path.join(shippedFolder, "site/brand.yaml"), "utf8");
  const ownLook = /^look: (\w+)/m.exec(brand)?.[1] ?? "coast";
  if (look === ownLook) return { site: shipped, close: () => Promise.resolve() };

  const root = makeTemporaryFolder();
  const file = (name: string): string => path.join(root, name);
  // The sources of drawings and films are no part of a site, and the pictures are encoded already.
  const isNeeded = (source: string): boolean => source !== path.join(shippedFolder, "assets/source");
  for (const name of ["site", "assets", ".dentalsite/media"]) {
    const from = path.join(shippedFolder, name);
    if (existsSync(from)) cpSync(from, file(name), { recursive: true, filter: isNeeded });
  }
  writeFileSync(file("site/brand.yaml"), `${brand.replace(/^look: .*\n/m, "")}\nlook: ${look}\n`);
  await buildSiteInto(file("dist"), root);
  const { origin, close } = await startStaticHost(file("dist"));
  return { site: describeSite(origin, file("dist")), close };
}

/** Lists the pages of the sample to look at: at night all, and otherwise one for each template, and a second service. */
export function listLooked({ indexedPages }: BuiltSite): string[] {
  const services = indexedPages.filter((address) => address.startsWith("/services/"));
  return ["/404.html", ...indexedPages.filter((address) => isNight || services.indexOf(address) % 20 <= 0)];
}
