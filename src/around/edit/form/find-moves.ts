import { alignLists } from "./align.ts";
import { movePage, redirectsFileOf, type MovedPage, type PageMove } from "../change/move-page.ts";
import type { OpenedContent } from "./place.ts";
import { readWritten } from "../change/read-written.ts";
import type { WrittenSite } from "../change/written-site.ts";
import { folderOf, kindOf, type Kind } from "../../../model/kind.ts";
import { slugOf } from "../../../model/page-paths.ts";
import { folderOfLanguage } from "../../../model/translation.ts";
import { groupAt, listAt } from "../../../model/walk-fields.ts";

export type TextsByPath = ReadonlyMap<string, string>;

/** An entry whose file has another name by now or is gone, and everything that this alone changes in all files. */
export interface FoundMove {
  file: string;
  /** Its file now; undefined if it was deleted. */
  to: string | undefined;
  moved: MovedPage;
}

/**
 * Finds the entries that were renamed or deleted since a site was as it is given. `texts` is the site as these moves alone leave it, so
 * that the rest of what was changed is the difference from that.
 */
export async function findMoves(
  site: WrittenSite,
  now: TextsByPath,
): Promise<{ moves: FoundMove[]; texts: TextsByPath }> {
  let { texts } = site;
  const moves: FoundMove[] = [];
  for (const file of site.texts.keys()) {
    const kind = kindOf(site.kinds, file);
    if (now.has(file) || kind === undefined || folderOf(kind) === undefined || folderOfLanguage(file) !== undefined)
      continue;
    const to = findRenamed(kind, site, [file, now]);
    const moveTo = async (how: PageMove): ReturnType<typeof movePage> => movePage({ ...site, texts }, how);
    let moved = await moveTo(to === undefined ? { file, leadTo: "/" } : { file, slug: slugOf(to) });
    if ("refused" in moved) continue;
    const target = moved.redirect && findLeadTarget(site.kinds, now, moved.redirect.from);
    if (to === undefined && target !== undefined && target !== "/") moved = await moveTo({ file, leadTo: target });
    if ("refused" in moved) continue;
    moves.push({ file, to, moved });
    texts = withChanges(texts, moved.changes);
  }
  return { moves, texts };
}

/** Returns texts with some of them changed, and without those that have none any more. */
export function withChanges(texts: TextsByPath, changes: Iterable<readonly [string, string | undefined]>): TextsByPath {
  const next = new Map(texts);
  for (const [path, text] of changes) {
    if (text === undefined) next.delete(path);
    else next.set(path, text);
  }
  return next;
}

/** Returns a text as it was published if only its lines are divided otherwise, so that taking a move back leaves nothing changed. */
export function asPublished(
  published: OpenedContent["published"],
  [path, text]: readonly [string, string | undefined],
): string | undefined {
  const before = published.find((each) => each.path === path);
  const now = before && text !== undefined ? readWritten(path, text) : undefined;
  if (before === undefined || now === undefined) return text;
  if (before.text === undefined) return Array.isArray(now.data) && now.data.length === 0 ? undefined : text;
  const old = readWritten(path, before.text);
  const isSame = JSON.stringify([old?.data, old?.body]) === JSON.stringify([now.data, now.body]);
  return isSame && withoutBlanks(before.text) === withoutBlanks(text!) ? before.text : text;
}

const withoutBlanks = (text: string): string => text.replace(/\s/g, "");

const wordedLines = (text: string): string[] => text.split("\n").filter((line) => /\p{L}/u.test(line));

/** Finds the new file of which at least half of the lines are those of a file that is gone. */
function findRenamed(
  kind: Kind,
  { kinds, texts }: WrittenSite,
  [file, now]: [string, TextsByPath],
): string | undefined {
  const old = wordedLines(texts.get(file)!);
  const isSame = ([, text]: [string, string]): boolean => {
    const lines = wordedLines(text);
    const shared = alignLists(old, lines).length;
    return shared > 0 && shared * 2 >= Math.max(old.length, lines.length);
  };
  const isNew = ([path]: [string, string]): boolean =>
    !texts.has(path) && kindOf(kinds, path) === kind && folderOfLanguage(path) === undefined;
  return [...now].filter(isNew).find(isSame)?.[0];
}

/** Returns where the list of old addresses leads from one of them. */
function findLeadTarget(kinds: readonly Kind[], now: TextsByPath, from: string): string | undefined {
  const list = redirectsFileOf(kinds);
  const data = readWritten(list, now.get(list) ?? "")?.data;
  const to = listAt(data)
    .map((each) => groupAt(each))
    .find((each) => each.from === from)?.to;
  return typeof to === "string" ? to : undefined;
}
