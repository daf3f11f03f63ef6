import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect } from "vitest";
import type { ImportOptions } from "../../src/import/import-site.ts";
import type { BuildOptions } from "../../src/build-options.ts";
import { buildSite } from "../../src/build.ts";
import { packageFolder } from "../../src/lib/package-folder.ts";
import { makeTemporaryFolder, type LittleSite } from "./little-site.ts";
import { listTree } from "./read-tree.ts";

type SavedPages = Readonly<Record<string, string | Buffer>>;

/** A saved page of a practice, in the frame that all its pages have. */
export const frame = (title: string, text: string, head = ""): string =>
  `<!doctype html><html lang="en-US"><head><title>${title} | Harbor Dental</title>${head}</head><body>
  <header><ul><li><a href="/">Home</a></li><li><a href="/about-us/">About</a></li><li><a href="/services/crowns/">Crowns</a></li></ul></header>
  <h1>${title}</h1>${text}<footer>Harbor Dental, call (503) 555-0187</footer></body></html>`;

/** Says in its head which address a saved page had. */
export const at = (address: string): string => `<link rel="canonical" href="https://www.harbor.example${address}">`;

/** Saves pages of a site into a folder, with three photos. */
export async function saveSite(pages: SavedPages): Promise<string> {
  const folder = makeTemporaryFolder();
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#3a7" } })
    .jpeg()
    .toBuffer();
  const small = await sharp(photo).resize(300).jpeg().toBuffer();
  const all = { "team.jpg": photo, "team-300x200.jpg": small, "wall.jpg": photo, ...pages };
  for (const [name, contents] of Object.entries(all)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), contents);
  }
  return folder;
}

// Most imports have the same photos, so they are encoded once for all tests, and for later runs.
const cacheFolder = path.join(packageFolder, "node_modules/.cache/dentalsite/encoded/saved-sites");

const buildIn = (root: string, more: Pick<BuildOptions, "files" | "output"> = {}): ReturnType<typeof buildSite> =>
  buildSite({ root, cacheFolder, date: Date.UTC(2026, 5), now: Date.now(), ...more });

/**
 * Links this package into a node_modules folder, so that init takes it for a copy from the registry. It packs any other copy with npm, which
 * takes a second.
 */
function linkAsInstalled(): string {
  const link = path.join(makeTemporaryFolder(), "node_modules/dentalsite");
  mkdirSync(path.dirname(link));
  symlinkSync(packageFolder, link, "junction");
  return link;
}

/** The options of an import, on one day. */
export const optionsFor = (
  root: string,
  folder: string | undefined,
  more: Partial<ImportOptions> = {},
): ImportOptions => ({
  root,
  folder,
  planFile: undefined,
  exportFile: undefined,
  isDry: false,
  init: { packageFolder: linkAsInstalled(), version: "0.1.0", today: "2026-06-01" },
  build: (files) => buildIn(root, { files }),
  ...more,
});

/** Lists the files of a practice with what they hold. */
export const filesIn = (root: string): [string, string][] =>
  listTree(root)
    .filter((name) => !name.startsWith(".dentalsite"))
    .map((name) => [name, readFileSync(path.join(root, name), "base64")]);

/** Expects that a practice builds without a mistake. */
export async function expectToBuild({ root }: Pick<LittleSite, "root">): Promise<void> {
  const { problems } = await buildIn(root, { output: { folder: path.join(root, "dist") } });
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
}
