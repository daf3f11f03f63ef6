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

/** Both are named in the head only. */
export function nameShared(html: string, { plain, final }: Naming): string {
  const end = html.indexOf("</head>");
  const head = html
    .slice(0, end)
    .replaceAll(`"${plain.stylesheet}"`, `"${final.stylesheet}"`)
    .replaceAll(`"${plain.script}"`, `"${final.script}"`);
  return head + html.slice(end);
}
