import * as z from "zod";
import { isTooLong } from "../text/long-names.ts";
import { foldersOf, foldName } from "../build/output.ts";
import { decodePercent } from "../text/percent-encoding.ts";
import { findReservedName } from "../build/reserved-names.ts";
import { hrefSchema, textSchema } from "./schema-parts.ts";

/** The schema of `site/redirects.yaml`: addresses that no longer exist, and the page that each leads to now. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: textSchema.meta({
        fieldType: "code",
        description: "An old address, without the name of the host; with /* at its end, everything below it.",
        examples: ["/services.php", "/blog/*"],
      }),
      to: hrefSchema
        .refine((href) => !/^(#|mailto:|tel:)/i.test(href), {
          error: "a page of this site such as /services/crowns, or an address that begins with https://",
        })
        // Some hosts replace :splat with what the star stands for; others do not.
        .refine((href) => !href.includes(":splat"), "one address for all below the old one, without :splat")
        .meta({
          description: "The page that visitors of the old address get now.",
          examples: ["/services/crowns"],
        }),
    }),
  )
  .describe(
    "Addresses that no longer exist, of renamed pages or of a former site, each with the page that has taken its place.",
  );

/** An old address named by the content. */
export interface Redirect {
  /** Path from the site's root, decoded, without base path, star or trailing slash. */
  path: string;
  /** Whether browsers may also request it with a trailing slash: true unless it has a file extension and was written without one. */
  isFolder: boolean;
  /** Whether it includes everything below it. */
  isPrefix: boolean;
  /** A page or file of the site as authors write it, or an address elsewhere. */
  to: string;
  /** The file of the page that leads on where a host makes no redirects, below the output folder; undefined if there can be none. */
  pageFile?: string | undefined;
}

/** An old address as its author wrote it. */
export type OldAddress = Omit<Redirect, "to" | "pageFile">;

/** A redirect rule for hosts, with status 301 from `from` to `to`. The browser's query is kept. */
export interface RedirectRule {
  /**
   * Requested path, decoded, with base path. It matches exactly, including case and trailing slash. With `isPrefix` it ends in a slash and
   * also matches everything below it.
   */
  from: string;
  /** Value for a `Location` header: percent-encoded, with base path and slash, or with scheme and host if it leads elsewhere. */
  to: string;
  isPrefix: boolean;
}

/** The reason that no host could look up an old address. */
export type OldAddressFault =
  "address" | "query" | "fragment" | "slash" | "star" | "certificate" | "characters" | "long";

