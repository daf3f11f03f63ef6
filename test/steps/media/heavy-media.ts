import { readFileSync } from "node:fs";
import path from "node:path";

const videos = path.resolve(import.meta.dirname, "../../fixtures/little-site/assets/videos");

/** Makes a film with a broken name of its index, for which the reader searches again and again in the same place. */
export function makeEndlessFilm(): Buffer {
  const film = readFileSync(path.join(videos, "harbor.webm"));
  film.writeUInt8(0x7f, film.lastIndexOf(Buffer.from("1c53bb6b", "hex")) + 1);
  return film;
}

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">';

/** Makes a drawing with few elements, each used once, that take seconds to draw. */
export function makeBusyDrawing(): Buffer {
  const filter = `<filter id="f">${'<feMorphology operator="dilate" radius="200"/>'.repeat(50)}</filter>`;
  return Buffer.from(`${open}${filter}<rect width="1200" height="630" filter="url(#f)"/></svg>`);
}

/** Makes a drawing with few parts that would be drawn a million times. */
export function makeHeavyDrawing(): Buffer {
  const parts = Array.from(
    { length: 7 },
    (_, index) => `<g id="u${index}">${`<use href="#u${index - 1}"/>`.repeat(10)}</g>`,
  );
  return Buffer.from(`${open}${parts.join("")}<use href="#u6"/></svg>`);
}
