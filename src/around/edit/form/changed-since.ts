import { useEffect, useState } from "react";
import { redirectsFileOf } from "../change/move-page.ts";
import type { Kind } from "../../../model/kind.ts";
import { findMoves, withChanges, type FoundMove } from "./find-moves.ts";
import { hashInBrowser } from "./hash-in-browser.ts";
import type { OpenedContent } from "./place.ts";

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
    let isLatest = true;
    void listUnpublishedChanges(opened, kinds).then((found) => {
      if (isLatest) setFiles(found);
    });
    return () => {
      isLatest = false;
    };
  }, [opened, kinds]);
  return files;
}

export async function listUnpublishedChanges(
  { files, published }: Pick<OpenedContent, "files" | "published">,
  kinds: readonly Kind[],
): Promise<UnpublishedChange[]> {
  const now = new Map(files.flatMap(({ path, text }) => (text === undefined ? [] : [[path, text]])));
  const before = withChanges(
    now,
    published.map(({ path, text }) => [path, text]),
  );
  const { moves, texts } = await findMoves({ kinds, texts: before, hashText: hashInBrowser }, now);
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
