import { describe, expect, test } from "vitest";
import type { BuildResult } from "../src/build-options.ts";
import { buildSite } from "../src/build.ts";
import { Memory } from "../src/model/memory.ts";
import { isMediaKind } from "../src/model/schema-parts.ts";
import {
  addSecond,
  listKeys,
  makeEveryKey,
  setValue,
  writeContents,
  type Contents,
  type WritableKey,
} from "./support/every-key.ts";
import { leaveOutHalf } from "./support/leave-out.ts";
import type { LittleSite } from "./support/little-site.ts";
import { isLong } from "./support/run-long.ts";
import { translateSite } from "./support/translate-site.ts";

/*
 * Proves that whatever an author writes is in a page, a file or structured data, or that a problem says at its place why it is not. Each
 * text, link and file has a mark. To see values that depend on others, each practice but the first leaves out half of the optional keys, by
 * a hash of their names. Values that only steer something must change a page or file.
 */

/** Values that are not printed anywhere, by the end of their names, with the reasons. */
const unprinted: readonly [name: RegExp, reason: string][] = [
  [/^services\.yaml groups\[\]\.pictureAlt /, "the look clinic lists services without pictures"],
];

/** Words that pages show only if a practice is unlike these. */
const rareWords = {
  inLanguage: "a link to a page that is not translated",
  noCharge: "a price of $0",
  numberedPage: "more than 20 posts",
  otherLanguages: "a second language, whose pages have their own words",
  serviceSummary: "a service with only a title",
};

/** Kinds of fields in which any text may be written. */
const textKinds: readonly WritableKey["fieldKind"][] = ["prose", "name", "aside", "alt", "html", "source", "plain"];

/** Puts a mark into a value; undefined if nobody would recognize it there. */
function mark({ fieldKind, name, value }: WritableKey, code: string): string | undefined {
  if (typeof value !== "string" || fieldKind === undefined) return undefined;
  // Maps and search engines would know no such place. The groups of services lead to services.
  if (/address\.(?:state|country)$|groups\[\]\.links\[\]\.href$/.test(name)) return undefined;
  if (textKinds.includes(fieldKind)) return `${code} ${value}`;
  if (isMediaKind(fieldKind)) return value.replace(/\w+(?=\.\w+$)/, code);
  if (fieldKind === "web address" && value.includes("google")) return `${value}&mark=${code}`;
  return fieldKind === "web address" || fieldKind === "link" ? `https://${code}.example/` : undefined;
}

/** Marks every value that can have a mark. Returns the keys by their marks. */
function markAll(contents: Contents, isTranslated: boolean): Map<string, WritableKey> {
  const marked = new Map<string, WritableKey>();
  for (const key of listKeys(contents)) {
    // The headings of a translated privacy policy are those of its language.
    if (isTranslated && key.name.endsWith("Section")) continue;
    // Ids of headings, host names and names of files have small letters.
    const code = `${textKinds.includes(key.fieldKind) ? "Kiwi" : "kiwi"}${marked.size}x`;
    const value = mark(key, code);
    if (value === undefined) continue;
    setValue(contents, key, value);
    marked.set(code, { ...key, value });
    for (const each of contents.values()) each.body = each.body.replace(`## ${String(key.value)}\n`, `## ${value}\n`);
  }
  return marked;
}

const memory = new Memory();

function build({ root, file }: LittleSite): Promise<BuildResult> {
  memory.startBuild();
  const date = Date.UTC(2026, 10, 2);
  const cacheFolder = file(".dentalsite");
  return buildSite({ root, cacheFolder, date, now: date, isPreview: true, recall: memory.recall });
}

/** All text of those files that a build makes. */
function textOf({ built }: BuildResult, isWanted: (path: string, text: string) => boolean): string {
  const texts = built!.outputs.flatMap((each) =>
    "contents" in each && typeof each.contents === "string" && isWanted(each.path, each.contents)
      ? [each.contents]
      : [],
  );
  return texts.join("\n");
}

/** Returns whether a mark is in any file, or in the facts for directories, and in pages of each language if one has it. */
function readMarks(result: BuildResult): (code: string) => boolean {
  const all = textOf(result, () => true) + JSON.stringify(result.built!.listForDirectories());
  const isPage = (path: string, text: string): boolean =>
    path.endsWith(".html") && !text.includes('http-equiv="refresh"');
  const pages = textOf(result, (path, text) => isPage(path, text) && !path.startsWith("es/"));
  const translated = textOf(result, (path, text) => isPage(path, text) && path.startsWith("es/"));
  return (code) => all.includes(code) && (translated === "" || !pages.includes(code) || translated.includes(code));
}

/** Whether a problem names this key, a group around it, the key that it belongs to, or the whole file. */
function isReported({ file, path, part }: WritableKey, site: LittleSite, { problems }: BuildResult): boolean {
  return problems.some(({ place }) => {
    if (place.file !== file) return false;
    const [, key = ""] = /^[\s\-"]*(\w+)/.exec(site.read(file).split("\n")[place.line - 1]!) ?? [];
    return place.length === 0 || path.includes(key) || [part.of, part.needs].includes(key);
  });
}

interface Practice {
  hasSeveral: boolean;
  /** Without one, nothing is left out. */
  seed?: number;
}

/** Builds a practice, and lists the names of its keys that are shown nowhere, and of words that are. */
async function findUnshownIn({ hasSeveral, seed }: Practice): Promise<{ unshown: string[]; words: string[] }> {
  const contents = makeEveryKey();
  if (hasSeveral) addSecond(contents);
  const isTranslated = hasSeveral && seed === undefined;
  const marked = markAll(contents, isTranslated);
  if (seed !== undefined) leaveOutHalf(contents, seed);
  const site = writeContents(contents);
  if (isTranslated) translateSite(site);
  const result = await build(site);
  const errors = result.problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ code, place, message }) => `${code} ${place.file}: ${message}`)).toEqual([]);
  const written = new Set(listKeys(contents).map(({ value }) => value));
  const found = [...marked].filter(([, { value }]) => written.has(value));
  const isShown = readMarks(result);
  const isMissed = ([code, key]: (typeof found)[number]): boolean =>
    !isShown(code) && !key.name.startsWith("words.yaml") && !isReported(key, site, result);
  return {
    unshown: found.filter(isMissed).map(([, { name, file }]) => `${name} (${file})`),
    words: found.flatMap(([code, { name }]) => (name.startsWith("words.yaml") && isShown(code) ? [name] : [])),
  };
}

describe("what an author writes is shown, or reported at its place", () => {
  const seen = new Set<string>();
  const seeds = isLong ? 40 : 6;
  const practices: Practice[] = [false, true].flatMap((hasSeveral) => [
    { hasSeveral },
    ...Array.from({ length: seeds }, (_, seed) => ({ hasSeveral, seed })),
  ]);

  test.each(practices)("in the practice %o", async (practice) => {
    const { unshown, words } = await findUnshownIn(practice);
    for (const word of words) seen.add(word);
    expect(unshown.filter((name) => !unprinted.some(([pattern]) => pattern.test(name)))).toEqual([]);
  });

  test("and so are its own words, in one of these practices", () => {
    const rare = Object.keys(rareWords).map((word) => `words.yaml ${word}`);
    const words = listKeys(makeEveryKey()).flatMap(({ name }) => (name.startsWith("words.yaml") ? [name] : []));
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((name) => !seen.has(name)).toSorted()).toEqual(rare);
  });
});
