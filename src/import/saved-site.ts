import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import type { Root } from "hast";
import { readRegularFile } from "../lib/disk/read-regular-file.ts";
import { decodePage } from "../lib/decode-page.ts";
import { walkFolder, type EntryKind } from "../lib/disk/walk-folder.ts";
import { hashText } from "../lib/hash-text.ts";
import { decodePercent } from "../model/text/percent-encoding.ts";
import { Repetition } from "../lib/page/cut-frame.ts";
import { SiteFacts } from "./facts.ts";
import { readHead, type PageHead } from "../lib/page/page-head.ts";
import { listPagePictures, type PagePicture } from "../lib/page/page-pictures.ts";
import { bodyOf, sameWords } from "../lib/page/page-text.ts";
import { listBackgrounds, showBackgrounds, type SavedStyle } from "../lib/page/style-pictures.ts";
import type { MenuLink } from "../lib/page/read-menu.ts";
import type { SiteExport } from "./read-export.ts";
import { listBlocks, readHtml, TooDeep } from "../lib/page/read-html.ts";

/** The most bytes of a saved page that is read. The largest ones that were seen have three million. */
const mostPageBytes = 8_000_000;

/** A page of the old site. */
export interface OldPage {
  /** Its file in the folder, with forward slashes. */
  file: string;
  /** Its address below the old host, such as `/about-us`, without a slash at the end. */
  address: string;
  /** Other addresses and files of the page: of copies, and short ones. */
  others: string[];
  head: PageHead;
}

export interface SavedSite {
  folder: string;
  /** Pages that are not in the folder but in an export, by their names; packed as `readExport` does. */
  exported: SiteExport["pages"];
  pages: OldPage[];
  /** The menu of an export. */
  menu: MenuLink[];
  /** Pictures that are too small to be shown as more than a sign. */
  icons: ReadonlySet<string>;
  /** All files of the folder. */
  files: ReadonlySet<string>;
  /** The hosts that are the old site. */
  hosts: ReadonlySet<string>;
  /** Folder in which the top of the site was saved; empty or with a slash at its end. */
  top: string;
  /** Files that look like pages but were not read, and why. */
  unread: { file: string; why: string }[];
  /** Files that only lead elsewhere: the address of each, and the link in it. */
  stubs: { file: string; address: string; to: string }[];
  repetition: Repetition;
  facts: SiteFacts;
  styles: SavedStyle[];
  /** The pictures that style sheets put behind elements. */
  backgrounds: ReadonlyMap<string, string>;
  /** The pictures of each page, by its file. */
  pictures: Map<string, PagePicture[]>;
}

/** Style sheets of programs that many sites share, whose colors and pictures are nobody's. */
const foreign =
  /bootstrap|font-?awesome|wp-(includes|admin)|swiper|slick|animate|normalize|jquery|block-library|icons?[.-]|lightbox|fancybox|owl\.|aos\./i;

/** Reads the style sheets of a copy, the first forty that are its own. */
const readStyles = (folder: string, files: readonly string[]): SavedStyle[] =>
  files
    .filter((file) => /\.css$/i.test(file) && !foreign.test(file) && statSync(path.join(folder, file)).size < 2_000_000)
    .slice(0, 40)
    .map((file) => ({ file, css: readFileSync(path.join(folder, file), "utf8") }));

/** A file that is a page, and the hash of its text. */
interface SavedFile {
  file: string;
  head: PageHead;
  text: string;
}

