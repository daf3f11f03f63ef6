import type { Brand, CornerShape, TypeName } from "../../model/brand.ts";
import type { Tokens } from "./tokens.ts";

/** Font stacks for headings and text that fit together. People's devices already have these fonts, so nothing is loaded. */
const stacks: Readonly<Record<Exclude<TypeName, "classic">, { display: string; sans: string }>> = {
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

const pebbles: Readonly<Record<Exclude<CornerShape, "pebble">, string>> = { round: "1.25rem", square: "0" };

/** Returns the tokens of type and shapes that differ from the style sheet's. */
export function shapeTokens({ type = "classic", corners = "pebble", wave = true }: Brand): Tokens {
  return new Map([
    ...(type === "classic" ? [] : Object.entries({ ...stacks[type], "x-height": "none" })),
    ...(corners === "pebble" ? [] : [["pebble", pebbles[corners]] as const]),
    // A wave of no height takes no room and shows nothing.
    ...(wave ? [] : [["wave", "0px"] as const]),
  ]);
}

/** Returns rules for round corners that no token controls. */
export function shapeRules({ corners }: Brand): string {
  return corners === "square" ? "@layer parts{*,:before,:after{border-radius:0!important}}" : "";
}
