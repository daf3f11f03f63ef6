import type { Kind } from "../../model/build/kind.ts";
import { foldName } from "../../model/build/output.ts";
import { splitHref } from "../../model/build/page-paths.ts";
import { groupAt, listAt } from "../../model/build/walk-fields.ts";
import { readOldAddress, redirectsSchema } from "../../model/content/redirects.ts";
import type { Edit } from "./edit.ts";

/* Changes of the list of old addresses, which lead on to pages. */

/** Returns the path of the list of old addresses. */
export const redirectsFileOf = (kinds: readonly Kind[]): string =>
  `site/${kinds.find(({ schema }) => schema === redirectsSchema)!.files}`;

/** Takes out of the list of old addresses what would hide the pages at some addresses. */
export function listHiding(data: unknown, addresses: readonly string[]): Edit[] {
  const shown = new Set(addresses.map((to) => foldName(splitHref(to).path)));
  const isHiding = (each: unknown): boolean => {
    const { from } = groupAt(each);
    const read = typeof from === "string" ? readOldAddress(from) : { fault: "address" };
    return "path" in read && !read.isPrefix && shown.has(foldName(read.path));
  };
  const hiding = listAt(data).flatMap((each, index) => (isHiding(each) ? [index] : []));
  return hiding.toReversed().map((index) => ({ kind: "remove", path: [index] }));
}

/** Returns the text of a list of old addresses; undefined if none is left, and so no file is needed. */
export const unlessEmpty = (text: string): string | undefined => (text.trim() === "[]" ? undefined : text);
