import { hueDistance, parseColor, type Color } from "../lib/color.ts";
import type { LogoFacts } from "../model/build/logo-facts.ts";
import type { BrandColors } from "../model/content/brand.ts";
import { readLogo } from "../steps/media/measure-logos.ts";

type Pigment = Color & { text: string; share: number };

/** Proposes colors from a picture. Throws UnusableMedia for one that no page can show. */
export const proposeLogoColors = async (bytes: Buffer, extension: string): Promise<BrandColors | undefined> =>
  chooseLogoColors(await readLogo(bytes, extension));

/**
 * Proposes a practice's colors from those of its logo, the largest first. The main color can be read on paper, unless all are pale; the
 * color of the call button has another hue or depth, and the sun is pale. Undefined for a logo without colors.
 */
export function chooseLogoColors({ colors }: Pick<LogoFacts, "colors">): BrandColors | undefined {
  const pigments = colors.flatMap(({ color, share }): Pigment[] => [{ ...parseColor(color)!, text: color, share }]);
  const bright = joinShades(pigments.filter(({ chroma }) => chroma >= 0.045));
  const black = pigments.find(({ chroma, lightness, share }) => chroma < 0.045 && lightness < 0.35 && share > 0.25);
  const [main, ...rest] = [...bright.filter(({ lightness }) => lightness < 0.57), ...(black ? [black] : []), ...bright];
  if (main === undefined || bright.length === 0) return undefined;
  const others = rest.filter((each) => each !== main && each !== black);
  const accent = others.find(({ lightness }) => lightness < 0.8);
  const sun = others.find((each) => each !== accent && each.lightness > 0.7);
  return { main: main.text, ...(accent && { accent: accent.text }), ...(sun && { sun: sun.text }) };
}

/** Shades of a color, such as those of a photo or of a gradient, count as the largest of them. */
function joinShades(pigments: readonly Pigment[]): Pigment[] {
  const joined: Pigment[] = [];
  for (const each of pigments) {
    const alike = joined.find(
      ({ hue, lightness }) => hueDistance(hue, each.hue) < 25 && Math.abs(lightness - each.lightness) < 0.2,
    );
    if (alike) alike.share += each.share;
    else joined.push(each);
  }
  return joined.sort((a, b) => b.share - a.share);
}