/** Reads a folder of saved pages once, to know which pages there are and what they share. Pages of an export come after them. */
export function readSavedSite(folder: string, exported: SiteExport["pages"] = new Map()): SavedSite {
  const entries = walkFolder(folder, (name) => /(^|\/)(\.|node_modules$)/.test(name));
  const names = entries.flatMap(({ name, kind }) => (kind === "file" ? [name] : []));
  const unread = entries.flatMap(({ name: file, kind }) => (kind in noFiles ? { file, why: noFiles[kind]! } : []));
  const leading: { file: string; to: string }[] = [];
  const seen = { repetition: new Repetition(), facts: new SiteFacts(), pictures: new Map<string, PagePicture[]>() };
  const read: SavedFile[] = [];
  const styles = readStyles(folder, names);
  const source = { folder, exported, styles, backgrounds: listBackgrounds(styles) };
  const texts = new Set<string>();
  const files = [...names.filter(mayBePage), ...exported.keys()];
  const top = findTop(source, files);
  for (const file of files) {
    const page = readPageOf(source, file);
    if ("why" in page) {
      unread.push({ file, why: page.why });
      continue;
    }
    const head = readHead(page.root);
    if (head.refresh !== "") {
      leading.push({ file, to: head.refresh });
      continue;
    }
    const body = bodyOf(page.root);
    const blocks = listBlocks(body);
    const text = hashText(blocks.map(({ words }) => words).join("\n"));
    read.push({ file, head, text });
    seen.pictures.set(file, listPagePictures(body));
    if (texts.has(text)) continue;
    texts.add(text);
    seen.repetition.add(body, blocks);
    const isHome = isHomeFile(file) && file.replace(/[^/]*$/, "") === top;
    seen.facts.read(file, head, { body, blocks, isHome });
  }
  const stubs = leading.map(({ file, to }) => ({ file, address: addressOfFile(file, top), to }));
  unread.push(...leading.map(({ file, to }) => ({ file, why: `it only leads to ${to}` })));
  const later = { menu: [], icons: new Set<string>() };
  return { ...source, ...later, files: new Set(names), unread, stubs, ...seen, ...placePages(read, top) };
}

/** Takes away descriptions and titles that a third of the pages share: they describe none, and may be of another site of the same designer. */
function blankShared(pages: readonly OldPage[]): void {
  for (const key of ["description", "title"] as const) {
    const counts = new Map<string, number>();
    for (const { head } of pages) counts.set(head[key], (counts.get(head[key]) ?? 0) + 1);
    for (const { head } of pages) if (counts.get(head[key])! >= Math.max(2, pages.length / 3)) head[key] = "";
  }
}

/** Reasons why entries of a folder are not read, by their kind. */
const noFiles: Readonly<Partial<Record<EntryKind, string>>> = {
  link: "it is a link to another place, and only files of the folder are read",
  lost: "its name is not in UTF-8",
  other: "it is a pipe, a socket or a device",
};

/** Whether a file may be a page of the site. Copies of a whole server also have the code of WordPress, its plug-ins and its themes. */
const mayBePage = (name: string): boolean =>
  /\.(x?html?|php|aspx?)$/i.test(name) && !/(^|\/)wp-(admin|includes|content\/(plugins|themes))\//.test(name);

/** Tells which pages there are, and where. */
function placePages(read: readonly SavedFile[], top: string): Pick<SavedSite, "hosts" | "top" | "pages"> {
  const named = read.flatMap(({ head }) => [head.canonical, ...new Set(head.alternates.values())].flatMap(hostOf));
  const hosts = mostUsed(named);
  const pages = joinCopies(read, { hosts, top });
  blankShared(pages);
  return { hosts, top, pages };
}

/** Reads one page, or says why it is none. */
export function readPageOf(
  { folder, exported, backgrounds }: Pick<SavedSite, "folder" | "exported" | "backgrounds">,
  name: string,
): { root: Root; encoding: string; lost: number } | { why: string } {
  const inExport = exported.get(name);
  const file = path.join(folder, name);
  if (inExport === undefined && statSync(file).size > mostPageBytes) return { why: "it is larger than any page" };
  const { encoding, text: html } = decodePage(inExport ? inflateRawSync(inExport) : readRegularFile(file).bytes);
  if (!/<(!doctype html|html|body|head)[\s>]/i.test(html.slice(0, 20_000))) return { why: "it is no page" };
  try {
    const root = readHtml(html);
    showBackgrounds(root, backgrounds, name);
    return { root, encoding, lost: html.split("\ufffd").length - 1 };
  } catch (error) {
    if (error instanceof TooDeep) return { why: "its elements are inside each other hundreds of times" };
    throw error;
  }
}

function hostOf(address: string): string[] {
  return URL.canParse(address) ? [new URL(address).host.replace(/^www\./, "")] : [];
}

