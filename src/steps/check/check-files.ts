import { findOnSite, type SiteLocation } from "../../model/build/find-on-site.ts";
import { startOf } from "../../model/build/place.ts";
import type { OutputFile } from "../../model/build/output.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { addressesInCss } from "./named-addresses.ts";

export interface KnownFiles extends SiteLocation {
  /** Addresses of all pages and files. */
  known: ReadonlySet<string>;
  addressOf: (path: string) => string;
}

/** A site without an address still has relative ones in its stylesheet, which need a host to be resolved. */
const unnamedHost = "https://site.invalid";

/** Checks the addresses in the stylesheet, the sitemap, robots.txt and the web manifest, which fail without any visitor noticing. */
export function checkFiles(files: readonly OutputFile[], { base, known, addressOf, ...site }: KnownFiles): Problem[] {
  const schemeAndHost = site.schemeAndHost || unnamedHost;
  return files.flatMap((file) => {
    if (!("contents" in file)) return [];
    const address = addressOf(file.path);
    const named = new Set(addressesIn(file.path, () => Buffer.from(file.contents).toString("utf8")));
    return [...named].flatMap((href) => {
      if (href.startsWith(schemeAndHost) && known.has(href.slice(schemeAndHost.length))) return [];
      if (URL.canParse(href, schemeAndHost + address)) {
        const own = findOnSite(new URL(href, schemeAndHost + address).href, { schemeAndHost, base });
        if (own === undefined || known.has(own.path)) return [];
      }
      return [problem("link/missing-file", startOf(sourceOf(file.path)), { href })];
    });
  });
}

function addressesIn(path: string, read: () => string): string[] {
  if (path.endsWith(".css")) return addressesInCss(read());
  if (path.endsWith("sitemap.xml")) {
    return [...read().matchAll(/<(?:(?:image:)?loc|video:\w+_loc)>([^<]*)</g)].map(([, address = ""]) =>
      address.replaceAll("&amp;", "&"),
    );
  }
  if (path.endsWith("robots.txt"))
    return [...read().matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, address = ""]) => address);
  if (path.endsWith(".webmanifest")) return (JSON.parse(read()) as Manifest).icons.map(({ src }) => src);
  return [];
}

interface Manifest {
  icons: { src: string }[];
}

/** Returns the file to report. Only the stylesheet is made from the practice's files. */
function sourceOf(path: string): string {
  return path.endsWith(".css") ? "templates/css/site.css" : path;
}
