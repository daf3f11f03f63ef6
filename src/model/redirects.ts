import * as z from "zod";
import { foldName } from "./output.ts";
import { decodePercent } from "./percent-encoding.ts";
import { findReservedName } from "./reserved-names.ts";
import { hrefSchema, textSchema } from "./schema-parts.ts";

/** `site/redirects.yaml`: addresses that no longer exist, and the page that each leads to now. */
export const redirectsSchema = z
  .array(
    z.strictObject({
      from: textSchema.meta({
        kind: "code",
        description: "An old address, without the name of the host; with /* at its end, everything below it.",
        examples: ["/services.php", "/blog/*"],
      }),
      to: hrefSchema
        .refine((href) => !/^(#|mailto:|tel:)/i.test(href), {
          error: "a page of this site such as /services/crowns, or an address that begins with https://",
        })
        // Some hosts would put there what a star stands for, and others not.
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

/** An old address as the content names it. */
export interface Redirect {
  /** From the site's root, decoded, without base path, star or slash at its end. */
  path: string;
  /** Whether browsers may ask for it with a slash at its end, too: unless it is named like a file, and written without one. */
  isFolder: boolean;
  /** Whether it stands for everything below it as well. */
  isPrefix: boolean;
  /** A page or file of the site as authors write it, or an address elsewhere. */
  to: string;
}

/** One rule of a host: it answers `from` with status 301 and the place `to`. The query that a browser sends along stays as it is. */
export interface RedirectRule {
  /**
   * The path that a browser asks for, decoded, with base path: this one exactly, in this spelling and with or without a slash at its end
   * as it is here. With `isPrefix` it ends in a slash and stands for itself and everything below it.
   */
  from: string;
  /** Ready for a `Location` header: percent-encoded and with base path and slash, or with scheme and host where it leads elsewhere. */
  to: string;
  isPrefix: boolean;
}

/** What hosts read at most of a list of redirects (Cloudflare Pages; others take more): single ones, those of everything below, characters a line. */
export const redirectLimits = { fixed: 2000, prefixes: 100, characters: 1000 } as const;

/** Why no host could look an old address up. */
export type OldAddressFault = "address" | "query" | "fragment" | "slash" | "star" | "characters";

/** Reads the value of `from:`. If it has a fault, the result names it, with the address that was probably meant. */
export function readOldAddress(from: string): Omit<Redirect, "to"> | { fault: OldAddressFault; meant?: string } {
  const local = from.replace(/^(?:(?:[a-z][a-z\d+.-]*:)?\/\/|www\.)[^/?#]*/i, "");
  if (local !== from) return { fault: "address", meant: withSlash(local) };
  if (from.includes("?")) return { fault: "query", meant: withSlash(from.replace(/\?.*/s, "")) };
  if (from.includes("#")) return { fault: "fragment", meant: withSlash(from.replace(/#.*/s, "")) };
  const [written, ...others] = from.split("*");
  if (others.length > 0 && !/^[^*]*\/\*$/.test(from)) return { fault: "star", meant: starAfterFolder(written!) };
  const path = decodePercent(written!).replace(/(?<=.)\/$/, "");
  if (!path.startsWith("/")) return { fault: "slash", meant: withSlash(from) };
  // Other characters mean something of their own to one host or another.
  const isPlain = /^(\/[\p{L}\p{M}\p{N} ._~+,&=@()-]+)+$|^\/$/u.test(path) && !/\/\.{1,2}(\/|$)/.test(path);
  const isFolder = path !== "/" && (written!.endsWith("/") || !/\.\w+$/.test(path));
  if (isPlain && !/\s/.test(from)) return { path, isFolder, isPrefix: others.length > 0 };
  const encoded = from.trim().replaceAll(" ", "%20");
  return encoded !== from && "path" in readOldAddress(encoded)
    ? { fault: "characters", meant: encoded }
    : { fault: "characters" };
}

const withSlash = (path: string): string => (path.startsWith("/") ? path : `/${path}`);

function starAfterFolder(beforeStar: string): string {
  return `${withSlash(beforeStar).replace(/\/+$/, "")}/*`;
}

/** The forms in which browsers ask for an old address: a folder's with and without a slash, a file's as it is. */
export function formsOf({ path, isFolder }: Pick<Redirect, "path" | "isFolder">): string[] {
  return isFolder ? [path, `${path}/`] : [path];
}

/** What an old address with a star stands for. */
export const prefixOf = (path: string): string => (path === "/" ? path : `${path}/`);

const name = String.raw`[\p{L}\p{M}\p{N}_-]+(?:[ .]+[\p{L}\p{M}\p{N}_-]+)*`;
const plainPath = new RegExp(`^(?:/${name})+$`, "u");

/**
 * The file, below the output folder, of a page that leads on from an old address; undefined if none can: a host serves a page only
 * by names that end in .html, .htm or a slash, and a star is no name. Every disk takes the names, and no folder is called like a page.
 */
export function pageFileOf({ path, isFolder, isPrefix }: Omit<Redirect, "to">): string | undefined {
  const file = isFolder ? `${path.slice(1)}/index.html` : path.slice(1);
  const isPage = /\.html?$/.test(file) && !/\.html?\//i.test(file);
  const isPlain = plainPath.test(path) && path === path.normalize("NFC") && findReservedName(path) === undefined;
  return isPage && isPlain && !isPrefix ? file : undefined;
}

/** What lies where on a site, as hosts and disks see it that do not tell capitals from small letters. */
export type Occupied = ReadonlyMap<string, string>;

/** `pages` are paths from the site's root, `files` begin without a slash. */
export function listOccupied(pages: readonly string[], files: readonly string[]): Occupied {
  return new Map([
    ...pages.flatMap((path) => [path, `${prefixOf(path)}index.html`].map((each) => [foldName(each), path] as const)),
    ...files.map((file) => [foldName(`/${file}`), `/${file}`] as const),
  ]);
}

/** The page or file that nobody could open any more; undefined if an old address is free. */
export function findHidden(
  { path, isPrefix }: Pick<Redirect, "path" | "isPrefix">,
  occupied: Occupied,
): string | undefined {
  if (!isPrefix) return occupied.get(foldName(path));
  const prefix = foldName(prefixOf(path));
  for (const [each, shown] of occupied) if (each.startsWith(prefix)) return shown;
  return undefined;
}
