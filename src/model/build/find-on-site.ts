import { splitAddress } from "./page-paths.ts";
import { decodePercent } from "../text/percent-encoding.ts";

/** Location of a published site. */
export interface SiteLocation {
  /** Such as `https://www.example.com`; empty for a site without an address. */
  schemeAndHost: string;
  /** The site's folder on the host; begins and ends with a slash. */
  base: string;
}

/** An address's target on the site. */
export interface PlaceOnSite {
  /** Path with the site's folder; empty for the page that contains the address. */
  path: string;
  /** Query with its question mark; empty if there is none. No static host reads it. */
  query: string;
  /** Decoded id of the target; empty for the top of the page (HTML Living Standard, "indicated part") or for words on it (`#:~:text=`). */
  fragment: string;
  /** Fragment as written, with its `#`. */
  hash: string;
}

/**
 * Returns undefined for an address that leads elsewhere: another host, whose name may begin with the same letters, or another folder of
 * this host.
 */
export function findOnSite(address: string, { schemeAndHost, base }: SiteLocation): PlaceOnSite | undefined {
  const [, origin, local = ""] = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?)?(.*)$/is.exec(address) ?? [];
  if (origin !== undefined && origin.toLowerCase() !== schemeAndHost) return undefined;
  const { path: written, query, hash } = splitAddress(local);
  const path = origin !== undefined && `${written}/` === base ? base : written;
  if (origin !== undefined && !path.startsWith(base)) return undefined;
  const id = decodePercent(hash.slice(1).split(":~:", 1)[0]!);
  return { path, query, fragment: id.toLowerCase() === "top" ? "" : id, hash };
}

/**
 * Splits `origin`, which may end in a folder, as in `https://host/practice`. Without an origin the site is at the top of a host that has no
 * name yet.
 */
export function locateSite(origin: string | undefined): SiteLocation {
  const { origin: schemeAndHost, pathname } = origin === undefined ? { origin: "", pathname: "/" } : new URL(origin);
  return { schemeAndHost, base: pathname.endsWith("/") ? pathname : `${pathname}/` };
}
