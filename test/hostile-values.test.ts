import { describe, expect, test } from "vitest";
import type { FieldKind } from "../src/model/schema-parts.ts";
import { listKeys, makeEveryKey } from "./support/every-key.ts";
import { readOutput } from "./support/find-ill-formed.ts";
import { tryChanges, type Change, type Trial } from "./support/hostile-site.ts";
import { hostileValues } from "./support/hostile-values.ts";
import { makeTemporaryFolder } from "./support/little-site.ts";
import { firstOf } from "./support/run-long.ts";

/*
 * Sixty hostile values rotate through every key of every kind: each build has another one in each key. What is refused is taken out, and
 * the rest is built again. The processor time of a build, and the parsers of the formats, are in support/hostile-site.ts.
 */

const cacheFolder = makeTemporaryFolder();
const keys = listKeys(makeEveryKey()).filter(({ value }) => typeof value !== "object");

/** Kinds of keys that take any words. */
const freeText: ReadonlySet<FieldKind | undefined> = new Set<FieldKind>([
  ...(["prose", "name", "aside", "alt", "html", "source", "plain"] as const),
]);

const onOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Lists the texts that a site was built with, but that are nowhere as written. */
function findLost({ accepted, words }: Trial): string[] {
  const all = words.map(onOneLine).join("\n");
  return accepted
    .filter(({ fieldKind, put }) => freeText.has(fieldKind) && !all.includes(onOneLine(String(put))))
    .map(({ name, put }) => `${name}: ${JSON.stringify(put).slice(0, 80)}`);
}

/** Builds with these values, and expects that each is printed as written or refused. */
async function expectPrintedOrRefused(changes: readonly Change[]): Promise<void> {
  const trial = await tryChanges(changes, cacheFolder);
  expect(trial.faults).toEqual([]);
  expect(findLost(trial)).toEqual([]);
  expect(trial.words.length).toBeGreaterThan(1000);
  expect(trial.accepted.length).toBeGreaterThan(0);
  expect(trial.accepted.length + trial.refused.size).toBe(changes.length);
}

describe("a value in any key is printed as written, or refused with a place", () => {
  test.for(firstOf([...hostileValues.keys()], 2))(
    "with value %i in the first key, and the next ones in the next",
    async (turn) => {
      const put = (index: number): unknown => hostileValues[(turn + index) % hostileValues.length];
      await expectPrintedOrRefused(keys.map((key, index) => ({ ...key, put: put(index) })));
    },
  );
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
] as const)("a parser refuses the ill-formed %s %j", ([path, text]) => {
  expect(readOutput([{ path, text }]).faults).not.toEqual([]);
});

test("a text that is nowhere as written is lost", () => {
  const change: Change = { ...keys.find(({ fieldKind }) => fieldKind === "name")!, put: "a <b>\nc" };
  const trial = { faults: [], accepted: [change], refused: new Map<Change, string>() };
  expect(findLost({ ...trial, words: ["a &lt;b&gt; c"] })).toHaveLength(1);
  expect(findLost({ ...trial, words: ["x a <b> c y"] })).toEqual([]);
});
