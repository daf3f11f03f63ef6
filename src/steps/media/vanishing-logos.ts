import { readFileSync } from "node:fs";
import { channelsOf } from "../../ground/color.ts";
import { extensionOf } from "../../model/media-kinds.ts";
import type { Brand } from "../../model/brand.ts";
import type { ThemeColors } from "../../model/page.ts";
import type { Source } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { readPicture } from "./prepare-picture.ts";
import { shadeSettings } from "./settings.ts";
import { contrastOfShades, shadeOf } from "./shade-of.ts";
import type { MediaTools } from "./tools.ts";
import { UnusableMedia } from "./unusable-media.ts";

/**
 * Below this contrast even good eyes hardly see a shape. WCAG's 3 for graphics would be too strict: it exempts logos, and many have a pale
 * part.
 */
const leastContrast = 1.5;
/** Share of a logo's pixels that must stand out. The rim of any shape blends into its background. */
const leastShare = 0.05;

interface LogoFacts {
  /** The content file that names the logos. */
  source: Source;
  /** Names of the pictures that pages can use; all others are already reported. */
  usable: ReadonlySet<string>;
  /** Colors of the header. */
  surfaces: ThemeColors;
}

/** Finds logos of which almost nothing stands out from the header. */
export async function findVanishingLogos(
  { logo, logoDark }: Brand,
  { source, usable, surfaces }: LogoFacts,
  tools: MediaTools,
): Promise<Problem[]> {
  const [way, key, name] =
    logoDark === undefined ? (["only logo", "logo", logo] as const) : (["dark", "logoDark", logoDark] as const);
  const shown = [
    { key: "logo", way: "light", name: logo, surface: surfaces.light },
    { key, way, name, surface: surfaces.dark },
  ] as const;
  const names = new Set(shown.flatMap(({ name = "" }) => (usable.has(name) ? [name] : [])));
  const counted = await Promise.all([...names].map(async (name) => [name, await countShades(name, tools)] as const));
  const shades = new Map(counted);
  return shown.flatMap(({ name: written = "", surface, ...logo }) => {
    const counts = shades.get(written);
    return counts === undefined || surface === undefined || standsOut(counts, surface)
      ? []
      : [problem("brand/faint-logo", source.placeOfValue([logo.key]), { ...logo, written, surface })];
  });
}

/** Returns how many pixels of a logo have each shade (see `shadeOf`); undefined for one that takes too long to draw. */
async function countShades(name: string, tools: MediaTools): Promise<number[] | undefined> {
  const bytes = readPicture(name, tools);
  const extension = extensionOf(name);
  try {
    const { files } = await tools.cache.get(bytes, { ...shadeSettings, extension }, async () =>
      (await import("./encode-apart.ts")).encodeApart({ kind: "shades", bytes, extension }),
    );
    return JSON.parse(readFileSync(files[0]!.file, "utf8")) as number[];
  } catch (error) {
    if (error instanceof UnusableMedia) return undefined;
    throw error;
  }
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
