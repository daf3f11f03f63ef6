import type { AssetBundles } from "../bundle/bundle-assets.ts";
import { hashedPath } from "../media/hashed-path.ts";
import type { Brand } from "../model/brand.ts";
import type { ThemeColors } from "../model/page.ts";
import { readTokens } from "./tokens.ts";

/** What all pages load, as this practice's brand makes it. */
export interface BrandedAssets extends Pick<AssetBundles, "stylesheet" | "script" | "outputs"> {
  /** The path of a drawing that was made because the practice has neither an icon nor a logo. */
  icon?: string;
  themeColors: ThemeColors;
}

/** The style sheet and the icon in the practice's own colors and shapes. */
export function brandAssets({ stylesheet, script, outputs }: AssetBundles, { logo, icon }: Brand): BrandedAssets {
  const css = outputs.find(({ path }) => path === stylesheet)!.contents;
  const { light, dark } = readTokens(css);
  const surface = light.get("surface");
  const themeColors = {
    ...(surface !== undefined && { light: surface }),
    ...(surface !== undefined && { dark: dark.get("surface") ?? surface }),
  };
  if (icon !== undefined || logo !== undefined) return { stylesheet, script, outputs, themeColors };
  const drawing = drawIcon(light.get("link") ?? "currentColor");
  const path = hashedPath("icon.svg", drawing);
  return { stylesheet, script, outputs: [...outputs, { path, contents: drawing }], icon: path, themeColors };
}

/** A pebble with a corner worn round, as the pictures have one. */
function drawIcon(color: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${color}" d="M2 4a2 2 0 0 1 2-2h24a2 2 0 0 1 2 2v10a16 16 0 0 1-16 16H4a2 2 0 0 1-2-2z"/></svg>\n`;
}
