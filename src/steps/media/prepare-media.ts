import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import type { Recall } from "../../model/memory.ts";
import { extensionOf, isCaptions, isFont, isVideo, videoTypes } from "../../model/media-kinds.ts";
import type { OutputFile } from "../../model/output.ts";
import type { ContentMedia } from "../../model/site.ts";
import type { AssetFiles } from "../../model/source.ts";
import { mediaProblem, problem, type Problem } from "../../problems/problem.ts";
import type { MediaCache } from "./cache.ts";
import type { MediaBook, PreparedMedia } from "./media-book.ts";
import { describeCaptions, prepareCaptions } from "./prepare-captions.ts";
import { prepareFont } from "./prepare-font.ts";
import { listFormats, prepareFilm } from "./prepare-film.ts";
import {
  countShades,
  preparePicture,
  standInForPicture,
  type PictureUse,
  type MediaContext,
  type Recoloring,
} from "./prepare-picture.ts";
import { rememberPrepared, type Prepared } from "./remember.ts";
import { UnusableMedia } from "./unusable-media.ts";

export interface PrepareOptions {
  assets: AssetFiles;
  cache: MediaCache;
  /** Pictures that have to stand out from their background. */
  logos?: readonly string[];
  /** Absent if the practice names no colors. */
  recoloring?: Recoloring | undefined;
  /** Only the author sees a preview and does not want to wait: photographs that no build has encoded yet are encoded in one size. */
  isPreview?: boolean | undefined;
  /** Current time in milliseconds since 1970. */
  now: number;
  /** Called before each file that takes work, with the number of finished files and the total. */
  onProgress?: ((name: string, done: number, total: number) => void) | undefined;
  recall?: Recall;
}

export interface PreparedSiteMedia {
  book: MediaBook;
  /** Number of pixels of each shade, by usable logo (see `shadeOf`). */
  shades: ReadonlyMap<string, readonly number[]>;
  outputs: OutputFile[];
  problems: Problem[];
  /** Texts of captions with problems. */
  texts: ReadonlyMap<string, string>;
}

/** A content file, and what pages need from it. */
interface Task {
  name: string;
  use: PictureUse | "film" | "silent film" | "captions" | "font";
}

/**
 * Prepares every picture and film that the content names: measures, encodes, and names it by its hash. An unusable file is a problem; an
 * empty file replaces it so the pages can still be checked.
 */
export async function prepareMedia(
  media: readonly ContentMedia[],
  options: PrepareOptions,
): Promise<PreparedSiteMedia> {
  const tasks = listTasks(media);
  const settled = await prepareAll(tasks, options);
  const usable = new Set(tasks.filter((_, index) => settled[index]!.status === "fulfilled").map(({ name }) => name));
  const shades = await countShadesOfLogos(usable, options);

  const book = new Map<string, PreparedMedia>();
  const outputs = new Map<string, OutputFile>();
  const problems = new Map<string, Problem>();
  for (const [index, { name }] of tasks.entries()) {
    const result = settled[index]!;
    if (result.status === "rejected") problems.set(name, explain(result.reason, name, media));
    const { value, outputs: made } = result.status === "fulfilled" ? result.value : standIn(name);
    book.set(name, value);
    for (const output of made) outputs.set(output.path, output);
  }
  return {
    book,
    shades,
    outputs: [...outputs.values()],
    problems: [
      ...problems.values(),
      ...findUnheard(media, book),
      ...findRare(media, book),
      ...findMisshapen(media, book, usable),
    ],
    texts: textsOf(settled),
  };
}

/** Lists each file once. A poster that is also a picture elsewhere counts as a picture. */
function listTasks(media: readonly ContentMedia[]): Task[] {
  const uses = new Map<string, Task["use"]>();
  for (const { path: name, isPoster = false, isSilent = false } of media) {
    if (isVideo(name)) uses.set(name, isSilent ? (uses.get(name) ?? "silent film") : "film");
    else if (isCaptions(name)) uses.set(name, "captions");
    else if (isFont(name)) uses.set(name, "font");
    else if (!isPoster) uses.set(name, "picture");
    else if (!uses.has(name)) uses.set(name, "poster");
  }
  return [...uses].map(([name, use]): Task => ({ name, use }));
}

function prepareAll(
  tasks: readonly Task[],
  options: PrepareOptions,
): Promise<PromiseSettledResult<Prepared<PreparedMedia>>[]> {
  const { assets, cache, recoloring, isPreview = false, onProgress } = options;
  let done = 0;
  const onEncode = (name: string): void => onProgress?.(name, done, tasks.length);
  const context: MediaContext = { assets, cache, isPreview, recoloring, onEncode };
  const prepare = async ({ name, use }: Task): Promise<Prepared<PreparedMedia>> => {
    const names = isFilm(use) ? listFormats(name, assets).map(({ file }) => file) : [name];
    const files = names.map((file) => assets.get(file)!.absolutePath);
    names.forEach((file, index) => {
      refuseHeavy(file, files[index]!);
    });
    const prepared = await rememberPrepared({ use, name, files }, options, () => prepareFor(use, name, context));
    done++;
    return prepared;
  };
  // Each core encodes one picture while this process reads another. Films run one by one, because one may take as much memory as many
  // pictures.
  const inTurn = pLimit(availableParallelism() + 1);
  const oneByOne = pLimit(1);
  return Promise.allSettled(tasks.map((task) => (isFilm(task.use) ? oneByOne : inTurn)(() => prepare(task))));
}

