import { contrastOfShades, shadeOf } from "../media/shade-of.ts";
import type { Brand } from "../../model/brand.ts";
import type { ThemeColors } from "../../model/page.ts";
import type { Source } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { channelsOf } from "./color.ts";

/**
 * Below this contrast even good eyes hardly see a shape. WCAG's 3 for graphics would be too strict: it exempts logos, and many have a pale
 * part.
 */
const leastContrast = 1.5;
/** Share of a logo's pixels that must stand out. The rim of any shape blends into its background. */
const leastShare = 0.05;

/** Finds logos of which almost nothing stands out from the header. `shades` holds for each file how many pixels have each shade. */
export function findVanishingLogos(
  { logo, logoDark }: Brand,
  shades: ReadonlyMap<string, readonly number[]>,
  surfaces: ThemeColors,
  source: Source,
): Problem[] {
  const shown = [
    { key: "logo", scheme: "light", name: logo, surface: surfaces.light },
    {
      key: logoDark === undefined ? "logo" : "logoDark",
      scheme: "dark",
      name: logoDark ?? logo,
      surface: surfaces.dark,
    },
  ] as const;
  return shown.flatMap(({ key, scheme, name, surface }) => {
    const counts = name === undefined ? undefined : shades.get(name);
    if (name === undefined || counts === undefined || surface === undefined) return [];
    return standsOut(counts, surface)
      ? []
      : [problem("brand/faint-logo", source.placeOfValue([key]), { key, scheme, written: name, surface })];
  });
}

function standsOut(counts: readonly number[], surface: string): boolean {
  const channels = channelsOf(surface);
  if (channels === undefined) return true;
  const behind = shadeOf(...channels);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const seen = counts
    .filter((_, shade) => contrastOfShades(shade, behind) >= leastContrast)
    .reduce((sum, count) => sum + count, 0);
  return seen >= all * leastShare;
}
