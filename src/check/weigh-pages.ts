import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { readTags } from "../markup/read-tags.ts";
import { startOf } from "../model/place.ts";
import type { OutputFile, Page } from "../model/output.ts";
import { problem, type Problem } from "../problem.ts";
import { readSrcSet, valuesOf } from "./read-page.ts";

/** What a page costs a visitor with a phone, in bytes. */
export interface PageWeight {
  page: Page;
  /** Compressed with Brotli at its highest level, as static hosts send them. */
  html: number;
  stylesheet: number;
  script: number;
  /** Pictures and posters in the size and format a current phone picks; those further down the page count too. */
  pictures: number;
  /** The smallest format of each film; not part of the page's budget, since it starts after the page is there. */
  videos: number;
  /** The heaviest file of any film, for whoever's browser or screen asks for that one. */
  heaviestVideo: number;
}

/**
 * In bytes. A first round trip of TCP carries about 14,600 (RFC 6928: ten segments of 1,460). A film of 10 MB is 40 seconds at
 * 2 Mbit/s, good for 1280 by 720 pixels, and takes a slow phone (1.6 Mbit/s, as Lighthouse has it) 50 seconds.
 */
export const budget = { code: 14_600, script: 1_500, homePage: 250_000, page: 150_000, video: 10_000_000 };

/** A phone 390 CSS pixels wide with two device pixels to each. */
const phonePixels = 780;

/** The size of each file of the site by its address, text files compressed. */
export type FileSizes = (address: string) => Promise<number>;

/** Text is sent compressed, everything else as it is. An address outside the site weighs nothing here. */
export function fileSizes(files: readonly OutputFile[], addressOf: (path: string) => string): FileSizes {
  const byAddress = new Map(files.map((file) => [addressOf(file.path), file]));
  const known = new Map<string, Promise<number>>();
  return (address) => {
    const size = known.get(address) ?? sizeOfFile(byAddress.get(address));
    known.set(address, size);
    return size;
  };
}

async function sizeOfFile(file: OutputFile | undefined): Promise<number> {
  if (file === undefined) return 0;
  return "contents" in file ? compressedSize(file.contents) : file.size;
}

/** Compresses several pages at a time, since that is most of the work. */
export function weighPages(pages: readonly Page[], sizeOf: FileSizes): Promise<PageWeight[]> {
  return Promise.all(
    pages.map(async (page) => ({
      page,
      html: await compressedSize(page.html),
      ...(await weighFiles(listFiles(page.html), sizeOf)),
    })),
  );
}

const compress = promisify(brotliCompress);

export async function compressedSize(text: string | Uint8Array): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return (await compress(text, { params })).length;
}

/** Whether each page keeps to the budget. The home page may weigh more, for its pictures. */
export function checkWeights(weights: readonly PageWeight[], homeAddress: string): Problem[] {
  return weights.flatMap((weight) => {
    const limit = weight.page.address === homeAddress ? budget.homePage : budget.page;
    const code = weight.html + weight.stylesheet + weight.script;
    return [
      ...overBudget(weight, "HTML, stylesheet and script", code, budget.code),
      ...overBudget(weight, "script", weight.script, budget.script),
      ...overBudget(weight, "whole page without films", code + weight.pictures, limit),
      ...overBudget(weight, "film", weight.heaviestVideo, budget.video),
    ];
  });
}

function overBudget({ page }: PageWeight, part: string, bytes: number, limit: number): Problem[] {
  if (bytes <= limit) return [];
  return [problem("page/too-heavy", startOf(page.source), { address: page.address, part, bytes, limit })];
}

/** What a page makes a phone load, by address. */
interface PageFiles {
  stylesheets: string[];
  scripts: string[];
  pictures: Set<string>;
  /** The formats of each video. */
  videos: string[][];
}

function listFiles(html: string): PageFiles {
  const files: PageFiles = { stylesheets: [], scripts: [], pictures: new Set(), videos: [] };
  let hasChoice = false;
  let formats: string[] | undefined;
  readTags(html, {
    onStartTag(name, written) {
      const { rel, href = "", src, poster, srcset } = valuesOf(written);
      if (name === "link" && rel === "stylesheet") files.stylesheets.push(href);
      if (name === "script" && src !== undefined) files.scripts.push(src);
      if (name === "video") files.videos.push((formats = []));
      if (poster !== undefined) files.pictures.add(poster);
      if (name === "source" && src !== undefined) formats?.push(src);
      if (name === "source" && srcset !== undefined && !hasChoice) {
        files.pictures.add(pickCandidate(srcset));
        hasChoice = true;
      }
      if (name === "img" && !hasChoice && src !== undefined) files.pictures.add(src);
    },
    onEndTag(name) {
      if (name === "picture") hasChoice = false;
      if (name === "video") formats = undefined;
    },
    onText: () => undefined,
    onComment: () => undefined,
    onUnfinished: () => undefined,
  });
  return files;
}

async function weighFiles(files: PageFiles, sizeOf: FileSizes): Promise<Omit<PageWeight, "page" | "html">> {
  const sizesOf = (addresses: Iterable<string>): Promise<number[]> => Promise.all([...addresses].map(sizeOf));
  const videos = await Promise.all(files.videos.filter((formats) => formats.length > 0).map(sizesOf));
  return {
    stylesheet: sum(await sizesOf(files.stylesheets)),
    script: sum(await sizesOf(files.scripts)),
    pictures: sum(await sizesOf(files.pictures)),
    videos: sum(videos.map((sizes) => Math.min(...sizes))),
    heaviestVideo: Math.max(0, ...videos.flat()),
  };
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** The narrowest candidate of a `srcset` that fills a phone; the widest when none does. */
function pickCandidate(srcSet: string): string {
  const candidates = readSrcSet(srcSet).sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= phonePixels) ?? candidates.at(-1))?.address ?? "";
}
