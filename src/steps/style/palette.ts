import { parseColor, printColor, type Color } from "../../ground/color.ts";
import type { BrandColors } from "../../model/brand.ts";

/** The four colors that all others follow. `paper` is the page behind everything. */
export type Leader = "main" | "accent" | "sun" | "paper";

/** The leaders in the palette of `templates/css/tokens.css`, which the tool's drawings share. */
export const reference: Readonly<Record<Leader, string>> = {
  main: "#1a5a59",
  accent: "#b5432b",
  sun: "#f0bd6a",
  paper: "#fffdf9",
};

/** Chooses the colors that the practice leaves out, from those that it gives. A site with one color has only shades of it. */
export function completeColors({ main, accent = main, sun }: BrandColors): Record<Leader, string> {
  return {
    main,
    accent,
    sun: sun ?? change(accent, ({ chroma }) => ({ lightness: 0.87, chroma: Math.min(chroma, 0.08) })),
    paper: change(main, ({ chroma }) => ({ lightness: 0.993, chroma: Math.min(chroma, 0.004) })),
  };
}

function change(text: string, parts: (color: Color) => Partial<Color>): string {
  const color = parseColor(text)!;
  return printColor({ ...color, ...parts(color) });
}
