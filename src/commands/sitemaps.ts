import { codeOf } from "../lib/error-code.ts";
import { showControls } from "../lib/foreign-text.ts";
import { UsageError } from "../lib/usage-error.ts";
import type { SitemapFault } from "../steps/read/read-sitemap.ts";

/** Addresses in sitemaps, and a sentence for each file that has none. */
interface SitemapAddresses {
  addresses: string[];
  notes: string[];
}

/**
 * Reads sitemaps that were saved from the public site. One that is missing or unreadable is only noted: before the first publication
 * there is none, and a host that does not answer must not keep the site from being published.
 */
export async function readSitemaps(files: readonly string[]): Promise<SitemapAddresses> {
  const { readSitemapFile } = await import("../steps/read/read-sitemap.ts");
  const read = (file: string): ReturnType<typeof readSitemapFile> => {
    try {
      return readSitemapFile(file);
    } catch (error) {
      throw codeOf(error) === "" ? error : new UsageError(`${showControls(file)} cannot be read: ${codeOf(error)}.`);
    }
  };
  const all = files.map((file) => ({ file, found: read(file) }));
  return {
    addresses: all.flatMap(({ found }) => ("addresses" in found ? found.addresses : [])),
    notes: all.flatMap(({ file, found }) =>
      "addresses" in found ? [] : [showControls(`${file} ${describeFault(found)}, so nothing in it was compared.`)],
    ),
  };
}

/** The most sitemaps of an index to name. */
const mostNamed = 3;

/** Completes a sentence that begins with the name of the file. */
function describeFault(fault: SitemapFault): string {
  switch (fault.is) {
    case "missing":
      return "is not there, as before the first publication or if the host was not reached";
    case "empty":
      return "is empty";
    case "page":
      return "is a web page and no sitemap";
    case "too large":
      return "is larger than 50 MB, the most that a sitemap may have";
    case "cut gzip":
      return "is packed with gzip and cannot be unpacked";
    case "other":
      return `begins with <${fault.element}> and is no sitemap`;
    case "broken":
      return `is no whole XML (${fault.reason})`;
    case "index": {
      const more = fault.sitemaps.length > mostNamed ? " ..." : "";
      const named = fault.sitemaps.slice(0, mostNamed).join(" ") + more;
      return `is an index of other sitemaps (save these, and name their files after --published, too: ${named})`;
    }
  }
}
