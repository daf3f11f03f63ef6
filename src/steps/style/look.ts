import { hashedPath } from "../../lib/disk/hashed-path.ts";
import type { Brand, BrandColors } from "../../model/content/brand.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { ThemeColors } from "../../model/build/page.ts";
import type { Path, Source } from "../../model/build/source.ts";
import type { Report } from "../../problems/findings.ts";
import { problem, type Details, type PartName, type Problem } from "../../problems/problem.ts";
import type { AssetBundles } from "./bundle-assets.ts";
import type { FaintColor } from "./fit-contrast.ts";
import { fontStyles, type FontFamily } from "./fonts.ts";
import { plateRules, shapeRules, shapeTokens } from "./shapes.ts";
import type { MeasuredLogos } from "../../model/build/logo-facts.ts";
import { printTokens, resolveTokens, takeTokens, type Scheme, type SchemeTokens, type Tokens } from "./tokens.ts";

/** The files that all pages load, in the practice's brand, and what link previews and icons take from it. */
export interface StyledLook {
  /** Paths below the output folder. */
  stylesheet: string;
  print: string;
  script: string;
  /** Path of a generated icon, made because the practice has neither an icon nor a logo. */
  icon?: string;
  themeColors: ThemeColors;
  design: PreviewDesign;
}

/** Brand values that link previews use. Colors are hexadecimal, from the light scheme. */
export interface PreviewDesign {
  surface: string;
  /** Background of the logo: the header's, or a plate's. */
  logoGround: string;
  tint: string;
  sun: string;
  /** Color of the practice's name on the same background. */
  name: string;
  typeface: "serif" | "sans";
  /** SVG drawing in the main color, for a practice without a logo. */
  pebble: string;
  /** Whether the dividing line is a wave. */
  wave: boolean;
}

interface BrandedFiles extends Report {
  look: StyledLook;
  outputs: OutputFile[];
}

interface BrandParts {
  /** The fonts of the look and of the practice. */
  fonts: readonly FontFamily[];
  /** `site/brand.yaml`, if there is one. */
  source: Source | undefined;
  logos: MeasuredLogos;
}

/** Gives the stylesheet and the icon the practice's colors, fonts and shapes. */
export async function applyBrand(
  { stylesheet: bundled, print, script }: AssetBundles,
  brand: Brand,
  { fonts, source, logos }: BrandParts,
): Promise<BrandedFiles> {
  const { tokens: own, rest } = takeTokens(bundled);
  const { tokens: colored, problems } =
    brand.colors && source ? await colorTokens(own, brand.colors, source) : { tokens: own, problems: [] };
  const shaped = { light: new Map([...colored.light, ...shapeTokens(brand)]), dark: colored.dark };
  const faces = fontStyles(fonts, resolveTokens(shaped).light);
  const tokens = { light: new Map([...shaped.light, ...faces.tokens]), dark: colored.dark };
  const { light, dark } = resolveTokens(tokens);
  const surface = light.get("surface");
  const themeColors = surface === undefined ? {} : { light: surface, dark: dark.get("surface") ?? surface };
  // The color library is loaded only for a practice with a logo.
  const grounds = { header: themeColors, tokens: light };
  const plates = logos.size === 0 ? {} : (await import("./logo-plates.ts")).choosePlates(brand, logos, grounds);
  const css = printTokens(tokens) + rest + faces.rules + plateRules(plates, light.get("pebble")) + shapeRules(brand);
  const pebble = drawIcon(light.get("link") ?? "#000");
  const sheets = { stylesheet: makeFile("site.css", css), print: makeFile("print.css", print) };
  const files = { ...sheets, script: makeFile("site.js", script) };
  const icon = (brand.icon ?? brand.logo) ? undefined : makeFile("icon.svg", pebble);
  const look = {
    stylesheet: files.stylesheet.path,
    print: files.print.path,
    script: files.script.path,
    ...(icon && { icon: icon.path }),
    themeColors,
    design: designPreviews(light, pebble, plates.light),
  };
  return { look, outputs: [...Object.values(files), ...(icon ? [icon] : [])], problems };
}

/** Uses white for a color in another notation than drawings have, which only a practice's own style sheet can contain. */
function designPreviews(light: Tokens, pebble: string, plate: string | undefined): PreviewDesign {
  const colorOf = (token: string): string => {
    const color = light.get(token) ?? "";
    return /^#[\da-f]{3,8}$/i.test(color) ? color : "#fff";
  };
  return {
    surface: colorOf("surface"),
    tint: colorOf("tint"),
    sun: colorOf("sun"),
    logoGround: plate ?? colorOf("surface"),
    name: colorOf(plate !== undefined && plate === light.get("plate") ? "on-picture" : "link"),
    typeface: /(?:^|[\s,])serif$/.test(light.get("display") ?? "") ? "serif" : "sans",
    pebble,
    wave: light.get("wave") !== "0px",
  };
}

const makeFile = (name: string, contents: string) => ({ path: hashedPath(name, contents), contents });

function describeFaintColor({ path, token, pair, ...found }: FaintColor & { path: Path }): Details<"brand/contrast"> {
  const { color, other, contrast, nearest } = found;
  const [front, back] = token === pair.text ? [color, other] : [other, color];
  const details = {
    ...{ key: String(path.at(-1)), color, front, back, least: pair.least },
    ...{ text: { part: pair.text as PartName }, background: { part: pair.background as PartName } },
    // Rounded down, so that it never equals the contrast that is required.
    contrast: Math.floor(contrast * 10) / 10,
  };
  return nearest === undefined ? { ...details, fix: "other" } : { ...details, fix: "nearest", nearest };
}

/** The color library is loaded only if the practice has colors. */
async function colorTokens(
  { light, dark }: SchemeTokens,
  colors: BrandColors,
  source: Source,
): Promise<{ tokens: SchemeTokens; problems: Problem[] }> {
  const { brandColors } = await import("./brand-colors.ts");
  const plain = resolveTokens({ light, dark });
  const { tokens, faint } = brandColors(plain, colors);
  // Others stay as they are written: one that refers to the font of titles gets the font that this practice has.
  const changed = (scheme: Scheme): [string, string][] =>
    [...tokens[scheme]].filter(([name, value]) => value !== plain[scheme].get(name));
  const problems = faint.map((each) =>
    problem("brand/contrast", source.placeOfValue(each.path), describeFaintColor(each)),
  );
  // A style sheet of the practice's own without a dark scheme gets none.
  const colored = {
    light: new Map([...light, ...changed("light")]),
    dark: dark.size === 0 ? dark : new Map([...dark, ...changed("dark")]),
  };
  return { tokens: colored, problems };
}

/** Draws a pebble with one corner worn round, like the pictures. */
function drawIcon(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${color}" d="M2 4a2 2 0 0 1 2-2h24a2 2 0 0 1 2 2v10a16 16 0 0 1-16 16H4a2 2 0 0 1-2-2z"/></svg>\n`;
}
