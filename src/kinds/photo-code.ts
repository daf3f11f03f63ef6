import type { Kind } from "../model/build/kind.ts";

/** The styles of films that are kept elsewhere. */
export const filmStyles = { file: "films.css", keys: ["films"] };

/** The files of code that only sites with photos, pairs of them or linked films on a page load. */
export const photoCode: Required<Pick<Kind, "styles" | "scripts">> = {
  styles: [
    { file: "photo-grid.css", keys: ["photos"] },
    { file: "before-after.css", keys: ["beforeAfter"] },
    filmStyles,
  ],
  scripts: [{ file: "large-photos.js", keys: ["photos"] }],
};
