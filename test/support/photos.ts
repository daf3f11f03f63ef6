import type { Overlay } from "./little-site.ts";
import { makeNoise } from "./make-noise.ts";

const nameOf = (number: number): string => `pictures/room-${number}.jpg`;

/** Makes photos in a folder of assets; by default they are small, so that they are quickly encoded. */
export async function makePhotos(count: number, size = { width: 96, height: 64 }): Promise<Overlay> {
  const files: Record<string, Uint8Array> = {};
  for (let number = 1; number <= count; number++) {
    files[`assets/${nameOf(number)}`] = await makeNoise(size.width, size.height, number).jpeg().toBuffer();
  }
  return files;
}

/** Writes the keys of a page with photos, of which every other one has a caption. */
export function writePhotos(count: number, numberOf = (index: number): number => index): string {
  const photos = Array.from({ length: count }, (_, index) => {
    const caption = index % 2 === 0 ? `\n    caption: Caption ${index + 1}` : "";
    return `  - imgSrc: ${nameOf(numberOf(index + 1))}\n    imgAlt: Room ${index + 1}, with two chairs.${caption}\n`;
  });
  return `photosTitle: What to see\nphotos:\n${photos.join("")}`;
}

/** Writes a pair of pictures before and after treatment, with a line that says whom they show. */
export function writePair(whom: string): string {
  return `  - before: { imgSrc: ${nameOf(1)}, imgAlt: Teeth with a gap. }
    after: { imgSrc: ${nameOf(2)}, imgAlt: Teeth without the gap. }
    procedures: Two porcelain veneers
    ${whom}
`;
}
