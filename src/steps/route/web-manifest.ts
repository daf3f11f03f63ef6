import type { PreparedIcons } from "../media/prepare-icons.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { Frame } from "../../model/build/page.ts";
import type { Addresses } from "./addresses.ts";

/** Below the output folder; its extension is the one that hosts know (W3C Web Application Manifest, section 8). */
export const webManifestFile = "manifest.webmanifest";

/** Returns nothing for a practice without icons. */
export function listWebManifest(frame: Frame, icons: PreparedIcons | undefined, addresses: Addresses): OutputFile[] {
  return icons ? [{ path: webManifestFile, contents: formatWebManifest(frame, icons, addresses) }] : [];
}

/** Formats what phones read to put the site on their home screen: a website, shown in the browser. */
function formatWebManifest(
  { practice, language, isRightToLeft, themeColors, homeHref }: Frame,
  icons: PreparedIcons,
  addresses: Addresses,
): string {
  const { light } = themeColors;
  const manifest = {
    id: homeHref,
    name: practice.name,
    short_name: practice.shortName,
    lang: language,
    ...(isRightToLeft && { dir: "rtl" }),
    start_url: homeHref,
    scope: homeHref,
    display: "browser",
    ...(light !== undefined && { theme_color: light, background_color: light }),
    icons: icons.sizes.map(({ path, side, isMaskable }) => ({
      src: addresses.file(path),
      type: "image/png",
      sizes: `${side}x${side}`,
      ...(isMaskable && { purpose: "maskable" }),
    })),
  };
  return `${JSON.stringify(manifest)}\n`;
}
