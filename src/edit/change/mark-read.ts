import { originalKey, reviewedByKey } from "../../model/build/translation.ts";
import type { ReadingNote } from "../../model/build/reading-note.ts";
import type { Edit } from "./edit.ts";

/** Writes into a translation what it translates, and who has read it. */
export const markRead = (note: ReadingNote, reviewer: string | undefined): Edit[] => [
  { kind: "set", path: [originalKey], value: note },
  ...(reviewer === undefined ? [] : [{ kind: "set", path: [reviewedByKey], value: reviewer } as const]),
];
