import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/**
 * Lists the faults of a built site, one per line: incomplete pages, and broken links in pages, style sheets and the sitemap. Shares no
 * code with the build. `base` is the path that the site is published below.
 */
export function findFaults(folder: string, base = "/"): string[] {
  if (!isFolder(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) =>
    file.split(path.sep).join("/"),
  );
  const isThere = new Map<string, boolean>();
  const leadsSomewhere = (pathname: string): boolean => {
    if (!pathname.startsWith(base)) return false;
    const name = decodeURIComponent(pathname.slice(base.length));
    const file = name === "" || name.endsWith("/") ? `${name}index.html` : name;
    const known = isThere.get(file) ?? statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() === true;
    isThere.set(file, known);
    return known;
  };
  return files.flatMap((file) => {
    if (!/\.(html|css|xml)$/.test(file)) return [];
    const text = readFileSync(path.join(folder, file), "utf8");
    const isWhole = !file.endsWith(".html") || (/^<!doctype html>/i.test(text) && /<\/html>\s*$/.test(text));
    const here = new URL(`http://site${base}${file}`);
    const broken = listAddresses(file, text)
      .map((address) => new URL(address, here))
      .filter((url) => (file.endsWith(".xml") || url.host === here.host) && !leadsSomewhere(url.pathname));
    return [
      ...(isWhole ? [] : [`${file} is not whole (${text.length} characters)`]),
      ...[...new Set(broken.map(({ pathname }) => pathname))].map((pathname) => `${file} links to ${pathname}`),
    ];
  });
}

function listAddresses(file: string, text: string): string[] {
  const find = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map((match) => match[1]!);
  if (file.endsWith(".css")) return find(/url\(["']?([^"')]+)/g).filter((address) => !address.startsWith("data:"));
  if (file.endsWith(".xml")) return find(/<loc>([^<]+)/g);
  const sets = find(/\ssrcset="([^"]+)"/g).flatMap((set) => set.split(",").map((each) => each.trim().split(" ")[0]!));
  return [...find(/\s(?:href|src|action)="([^"]*)"/g), ...find(/content="0; ?url=([^"]*)"/g), ...sets];
}

/** Whether an entry is a folder. A link that leads nowhere or in a circle is not. */
function isFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
