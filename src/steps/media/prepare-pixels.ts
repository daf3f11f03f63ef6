import { extensionOf } from "../../model/build/media-kinds.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { Site } from "../../model/build/site.ts";
import { findOrDraw, isSameEverywhere, planCopy, readPicture } from "./prepare-picture.ts";
import { rememberPrepared, type Prepared } from "./remember.ts";
import { pixelSettings } from "./settings.ts";
import type { MediaTools } from "./tools.ts";

/** Paths of drawings as pixels, below the output folder, by the name of the drawing. */
export type PixelPaths = ReadonlyMap<string, string>;

interface PixelReport {
  pixels: PixelPaths;
  outputs: OutputFile[];
}

/**
 * Makes pixels of the drawings that structured data names, because search engines show no drawings: the logo, the doctors and the team. A drawing
 * with text is left out, since it would depend on the machine's fonts.
 */
export async function preparePixels({ documents, entries }: Site, tools: MediaTools): Promise<PixelReport> {
  const { logo } = documents["brand.yaml"].data;
  const named = [logo, ...[...entries.doctors, ...entries.team].map(({ data }) => data.photo)];
  const drawings = new Set(named.filter((name) => name !== undefined).filter((name) => extensionOf(name) === "svg"));
  const made = await Promise.all([...drawings].map(async (name) => ({ name, ...(await prepareDrawing(name, tools)) })));
  return {
    pixels: new Map(made.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]]))),
    outputs: made.flatMap(({ outputs }) => outputs),
  };
}

function prepareDrawing(name: string, tools: MediaTools): Promise<Prepared<string | undefined>> {
  const files = [tools.assets.get(name)!.absolutePath];
  return rememberPrepared({ use: "pixels", name, files, settings: pixelSettings }, tools, async () => {
    const bytes = readPicture(name, tools);
    const made = isSameEverywhere({ bytes, extension: "svg" })
      ? await findOrDraw({ kind: "pixels", bytes }, pixelSettings, tools)
      : undefined;
    if (made === undefined) return { value: undefined, outputs: [] };
    const output = planCopy(name.replace(/\.svg$/i, "-pixels.png"), made.files[0]!.file);
    return { value: output.path, outputs: [output] };
  });
}
