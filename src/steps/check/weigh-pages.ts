import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { readTags } from "../../ground/markup/read-tags.ts";
import type { OutputFile, Page } from "../../model/output.ts";
import { readSrcSet, valuesOf } from "./read-page.ts";

export interface WeighedFile {
  address: string;
  bytes: number;
}

/** What the first view of a page costs a visitor with a phone, in bytes. */
export interface PageWeight {
  page: Page;
  /** Compressed with Brotli at its highest level, as static hosts send them. */
  html: number;
  stylesheet: number;
  script: number;
  /** Pictures and posters in the size and format a current phone picks, without those that wait until a visitor scrolls to them. */
  pictures: number;
  heaviestPicture: (WeighedFile & { isPoster: boolean }) | undefined;
  /** The smallest format of each film; not part of the first view, since it starts after that is there. */
  videos: number;
  /** The heaviest file of each film that a phone may ask for. */
  films: WeighedFile[];
  /** Words make up at least half of the characters of its HTML. */
  isMostlyWords: boolean;
}

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

/** What a page makes a phone load at once, by address. */
interface PageFiles {
  stylesheets: string[];
  scripts: string[];
  pictures: Set<string>;
  posters: Set<string>;
  /** The formats of each video. */
  videos: FilmFormat[][];
  isMostlyWords: boolean;
}

interface FilmFormat {
  address: string;
  isForNarrowScreens: boolean;
}

function listFiles(html: string): PageFiles {
  const files = { stylesheets: [] as string[], scripts: [] as string[], videos: [] as FilmFormat[][] };
  const [pictures, posters] = [new Set<string>(), new Set<string>()];
  let choice: string | undefined;
  let words = 0;
  let isCode = false;
  readTags(html, {
    onStartTag(name, written) {
      const { rel, href = "", src, poster, srcset, media, loading } = valuesOf(written);
      isCode = name === "script" || name === "style";
      if (name === "link" && rel === "stylesheet") files.stylesheets.push(href);
      if (name === "script" && src !== undefined) files.scripts.push(src);
      if (name === "video") files.videos.push([]);
      if (poster !== undefined) posters.add(poster);
      if (name === "source" && src)
        files.videos.at(-1)?.push({ address: src, isForNarrowScreens: media !== undefined });
      if (name === "source" && srcset !== undefined) choice ??= pickCandidate(srcset);
      const picture = choice ?? src;
      if (name === "img" && loading !== "lazy" && picture !== undefined) pictures.add(picture);
    },
    onEndTag(name) {
      isCode = false;
      if (name === "picture") choice = undefined;
    },
    onText(text) {
      if (!isCode) words += text.length;
    },
    onComment: () => undefined,
    onUnfinished: () => undefined,
  });
  return { ...files, pictures, posters, isMostlyWords: words >= html.length / 2 };
}

async function weighFiles(files: PageFiles, sizeOf: FileSizes): Promise<Omit<PageWeight, "page" | "html">> {
  const weigh = <File extends { address: string }>(all: readonly File[]): Promise<(File & WeighedFile)[]> =>
    Promise.all(all.map(async (file) => ({ ...file, bytes: await sizeOf(file.address) })));
  const sizeOfAll = async (all: readonly string[]): Promise<number> =>
    sum(await weigh(all.map((address) => ({ address }))));
  const shown = [...new Set([...files.posters, ...files.pictures])];
  const pictures = await weigh(shown.map((address) => ({ address, isPoster: files.posters.has(address) })));
  const films = await Promise.all(files.videos.filter((formats) => formats.length > 0).map(weigh));
  return {
    stylesheet: await sizeOfAll(files.stylesheets),
    script: await sizeOfAll(files.scripts),
    pictures: sum(pictures),
    heaviestPicture: heaviestOf(pictures),
    videos: films.reduce((total, formats) => total + Math.min(...formats.map(({ bytes }) => bytes)), 0),
    films: films.map((formats) => {
      const narrow = formats.filter(({ isForNarrowScreens }) => isForNarrowScreens);
      return heaviestOf(narrow.length > 0 ? narrow : formats)!;
    }),
    isMostlyWords: files.isMostlyWords,
  };
}

const sum = (files: readonly WeighedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

const heaviestOf = <File extends WeighedFile>(files: readonly File[]): File | undefined =>
  files.toSorted((a, b) => b.bytes - a.bytes)[0];

/** The narrowest candidate of a `srcset` that fills a phone; the widest when none does. */
function pickCandidate(srcSet: string): string {
  const candidates = readSrcSet(srcSet).sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= phonePixels) ?? candidates.at(-1))?.address ?? "";
}
