import type { Kind } from "../model/kind.ts";

/** The files of code that only sites with photos, or pairs of them, on a page load. */
export const photoCode: Required<Pick<Kind, "styles" | "scripts">> = {
  styles: [
    { file: "photo-grid.css", keys: ["photos"] },
    { file: "before-after.css", keys: ["beforeAfter"] },
  ],
  scripts: [{ file: "large-photos.js", keys: ["photos"] }],
};