/** Reads the value of `from:`. If it has a fault, the result names it, with the address that was probably meant. */
export function readOldAddress(from: string): OldAddress | { fault: OldAddressFault; meant?: string } {
  const local = from.replace(/^(?:(?:[a-z][a-z\d+.-]*:)?\/\/|www\.)[^/?#]*/i, "");
  if (local !== from) return { fault: "address", meant: withSlash(local) };
  if (from.includes("?")) return { fault: "query", meant: withSlash(from.replace(/\?.*/s, "")) };
  if (from.includes("#")) return { fault: "fragment", meant: withSlash(from.replace(/#.*/s, "")) };
  const [written, ...others] = from.split("*");
  if (others.length > 0 && !/^[^*]*\/\*$/.test(from)) return { fault: "star", meant: starAfterFolder(written!) };
  const path = decodePercent(written!).replace(/(?<=.)\/$/, "");
  if (!path.startsWith("/")) return { fault: "slash", meant: withSlash(from) };
  const isPrefix = others.length > 0;
  // Below this folder, certificate authorities ask for files that a host makes (RFC 8555, section 8.3).
  if (isPrefix && /^\/\.well-known(\/|$)/i.test(path)) return { fault: "certificate" };
  // Some hosts give other characters a special meaning.
  const isPlain = /^(\/[\p{L}\p{M}\p{N} ._~+,&=@()-]+)+$|^\/$/u.test(path) && !/\/\.{1,2}(\/|$)/.test(path);
  const isFolder = path !== "/" && (written!.endsWith("/") || !/\.\w+$/.test(path));
  if (isPlain && !/\s/.test(from)) {
    const read = { path, isFolder, isPrefix };
    return isLong(read) ? { fault: "long" } : read;
  }
  const encoded = from.trim().replaceAll(" ", "%20");
  return encoded !== from && "path" in readOldAddress(encoded)
    ? { fault: "characters", meant: encoded }
    : { fault: "characters" };
}

/** Without a page, only names count: Apache looks for each as a folder. */
function isLong(address: OldAddress): boolean {
  const file = pageFileOf(address);
  return file === undefined ? address.path.split("/").some((each) => isTooLong(`${each}/`)) : isTooLong(file);
}

const withSlash = (path: string): string => (path.startsWith("/") ? path : `/${path}`);

function starAfterFolder(beforeStar: string): string {
  return `${withSlash(beforeStar).replace(/\/+$/, "")}/*`;
}

/** Returns the forms in which browsers request an old address: a folder with and without a slash, a file as is. */
export function formsOf({ path, isFolder }: Pick<Redirect, "path" | "isFolder">): string[] {
  return isFolder ? [path, `${path}/`] : [path];
}

/** Returns the prefix that an old address with a star matches. */
export const prefixOf = (path: string): string => (path === "/" ? path : `${path}/`);

const name = String.raw`[\p{L}\p{M}\p{N}_-]+(?:[ .]+[\p{L}\p{M}\p{N}_-]+)*`;
const plainPath = new RegExp(`^(?:/${name})+$`, "u");

/**
 * Returns the file of a page that redirects from an old address, below the output folder. Returns undefined if no page can: a host serves a
 * page only under names that end in .html, .htm or a slash, and a star is not a name. Every disk allows the returned names, and no folder
 * is named like a page.
 */
export function pageFileOf({ path, isFolder, isPrefix }: OldAddress): string | undefined {
  const file = isFolder ? `${path.slice(1)}/index.html` : path.slice(1);
  const isPage = /\.html?$/.test(file) && !/\.html?\//i.test(file);
  const isPlain = plainPath.test(path) && path === path.normalize("NFC") && findReservedName(path) === undefined;
  return isPage && isPlain && !isPrefix ? file : undefined;
}

/**
 * Finds the file of each old address's page. macOS and Windows take names that differ only in capitals for one, so of two such files or
 * folders only the first is made. `others` are the files that the site has anyway.
 */
export function givePageFiles(addresses: readonly OldAddress[], others: readonly string[]): (string | undefined)[] {
  const spelled = new Map<string, string>();
  const partsOf = (file: string): string[] => [...foldersOf(file), file];
  const take = (file: string): void => {
    for (const each of partsOf(file)) if (!spelled.has(foldName(each))) spelled.set(foldName(each), each);
  };
  others.forEach(take);
  return addresses.map((address) => {
    const file = pageFileOf(address);
    if (file === undefined || partsOf(file).some((each) => (spelled.get(foldName(each)) ?? each) !== each))
      return undefined;
    take(file);
    return file;
  });
}

/** Old addresses with one key lead to one page: a final slash and `/index.html` make no difference to any host. Capitals do on most. */
export const keyOfAddress = ({ path, isPrefix }: Pick<Redirect, "path" | "isPrefix">): string =>
  isPrefix ? `${prefixOf(path)}*` : path.replace(/(?<=.)\/index\.html$/, "");

/** Occupied paths of a site, folded as on case-insensitive hosts and disks. */
export type Occupied = ReadonlyMap<string, string>;

/** Lists occupied paths. `pages` are paths from the site's root; `files` begin without a slash. */
export function listOccupied(pages: readonly string[], files: readonly string[]): Occupied {
  return new Map([
    ...pages.flatMap((path) => [path, `${prefixOf(path)}index.html`].map((each) => [foldName(each), path] as const)),
    ...files.map((file) => [foldName(`/${file}`), `/${file}`] as const),
  ]);
}

/** Returns the page or file that a redirect would hide; undefined if the old address is free. */
export function findHidden(
  { path, isPrefix }: Pick<Redirect, "path" | "isPrefix">,
  occupied: Occupied,
): string | undefined {
  if (!isPrefix) return occupied.get(foldName(path));
  const prefix = foldName(prefixOf(path));
  for (const [each, shown] of occupied) if (each.startsWith(prefix)) return shown;
  return undefined;
}