/** Skips logos that cannot be used, which are already reported, and those that take too long to draw. */
async function countShadesOfLogos(
  usable: ReadonlySet<string>,
  { assets, cache, recoloring, logos = [] }: PrepareOptions,
): Promise<Map<string, readonly number[]>> {
  const context: MediaContext = { assets, cache, recoloring, isPreview: false, onEncode: () => undefined };
  const shades = new Map<string, readonly number[]>();
  for (const name of logos.filter((each) => usable.has(each))) {
    const counts = await countShades(name, context).catch((error: unknown) => {
      if (error instanceof UnusableMedia) return undefined;
      throw error;
    });
    if (counts) shades.set(name, counts);
  }
  return shades;
}

const isFilm = (use: Task["use"]): use is "film" | "silent film" => use === "film" || use === "silent film";

async function prepareFor(use: Task["use"], name: string, context: MediaContext): Promise<Prepared<PreparedMedia>> {
  if (isFilm(use)) return prepareFilm(name, use === "silent film", context);
  if (use === "captions") return prepareCaptions(name, context);
  return use === "font" ? prepareFont(name, context) : preparePicture(name, use, context);
}

const mostMegabytes = 200;

/** Runs before the file is read: no host accepts such a file, and its bytes would fill the memory. */
function refuseHeavy(file: string, absolutePath: string): void {
  const megabytes = Math.ceil(statSync(absolutePath).size / 1_000_000);
  if (megabytes > mostMegabytes) throw new UnusableMedia({ code: "media/too-large", megabytes, mostMegabytes }, file);
}

function explain(error: unknown, name: string, media: readonly ContentMedia[]): Problem {
  const place = media.findLast((each) => each.path === name)?.place();
  if (!(error instanceof UnusableMedia) || place === undefined) throw error;
  return mediaProblem(error.fault, error.at?.place ?? place, error.file ?? name);
}

/** Finds audible films without captions. */
function findUnheard(media: readonly ContentMedia[], book: MediaBook): Problem[] {
  return media.flatMap(({ path: written, isSilent = false, hasCaptions = false, place }) => {
    const film = book.get(written);
    const isUnheard = film?.kind === "video" && film.hasSound && !isSilent && !hasCaptions;
    return isUnheard ? [problem("media/no-captions", place(), { written })] : [];
  });
}

/** Finds films' files that few phones play. Reports each once, wherever the film is shown. */
function findRare(media: readonly ContentMedia[], book: MediaBook): Problem[] {
  const found = new Map<string, Problem>();
  for (const { path: written, place } of media) {
    const film = book.get(written);
    for (const { file, profile } of film?.kind === "video" ? film.rare : []) {
      if (!found.has(file)) found.set(file, problem("media/profile", place(), { file, profile }));
    }
  }
  return [...found.values()];
}

/** Relative difference that a poster's shape may have from its film's, because pictures have whole pixels. */
const shapeTolerance = 0.02;

/** Finds posters whose shape differs from their film's, if both are usable and the film's size is known. */
function findMisshapen(media: readonly ContentMedia[], book: MediaBook, usable: ReadonlySet<string>): Problem[] {
  return media.flatMap(({ path: written, film = "", place }) => {
    const [poster, video] = [book.get(written), book.get(film)];
    if (poster?.kind !== "picture" || video?.kind !== "video" || !usable.has(written) || !usable.has(film)) return [];
    const { width, height } = poster;
    const { size } = video;
    if (size === undefined || Math.abs(Math.log((width * size.height) / (height * size.width))) < shapeTolerance)
      return [];
    return [problem("media/poster-shape", place(), { written, width, height, film, size })];
  });
}

function textsOf(settled: readonly PromiseSettledResult<unknown>[]): Map<string, string> {
  const found = settled.flatMap((each) =>
    each.status === "rejected" && each.reason instanceof UnusableMedia ? (each.reason.at ?? []) : [],
  );
  return new Map(found.map(({ place, text }) => [place.file, text]));
}

function standIn(name: string): Prepared<PreparedMedia> {
  if (isCaptions(name)) return describeCaptions(name, "");
  if (!isVideo(name)) return standInForPicture(name);
  const { value, outputs } = standInForPicture(name);
  const files = [{ name, path: value.path, type: videoTypes[extensionOf(name)]!, isForNarrowScreens: false }];
  return { value: { kind: "video", hasSound: false, rare: [], files }, outputs };
}
