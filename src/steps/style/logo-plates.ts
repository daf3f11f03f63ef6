import { contrastOf, parseColor } from "../../lib/color.ts";
import { contrastOfShades, shadeInContrast } from "../../lib/shade-of.ts";
import type { LogoFacts, MeasuredLogos } from "../../model/build/logo-facts.ts";
import type { ThemeColors } from "../../model/build/page.ts";
import type { Brand } from "../../model/content/brand.ts";
import type { Tokens } from "./tokens.ts";

/**
 * Below this contrast even good eyes hardly see a shape. WCAG's 3 for graphics would be too strict: it exempts logos, and many have a pale
 * part.
 */
const leastContrast = 1.5;
/**
 * The least contrast of parts standing alone, such as letters, whose strokes are thin. A logo was drawn for paper, so a plate suits it on
 * dark screens sooner than gold or pink letters need one on light screens.
 */
const leastContrastOfLetters = { light: 2, dark: 3 };
/** Share of a logo's pixels that must stand out. The rim of any shape blends into its background. */
const leastShare = 0.05;
/** Share of a logo's pixels that parts standing alone, such as letters, may lose to the background. */
const mostLost = 0.1;
/** A gray as far from black as from white. */
const gray = "#767676";
/** At this contrast to the header, the white ground of a picture is a box, and gets the padding and the corners of a plate. */
const boxContrast = 1.04;

interface Grounds {
  /** Colors of the header. */
  header: ThemeColors;
  /** Tokens of light screens, with the colors of plates on pictures, which are the same on all screens. */
  tokens: Tokens;
}

/**
 * Chooses the colors of plates behind the logo: on the screens that the practice names, or where almost nothing of it, or not every letter,
 * would stand out from the header. White letters and black ones in one logo are both seen on gray.
 */
export function choosePlates(
  { logo, logoDark = logo, logoPlate }: Brand,
  logos: MeasuredLogos,
  { header, tokens }: Grounds,
): ThemeColors {
  const plateOn = (screens: keyof ThemeColors): ThemeColors => {
    const [facts, surface] = [logos.get((screens === "light" ? logo : logoDark) ?? ""), header[screens]];
    if (facts === undefined || !surface || !parseColor(surface) || logoPlate === "none") return {};
    const isSeenOn = (color: string): boolean => standsOut(facts, color, leastContrastOfLetters[screens]);
    const isBox = facts.paper !== undefined && contrastOf(facts.paper, surface) >= boxContrast;
    if (logoPlate === undefined ? !isBox && isSeenOn(surface) : logoPlate !== screens && logoPlate !== "both")
      return {};
    const plate = tokens.get(screens === "light" ? "plate" : "plate-ring") ?? gray;
    return { [screens]: isBox ? facts.paper : isSeenOn(plate) ? plate : gray };
  };
  return { ...plateOn("light"), ...plateOn("dark") };
}

function standsOut({ counts, countsAlone }: LogoFacts, ground: string, leastOfLetters: number): boolean {
  const behind = shadeInContrast(contrastOf(ground, "#000"));
  const contrastWith = (shade: number): number => contrastOfShades(shade, behind);
  const all = total(counts);
  return (
    total(counts.filter((_, shade) => contrastWith(shade) >= leastContrast)) >= all * leastShare &&
    total(countsAlone.filter((_, shade) => contrastWith(shade) < leastOfLetters)) <= all * mostLost
  );
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
