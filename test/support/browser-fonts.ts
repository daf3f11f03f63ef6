import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { packageFolder } from "./package-folder.ts";

/** Keeps files for browsers from one run of the tests to the next. */
export const browserFolder = path.join(packageFolder, "node_modules/.cache/dentalsite/browser");

const require = createRequire(import.meta.url);

/** The folder of the tests' fonts. */
export const fontFolder = path.join(path.dirname(require.resolve("dejavu-fonts-ttf/package.json")), "ttf");

/**
 * Makes the tests' fonts the only ones that a browser on Linux sees, so that page layout is the same on every machine. Returns variables
 * for the browser's environment. The fonts are wider than visitors' fonts: text that fits here fits elsewhere.
 */
export function provideFonts(): Record<string, string> {
  // Browsers on other systems ignore this, but those systems have the same fonts everywhere.
  if (process.platform !== "linux") return {};
  mkdirSync(browserFolder, { recursive: true });
  const file = path.join(browserFolder, "fonts.conf");
  writeFileSync(file, describeFonts(fontFolder, browserFolder));
  return { FONTCONFIG_FILE: file };
}

/** Settings for fontconfig. `Times New Roman` is Chromium's name for `serif`; fonts that are not named here are sans serif. */
function describeFonts(fonts: string, cache: string): string {
  const alias = (family: string, font: string): string =>
    `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>${escapeXml(fonts)}</dir>
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
