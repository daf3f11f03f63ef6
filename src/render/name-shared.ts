import type { Page, RenderedPage } from "../model/output.ts";
import type { Addresses } from "../route/addresses.ts";
import type { SharedFiles } from "../route/frame.ts";

/**
 * What pages are rendered with; their real names, with the hash of what is in them, are put in at the end. So an edit of the
 * stylesheet leaves every rendered page as it was.
 */
export const plainNames: SharedFiles = { stylesheet: "assets/site.css", script: "assets/site.js" };

/** The addresses of the stylesheet and the script as pages are rendered with them, and as they are in the end. */
export interface Naming {
  plain: SharedFiles;
  final: SharedFiles;
}

export function addressesOf({ stylesheet, script }: SharedFiles, addresses: Addresses): SharedFiles {
  return { stylesheet: addresses.file(stylesheet), script: addresses.file(script) };
}

/** Both are named in the head only, which no other page has. */
export function nameShared({ pieces, ...page }: RenderedPage, { plain, final }: Naming): Page {
  const [first = "", ...others] = pieces;
  const end = first.indexOf("</head>");
  const head = first
    .slice(0, end)
    .replaceAll(`"${plain.stylesheet}"`, `"${final.stylesheet}"`)
    .replaceAll(`"${plain.script}"`, `"${final.script}"`);
  return { ...page, html: [head, first.slice(end), ...others].join("") };
}
