import { originalKey, reviewedByKey } from "../../../model/translation.ts";
import type { Edit } from "./edit.ts";

/** The lines by which a translation says which state of its original it translates, and who has read it. */
export const linesOfReading = (state: string, reviewer: string | undefined): Record<string, string> => ({
  [originalKey]: state,
  ...(reviewer !== undefined && { [reviewedByKey]: reviewer }),
});

/** Writes those lines into a translation. */
export const markRead = (lines: Readonly<Record<string, string>>): Edit[] =>
  Object.entries(lines).map(([key, value]) => ({ kind: "set", path: [key], value }));
