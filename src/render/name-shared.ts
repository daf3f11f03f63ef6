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

/** Makes what puts the real names into pages. A piece that stands on many of them is looked through once. */
export function createNamer({ plain, final }: Naming): (page: RenderedPage) => Page {
  const nameIn = (piece: string): string =>
    replaceInTags(
      replaceInTags(piece, `"${plain.stylesheet}"`, `"${final.stylesheet}"`),
      `"${plain.script}"`,
      `"${final.script}"`,
    );
  const named = new Map<string, string>();
  const nameInShared = (piece: string): string => {
    let known = named.get(piece);
    if (known === undefined) named.set(piece, (known = nameIn(piece)));
    return known;
  };
  return ({ path, address, source, pieces }) => {
    const html = pieces.map((piece, index) => (index % 2 === 0 ? nameIn(piece) : nameInShared(piece))).join("");
    return { path, address, source, html };
  };
}

/**
 * Leaves alone what is between tags, where authors may write the same; whoever writes just that address as an attribute means the
 * file. Nothing in a tag holds `<` or `>`: React writes references.
 */
function replaceInTags(html: string, from: string, to: string): string {
  let replaced = "";
  /** Up to here it is in `replaced`. */
  let done = 0;
  for (let at = html.indexOf(from); at !== -1; at = html.indexOf(from, at + from.length)) {
    if (html.lastIndexOf("<", at) <= html.lastIndexOf(">", at)) continue;
    replaced += html.slice(done, at) + to;
    done = at + from.length;
  }
  return done === 0 ? html : replaced + html.slice(done);
}
