import { statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { extensionOf, isPicture } from "../model/build/media-kinds.ts";
import { foldName } from "../model/build/output.ts";
import { isSlug, makeSlug } from "../model/build/page-paths.ts";
import { decodePercent } from "../model/text/percent-encoding.ts";
import { kindsOfPages, type Plan } from "./plan.ts";
import { plainAddress, type OldPage, type SavedSite } from "./saved-site.ts";

/** A host that no page has, for links that are relative to a file of the copy. */
const copyHost = "copy.invalid";

/** The target of a link: a page or a file of the copy, or an address of another site. */
export type FoundInCopy = { page: OldPage } | { file: string } | { outside: string };

/** Finds what links and pictures of saved pages lead to: pages and files of the copy, wherever they were saved from. */
export class CopyIndex {
  readonly #site: SavedSite;
  readonly #pages = new Map<string, OldPage>();
  readonly #files: ReadonlyMap<string, string>;
  /** The pictures of the copy by their names without sizes. */
  readonly #sizes = new Map<string, string[]>();
  /** The names of pictures and other files in the new site, by their files in the copy. */
  readonly taken = new Map<string, string>();
  readonly #names = new Set<string>();

  constructor(site: SavedSite) {
    this.#site = site;
    this.#files = new Map([...site.files].map((file) => [foldName(file), file]));
    for (const file of [...site.files].filter(isPicture)) {
      const name = withoutSize(file);
      this.#sizes.set(name, [...(this.#sizes.get(name) ?? []), file]);
    }
    for (const page of site.pages) {
      for (const each of [page.file, page.address, ...page.others]) {
        if (!this.#pages.has(foldName(each))) this.#pages.set(foldName(each), page);
      }
    }
  }

  /** Returns the page that a link of another one leads to, or the file; undefined if it leads out of the site or nowhere. */
  find(href: string, from: string): FoundInCopy | undefined {
    if (/^(mailto|tel):/i.test(href)) return { outside: href };
    const base = `https://${copyHost}/${from.split("/").map(encodeURIComponent).join("/")}`;
    if (href === "" || href.startsWith("#") || !URL.canParse(href, base)) return undefined;
    const url = new URL(href, base);
    if (!/^https?:$/.test(url.protocol)) return undefined;
    const host = url.host.replace(/^www\./, "");
    const inCopy = decodePercent(url.pathname).slice(1);
    const isOwn = url.host === copyHost || this.#site.hosts.has(host);
    const addresses = [plainAddress(url.pathname) + url.search, plainAddress(url.pathname), `/${url.search}`];
    const files = [inCopy, `${this.#site.top}${inCopy}`, `${url.host}/${inCopy}`].flatMap((name) => [
      name + decodePercent(url.search),
      name,
      `${name}.html`,
      `${name.replace(/\/$/, "")}/index.html`.replace(/^\//, ""),
    ]);
    const names = isOwn ? [...files, ...addresses] : files.slice(-4);
    for (const name of names) {
      const page = name === "/" && inCopy !== "" ? undefined : this.#pages.get(foldName(name));
      if (page) return { page };
      const file = this.#files.get(foldName(name));
      if (file !== undefined && name !== "") return { file };
    }
    return isOwn ? undefined : { outside: url.href.replace(/^http:/, "https:") };
  }

  /** Returns the largest file of a picture that the copy has, if it has one under one of the picture's addresses. */
  findLargest(addresses: readonly string[], from: string): string | undefined {
    const files = addresses.flatMap((address) => {
      const found = this.find(address, from) ?? this.find(withoutSize(address), from);
      return found && "file" in found ? (this.#sizes.get(withoutSize(found.file)) ?? []) : [];
    });
    const sizes = [...new Set(files)].map((file) => ({
      file,
      size: statSync(path.join(this.#site.folder, file)).size,
    }));
    return sizes.sort((a, b) => b.size - a.size || a.file.length - b.file.length)[0]?.file;
  }

  /** Returns the path of a file inside `assets/` of the new site. */
  nameOf(file: string, folder: string): string {
    const known = this.taken.get(file);
    if (known !== undefined) return known;
    const extension = extensionOf(file);
    const base = path.posix.basename(decodePercent(file)).slice(0, -extension.length - 1);
    const slug = isSlug(base) ? base : makeSlug(base, path.posix.basename(folder).replace(/s$/, ""));
    for (let nth = 1; ; nth++) {
      const name = `${folder}/${nth === 1 ? slug : `${slug}-${nth}`}.${extension}`;
      if (this.#names.has(foldName(name))) continue;
      this.#names.add(foldName(name));
      this.taken.set(file, name);
      return name;
    }
  }
}

/** Returns the name that all sizes of a picture share: WordPress writes `-300x200` at the end of it, and Wix `/v1/fill/w_49,h_33/` after its ending. */
const withoutSize = (name: string): string =>
  name.replace(/(?<=\.\w+)\/v1\/(?:fill|fit|crop)\/.*$|-\d{2,4}x\d{2,4}(?=\.\w+$)/, "");

/** Lists the files of pictures that say nothing of what they show, on the pages that a plan takes. */
export function listWordlessFiles(site: SavedSite, { pages }: Pick<Plan, "pages">): string[] {
  const index = new CopyIndex(site);
  const taken = pages.filter(({ kind }) => kindsOfPages[kind] !== "");
  const files = taken.flatMap(({ from }) =>
    (site.pictures.get(from) ?? [])
      .filter(({ alt, addresses }) => alt === "" && !site.repetition.isFramePicture(addresses))
      .flatMap(({ addresses }) => index.findLargest(addresses, from) ?? [])
      .filter((file) => !site.icons.has(file)),
  );
  return [...new Set(files)].sort();
}

/** Returns the size of a picture in pixels, none for a file that is no picture or a drawing. */
export async function measurePicture(file: string): Promise<{ width: number; height: number }> {
  try {
    const { width = 0, height = 0 } = /\.svg$/i.test(file) ? {} : await sharp(file).metadata();
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}

/** Finds the pictures of a copy that are at most 64 pixels wide and high. Larger files than most of them are not opened. */
export async function findIcons({ folder, files }: Pick<SavedSite, "folder" | "files">): Promise<Set<string>> {
  const icons = new Set<string>();
  for (const name of [...files].filter(isPicture)) {
    const file = path.join(folder, name);
    if (statSync(file).size > 20_000) continue;
    const { width, height } = await measurePicture(file);
    if (width > 0 && Math.max(width, height) <= 64) icons.add(name);
  }
  return icons;
}
