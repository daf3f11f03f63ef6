/** One file of the built site, by its path below the output folder with forward slashes. */
export type OutputFile =
  | { path: string; contents: string | Uint8Array }
  /** A file elsewhere on this disk, with the size and the SHA-256 that it had when its path was made of them. */
  | { path: string; copyOf: string; size: number; hash: string };

/** Lies in every folder that this tool has made, and lists what it put there. A folder without it is somebody else's. */
export const manifestName = ".dentalsite.json";

/** Files at the top of the output folder that hosts read and keep to themselves. */
export const filesForHosts: readonly string[] = ["_headers", "_redirects", ".htaccess"];

/** A page as it is written. */
export interface Page {
  /** Path below the output folder. */
  path: string;
  /** The address a browser asks for: base path and trailing slash included. */
  address: string;
  html: string;
  /** The content file it came from. */
  source: string;
}

/** A page that the last build wrote. */
export interface PageBefore {
  /** From the site's root, as authors write it. */
  path: string;
  /** Undefined if the file is not there any more. */
  readHtml: () => string | undefined;
}

/** The folders that a file lies in, from the outside in. */
export function foldersOf(name: string): string[] {
  const parts = name.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** The same for names that macOS and Windows take for one, such as `Crowns` and `crowns`. */
export function foldName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
