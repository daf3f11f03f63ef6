import type { AssetBundles } from "./bundle-assets.ts";
import { hashedPath } from "../../ground/disk/hashed-path.ts";
import type { PreparedSiteMedia } from "../media/prepare-media.ts";
import type { PreviewDesign } from "../media/preview-shapes.ts";
import type { Recoloring } from "../media/prepare-picture.ts";
import type { Brand, BrandColors } from "../../model/brand.ts";
import type { ThemeColors } from "../../model/page.ts";
import type { Source } from "../../model/source.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { findVanishingLogos } from "./find-vanishing-logos.ts";
import { shapeRules, shapeTokens } from "./shapes.ts";
import { readTokens, replaceTokens, type Tokens } from "./tokens.ts";

/** The assets that all pages load, in this practice's brand. */
export interface BrandedAssets extends Pick<AssetBundles, "stylesheet" | "script" | "outputs"> {
  /** Path of a generated icon, made because the practice has neither an icon nor a logo. */
  icon?: string;
  themeColors: ThemeColors;
  previewDesign: PreviewDesign;
  problems: Problem[];
}

/** Returns the style sheet and the icon in the practice's colors and shapes. `source` is `site/brand.yaml`, if there is one. */
export async function brandAssets(
  { stylesheet, script, outputs }: AssetBundles,
  brand: Brand,
  source: Source | undefined,
  { book, shades }: Pick<PreparedSiteMedia, "book" | "shades">,
): Promise<BrandedAssets> {
  const others = outputs.filter(({ path }) => path !== stylesheet);
  const plain = outputs.find(({ path }) => path === stylesheet)!.contents;
  const { css: colored, problems } =
    brand.colors && source ? await colorStyles(plain, brand.colors, source) : { css: plain, problems: [] };
  const shapes = shapeTokens(brand);
  const type = new Map([...readTokens(colored).light, ...shapes]);
  const own = brand.fonts && (await import("./fonts.ts")).fontStyles(brand.fonts, book, type);
  const tokens = new Map([...shapes, ...(own?.tokens ?? [])]);
  const css = replaceTokens(colored, { light: tokens, dark: new Map() }) + shapeRules(brand) + (own?.rules ?? "");
  const { light, dark } = readTokens(css);
  const surface = light.get("surface");
  const pebble = drawIcon(light.get("link") ?? "#000");
  const icon = (brand.icon ?? brand.logo) ? undefined : makeFile("icon.svg", pebble);
  const styles = makeFile("site.css", css);
  const themeColors = surface === undefined ? {} : { light: surface, dark: dark.get("surface") ?? surface };
  // Logos are checked only against readable colors, because a header color with a problem will change.
  const isReadable = problems.length === 0;
  const faint = source && isReadable && shades.size > 0 ? await checkLogos(brand, shades, themeColors, source) : [];
  return {
    stylesheet: styles.path,
    script,
    outputs: [styles, ...others, ...(icon ? [icon] : [])],
    ...(icon && { icon: icon.path }),
    themeColors,
    previewDesign: designPreviews(light, brand, pebble),
    problems: [...problems, ...faint],
  };
}

/** Uses white for a color in another notation than drawings have, which only a practice's own style sheet can contain. */
function designPreviews(light: Tokens, { wave = true, corners = "pebble" }: Brand, pebble: string): PreviewDesign {
  const colorOf = (token: string): string => {
    const color = light.get(token) ?? "";
    return /^#[\da-f]{3,8}$/i.test(color) ? color : "#fff";
  };
  return { surface: colorOf("surface"), tint: colorOf("tint"), sun: colorOf("sun"), pebble, wave, corners };
}

/** Recolors the tool's own drawings, too. */
export async function recolorDrawings(colors: BrandColors): Promise<Recoloring> {
  return (await import("./recolor-drawings.ts")).createRecoloring(colors);
}

async function checkLogos(...args: Parameters<typeof findVanishingLogos>): Promise<Problem[]> {
  return (await import("./find-vanishing-logos.ts")).findVanishingLogos(...args);
}

const makeFile = (name: string, contents: string) => ({ path: hashedPath(name, contents), contents });

/** The color library is loaded only if the practice has colors. */
async function colorStyles(
  css: string,
  colors: BrandColors,
  source: Source,
): Promise<{ css: string; problems: Problem[] }> {
  const { brandColors } = await import("./brand-colors.ts");
  const { tokens, faint } = brandColors(readTokens(css), colors);
  const problems = faint.map(({ path, token, pair, ...details }) =>
    problem("brand/contrast", source.placeOfValue(path), {
      key: String(path.at(-1)),
      isText: token === pair.text,
      ...pair,
      ...details,
    }),
  );
  return { css: replaceTokens(css, tokens), problems };
}

/** Draws a pebble with one corner worn round, like the pictures. */
function drawIcon(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${color}" d="M2 4a2 2 0 0 1 2-2h24a2 2 0 0 1 2 2v10a16 16 0 0 1-16 16H4a2 2 0 0 1-2-2z"/></svg>\n`;
}
