import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { showControls } from "../../src/lib/foreign-text.ts";
import type { SiteFile } from "../../src/model/build/site-files.ts";
import type { Problem } from "../../src/problems/problem.ts";
import { readPackageWords, readSite } from "../../src/steps/read/read-site.ts";
import { openBrowser } from "../support/browser.ts";
import { bundleForBrowser } from "./bundle-for-browser.ts";
import { judgeSites, type Judgment, type SentSites } from "./judge-texts.ts";
import { keepFolder } from "../support/keep-folder.ts";
import { layOverlay, makeLittleSite, makePractice, practiceNames } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { fixtureNames, madeHere, problemFixtures } from "../support/problem-fixtures.ts";
import { layRow, listRows } from "../support/problem-tables.ts";

/* Forms and importers parse, translate and validate texts without a disk: in a browser, with the words and places of `build`. */

const sent: SentSites = { sites: [], contents: [], packageWords: [...readPackageWords()] };
let inNode: Record<string, Judgment>;
let inBrowser: Record<string, Judgment>;

const known = new Map<string, number>();

/** What is printed of each fixture, and of each row of tables. */
const printed = new Map<string, string>();

/** Adds a practice to those that are sent. `refused` is a file that the system does not let anybody read. */
function send(
  name: string,
  root: string,
  { isWhole = true, refused }: { isWhole?: boolean; refused?: string } = {},
): void {
  const files = readSite(root).files.map((file): SiteFile => {
    if (refused === undefined || !file.path.endsWith(refused)) return file;
    const { bytes: _, ...others } = file;
    return { ...others, unread: "you have no permission to read it" };
  });
  sendFiles(name, files, isWhole);
}

function sendFiles(name: string, files: readonly SiteFile[], isWhole: boolean): void {
  const packed = files.map(({ bytes, ...file }) =>
    bytes === undefined ? file : { ...file, contents: keepContents(bytes) },
  );
  sent.sites.push({ name, files: packed, isWhole });
}

function keepContents(bytes: NonNullable<SiteFile["bytes"]>): number {
  const text = Buffer.from(bytes).toString("base64");
  const index = known.get(text) ?? sent.contents.push(text) - 1;
  known.set(text, index);
  return index;
}

async function sendFixtures(): Promise<void> {
  const site = makeLittleSite();
  send("little site", site.root);
  const undo = keepFolder(site.root);
  for (const name of fixtureNames) {
    layOverlay(site, path.join(problemFixtures, name));
    const env = await madeHere[name]?.(site);
    send(name, site.root, { isWhole: false, ...(env?.REFUSED_FILE && { refused: env.REFUSED_FILE }) });
    undo();
    printed.set(name, readFileSync(path.join(problemFixtures, name, "expected.txt"), "utf8"));
  }
  for (const row of listRows()) {
    sendFiles(row.name, layRow(row).files, false);
    printed.set(row.name, row.said);
  }
}

beforeAll(async () => {
  send("sample", packageFolder);
  for (const name of practiceNames) send(name, makePractice(name).root);
  await sendFixtures();
  inNode = JSON.parse(JSON.stringify(judgeSites(sent))) as typeof inNode;

  const code = await bundleForBrowser("judge-texts.ts", "texts");
  const page = await (await openBrowser()).newPage();
  try {
    await page.addScriptTag({ content: code });
    const packed = gzipSync(JSON.stringify(sent)).toString("base64");
    inBrowser = await page.evaluate(`(async () => {
      const bytes = Uint8Array.from(atob("${packed}"), (character) => character.charCodeAt(0));
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
      return texts.judgeSites(await new Response(stream).json());
    })()`);
  } finally {
    await page.close();
  }
});

test("the sample and all practices have no mistake in a browser, and the same finished content as in Node", () => {
  for (const name of ["sample", "little site", ...practiceNames]) {
    expect(
      inBrowser[name]!.problems.filter(({ severity }) => severity === "error"),
      name,
    ).toEqual([]);
    expect(
      inBrowser[name]!.items.every((items) => items !== undefined && items.length > 5),
      name,
    ).toBe(true);
    expect(inBrowser[name], name).toEqual(inNode[name]);
  }
});

test("all fixtures of problems and all rows of tables have the same problems, words and places in a browser as in Node", () => {
  expect(Object.keys(inBrowser).length).toBe(printed.size + practiceNames.length + 2);
  const different = [...printed.keys()].filter(
    (name) => JSON.stringify(inBrowser[name]) !== JSON.stringify(inNode[name]),
  );
  expect(different.map((name) => [name, inBrowser[name]!.problems, inNode[name]!.problems])).toEqual([]);
});

test("each error that a browser finds in a fixture or a row is in the text that build prints", () => {
  const print = ({ place: { file, line, column }, code, message }: Problem): string =>
    `error ${file}:${line}:${column} ${code}\n  ${showControls(message)}\n`;
  let count = 0;
  const missing = [...printed].flatMap(([name, expected]) => {
    const errors = inBrowser[name]!.problems.filter(({ severity }) => severity === "error").map(print);
    count += errors.length;
    return errors.filter((each) => !expected.includes(each)).map((each) => `${name}: ${each}`);
  });
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(300);
});
