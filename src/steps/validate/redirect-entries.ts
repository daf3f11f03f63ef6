import type { Place } from "../../model/build/place.ts";
import { keyOfAddress, prefixOf, readOldAddress, type Redirect } from "../../model/content/redirects.ts";
import { showsText } from "../../model/text/shown-text.ts";
import type { Source } from "../../model/build/source.ts";
import { isGroup } from "../../model/build/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/* The entries of `site/redirects.yaml`, as far as they can be read. */

/** An entry that can be read, with what its problems name. */
export interface ReadableEntry extends Redirect {
  index: number;
  /** The address as its author wrote it. */
  from: string;
}

/** An entry whose address no host can look up. */
export type FaultyEntry = Extract<ReturnType<typeof readOldAddress>, { fault: unknown }> &
  Pick<ReadableEntry, "index" | "from">;

export function placeOfEntry(source: Source, { index }: Pick<ReadableEntry, "index">, key: "from" | "to"): Place {
  return source.placeOfValue([index, key]);
}

/** Sorts entries by whether any host can look up their addresses. */
export function readEntries(redirects: readonly unknown[]): { entries: ReadableEntry[]; faulty: FaultyEntry[] } {
  const entries: ReadableEntry[] = [];
  const faulty: FaultyEntry[] = [];
  redirects.forEach((each: unknown, index) => {
    const { from, to } = isGroup(each) ? each : {};
    // The schema reports everything else that is wrong with them.
    if (typeof from !== "string" || typeof to !== "string" || !showsText(from)) return;
    const read = readOldAddress(from);
    if ("path" in read) entries.push({ ...read, to, index, from });
    else faulty.push({ ...read, index, from });
  });
  return { entries, faulty };
}

export type EntriesByAddress = ReadonlyMap<string, ReadableEntry>;

/** Lists entries by their addresses, and reports those that are there already. */
export function listEntries(
  source: Source,
  entries: readonly ReadableEntry[],
): { listed: EntriesByAddress; repeated: Problem[] } {
  const listed = new Map<string, ReadableEntry>();
  const repeated: Problem[] = [];
  for (const entry of entries) {
    const key = keyOfAddress(entry);
    const first = listed.get(key);
    if (first === undefined) listed.set(key, entry);
    else {
      const related = { place: placeOfEntry(source, first, "from"), label: "It is listed here first" };
      repeated.push(problem("redirect/twice", placeOfEntry(source, entry, "from"), { from: entry.from }, related));
    }
  }
  return { listed, repeated };
}

/** Finds the entry that answers a path: its own, or the longest address with a star above it. */
export function findListed(listed: EntriesByAddress, path: string): ReadableEntry | undefined {
  const key = keyOfAddress({ path, isPrefix: false });
  const own = listed.get(key) ?? listed.get(`${prefixOf(key)}*`);
  if (own !== undefined) return own;
  for (let end = key.lastIndexOf("/"); end >= 0; end = key.lastIndexOf("/", end - 1)) {
    const above = listed.get(`${key.slice(0, end)}/*`);
    if (above !== undefined || end === 0) return above;
  }
  return undefined;
}
