import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { OutputFile } from "../../model/build/output.ts";
import type { PageFiles } from "./page-files.ts";
import type { PageFacts } from "./read-page.ts";

export interface WeighedFile {
  address: string;
  bytes: number;
}

/** Bytes that a phone loads for the first view of a page. */
export interface PageWeight {
  page: Pick<PageFacts, "address" | "source" | "isMostlyWords">;
  /** Size compressed with Brotli at its highest level, as static hosts send it. */
  html: number;
  stylesheet: number;
  script: number;
  /** Pictures in the size and format a current phone picks, without those that wait until a visitor scrolls to them. */
  pictures: number;
  heaviestPicture: WeighedFile | undefined;
  /** The smallest format of each film. Films are not part of the first view, because they start after it. */
  videos: number;
  /** The heaviest file of each film that a phone may ask for. */
  films: WeighedFile[];
}

/** Returns the size of a file by its address. Text files count compressed. */
export type FileSizes = (address: string) => Promise<number>;

/** Looks up sizes as hosts send files: only text is compressed. Addresses outside the site have size 0. */
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

/** Weighs several pages at a time, because compression is most of the work. */
export function weighPages(pages: readonly PageFacts[], sizeOf: FileSizes): Promise<PageWeight[]> {
  return Promise.all(
    pages.map(async (page) => ({
      page,
      html: await compressedSize(page.html),
      ...(await weighFiles(page.files, sizeOf)),
    })),
  );
}

const compress = promisify(brotliCompress);

export async function compressedSize(text: string | Uint8Array): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return (await compress(text, { params })).length;
}

async function weighFiles(files: PageFiles, sizeOf: FileSizes): Promise<Omit<PageWeight, "page" | "html">> {
  const weigh = <File extends { address: string }>(all: readonly File[]): Promise<(File & WeighedFile)[]> =>
    Promise.all(all.map(async (file) => ({ ...file, bytes: await sizeOf(file.address) })));
  const weighAll = (all: Iterable<string>): Promise<WeighedFile[]> =>
    weigh(Array.from(all, (address) => ({ address })));
  const pictures = await weighAll(files.pictures);
  const films = await Promise.all(files.videos.filter((formats) => formats.length > 0).map(weigh));
  return {
    stylesheet: sum(await weighAll(files.stylesheets)),
    script: sum(await weighAll(files.scripts)),
    pictures: sum(pictures),
    heaviestPicture: heaviestOf(pictures),
    videos: films.reduce((total, formats) => total + Math.min(...formats.map(({ bytes }) => bytes)), 0),
    films: films.map((formats) => {
      const narrow = formats.filter(({ isForNarrowScreens }) => isForNarrowScreens);
      return heaviestOf(narrow.length > 0 ? narrow : formats)!;
    }),
  };
}

const sum = (files: readonly WeighedFile[]): number => files.reduce((total, { bytes }) => total + bytes, 0);

const heaviestOf = <File extends WeighedFile>(files: readonly File[]): File | undefined =>
  files.toSorted((a, b) => b.bytes - a.bytes)[0];
