import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import * as z from "zod";

const stateSchema = z.object({
  /** Pages in `site/` that imports have written. */
  written: z.array(z.string()),
  /** Files of the copy that the site has refused, and when each was saved, in milliseconds since 1970. */
  refused: z.array(z.tuple([z.string(), z.number()])),
});

export const stateFile = "import/state.json";

/** Reads what an import needs to know of those before it. A state that is damaged or not there says nothing. */
export function recallState(root: string): z.infer<typeof stateSchema> {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(path.join(root, stateFile), "utf8")));
  } catch {
    return { written: [], refused: [] };
  }
}

/** Returns when a file was saved, in milliseconds since 1970; 0 if it is not there. */
export const savedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
