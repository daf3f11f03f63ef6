import type { SiteFacts } from "../check/check-pages.ts";
import type { OutputFile } from "../model/output.ts";
import type { Site } from "../model/site.ts";
import { plainNames } from "../render/name-shared.ts";
import type { Addresses } from "../route/addresses.ts";

/** What the checker must know of a site besides its pages. */
export function describeSite({ links, headings }: Site, addresses: Addresses, files: readonly OutputFile[]): SiteFacts {
  const names = [...files.map((file) => file.path), plainNames.stylesheet, plainNames.script];
  let contentLinks: ReturnType<SiteFacts["contentLinks"]> | undefined;
  return {
    host: addresses.absolute(""),
    base: addresses.page("/"),
    contentLinks: () => (contentLinks ??= links.map((link) => ({ ...link, address: addresses.link(link.href) }))),
    contentHeadings: headings,
    files: new Set(names.map((file) => addresses.file(file))),
  };
}
