import { useEffect, useState } from "react";
import { movePage, redirectsFileOf, type MovedPage } from "../change/move-page.ts";
import { readWritten } from "../change/read-written.ts";
import { readAllFiles, type WrittenSite } from "../change/written-site.ts";
import { kindOf, pathOfPage, type Kind } from "../../model/build/kind.ts";
import { slugOf } from "../../model/build/page-paths.ts";
import { folderOfLanguage } from "../../model/build/translation.ts";
import { groupAt, listAt } from "../../model/build/walk-fields.ts";
import type { OpenedContent } from "./backend.ts";

export type TextsByPath = ReadonlyMap<string, string>;

/** An entry whose file has another name by now or is gone, and everything that this alone changes in all files. */
export interface FoundMove {
  file: string;
  /** Its file now; undefined if it was deleted. */
  to: string | undefined;
  moved: MovedPage;
}

/** A file that was changed since the site was published, other than by the move of an entry that leads to it. */
export interface UnpublishedChange {
  path: string;
  /** The published text of the file, with links as they are now if an entry was moved. */
  text?: string | undefined;
  isNew?: boolean;
  /** How this entry itself was moved, and how many other files were changed for that alone or among other things. */
  move?: FoundMove & { others: number };
  /** The texts that bring an entry back that was deleted, with what led to it, unless that was changed again. */
  restored?: (readonly [path: string, text: string | undefined])[];
}

/** Lists the changes since the site was published; undefined while they are being listed. */
export function useUnpublishedChanges(opened: OpenedContent, kinds: readonly Kind[]): UnpublishedChange[] | undefined {
  const [files, setFiles] = useState<UnpublishedChange[]>();
  useEffect(() => {
    setFiles(listUnpublishedChanges(opened, kinds));
  }, [opened, kinds]);
  return files;
}

export function listUnpublishedChanges(
  { files, published }: Pick<OpenedContent, "files" | "published">,
  kinds: readonly Kind[],
): UnpublishedChange[] {
  const now = new Map(files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])));
  const before = withChanges(
    now,
    published.map(({ path, text }) => [path, text]),
  );
  const { moves, texts } = makeMovesAgain({ kinds, texts: before }, now);
  const moved = moves.map((move): UnpublishedChange => {
    const { file, to = file } = move;
    const paths = [...move.moved.changes.keys()];
    const list = redirectsFileOf(kinds);
    const others = paths.filter((path) => path !== list && before.has(path) && texts.has(path)).length;
    const left = paths.filter((path) => now.get(path) === texts.get(path));
    const restored = left.map((path) => [path, before.get(path)] as const);
    const isGone = move.to === undefined;
    return {
      path: to,
      text: (isGone ? before : texts).get(to),
      move: { ...move, others },
      ...(isGone && { restored }),
    };
  });
  const isMoved = new Set(moved.map(({ path }) => path));
  const isExplained = (path: string): boolean =>
    (before.has(path) || now.has(path)) && now.get(path) === texts.get(path);
  const rest = published.filter(({ path }) => !isMoved.has(path) && !isExplained(path));
  return [
    ...moved,
    ...rest.map(({ path, isNew = false }) => ({ path, text: texts.get(path), isNew: isNew && !texts.has(path) })),
  ];
}

/**
 * Makes the moves again of which the list of old addresses tells. `texts` is the site as these alone leave it, so that the rest of what was
 * changed is the difference from that.
 */
function makeMovesAgain(site: WrittenSite, now: TextsByPath): { moves: FoundMove[]; texts: TextsByPath } {
  let { texts } = site;
  const moves: FoundMove[] = [];
  for (const { file, to, leadTo } of listMoves(site, now)) {
    const how = to === undefined ? { file, leadTo } : { file, slug: slugOf(to) };
    const moved = movePage({ ...site, texts }, how);
    if ("refused" in moved) continue;
    moves.push({ file, to, moved });
    texts = withChanges(texts, moved.changes);
  }
  return { moves, texts };
}

/** Lists the pages whose files are gone and whose addresses lead on now, with the new file that is there if it is of the same kind. */
function listMoves(site: WrittenSite, now: TextsByPath): { file: string; to: string | undefined; leadTo: string }[] {
  const list = redirectsFileOf(site.kinds);
  if (now.get(list) === site.texts.get(list)) return [];
  const items = listAt(readWritten(list, now.get(list) ?? "")?.data).map((each) => groupAt(each));
  const leads = new Map(items.map(({ from, to }) => [from, to]));
  const read = readAllFiles(site);
  if ("unreadable" in read) return [];
  const others = [...now.keys()].filter((path) => !site.texts.has(path) && folderOfLanguage(path) === undefined);
  return [...read.files].flatMap(([file, { kind }]) => {
    const isGone = !now.has(file) && folderOfLanguage(file) === undefined;
    const leadTo = isGone ? leads.get(pathOfPage(kind, file, read.practice)) : undefined;
    if (typeof leadTo !== "string") return [];
    const isIt = (path: string): boolean =>
      kindOf(site.kinds, path) === kind && pathOfPage(kind, path, read.practice) === leadTo;
    return [{ file, to: others.find(isIt), leadTo }];
  });
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
