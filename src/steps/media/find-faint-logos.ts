import { readFileSync } from "node:fs";
import { channelsOf } from "../../lib/color.ts";
import { extensionOf } from "../../model/build/media-kinds.ts";
import type { Brand } from "../../model/content/brand.ts";
import type { ThemeColors } from "../../model/build/page.ts";
import type { Source } from "../../model/build/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import { readPicture } from "./prepare-picture.ts";
import { shadeSettings } from "./settings.ts";
import type { LogoFacts } from "./shades.ts";
import { contrastOfShades, shadeOf } from "./shade-of.ts";
import type { MediaTools } from "./tools.ts";
import { UnusableMedia } from "./unusable-media.ts";

/**
 * Below this contrast even good eyes hardly see a shape. WCAG's 3 for graphics would be too strict: it exempts logos, and many have a pale
 * part.
 */
const leastContrast = 1.5;
/** The least contrast of parts standing alone, such as letters, whose strokes are thin. */
const leastContrastOfLetters = 2;
/** Share of a logo's pixels that must stand out. The rim of any shape blends into its background. */
const leastShare = 0.05;
/** Share of a logo's pixels that parts standing alone, such as letters, may lose to the background. */
const mostLost = 0.1;

interface WhereLogosAre {
  /** The content file that names the logos. */
  source: Source;
  /** Names of the pictures that pages can use; all others are already reported. */
  usable: ReadonlySet<string>;
  /** Colors behind the logos. */
  surfaces: ThemeColors;
}

/** Finds logos of which almost nothing, or not every letter, stands out from what is behind. */
export async function findFaintLogos(
  { logo, logoDark }: Brand,
  { source, usable, surfaces }: WhereLogosAre,
  tools: MediaTools,
): Promise<Problem[]> {
  const [way, key, name] =
    logoDark === undefined ? (["only logo", "logo", logo] as const) : (["dark", "logoDark", logoDark] as const);
  const shown = [
    { key: "logo", way: "light", name: logo, surface: surfaces.light },
    { key, way, name, surface: surfaces.dark },
  ] as const;
  const names = new Set(shown.flatMap(({ name = "" }) => (usable.has(name) ? [name] : [])));
  const measured = await Promise.all([...names].map(async (name) => [name, await measureLogo(name, tools)] as const));
  const facts = new Map(measured);
  return shown.flatMap(({ name: written = "", surface, ...each }) => {
    const found = facts.get(written);
    return found === undefined || surface === undefined || standsOut(found, surface)
      ? []
      : [problem("brand/faint-logo", source.placeOfValue([each.key]), { ...each, written, surface })];
  });
}

/** Returns undefined for a logo that takes too long to draw. */
async function measureLogo(name: string, tools: MediaTools): Promise<LogoFacts | undefined> {
  const bytes = readPicture(name, tools);
  const extension = extensionOf(name);
  try {
    const { files } = await tools.cache.get(bytes, { ...shadeSettings, extension }, async () =>
      (await import("./encode-apart.ts")).encodeApart({ kind: "shades", bytes, extension }),
    );
    return JSON.parse(readFileSync(files[0]!.file, "utf8")) as LogoFacts;
  } catch (error) {
    if (error instanceof UnusableMedia) return undefined;
    throw error;
  }
}

function standsOut({ counts, countsAlone }: LogoFacts, surface: string): boolean {
  const channels = channelsOf(surface);
  if (channels === undefined) return true;
  const behind = shadeOf(...channels);
  const contrastOf = (shade: number): number => contrastOfShades(shade, behind);
  const all = total(counts);
  return (
    total(counts.filter((_, shade) => contrastOf(shade) >= leastContrast)) >= all * leastShare &&
    total(countsAlone.filter((_, shade) => contrastOf(shade) < leastContrastOfLetters)) <= all * mostLost
  );
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);
