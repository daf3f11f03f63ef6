import type { Brand, CornerShape, TypeName } from "../../model/content/brand.ts";
import type { ThemeColors } from "../../model/build/page.ts";
import type { Tokens } from "./tokens.ts";

/** Font stacks for headings and text that fit together. People's devices already have these fonts, so nothing is loaded. */
const stacks: Readonly<Record<TypeName, { display: string; sans: string }>> = {
  classic: {
    display: '"Iowan Old Style", "Palatino Linotype", Palatino, P052, Georgia, "Liberation Serif", serif',
    sans: 'Seravek, "Segoe UI", Ubuntu, "Noto Sans", "Liberation Sans", system-ui, sans-serif',
  },
  modern: {
    display: 'Inter, Roboto, "Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, system-ui, sans-serif',
    sans: 'Inter, Roboto, "Helvetica Neue", "Arial Nova", "Nimbus Sans", Arial, system-ui, sans-serif',
  },
  geometric: {
    display: 'Avenir, Montserrat, Corbel, "URW Gothic", "Century Gothic", system-ui, sans-serif',
    sans: 'Seravek, "Segoe UI", Ubuntu, "Noto Sans", "Liberation Sans", system-ui, sans-serif',
  },
  rounded: {
    display:
      'ui-rounded, "Hiragino Maru Gothic ProN", Quicksand, Nunito, "Arial Rounded MT Bold", Calibri, system-ui, sans-serif',
    sans: 'Seravek, "Segoe UI", Ubuntu, "Noto Sans", "Liberation Sans", system-ui, sans-serif',
  },
  literary: {
    display: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", "Liberation Serif", serif',
    sans: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", "Liberation Serif", serif',
  },
};

/** Lengths are as esbuild writes them. */
const corner: Readonly<Record<CornerShape, string>> = {
  pebble: ".25rem .25rem clamp(2.5rem, 6vw, 5.5rem) .25rem",
  round: "1.25rem",
  square: "0",
};

/** Returns the tokens of type and shapes that the practice chose. All others are those of its look. */
export function shapeTokens({ type, corners, ornament }: Brand): Tokens {
  return new Map([
    ...(type ? Object.entries(stacks[type]) : []),
    ...(corners ? [["pebble", corner[corners]] as const] : []),
    // A wave of no height takes no room and shows nothing.
    ...(ornament === "none" ? [["wave", "0px"] as const] : []),
  ]);
}

/** Returns rules for shapes that no token controls. */
export function shapeRules({ corners, ornament }: Brand): string {
  const squares = corners === "square" ? "*,:before,:after{border-radius:0!important}" : "";
  const sunless = ornament === undefined ? "" : ".sun{display:none}";
  return squares + sunless === "" ? "" : `@layer parts{${squares}${sunless}}`;
}

/** Returns the rules of plates. A plate has the corners of the look's pictures, as far as they suit its size. */
export function plateRules(plates: ThemeColors, corners: string | undefined): string {
  const radius = corners === undefined || corners === "0" ? "0" : corners.includes(" ") ? "4px 4px 14px" : "14px";
  const rules = Object.entries(plates).map(
    ([scheme, color]) =>
      `@media(prefers-color-scheme:${scheme}){.brand img{padding:7px 10px;background:${color};border-radius:${radius};forced-color-adjust:none;print-color-adjust:exact}}`,
  );
  return rules.length === 0 ? "" : `@layer parts{${rules.join("")}}`;
}
