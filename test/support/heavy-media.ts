import { readFileSync } from "node:fs";
import path from "node:path";

const videos = path.resolve(import.meta.dirname, "../fixtures/little-site/assets/videos");

/** The name of its index is broken, and the reader looks for it again and again in the same place, with ever more memory. */
export function makeHungryFilm(): Buffer {
  const film = readFileSync(path.join(videos, "harbor.webm"));
  film.writeUInt8(0x7f, film.lastIndexOf(Buffer.from("1c53bb6b", "hex")) + 1);
  return film;
}

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">';

/** A drawing with few elements, none of which is used twice; each takes seconds to draw. */
export function makeBusyDrawing(): Buffer {
  const filter = `<filter id="f">${'<feMorphology operator="dilate" radius="200"/>'.repeat(50)}</filter>`;
  return Buffer.from(`${open}${filter}<rect width="1200" height="630" filter="url(#f)"/></svg>`);
}
