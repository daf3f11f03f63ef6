import { readFileSync } from "node:fs";
import type { LogoFacts, MeasuredLogos } from "../../model/build/logo-facts.ts";
import { extensionOf } from "../../model/build/media-kinds.ts";
import type { Brand } from "../../model/content/brand.ts";
import { refuseHeavy } from "./prepare-files.ts";
import { readPicture } from "./prepare-picture.ts";
import { shadeSettings } from "./settings.ts";
import type { MediaTools } from "./tools.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Looks at the practice's logos. The stylesheet has plates for those that cannot be seen, so this comes before it. */
export async function measureLogos({ logo, logoDark }: Brand = {}, tools: MediaTools): Promise<MeasuredLogos> {
  const names = [...new Set([logo, logoDark])].flatMap((name) =>
    name !== undefined && tools.assets.has(name) ? [name] : [],
  );
  const measured = await Promise.all(names.map(async (name) => [name, await measureLogo(name, tools)] as const));
  return new Map(measured.flatMap(([name, facts]) => (facts ? [[name, facts] as const] : [])));
}

/** Returns undefined for a logo that no page can show, or that takes too long to draw. */
async function measureLogo(name: string, tools: MediaTools): Promise<LogoFacts | undefined> {
  try {
    refuseHeavy(name, tools.assets.get(name)!.absolutePath);
    const bytes = readPicture(name, tools);
    const extension = extensionOf(name);
    const { files } = await tools.cache.get(bytes, { ...shadeSettings, extension }, () => drawLogo(bytes, extension));
    return JSON.parse(readFileSync(files[0]!.file, "utf8")) as LogoFacts;
  } catch (error) {
    if (error instanceof UnusableMedia) return undefined;
    throw error;
  }
}

const drawLogo = async (bytes: Buffer, extension: string) =>
  (await import("./encode-apart.ts")).encodeApart({ kind: "shades", bytes, extension });

/** Looks at a logo outside a site. Throws UnusableMedia for a picture that no page can show. */
export async function readLogo(bytes: Buffer, extension: string): Promise<LogoFacts> {
  const { files } = await drawLogo(bytes, extension);
  return JSON.parse(String(files[0]!.bytes)) as LogoFacts;
}
