import { decodePercent } from "../../model/text/percent-encoding.ts";
import type { SiteLocation } from "../../model/build/find-on-site.ts";
import { pathOfFile } from "../../model/build/output.ts";

/** Sorts the addresses of public sitemaps: paths on this site, as authors write them, and the number of those that lead elsewhere. */
export function sortPublished(
  addresses: readonly string[],
  { schemeAndHost, base }: SiteLocation,
): { paths: string[]; elsewhere: number } {
  const host = schemeAndHost === "" ? undefined : siteHost(new URL(schemeAndHost));
  const paths = addresses.flatMap((address) => {
    if (!URL.canParse(address)) return [];
    const url = new URL(address);
    const isOwn = host === siteHost(url) && `${url.pathname}/`.startsWith(base);
    return isOwn ? [pathOfFile(decodePercent(url.pathname).slice(base.length).replace(/\/+$/, ""))] : [];
  });
  return { paths, elsewhere: addresses.length - paths.length };
}

/** Most hosts redirect from the name with or without `www.` to the other, so both are one site. */
const siteHost = ({ host }: URL): string => host.replace(/^www\./, "");