/** Returns the hosts of a list that have at least a tenth of it. */
function mostUsed(hosts: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const host of hosts) counts.set(host, (counts.get(host) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count * 10 >= hosts.length).map(([host]) => host));
}

const isHomeFile = (file: string): boolean => /(^|\/)(index|default|home)\.\w+$/i.test(file);

/** Finds the folder of the site's top: that of the home page nearest to the root of the copy. Some programs put a page before it that only leads on. */
function findTop(source: Parameters<typeof readPageOf>[0], files: readonly string[]): string {
  const nearest = files
    .filter(isHomeFile)
    .sort((a, b) => a.split("/").length - b.split("/").length || (a < b ? -1 : 1))
    .find((file) => {
      const page = readPageOf(source, file);
      return !("why" in page) && readHead(page.root).refresh === "";
    });
  return (nearest ?? "").replace(/[^/]*$/, "");
}

/** Returns the address that a page had: the one that it names, or that of its file. */
function addressOfPage(
  { file, head }: Pick<SavedFile, "file" | "head">,
  { hosts, top }: Pick<SavedSite, "hosts" | "top">,
): string {
  const [host] = hostOf(head.canonical);
  if (host !== undefined && hosts.has(host)) return plainAddress(new URL(head.canonical).pathname);
  return addressOfFile(file, top);
}

/** Returns the address of a file of the copy: `contact/index.html` is at `/contact`, and `about.html` stays so. */
function addressOfFile(file: string, top: string): string {
  const below = file.startsWith(top) ? file.slice(top.length) : file;
  const [, query] = /(?:^|\/)index\.html?[@?]([^/]+?)(?:\.html?)?$/.exec(below) ?? [];
  if (query !== undefined) return `/?${query}`;
  return plainAddress(`/${below.replace(/(^|\/)(index|default)\.(x?html?|php|aspx?)$/i, "$1")}`);
}

/** Returns an address decoded, without slashes at its end. One of a folder that is named like a file, such as `/old.com/`, keeps its slash. */
export const plainAddress = (address: string): string => decodePercent(address).replace(/(?<!\.\w+)\/+$/, "") || "/";

/** Joins files that are the same page: with the same text, or with the same address and title. */
function joinCopies(read: readonly SavedFile[], site: Pick<SavedSite, "hosts" | "top">): OldPage[] {
  const pages: OldPage[] = [];
  const byText = new Map<string, OldPage>();
  const byAddress = new Map<string, OldPage>();
  // A file at the address that the page names comes before its copies.
  const isCopy = ({ file, head }: SavedFile): number =>
    Number(addressOfPage({ file, head }, site) !== addressOfFile(file, site.top)) + Number(file.includes("#"));
  for (const each of [...read].sort((a, b) => isCopy(a) - isCopy(b))) {
    const { file, head, text } = each;
    let address = addressOfPage(each, site);
    const named = byAddress.get(address);
    const isNamed = named && sameWords(named.head.title, head.title) && sameWords(named.head.heading, head.heading);
    // An export has the title without the name of the practice, and the address that the page names.
    const isExported = named !== undefined && file.includes("#") && !named.file.includes("#");
    const same = byText.get(text) ?? (isNamed || isExported ? named : undefined);
    if (same) {
      same.others.push(address, addressOfFile(file, site.top), ...shortAddress(head));
      continue;
    }
    if (named) address = addressOfFile(file, site.top);
    // Servers answer the name of an index's file, too; that of index.html is an address of every page.
    const indexName = /(^|\/)(?:index|default)\.(?!html$)\w+$/i.test(file) && file.startsWith(site.top);
    const byName = indexName ? [`/${file.slice(site.top.length)}`] : [];
    const page = { file, address, others: [addressOfFile(file, site.top), ...byName, ...shortAddress(head)], head };
    pages.push(page);
    byText.set(text, page);
    byAddress.set(address, page);
  }
  return pages.sort((a, b) => (a.address < b.address ? -1 : 1));
}

const shortAddress = ({ shortAddress: address }: PageHead): string[] =>
  URL.canParse(address) && new URL(address).search !== "" ? [`/${new URL(address).search}`] : [];
