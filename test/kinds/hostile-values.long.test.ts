import { describe, expect, test } from "vitest";
import type { FieldType } from "../../src/model/build/field-types.ts";
import { cutAtWord, descriptionLength } from "../../src/model/text/search-results.ts";
import { partOf } from "../../src/model/build/walk-fields.ts";
import { createRandom } from "../support/create-random.ts";
import { listKeys, makeEveryKey, type WritableKey } from "../support/every-key.ts";
import { readOutput } from "./find-ill-formed.ts";
import { tryChanges, type Change, type Trial } from "./hostile-site.ts";
import { hostileValues, longestText } from "./hostile-values.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { findUnquoted, servers } from "./server-settings.ts";
import { isNight } from "../support/test-level.ts";

/*
 * Sixty hostile values rotate through every key of every kind: each build has another one in each key, and only at night each key has each. What is refused is taken out, and
 * the rest is built again. The processor time of a build, and the parsers of the formats, are in hostile-site.ts.
 */

const cacheFolder = makeTemporaryFolder();
const contents = makeEveryKey();
const keys = listKeys(contents).filter(({ value }) => typeof value !== "object");

/** The Markdown of each file that has some, as one more key. */
const bodies = [...contents]
  .filter(([file]) => file.endsWith(".md"))
  .map(([file, { kind, body }]): WritableKey => {
    return { name: `${kind.files} body`, file, path: [], fieldKind: undefined, part: partOf(kind.schema), value: body };
  });
const places = [...keys, ...bodies];

/** Kinds of keys that take any words. */
const freeText: ReadonlySet<FieldType | undefined> = new Set<FieldType>([
  ...(["prose", "name", "aside", "alt", "html", "source", "plain"] as const),
]);

/** Accents are stored in one of several forms, and line breaks may be spaces. */
const onOneLine = (text: string): string => text.normalize().replace(/\s+/g, " ").trim();

/** Lists the texts that a site was built with, but that are nowhere as written. */
async function findMissing({ accepted, words }: Trial): Promise<Change[]> {
  const all = words.map(onOneLine).join("\n");
  const isMissing = await Promise.all(
    accepted.map(async (change) => {
      const forms = await formsOf(change);
      return freeText.has(change.fieldKind) && !forms.some((form) => all.includes(onOneLine(form)));
    }),
  );
  return accepted.filter((_, index) => isMissing[index]);
}

/** The ways in which a value is printed: HTML as its text, and a description for search engines cut to their length, before or after NFC. */
async function formsOf({ name, fieldKind, put }: Change): Promise<string[]> {
  const text = String(put);
  if (fieldKind === "html") return (await readOutput([{ path: "x.html", text: `<!doctype html>${text}` }])).words;
  if (!name.endsWith(" metaDescription")) return [text];
  return [text, ...[text, text.normalize()].map((each) => cutAtWord(each, descriptionLength.most))];
}

/**
 * Lists the missing texts for which a plain one is printed in the same site. Any text is missing in a place that depends on something else,
 * which shown-values.test.ts is about.
 */
async function findLost(trial: Trial): Promise<string[]> {
  const missing = await findMissing(trial);
  if (missing.length === 0) return [];
  const plain = new Map(missing.map((change, index) => [change, { ...change, put: `Kiwi ${index} kiwi` }]));
  const again = await tryChanges(
    trial.accepted.map((change) => plain.get(change) ?? change),
    cacheFolder,
  );
  const unshown = new Set(await findMissing(again));
  return missing
    .filter((change) => !unshown.has(plain.get(change)!))
    .map(({ name, put }) => `${name}: ${JSON.stringify(put).slice(0, 80)}`);
}

/** Builds with these values, and expects that each is printed as written or refused. */
async function expectPrintedOrRefused(changes: readonly Change[]): Promise<void> {
  const trial = await tryChanges(changes, cacheFolder);
  expect(trial.faults).toEqual([]);
  expect(await findLost(trial)).toEqual([]);
  expect(trial.words.length).toBeGreaterThan(1000);
  expect(trial.accepted.length).toBeGreaterThan(0);
  expect(trial.accepted.length + trial.refused.size).toBe(changes.length);
}

/** Makes pairs of keys with a value each. No key is in two of them. */
function makePairs(count: number, random: () => number): Change[] {
  const left = [...places];
  const values = [...hostileValues, longestText];
  const takeOne = (): Change => {
    const [place] = left.splice(Math.floor(random() * left.length), 1);
    return { ...place!, put: values[Math.floor(random() * values.length)] };
  };
  return Array.from({ length: 2 * count }, takeOne);
}

describe("a value in any key is printed as written, or refused with a place", () => {
  test.for([...hostileValues.keys()].filter((turn) => isNight || turn % 30 === 0))(
    "with value %i in the first key, and the next ones in the next",
    async (turn) => {
      const put = (index: number): unknown => hostileValues[(turn + index) % hostileValues.length];
      await expectPrintedOrRefused(places.map((key, index) => ({ ...key, put: put(index) })));
    },
  );

  // At night these are 500 pairs. Few values in one site are printed elsewhere, too, which would hide that one is lost.
  test.for([...Array(isNight ? 20 : 1).keys()])("in 25 pairs of keys, drawn with seed %i", async (seed) => {
    await expectPrintedOrRefused(makePairs(25, createRandom(seed)));
  });
});

test.for([
  ["feed.xml", "<feed><title>\uFFFE</title></feed>"],
  ["sitemap.xml", "<urlset><url></urlset>"],
  ["index.html", "<!doctype html><title>x</title><p>\uFFFE"],
  ["index.html", '<!doctype html><title>x</title><script type="application/ld+json">{</script>'],
  ["manifest.webmanifest", "{'name': 1}"],
  ["film.vtt", "00:00.000 --> 00:00.200\nWelcome.\n"],
  ["publish.yml", "on: [push"],
  ["robots.txt", "Allow: /\u0000"],
  ["_headers", "  X-Frame-Options: DENY\n"],
  ["_redirects", "/old page\n"],
  ["netlify.toml", '[build]\ncommand = "'],
  ["vercel.json", '{ "redirects": [{ "source": "/(", "destination": "/" }] }'],
] as const)("a parser refuses the ill-formed %s %j", async ([path, text]) => {
  expect((await readOutput([{ path, text }])).faults).not.toEqual([]);
});

test("a redirect outside quotes in the settings of a server is found, and quotes that are not closed", () => {
  const redirects = [{ from: "/a;b", to: "/", isPrefix: false }];
  const site = { name: "", hostName: "", base: "/", folder: "/srv", port: undefined, languages: [], redirects };
  for (const server of servers) expect(findUnquoted(server, site)).toEqual([]);
  expect(findUnquoted("nginx", site, (_, { redirects: [rule] }) => `location ${rule!.from} {}`)).toHaveLength(1);
  expect(findUnquoted("nginx", site, (_, { redirects: [rule] }) => `location "${rule!.from} {}`)).toHaveLength(1);
});

test("a text that is nowhere as written is missing", async () => {
  const change: Change = { ...keys.find(({ fieldKind }) => fieldKind === "name")!, put: "a <b>\nc" };
  const trial = { faults: [], accepted: [change], refused: new Map<Change, string>() };
  expect(await findMissing({ ...trial, words: ["a &lt;b&gt; c"] })).toHaveLength(1);
  expect(await findMissing({ ...trial, words: ["x a <b> c y"] })).toEqual([]);
});
