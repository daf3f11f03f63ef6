import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { extensionOf } from "../../model/build/media-kinds.ts";
import type { OutputFile } from "../../model/build/output.ts";
import { contentHash } from "../../lib/disk/hashed-path.ts";
import type { PictureBytes, PreviewParts } from "./link-preview.ts";
import { findOrDraw, isSameEverywhere, planCopy, readPicture } from "./prepare-picture.ts";
import type { PreviewPictures } from "../../model/content/preview-pictures.ts";
import type { PreviewDesign } from "../style/look.ts";
import { rememberPrepared, type Prepared } from "./remember.ts";
import { previewSettings } from "./settings.ts";
import type { MediaTools } from "./tools.ts";

export interface PreviewStyle {
  design: PreviewDesign;
  /** Names of the practice's logo and icon, if it has them; the best comes first. */
  logos: readonly string[];
  /** The practice's name; empty if the logo shows it. */
  name: string;
}

/** A link preview: its path below the output folder, and the words for its picture as far as the content has some. */
export interface PreparedPreview {
  path: string;
  alt: string | undefined;
}

export interface PreparedPreviews {
  /** By the path of the page. */
  byPage: ReadonlyMap<string, PreparedPreview>;
  /** Preview of all other pages; absent in a preview of the site until a build has made it. */
  common?: PreparedPreview;
  outputs: OutputFile[];
}

/** The value is undefined for a picture that no link preview can show. */
type PreviewAttempt = Prepared<string | undefined>;

/**
 * Makes link previews of these pictures, each with the logo and the name on the brand's background. A picture that cannot be drawn, or is
 * not the same on every machine, gets the common preview; if that cannot be drawn either, it shows no picture.
 */
export async function preparePreviews(
  { own, common }: PreviewPictures,
  { design, logos, name: practice }: PreviewStyle,
  tools: MediaTools,
): Promise<PreparedPreviews> {
  const parts = { design, logo: chooseLogo(design, logos, tools), name: practice };
  const inTurn = pLimit(availableParallelism() + 1);
  const names = new Set([...(common ? [common] : []), ...own.values()].map(({ name }) => name));
  const prepare = async (name: string): Promise<[string, PreviewAttempt]> => [
    name,
    await preparePreview(name, parts, tools),
  ];
  const made = new Map(await Promise.all([...names].map((name) => inTurn(prepare, name))));
  const shown = common && made.get(common.name);
  const plain = shown?.value === undefined ? await preparePreview("", parts, tools) : shown;
  const byPage = [...own].flatMap(([page, { name, alt }]): [string, PreparedPreview][] => {
    const path = made.get(name)?.value;
    return path === undefined ? [] : [[page, { path, alt }]];
  });
  const outputs = [plain, ...made.values()].flatMap((each) => each.outputs);
  return {
    byPage: new Map(byPage),
    ...(plain.value !== undefined && { common: { path: plain.value, alt: plain === shown ? common?.alt : undefined } }),
    outputs: [...new Set(outputs)],
  };
}

/** The parts that all link previews of a site share. */
type CommonParts = Pick<PreviewParts, "design" | "logo" | "name">;

function chooseLogo({ pebble }: PreviewDesign, logos: readonly string[], tools: MediaTools): PictureBytes {
  const pictures = logos.map((name) => ({ bytes: readPicture(name, tools), extension: extensionOf(name) }));
  return pictures.find(isSameEverywhere) ?? { bytes: Buffer.from(pebble), extension: "svg" };
}

/** An empty name makes a preview of the logo alone. */
function preparePreview(name: string, parts: CommonParts, tools: MediaTools): Promise<PreviewAttempt> {
  const settings = {
    ...previewSettings,
    ...parts,
    extension: extensionOf(name),
    logo: [parts.logo.extension, contentHash(parts.logo.bytes, 64)],
  };
  const files = name === "" ? [] : [tools.assets.get(name)!.absolutePath];
  return rememberPrepared({ use: "link preview", name, files, settings }, tools, async () => {
    const bytes = name === "" ? Buffer.alloc(0) : readPicture(name, tools);
    const preview = { bytes, extension: settings.extension, ...parts };
    const made = isSameEverywhere(preview)
      ? await findOrDraw({ kind: "link preview", ...preview }, settings, tools)
      : undefined;
    if (made === undefined) return { value: undefined, outputs: [] };
    const output = planCopy(
      name === "" ? "preview.jpg" : name.replace(/\.[^.]+$/, "-preview.jpg"),
      made.files[0]!.file,
    );
    return { value: output.path, outputs: [output] };
  });
}
