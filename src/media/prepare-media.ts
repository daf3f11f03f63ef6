import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { recallNothing, type Recall } from "../memory.ts";
import { extensionOf, isFont, isVideo, videoTypes } from "../model/media-kinds.ts";
import type { OutputFile } from "../model/output.ts";
import type { ContentMedia } from "../model/site.ts";
import type { AssetFiles } from "../model/source.ts";
import { mediaProblem, type Problem } from "../problem.ts";
import type { MediaCache } from "./cache.ts";
import type { MediaBook, PreparedMedia } from "./media-book.ts";
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
  /** Pictures that have to stand out from what is behind them. */
  logos?: readonly string[];
  /** Absent where the practice names no colors. */
  recoloring?: Recoloring | undefined;
  /** For nobody but the author, who does not want to wait: photographs that no build has encoded yet are encoded in one size. */
  isPreview?: boolean | undefined;
  /** Milliseconds since 1970. */
  now: number;
  /** Called before each file that takes work, with how many files are done and how many there are. */
  onProgress?: ((name: string, done: number, total: number) => void) | undefined;
  recall?: Recall;
}

export interface PreparedSiteMedia {
  book: MediaBook;
  /** Of each logo that can be used, how many of its pixels have which shade (see `shadeOf`). */
  shades: ReadonlyMap<string, readonly number[]>;
  outputs: OutputFile[];
  problems: Problem[];
}

/** A file of the content, and what pages need of it. */
interface Task {
  name: string;
  use: PictureUse | "film" | "font";
}

/**
 * Makes ready every picture and video that the content names: measured, encoded, named by the hash of what is in it. What cannot
 * be used is a problem, and an empty file stands in for it, so that the pages can be checked all the same.
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
  return { book, shades, outputs: [...outputs.values()], problems: [...problems.values()] };
}

/** Each file once. A picture that is a poster elsewhere is a picture. */
function listTasks(media: readonly ContentMedia[]): Task[] {
  const uses = new Map<string, Task["use"]>();
  for (const { path: name, isPoster = false } of media) {
    if (isVideo(name)) uses.set(name, "film");
    else if (isFont(name)) uses.set(name, "font");
    else if (!isPoster) uses.set(name, "picture");
    else if (!uses.has(name)) uses.set(name, "poster");
  }
  return [...uses].map(([name, use]): Task => ({ name, use }));
}

function prepareAll(
  tasks: readonly Task[],
  { assets, cache, recoloring, isPreview = false, now, onProgress, recall = recallNothing }: PrepareOptions,
): Promise<PromiseSettledResult<Prepared<PreparedMedia>>[]> {
  let done = 0;
  const onEncode = (name: string): void => onProgress?.(name, done, tasks.length);
  const context: MediaContext = { assets, cache, isPreview, recoloring, onEncode };
  const prepare = async ({ name, use }: Task): Promise<Prepared<PreparedMedia>> => {
    const files = use === "film" ? listFormats(name, assets).map(({ file }) => file) : [name];
    const absolute = files.map((file) => assets.get(file)!.absolutePath);
    files.forEach((file, index) => {
      refuseHeavy(file, absolute[index]!);
    });
    const prepared = await rememberPrepared({ recall, now }, `${use} ${name} ${recoloring?.key ?? ""}`, absolute, () =>
      prepareFor(use, name, context),
    );
    done++;
    return prepared;
  };
  // Each core encodes a picture, while this process reads another. A film may take as much memory as many of them.
  const inTurn = pLimit(availableParallelism() + 1);
  const oneByOne = pLimit(1);
  return Promise.allSettled(tasks.map((task) => (task.use === "film" ? oneByOne : inTurn)(() => prepare(task))));
}

/** Of none that cannot be used, which is reported already, nor of one that takes too long to draw. */
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

function prepareFor(use: Task["use"], name: string, context: MediaContext): Promise<Prepared<PreparedMedia>> {
  if (use === "film") return prepareFilm(name, context);
  return use === "font" ? prepareFont(name, context) : preparePicture(name, use, context);
}

const mostMegabytes = 200;

/** Before anything of it is read: no host takes such a file, and its bytes would fill the memory. */
function refuseHeavy(file: string, absolutePath: string): void {
  const megabytes = Math.ceil(statSync(absolutePath).size / 1_000_000);
  if (megabytes > mostMegabytes) throw new UnusableMedia({ code: "media/too-large", megabytes, mostMegabytes }, file);
}

function explain(error: unknown, name: string, media: readonly ContentMedia[]): Problem {
  const place = media.findLast((each) => each.path === name)?.place();
  if (!(error instanceof UnusableMedia) || place === undefined) throw error;
  return mediaProblem(error.fault, place, error.file ?? name);
}

function standIn(name: string): Prepared<PreparedMedia> {
  if (!isVideo(name)) return standInForPicture(name);
  const { value, outputs } = standInForPicture(name);
  const files = [{ path: value.path, type: videoTypes[extensionOf(name)]!, isForNarrowScreens: false }];
  return { value: { kind: "video", files }, outputs };
}
