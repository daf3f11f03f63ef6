import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { packageFolder } from "./package-folder.ts";

/** Holds what browsers need, from one run of the tests to the next. */
export const browserFolder = path.join(packageFolder, "node_modules/.cache/dentalsite/browser");

const require = createRequire(import.meta.url);

/**
 * Makes the fonts of the tests the only ones that a browser on Linux sees, so that a page is laid out the same on every machine.
 * Gives back what must be in the browser's environment. They are wider than what visitors have: what fits in them fits elsewhere.
 */
export function provideFonts(): Record<string, string> {
  // Browsers for other systems take no notice of it; there, everybody has the fonts of the system.
  if (process.platform !== "linux") return {};
  mkdirSync(browserFolder, { recursive: true });
  const file = path.join(browserFolder, "fonts.conf");
  writeFileSync(file, describeFonts(path.dirname(require.resolve("dejavu-fonts-ttf/package.json")), browserFolder));
  return { FONTCONFIG_FILE: file };
}

/** For fontconfig. `Times New Roman` is Chromium's name for `serif`; whatever it asks for that is not named here is sans serif. */
function describeFonts(fonts: string, cache: string): string {
  const alias = (family: string, font: string): string =>
    `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${escapeXml(path.join(fonts, "ttf"))}</dir>
<cachedir>${escapeXml(path.join(cache, "fonts"))}</cachedir>
${alias("serif", "DejaVu Serif")}
${alias("Times New Roman", "DejaVu Serif")}
${alias("monospace", "DejaVu Sans Mono")}
<match target="pattern">
<edit name="family" mode="append_last"><string>DejaVu Sans</string></edit>
</match>
</fontconfig>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
