import { statSync } from "node:fs";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import { extensionOf, isCaptions, isFont, isVideo, videoTypes } from "../../model/build/media-kinds.ts";
import type { OutputFile } from "../../model/build/output.ts";
import type { ContentMedia } from "../../model/build/site.ts";
import { mediaProblem, type Problem } from "../../problems/problem.ts";
import { findFilmFaults } from "./film-faults.ts";
import type { MediaBook, PreparedMedia } from "./media-book.ts";
import { planCaptions, prepareCaptions } from "./prepare-captions.ts";
import { prepareFont } from "./prepare-font.ts";
import { listFormats, prepareFilm } from "./prepare-film.ts";
import { preparePicture, standInForPicture, type MediaContext } from "./prepare-picture.ts";
import { rememberPrepared, type Prepared } from "./remember.ts";
import type { MediaTools } from "./tools.ts";
import { UnusableMedia } from "./unusable-media.ts";

export interface PreparedFiles {
  book: MediaBook;
  /** Names of the files that pages can use. */
  usable: ReadonlySet<string>;
  outputs: OutputFile[];
  problems: Problem[];
}

/** A content file, and what pages need from it. */
interface Task {
  name: string;
  use: "picture" | "film" | "silent film" | "captions" | "font";
}

/**
 * Prepares the files that content names: measures, encodes, and names each by its hash. An unusable file is a problem; an empty file
 * replaces it so the pages can still be checked.
 */
export async function prepareFiles(media: readonly ContentMedia[], tools: MediaTools): Promise<PreparedFiles> {
  const tasks = listTasks(media);
  const settled = await prepareAll(tasks, tools);
  const usable = new Set<string>();
  const book = new Map<string, PreparedMedia>();
  const outputs = new Map<string, OutputFile>();
  const problems: Problem[] = [];
  for (const [index, { name }] of tasks.entries()) {
    const result = settled[index]!;
    if (result.status === "fulfilled") usable.add(name);
    else problems.push(toProblem(result.reason, name, media));
    const { value, outputs: made } = result.status === "fulfilled" ? result.value : standIn(name);
    book.set(name, value);
    for (const output of made) outputs.set(output.path, output);
  }
  return {
    book,
    usable,
    outputs: [...outputs.values()],
    problems: [...problems, ...findFilmFaults(media, { book, usable })],
  };
}

/** Lists each file once. */
function listTasks(media: readonly ContentMedia[]): Task[] {
  const uses = new Map<string, Task["use"]>();
  for (const { path: name, isSilent = false } of media) {
    if (isVideo(name)) uses.set(name, isSilent ? (uses.get(name) ?? "silent film") : "film");
    else if (isCaptions(name)) uses.set(name, "captions");
    else if (isFont(name)) uses.set(name, "font");
    else uses.set(name, "picture");
  }
  return [...uses].map(([name, use]): Task => ({ name, use }));
}

function prepareAll(
  tasks: readonly Task[],
  tools: MediaTools,
): Promise<PromiseSettledResult<Prepared<PreparedMedia>>[]> {
  const { assets } = tools;
  let done = 0;
  const onEncode = (name: string): void => tools.onProgress?.(name, done, tasks.length);
  const prepare = async ({ name, use }: Task): Promise<Prepared<PreparedMedia>> => {
    const names = isFilmUse(use) ? listFormats(name, assets).map(({ file }) => file) : [name];
    const files = names.map((file) => assets.get(file)!.absolutePath);
    names.forEach((file, index) => {
      refuseHeavy(file, files[index]!);
    });
    const prepared = await rememberPrepared({ use, name, files }, tools, () =>
      prepareFor(use, name, { ...tools, onEncode }),
    );
    done++;
    return prepared;
  };
  // Each core encodes one picture while this process reads another. Films run one by one, because one may take as much memory as many
  // pictures.
  const inTurn = pLimit(availableParallelism() + 1);
  const oneByOne = pLimit(1);
  return Promise.allSettled(tasks.map((task) => (isFilmUse(task.use) ? oneByOne : inTurn)(() => prepare(task))));
}

const isFilmUse = (use: Task["use"]): use is "film" | "silent film" => use === "film" || use === "silent film";

async function prepareFor(use: Task["use"], name: string, context: MediaContext): Promise<Prepared<PreparedMedia>> {
  if (isFilmUse(use)) return prepareFilm(name, use === "silent film", context);
  if (use === "captions") return prepareCaptions(name, context);
  return use === "font" ? prepareFont(name, context) : preparePicture(name, context);
}

const mostMegabytes = 200;

/** Runs before the file is read: no host accepts such a file, and its bytes would fill the memory. */
export function refuseHeavy(file: string, absolutePath: string): void {
  const megabytes = Math.ceil(statSync(absolutePath).size / 1_000_000);
  if (megabytes > mostMegabytes)
    throw new UnusableMedia({ code: "media/too-large", way: "bytes", megabytes, limit: mostMegabytes }, file);
}

function toProblem(error: unknown, name: string, media: readonly ContentMedia[]): Problem {
  const place = media.findLast((each) => each.path === name)?.place();
  if (!(error instanceof UnusableMedia) || place === undefined) throw error;
  return mediaProblem(error.fault, place, error.file ?? name);
}

function standIn(name: string): Prepared<PreparedMedia> {
  if (isCaptions(name)) return planCaptions(name, "");
  if (!isVideo(name)) return standInForPicture(name);
  const { value, outputs } = standInForPicture(name);
  const files = [{ name, path: value.path, type: videoTypes[extensionOf(name)]!, isForNarrowScreens: false }];
  return { value: { kind: "video", hasSound: false, files }, outputs };
}
