/** A file of the built site. `path` is below the output folder, with forward slashes. */
export type OutputFile =
  | { path: string; contents: string | Uint8Array }
  /** A file elsewhere on this disk, with the size and SHA-256 it had when its path was made from them. */
  | { path: string; copyOf: string; size: number; hash: string };

/** Manifest of an output folder: lists the files this tool put there. A folder without it was not made by this tool. */
export const manifestName = ".dentalsite.json";

/** Files at the top of the output folder that hosts read and do not publish. */
export const filesForHosts: readonly string[] = ["_headers", "_redirects", ".htaccess"];

/** A rendered page. */
export interface Page {
  /** Path below the output folder. */
  path: string;
  /** The address that a browser requests, with base path and trailing slash. */
  address: string;
  html: string;
  /** The page's content file. */
  source: string;
}

/** Addresses that were public: paths from the site's root as authors write them, decoded and without base path. */
export interface KnownAddresses {
  /** Addresses that earlier builds have written into the output folder. */
  recorded: readonly string[];
  /** Addresses that the public sitemap lists. */
  published: readonly string[];
}

/** Returns the path of a page or file as authors write it, by its path below the output folder. */
export const pathOfFile = (name: string): string => `/${name.replace(/(?:^|\/)index\.html$/, "")}`;

/** Lists the folders that contain a file, outermost first. */
export function foldersOf(name: string): string[] {
  const parts = name.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** Folds a name, so that names which macOS and Windows treat as one, such as `Crowns` and `crowns`, are equal. */
export function foldName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
