import { describe, expect, test } from "vitest";
import type { BuildResult, BuiltSite } from "../../src/build-options.ts";
import type { CheckOptions } from "../../src/steps/check/subjects.ts";
import { buildSite } from "../../src/build.ts";
import { Memory } from "../../src/lib/memory.ts";
import { isMediaType } from "../../src/model/build/field-types.ts";
import {
  addSecond,
  listKeys,
  makeEveryKey,
  setValue,
  writeContents,
  writeFileOf,
  type Contents,
  type WritableKey,
} from "../support/every-key.ts";
import { leaveOutHalf } from "./leave-out.ts";
import type { LittleSite } from "../support/little-site.ts";
import { changeValue, listOthers, type Value } from "./other-values.ts";
import { isLong, isNight } from "../support/test-level.ts";
import { translateSite } from "../support/translate-site.ts";

/*
 * Proves that whatever an author writes is in a page, a file or structured data if all keys are there, or that a problem says at its place
 * why it is not. Each text, link and file has a mark. To see words that depend on others, some practices leave out half of the optional
 * keys, by a hash of their names; values that depend on these are not reported. A value without a mark, such as a phone, a date or a choice, is replaced by another one or left out, and that must
 * change a page, a file or structured data.
 */

/** Values that are not printed anywhere, by the end of their names, with the reasons. */
const unprinted: readonly [name: RegExp, reason: string][] = [
  [/^services\.yaml groups\[\]\.pictureAlt /, "the look clinic lists services without pictures"],
  [/^services\.yaml groups\[\]\.links\[\]\.href$/, "each service is in one group, so no link can be another one"],
  [/^home\.yaml pictureAlt /, "a film takes the picture's place"],
  [/^brand\.yaml colors\.accent$/, "it makes what `light` and `dark` do not name, and here they name all"],
  [/^practice\.yaml contacts\[\]\./, "facts of others that texts may name, for `check`"],
  [/^(?:rules|samples)\.yaml /, "for `check`"],
  [/\]\.consent$/, "the practice's own record"],
];

const isUnprinted = (name: string): boolean => unprinted.some(([pattern]) => pattern.test(name));

/** Words that pages show only if a practice is unlike these. */
const rareWords = {
  inLanguage: "a link to a page that is not translated",
  noCharge: "a price of $0",
  numberedPage: "more than 20 posts",
  otherLanguages: "a second language, whose pages have their own words",
  serviceSummary: "a service with only a title",
};

/** Kinds of fields in which any text may be written. */
const textKinds: readonly WritableKey["fieldKind"][] = [
  "prose",
  "quote",
  "name",
  "aside",
  "alt",
  "html",
  "source",
  "plain",
];

/** Puts a mark into a value; undefined if nobody would recognize it there. */
function mark({ fieldKind, name, value }: WritableKey, code: string): string | undefined {
  if (typeof value !== "string" || fieldKind === undefined) return undefined;
  // Maps and search engines would know no such place. The groups of services lead to services.
  if (/address\.(?:state|country)$|groups\[\]\.links\[\]\.href$/.test(name)) return undefined;
  if (textKinds.includes(fieldKind)) return `${code} ${value}`;
  if (isMediaType(fieldKind)) return value.replace(/\w+(?=\.\w+$)/, code);
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

function build({ root, file }: LittleSite, checks?: CheckOptions): Promise<BuildResult> {
  memory.startBuild();
  const date = Date.UTC(2026, 10, 2);
  const cacheFolder = file(".dentalsite");
  // Files of the last two seconds are always read again, so each build is a minute later.
  const now = Date.now() + 60_000;
  return buildSite({ root, cacheFolder, date, now, isPreview: true, recall: memory.recall, ...(checks && { checks }) });
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

/** Everything that a build makes, and what it says of the site. */
function textOfAll(built: BuiltSite): string {
  const { outputs, name, redirects, hostOnly, nextChange } = built;
  const files = outputs.map((each) => ("contents" in each ? [each.path, String(each.contents)] : [each.path]));
  return JSON.stringify([files, built.listForDirectories(), name, redirects, hostOnly, nextChange]);
}

/**
 * Returns whether a mark is in any file, or in the facts for directories, and in pages of each language if one has it. The mark of a picture,
 * a film, captions or a font is in the name of a file, too.
 */
function readMarks(result: BuildResult): (code: string, key: WritableKey) => boolean {
  const names = result.built!.outputs.map((each) => each.path).join("\n");
  const all = textOf(result, () => true) + JSON.stringify(result.built!.listForDirectories());
  const isPage = (path: string, text: string): boolean =>
    path.endsWith(".html") && !text.includes('http-equiv="refresh"');
  const pages = textOf(result, (path, text) => isPage(path, text) && !path.startsWith("es/"));
  const translated = textOf(result, (path, text) => isPage(path, text) && path.startsWith("es/"));
  return (code, { fieldKind }) =>
    all.includes(code) &&
    (translated === "" || !pages.includes(code) || translated.includes(code)) &&
    (!isMediaType(fieldKind) || names.includes(code));
}

/** Whether a problem names this key, a group around it, the key that it belongs to, the whole file, or the menu that would show it. */
function isReported({ file, path, part }: WritableKey, site: LittleSite, { problems }: BuildResult): boolean {
  return problems.some(({ code, place }) => {
    if (code === "page/not-in-menu" && path.at(-1) === "menuTitle") return true;
    if (place.file !== file || !code.startsWith("value/")) return false;
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
  // Only a check gives advice.
  const result = await build(site, {});
  const errors = result.problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ code, place, message }) => `${code} ${place.file}: ${message}`)).toEqual([]);
  const written = new Set(listKeys(contents).map(({ value }) => value));
  const found = [...marked].filter(([, { value }]) => written.has(value));
  const isShown = readMarks(result);
  const isMissed = ([code, key]: (typeof found)[number]): boolean =>
    !isShown(code, key) && !key.name.startsWith("words.yaml") && !isReported(key, site, result);
  return {
    unshown: found.filter(isMissed).map(([, { name, file }]) => `${name} (${file})`),
    words: found.flatMap(([code, key]) => (key.name.startsWith("words.yaml") && isShown(code, key) ? [key.name] : [])),
  };
}

