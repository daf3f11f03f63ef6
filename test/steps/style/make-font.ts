import { readFileSync } from "node:fs";
import path from "node:path";
import { compress } from "wawoff2";
import { packageFolder } from "../../support/package-folder.ts";

/** Makes a WOFF2 font from one of the browser tests' fonts. */
export async function makeFont(name = "DejaVuSansMono-Oblique.ttf"): Promise<Buffer> {
  const file = path.join(packageFolder, "node_modules/dejavu-fonts-ttf/ttf", name);
  return Buffer.from(await compress(readFileSync(file)));
}
