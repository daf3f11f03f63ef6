import { readFileSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import pLimit from "p-limit";
import { recallNothing, type Recall } from "../memory.ts";
import { extensionOf, isVideo, videoTypes } from "../model/media-kinds.ts";
import type { OutputFile } from "../model/output.ts";
import type { ContentMedia } from "../model/site.ts";
import type { AssetFiles } from "../model/source.ts";
import { mediaProblem, type Problem } from "../problem.ts";
import { MediaCache, type Cached, type Encoded } from "./cache.ts";
import { contentHash, pathWithHash } from "./hashed-path.ts";
import type { MediaBook, PreparedMedia, PreparedPicture } from "./media-book.ts";
import { rememberPrepared, type Prepared } from "./remember.ts";
import { previewSettings, rasterSettings, svgSettings, videoSettings } from "./settings.ts";
import { UnusableMedia } from "./unusable-media.ts";

export interface PrepareOptions {
  assets: AssetFiles;
  /** The picture for link previews of pages that have none of their own; absent while the practice's facts have mistakes. */
  banner: string | undefined;
  cacheFolder: string;
  /** A cache to read from, but never to write to. */
  readOnlyCacheFolder?: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** Called before each file that takes work, with how many files are done and how many there are. */
  onProgress?: ((name: string, done: number, total: number) => void) | undefined;
  recall?: Recall;
}

export interface PreparedSiteMedia {
  book: MediaBook;
  /** The banner in the shape of link previews, by its path below the output folder. */
  preview: string;
  outputs: OutputFile[];
  problems: Problem[];
}

/**
 * Makes ready every picture and video that the content names: measured, encoded, named by the hash of what is in it. What cannot
 * be used is a problem, and an empty file stands in for it, so that the pages can be checked all the same.
 */
export async function prepareMedia(
  media: readonly ContentMedia[],
  { assets, banner, cacheFolder, readOnlyCacheFolder, now, onProgress, recall = recallNothing }: PrepareOptions,
): Promise<PreparedSiteMedia> {
  const folders = [cacheFolder, readOnlyCacheFolder].filter((folder) => folder !== undefined);
  const cache = new MediaCache(
    folders.map((folder) => path.join(folder, "media")),
    now,
    recall,
  );
  const book = new Map<string, PreparedMedia>();
  const outputs = new Map<string, OutputFile>();
  const problems: Problem[] = [];
  const places = new Map(media.map(({ path: name, place }) => [name, place]));

  const remember = <Value>(
    kind: "picture" | "video" | "preview",
    name: string,
    files: readonly string[],
    prepare: (add: (output: OutputFile) => string) => Promise<Value>,
  ): Promise<Prepared<Value>> => {
    const absolute = files.map((file) => assets.get(file)!.absolutePath);
    files.forEach((file, index) => {
      refuseHeavy(file, absolute[index]!);
    });
    return rememberPrepared({ recall, now }, `${kind} ${name}`, absolute, async () => {
      const made: OutputFile[] = [];
      const value = await prepare((output) => {
        made.push(output);
        return output.path;
      });
      return { value, outputs: made };
    });
  };
  const publish = <Value>({ value, outputs: made }: Prepared<Value>): Value => {
    for (const output of made) outputs.set(output.path, output);
    return value;
  };
  const standIn = (name: string): string => {
    const output = { path: `assets/${name}`, contents: "" };
    outputs.set(output.path, output);
    return output.path;
  };
  const refuse = (error: unknown, name: string): void => {
    const place = places.get(name)?.();
    if (!(error instanceof UnusableMedia) || place === undefined) throw error;
    problems.push(mediaProblem(error.fault, place, error.file ?? name));
    const path = standIn(name);
    book.set(
      name,
      isVideo(name)
        ? { kind: "video", files: [{ path, type: videoTypes[extensionOf(name)]!, isForNarrowScreens: false }] }
        : { kind: "picture", width: 1, height: 1, path, formats: [] },
    );
  };
  let done = 0;
  const prepareNamed = async (name: string): Promise<Prepared<PreparedMedia>> => {
    const isNew = (): void => onProgress?.(name, done, places.size);
    const files = isVideo(name) ? formatsOf(name, assets).map(({ file }) => file) : [name];
    const prepared = await remember<PreparedMedia>(isVideo(name) ? "video" : "picture", name, files, async (add) =>
      isVideo(name)
        ? prepareVideo(name, assets, cache, add)
        : arrangePicture(name, await preparePicture(name, assets, cache, isNew), add),
    );
    done++;
    return prepared;
  };
  const previewOf = async (name: string): Promise<Prepared<string>> =>
    remember("preview", name, [name], (add) => preparePreview(name, assets, cache, add));

  // Each core encodes a picture, while this thread works at another. A film may take as much memory as many of them.
  const inTurn = pLimit(availableParallelism() + 1);
  const oneByOne = pLimit(1);
  const names = [...places.keys()];
  const [[previewed], prepared] = await Promise.all([
    Promise.allSettled([banner === undefined ? undefined : inTurn(() => previewOf(banner))]),
    Promise.allSettled(names.map((name) => (isVideo(name) ? oneByOne : inTurn)(() => prepareNamed(name)))),
  ]);
  for (const [index, name] of names.entries()) {
    const result = prepared[index]!;
    if (result.status === "fulfilled") book.set(name, publish(result.value));
    else refuse(result.reason, name);
  }
  let preview: string | undefined;
  if (banner !== undefined && problems.length === 0) {
    if (previewed.status === "rejected") refuse(previewed.reason, banner);
    else if (previewed.value !== undefined) preview = publish(previewed.value);
  }
  preview ??= standIn("preview.jpg");
  cache.prune();
  return { book, preview, outputs: [...outputs.values()], problems };
}

const mostMegabytes = 200;

/** Before anything of it is read: no host takes such a file, and its bytes would fill the memory. */
function refuseHeavy(file: string, absolutePath: string): void {
  const megabytes = Math.ceil(statSync(absolutePath).size / 1_000_000);
  if (megabytes > mostMegabytes) throw new UnusableMedia({ code: "media/too-large", megabytes, mostMegabytes }, file);
}

async function preparePicture(name: string, assets: AssetFiles, cache: MediaCache, isNew: () => void): Promise<Cached> {
  const bytes = readFileSync(assets.get(name)!.absolutePath);
  if (extensionOf(name) === "svg") {
    return cache.get(bytes, svgSettings, async () => {
      isNew();
      const { encodeSvg } = await import("./svg.ts");
      return encodeSvg(bytes);
    });
  }
  const extension = extensionOf(name);
  return cache.get(bytes, { ...rasterSettings, extension }, async (): Promise<Encoded> => {
    isNew();
    const { encodeRaster } = await import("./raster.ts");
    return encodeRaster(bytes, extension);
  });
}

async function preparePreview(
  banner: string,
  assets: AssetFiles,
  cache: MediaCache,
  add: (output: OutputFile) => string,
): Promise<string> {
  const bytes = readFileSync(assets.get(banner)!.absolutePath);
  const { files } = await cache.get(bytes, previewSettings, async () => {
    const { encodePreview } = await import("./raster.ts");
    return encodePreview(bytes);
  });
  const { file } = files[0]!;
  return add(describeCopy("preview.jpg", file, readFileSync(file)));
}

/** A file of the site that is a copy of another, named by the hash of the bytes that were read of it. */
function describeCopy(name: string, copyOf: string, bytes: Buffer): OutputFile {
  const hash = contentHash(bytes, 64);
  return { path: pathWithHash(name, hash), copyOf, size: bytes.length, hash };
}

/** `pictures/office.jpg`, 800 pixels wide, as WebP: `assets/pictures/office-800.3f2a9c1b.webp`. */
function arrangePicture(name: string, { size, files }: Cached, add: (output: OutputFile) => string): PreparedPicture {
  const stem = name.slice(0, -path.extname(name).length);
  const written = files.map(({ file, type, width }) => {
    const extension = path.extname(file);
    const outputName = extension === ".svg" ? name : `${stem}-${width}${extension}`;
    return { type, width, path: add(describeCopy(outputName, file, readFileSync(file))) };
  });
  const [fallback, ...variants] = written;
  const types = [...new Set(variants.map(({ type }) => type))];
  const formats = types.map((type) => ({ type, variants: variants.filter((each) => each.type === type) }));
  return { kind: "picture", ...size, path: fallback!.path, formats };
}

async function prepareVideo(
  name: string,
  assets: AssetFiles,
  cache: MediaCache,
  add: (output: OutputFile) => string,
): Promise<PreparedMedia> {
  const formats = formatsOf(name, assets);
  const files = [];
  let size: { width: number; height: number } | undefined;
  for (const { file, type, isForNarrowScreens } of formats) {
    const { absolutePath } = assets.get(file)!;
    const bytes = readFileSync(absolutePath);
    try {
      const encoded = await cache.get(bytes, { ...videoSettings, extension: extensionOf(file) }, async () => {
        const { encodeFilmApart } = await import("./film-thread.ts");
        return encodeFilmApart(bytes, extensionOf(file));
      });
      if (!isForNarrowScreens) size = encoded.size.width === 0 ? size : encoded.size;
      const copyOf = encoded.files[0]!.file;
      files.push({ type, isForNarrowScreens, path: add(describeCopy(file, copyOf, readFileSync(copyOf))) });
    } catch (error) {
      throw error instanceof UnusableMedia ? new UnusableMedia(error.fault, file) : error;
    }
  }
  return { kind: "video", files, ...(size && { size }) };
}

/**
 * The files that go with a video by their names: the same name with another extension is the same film in another format, and
 * `-small` at the end of the name is a lighter one for narrow screens. The smaller WebM comes first.
 */
function formatsOf(name: string, assets: AssetFiles): { file: string; type: string; isForNarrowScreens: boolean }[] {
  const stem = name.slice(0, -path.extname(name).length);
  return [`${stem}-small`, stem].flatMap((each) =>
    ["webm", "mp4", "ogg"].flatMap((extension) => {
      const file = each === stem && extension === extensionOf(name) ? name : `${each}.${extension}`;
      const isThere = assets.has(file) && assets.get(file)?.isSymbolicLink !== true;
      return isThere ? [{ file, type: videoTypes[extension]!, isForNarrowScreens: each !== stem }] : [];
    }),
  );
}
