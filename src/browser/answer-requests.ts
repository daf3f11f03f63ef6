import type { Route } from "playwright-core";
import { contentTypeOf } from "../model/build/content-types.ts";
import type { OutputFile, Page } from "../model/build/output.ts";

/** The host of the pages. The top-level domain exists nowhere (RFC 6761), and pages are as safe as with a certificate. */
export const origin = "https://site.invalid";

/** Answers a page's requests for the site's own files from memory, and refuses all others. */
export function answerRequests(
  pages: readonly Page[],
  files: ReadonlyMap<string, OutputFile>,
): (route: Route) => Promise<void> {
  const htmlByAddress = new Map(pages.map(({ address, html }) => [address, html]));
  return async (route) => {
    const url = new URL(route.request().url());
    const html = htmlByAddress.get(url.pathname);
    const file = files.get(url.pathname);
    if (url.origin !== origin) await route.abort("blockedbyclient");
    else if (html !== undefined) await route.fulfill({ contentType: "text/html; charset=utf-8", body: html });
    else if (file === undefined) await route.fulfill({ status: 404, body: "" });
    else {
      const contentType = contentTypeOf(file.path);
      if ("copyOf" in file) await route.fulfill({ contentType, path: file.copyOf });
      else await route.fulfill({ contentType, body: Buffer.from(file.contents) });
    }
  };
}
