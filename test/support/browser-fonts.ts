import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
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
  writeFileSync(
    file,
    describeFonts([fontFolder], { serif: "DejaVu Serif", "Times New Roman": "DejaVu Serif" }, "DejaVu Sans"),
  );
  return { FONTCONFIG_FILE: file };
}

/** Gives a browser on Linux the fonts of an Android phone, of which a look's fallback has the widths. */
export async function providePhoneFonts(): Promise<Record<string, string>> {
  const folder = path.join(browserFolder, "phone-fonts");
  mkdirSync(folder, { recursive: true });
  for (const font of ["roboto", "noto-serif"]) {
    for (const weight of [400, 700]) {
      const name = `${font}-latin-${weight}-normal`;
      const packed = readFileSync(require.resolve(`@fontsource/${font}/files/${name}.woff2`));
      const letters = String.fromCodePoint(...Array.from({ length: 0x2200 }, (_, code) => code));
      writeFileSync(path.join(folder, `${name}.ttf`), await subsetFont(packed, letters, { targetFormat: "truetype" }));
    }
  }
  const file = path.join(browserFolder, "phone-fonts.conf");
  writeFileSync(file, describeFonts([folder, fontFolder], { serif: "Noto Serif" }, "Roboto"));
  return { FONTCONFIG_FILE: file };
}

/** Settings for fontconfig. `Times New Roman` is Chromium's name for `serif`; fonts that are not named are `others`. */
function describeFonts(folders: readonly string[], named: Readonly<Record<string, string>>, others: string): string {
  const alias = (family: string, font: string): string =>
    `<alias binding="same"><family>${family}</family><prefer><family>${font}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((folder) => `<dir>${escapeXml(folder)}</dir>`).join("\n")}
<cachedir>${escapeXml(path.join(browserFolder, "fonts"))}</cachedir>
${Object.entries({ ...named, monospace: "DejaVu Sans Mono" })
  .map(([family, font]) => alias(family, font))
  .join("\n")}
<match target="pattern">
<edit name="family" mode="append_last"><string>${others}</string></edit>
</match>
</fontconfig>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