describe("what an author writes is shown, or reported at its place", () => {
  const seen = new Set<string>();
  const practices: Practice[] = [false, true].flatMap((hasSeveral) => [
    { hasSeveral },
    ...Array.from({ length: isNight ? 40 : 0 }, (_, seed) => ({ hasSeveral, seed })),
  ]);

  test.each(practices)("in the practice %o", async (practice) => {
    const { unshown, words } = await findUnshownIn(practice);
    for (const word of words) seen.add(word);
    if (practice.seed === undefined) expect(unshown.filter((name) => !isUnprinted(name))).toEqual([]);
  });

  test.runIf(isNight)("and so are its own words, in one of these practices", () => {
    const rare = Object.keys(rareWords).map((word) => `words.yaml ${word}`);
    const words = listKeys(makeEveryKey()).flatMap(({ name }) => (name.startsWith("words.yaml") ? [name] : []));
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((name) => !seen.has(name)).toSorted()).toEqual(rare);
  });
});

interface Built {
  result: BuildResult;
  /** Everything that a build makes; undefined if there are errors. */
  text: string | undefined;
  /** Returns the pages that a content file makes. */
  pageOf: (file: string) => string;
}

/** Keys with other values; undefined leaves a key out. */
type Changes = readonly (readonly [WritableKey, Value])[];

describe.runIf(isLong)("another value changes a page, a file or structured data", () => {
  const contents = makeEveryKey();
  let site: LittleSite;
  let base: Built;

  /** Keys whose values have no mark. A list is known by its items. */
  const listUnmarked = (): WritableKey[] =>
    listKeys(contents).filter((key) => {
      const isWanted = !key.file.endsWith("second.md") && !isUnprinted(key.name);
      return isWanted && mark(key, "x") === undefined && typeof key.value !== "object";
    });

  /** Builds the practice with these changes, and takes them back. */
  async function buildWith(changes: Changes): Promise<Built> {
    const takeBack = changes.map(([key, value]) => changeValue(contents, key, value));
    const files = new Set(changes.map(([{ file }]) => file));
    for (const file of files) writeFileOf(contents, file, site);
    const result = await build(site);
    for (const each of takeBack.toReversed()) each();
    for (const file of files) writeFileOf(contents, file, site);
    const { pages = [] } = result.built ?? {};
    const pageOf = (file: string): string => pages.map(({ source, html }) => (source === file ? html : "")).join("");
    return { result, text: result.built && textOfAll(result.built), pageOf };
  }

  /** Finds what is printed just as it is written: all of it in one build. Returns the other keys. */
  async function leaveOutPrinted(keys: readonly WritableKey[]): Promise<WritableKey[]> {
    const taken = new Set<string>();
    const changes = keys.flatMap((key): Changes => {
      const isUsed = (text: string): boolean => text.length < 4 || taken.has(text) || base.text!.includes(text);
      const [other] = listOthers(key, isUsed);
      if (other === undefined) return [];
      taken.add(String(other));
      return [[key, other]];
    });
    const { text = "" } = await buildWith(changes);
    const printed = new Set(changes.flatMap(([key, other]) => (text.includes(String(other)) ? [key] : [])));
    expect(printed.size).toBeGreaterThan(40);
    return keys.filter((key) => !printed.has(key));
  }

  async function isIdle(key: WritableKey): Promise<boolean> {
    for (const other of listOthers(key, () => false)) {
      const { result, text } = await buildWith([[key, other]]);
      if (text !== undefined && (text !== base.text || isReported(key, site, result))) return false;
    }
    return true;
  }

  test("in the practice with every key", async () => {
    addSecond(contents);
    markAll(contents, false);
    const hiding = listKeys(contents).filter(({ name }) => name.endsWith(" noindex"));
    site = writeContents(contents);
    const hidden = await buildWith([]);
    // Search engines do not read a page's data if they are asked to leave it out.
    for (const key of hiding) setValue(contents, key, undefined);
    for (const { file } of hiding) writeFileOf(contents, file, site);
    base = await buildWith([]);
    expect(base.result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    const idle = hiding.filter(({ file }) => base.pageOf(file) === hidden.pageOf(file));
    for (const key of await leaveOutPrinted(listUnmarked())) if (await isIdle(key)) idle.push(key);
    expect(idle.map(({ name }) => name)).toEqual([]);
  });
});
