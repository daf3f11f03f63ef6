import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { preload } from "../support/preload.ts";
import { listTree } from "../support/read-tree.ts";

/*
 * A build of equal input gives equal bytes for any user, in any folder, on any machine.
 */

const run = promisify(execFile);
const bin = path.join(packageFolder, "bin/dentalsite.js");

/** The first second of 2026 in UTC, when it is still 2025 west of Greenwich. */
const newYear = String(Date.UTC(2026, 0, 1) / 1000);

const plain = { TZ: "UTC", LC_ALL: "C", LANG: "C", SOURCE_DATE_EPOCH: newYear };

let site: LittleSite;
let expected: Record<string, string>;

beforeAll(async () => {
  site = makeLittleSite();
  // Without a cache, every build encodes its own pictures.
  rmSync(site.file(".dentalsite"), { recursive: true });
  // Noise gives encoders decisions to make.
  const pixels = Buffer.from(Array.from({ length: 640 * 400 * 3 }, (_, index) => (index * index * 7919) % 251));
  const picture = sharp(pixels, { raw: { width: 640, height: 400, channels: 3 } }).blur(2);
  site.write("assets/pictures/front.jpg", await picture.clone().jpeg().toBuffer());
  site.write("assets/pictures/clear.png", await picture.clone().resize(160).ensureAlpha(0.5).png().toBuffer());
  const show = (file: string, name: string): void => {
    site.write(file, site.read(file).replace("pictures/office.webp", `pictures/${name}`));
  };
  show("site/practice.yaml", "front.jpg");
  show("site/about/officetour.md", "front.jpg");
  show("site/services/sealants.md", "clear.png");
  // Node does not know this language, and dates must not fall back to the machine's.
  site.write("site/practice.yaml", site.read("site/practice.yaml").replace("en-US", "tlh"));
  // The package has no words for this language.
  site.write("site/words.yaml", readFileSync(path.join(packageFolder, "templates/words/en.yaml"), "utf8"));
  expected = await build(copySite(), plain);
});

/** Copies the site to another folder, also with its files made in reverse order. */
function copySite({ isReversed = false } = {}): string {
  const root = path.join(makeTemporaryFolder(), isReversed ? "Üñ practice" : "practice");
  const names = listTree(site.root);
  for (const name of isReversed ? names.reverse() : names) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    cpSync(site.file(name), path.join(root, name));
  }
  return root;
}

/** The SHA-256 of every file that a build makes. `command` runs Node. */
async function build(
  root: string,
  env: NodeJS.ProcessEnv,
  command: readonly string[] = [process.execPath],
): Promise<Record<string, string>> {
  const out = path.join(makeTemporaryFolder(), "out");
  const [program, ...args] = [...command, bin, "build", "--root", root, "--out", out];
  const { NODE_OPTIONS: _, ...outside } = process.env;
  await run(program, args, { cwd: packageFolder, env: { ...outside, ...env } });
  return Object.fromEntries(
    listTree(out).map((name) => [
      name,
      createHash("sha256")
        .update(readFileSync(path.join(out, name)))
        .digest("hex"),
    ]),
  );
}

test("the site has pages, pictures in every format, and the given year", () => {
  const extensions = new Set(Object.keys(expected).map((name) => path.extname(name)));
  expect([...extensions]).toEqual(
    expect.arrayContaining([".html", ".avif", ".webp", ".jpg", ".png", ".svg", ".mp4", ".css", ".js"]),
  );
});

const machines: readonly [string, NodeJS.ProcessEnv, { isReversed?: boolean }?][] = [
  ["from another folder with files made in another order", {}, { isReversed: true }],
  ["where folders are listed backwards", { NODE_OPTIONS: preload("reverse-folders.js") }],
  ["far east, in Turkish", { TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8" }],
  ["far west, in German", { TZ: "America/Los_Angeles", LC_ALL: "de_DE.UTF-8", LANG: "de_DE.UTF-8" }],
  [
    "by another person",
    { HOME: "/nonexistent", USER: "somebody", LOGNAME: "somebody", XDG_CACHE_HOME: "/nonexistent" },
  ],
  ["with one thread", { UV_THREADPOOL_SIZE: "1", VIPS_CONCURRENCY: "1" }],
  ["with many threads", { UV_THREADPOOL_SIZE: "16", VIPS_CONCURRENCY: "8" }],
];
const all: typeof machines = [
  ["with all of these differences at once", Object.assign({}, ...machines.map(([, env]) => env)), { isReversed: true }],
];

test.for([...all, ...machines])("is the same %s", async ([, env, options]) => {
  expect(await build(copySite(options), { ...plain, ...env })).toEqual(expected);
});

test("is the same with any permissions of new files", async () => {
  const command = ["sh", "-c", 'umask 077; exec "$@"', "sh", process.execPath];
  expect(await build(copySite(), plain, command)).toEqual(expected);
});

test("is the same with everything in the cache", async () => {
  const root = copySite();
  expect(await build(root, plain)).toEqual(expected);
  expect(await build(root, { ...plain, TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8" })).toEqual(expected);
});

test("differs in another year, or with another word", async () => {
  expect(await build(copySite(), { ...plain, SOURCE_DATE_EPOCH: String(Date.UTC(2025, 11, 31) / 1000) })).not.toEqual(
    expected,
  );
  const root = copySite();
  writeFileSync(path.join(root, "site/error.yaml"), site.read("site/error.yaml").replace("moved", "gone"));
  expect(await build(root, plain)).not.toEqual(expected);
});

/** Other versions of Node come from npm, which keeps them. The tool promises to run on these releases. */
test.for(["22.22.0", "24.21.0"])("is the same with Node %s", async (version) => {
  const command = ["npm", "exec", "--yes", "--prefer-offline", `--package=node@${version}`, "--", "node"];
  expect((await run(command[0]!, [...command.slice(1), "--version"])).stdout.trim()).toBe(`v${version}`);
  expect(await build(copySite(), plain, command)).toEqual(expected);
});
