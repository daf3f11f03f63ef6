import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { extensionOf } from "../../model/media-kinds.ts";
import type { OutputFile } from "../../model/output.ts";
import type { Cached } from "./cache.ts";
import { contentHash } from "../../ground/disk/hashed-path.ts";
import type { PictureBytes } from "./link-preview.ts";
import type { PrepareOptions } from "./prepare-media.ts";
import { describeCopy, readPicture } from "./prepare-picture.ts";
import type { PreviewDesign } from "./preview-shapes.ts";
import { rememberPrepared, type Prepared } from "./remember.ts";
import { previewSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

/** Pictures for link previews: `own` by the paths of single pages, and `common` for all other pages, if there is one. */
export interface PreviewWishes {
  own: ReadonlyMap<string, { name: string }>;
  common: { name: string } | undefined;
}

export interface PreviewOptions extends Omit<PrepareOptions, "logos"> {
  design: PreviewDesign;
  /** Names of the practice's logo and icon, if it has them; the best comes first. */
  logos: readonly string[];
}

export interface PreparedPreviews {
  /** Paths below the output folder, by the name of the picture in the preview. */
  byPicture: ReadonlyMap<string, string>;
  /** Preview for pages whose picture is not in `byPicture`; absent in a preview of the site until a build has made it. */
  common: string | undefined;
  outputs: OutputFile[];
}

export const noPreviews: PreparedPreviews = { byPicture: new Map(), common: undefined, outputs: [] };

/** The value is undefined for a picture that no link preview can show. */
type Attempt = Prepared<string | undefined>;

/**
 * Makes link previews of these pictures, each with the logo on the brand's background. A picture that cannot be drawn, or is not the same
 * on every machine, gets the common preview; if that cannot be drawn either, it shows the logo alone.
 */
export async function preparePreviews(
  { own, common }: PreviewWishes,
  options: PreviewOptions,
): Promise<PreparedPreviews> {
  const logo = chooseLogo(options);
  const inTurn = pLimit(availableParallelism() + 1);
  const names = new Set([...(common ? [common] : []), ...own.values()].map(({ name }) => name));
  const prepare = async (name: string): Promise<[string, Attempt]> => [name, await preparePreview(name, logo, options)];
  const made = new Map(await Promise.all([...names].map((name) => inTurn(prepare, name))));
  const shown = common && made.get(common.name);
  const plain = shown?.value === undefined ? await preparePreview("", logo, options) : shown;
  const paths = [...made].flatMap(([name, { value }]): [string, string][] =>
    value === undefined ? [] : [[name, value]],
  );
  const outputs = [plain, ...made.values()].flatMap((each) => each.outputs);
  return { byPicture: new Map(paths), common: plain.value, outputs: [...new Set(outputs)] };
}

function chooseLogo({ logos, design, ...options }: PreviewOptions): PictureBytes {
  const pictures = logos.map((name) => ({ bytes: readPicture(name, options), extension: extensionOf(name) }));
  return pictures.find(isSameEverywhere) ?? { bytes: Buffer.from(design.pebble), extension: "svg" };
}

/** Text in a drawing uses the machine's fonts, so it looks different elsewhere. */
function isSameEverywhere({ bytes, extension }: PictureBytes): boolean {
  return extension !== "svg" || !/<(?:[\w-]+:)?text[\s>]/i.test(bytes.toString("utf8"));
}

/** An empty name makes a preview of the logo alone. */
function preparePreview(name: string, logo: PictureBytes, options: PreviewOptions): Promise<Attempt> {
  const { design, assets } = options;
  const settings = {
    ...previewSettings,
    design,
    extension: extensionOf(name),
    logo: [logo.extension, contentHash(logo.bytes, 64)],
  };
  const files = name === "" ? [] : [assets.get(name)!.absolutePath];
  return rememberPrepared({ use: "link preview", name, files, settings }, options, async () => {
    const made = await findOrDraw(name, logo, settings, options);
    if (made === undefined) return { value: undefined, outputs: [] };
    const output = describeCopy(
      name === "" ? "preview.jpg" : name.replace(/\.[^.]+$/, "-preview.jpg"),
      made.files[0]!.file,
    );
    return { value: output.path, outputs: [output] };
  });
}

/** Draws nothing for a preview of the site: only its author sees it, and nobody shares links to it. */
async function findOrDraw(
  name: string,
  logo: PictureBytes,
  settings: { extension: string },
  { cache, design, isPreview = false, ...options }: PreviewOptions,
): Promise<Cached | undefined> {
  const { extension } = settings;
  const bytes = name === "" ? Buffer.alloc(0) : readPicture(name, options);
  if (!isSameEverywhere({ bytes, extension })) return undefined;
  if (isPreview) return cache.find(bytes, settings);
  const draw = async () =>
    (await import("./encode-apart.ts")).encodeApart({ kind: "link preview", bytes, extension, design, logo });
  return cache.get(bytes, settings, draw).catch((error: unknown) => {
    if (error instanceof UnusableMedia) return undefined;
    throw error;
  });
}
