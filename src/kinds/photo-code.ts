import type { Kind } from "../model/kind.ts";

/** The files of code that only sites with photos on a page load. */
export const photoCode: Pick<Kind, "styles" | "scripts"> = {
  styles: [{ file: "photo-grid.css", keys: ["photos"] }],
  scripts: [{ file: "large-photos.js", keys: ["photos"] }],
};
