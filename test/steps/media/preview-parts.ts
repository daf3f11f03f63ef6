import type { PreviewParts } from "../../../src/steps/media/link-preview.ts";
import type { PreviewDesign } from "../../../src/steps/style/look.ts";

const square = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="${color}" d="M0 0h8v8H0z"/></svg>`;

export const previewDesign: PreviewDesign = {
  surface: "#ffffff",
  tint: "#0000ff",
  sun: "#ffff00",
  logoGround: "#ffffff",
  name: "#ff00ff",
  typeface: "serif",
  pebble: square("#00ff00"),
  wave: true,
};

/** The parts of a link preview of a picture, with a red logo and no name. */
export function partsOf(bytes: Buffer, extension: string): PreviewParts {
  const logo = { bytes: Buffer.from(square("#ff0000")), extension: "svg" };
  return { bytes, extension, design: previewDesign, logo, name: "" };
}
