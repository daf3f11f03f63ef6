import { splitAddress } from "./page-paths.ts";
import { decodePercent } from "./percent-encoding.ts";

/** Where a site is published. */
export interface SiteLocation {
  /** Scheme and host. */
  host: string;
  /** The site's folder on it; begins and ends with a slash. */
  base: string;
}

/** Where on the site an address leads. */
export interface PlaceOnSite {
  /** With the site's folder; empty for the page that contains the address. */
  path: string;
  /** With its question mark; empty without one. No static host looks at it. */
  query: string;
  /** The id that it points to, decoded; empty for the top of the page (HTML Living Standard, "indicated part") or words on it (`#:~:text=`). */
  fragment: string;
  /** As written, with its sign. */
  hash: string;
}

/** Undefined for what leads elsewhere: another host, whose name may begin with the same letters, or another folder of this one. */
export function findOnSite(address: string, { host, base }: SiteLocation): PlaceOnSite | undefined {
  const [, origin, local = ""] = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?)?(.*)$/is.exec(address)!;
  if (origin !== undefined && origin.toLowerCase() !== host) return undefined;
  const { path: written, query, hash } = splitAddress(local);
  const path = origin !== undefined && `${written}/` === base ? base : written;
  if (origin !== undefined && !path.startsWith(base)) return undefined;
  const id = decodePercent(hash.slice(1).split(":~:", 1)[0]!);
  return { path, query, fragment: id.toLowerCase() === "top" ? "" : id, hash };
}

/** `origin` may end in a folder, `https://host/practice`; a site without one lies at the top of a host that has no name yet. */
export function locateSite(origin: string | undefined): SiteLocation {
  const { origin: host, pathname } = origin === undefined ? { origin: "", pathname: "/" } : new URL(origin);
  return { host, base: pathname.endsWith("/") ? pathname : `${pathname}/` };
}
