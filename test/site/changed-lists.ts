import fc from "fast-check";
import { expect } from "vitest";
import { stringify } from "yaml";
import { kinds } from "../../src/kinds/kinds.ts";
import { folderOf, type Kind } from "../../src/model/build/kind.ts";
import { sourcesOf, type Path } from "../../src/model/build/source.ts";
import { isForTranslation, mayBeTranslated } from "../../src/model/build/translated-texts.ts";
import { isGroup, listAt, partBelow, partOf, type Part } from "../../src/model/build/walk-fields.ts";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { noteMade } from "../../src/steps/translate/note-reading.ts";
import { translateSite } from "../../src/steps/translate/translate-content.ts";

/*
 * Files of every kind in which all texts and facts are different, and changes of their lists. The translation of each text is known from the
 * text, so a merged file in which each translation is turned back is the original, or shows a fact beside the words of another.
 */

/** Folders of the languages of the made site besides the first. */
const folders = ["es", "fr"] as const;

/** Kinds of files with lists that are translated. */
export const kindsWithLists = kinds.filter(
  (kind) =>
    kind.inOtherLanguages !== "own" &&
    listPaths(makeValue(partOf(kind.schema), 1, "a"), partOf(kind.schema)).length > 0,
);

/** Makes a value of every key, with other words and facts for every seed. Lists have `size` items. */
function makeValue(part: Part, size: number, seed: string): unknown {
  if (part.item !== undefined)
    return Array.from({ length: size }, (_, index) => makeValue(part.item!, size, `${seed}${index}`));
  if (part.entry !== undefined) return { entry: makeValue(part.entry, size, `${seed}e`) };
  if (part.keys.size === 0) return mayBeTranslated(part, "Text") ? `Text ${seed}` : `fact ${seed}`;
  const keys = [...part.keys].filter(([key]) => !["language", "translations"].includes(key));
  return Object.fromEntries(keys.map(([key, each]) => [key, makeValue(each, size, `${seed}${key}`)]));
}

/** Returns only the texts, each in the language of a folder. */
function translate(value: unknown, part: Part, folder: string): unknown {
  if (Array.isArray(value)) {
    return isForTranslation(value, part) ? value.map((each) => translate(each, part.item!, folder) ?? {}) : undefined;
  }
  if (isGroup(value)) {
    const texts = Object.entries(value).map(([key, each]) => [key, translate(each, partBelow(part, key)!, folder)]);
    const kept = texts.filter(([, each]) => each !== undefined);
    return kept.length > 0 ? Object.fromEntries(kept) : undefined;
  }
  return typeof value === "string" && mayBeTranslated(part, value) ? `${folder} ${value}` : undefined;
}

/** Takes the language off each text. */
function turnBack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnBack);
  if (isGroup(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, turnBack(each)]));
  return typeof value === "string" ? value.replace(/^(?:es|fr) /, "").replace(/!$/, "") : value;
}

/** Lists the paths of all lists with texts, nested ones too. */
function listPaths(value: unknown, part: Part | undefined, path: Path = []): Path[] {
  if (part === undefined || typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) && isForTranslation(value, part) ? [path] : [];
  const inner = Object.entries(value).flatMap(([key, each]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return listPaths(each, partBelow(part, step), [...path, step]);
  });
  return [...own, ...inner];
}

const changes = ["swap", "insert", "replace", "remove", "facts", "duplicate"] as const;
const handmade = ["none", "swap", "insert", "remove", "edit", "both"] as const;

/** Changes of one file: of its lists in the original, and then in one translation by hand. */
export const changesOfLists = fc.record({
  size: fc.integer({ min: 1, max: 4 }),
  steps: fc.array(fc.record({ list: fc.nat(), way: fc.constantFrom(...changes), at: fc.nat(), to: fc.nat() }), {
    minLength: 1,
    maxLength: 4,
  }),
  byHand: fc.record({ list: fc.nat(), way: fc.constantFrom(...handmade), at: fc.nat(), to: fc.nat() }),
});

type Changes = typeof changesOfLists extends fc.Arbitrary<infer Each> ? Each : never;

/** Builds the content of a site with a file of this kind after these changes, and compares each translation with the original. */
export function expectOwnWords(kind: Kind, { size, steps, byHand }: Changes): void {
  const part = partOf(kind.schema);
  const original = makeValue(part, size, "a");
  const translations = folders.map((folder) => translate(original, part, folder) as Record<string, unknown>);
  const notes = translations.map((each) => noteMade({ file: nameOf(kind), kind, data: original, body: "" }, each));
  for (const [index, step] of steps.entries()) changeList(original, part, { ...step, seed: `n${index}` });
  const [first] = translations;
  if (byHand.way === "both") {
    const change = { list: byHand.list, way: "insert", at: byHand.at, to: 0, seed: "hand" } as const;
    changeList(original, part, change);
  }
  changeByHand(first!, part, byHand);
  const own = translations.map((each, index): [string, unknown] => [
    nameOf(kind).replace("site/", `site/${folders[index]!}/`),
    { ...each, original: notes[index] },
  ]);
  for (const data of mergedData(kind, [[nameOf(kind), original], ...own])) {
    expect(withoutExtras(turnBack(data), original)).toEqual(original);
  }
}

const nameOf = (kind: Kind): string =>
  folderOf(kind) === undefined ? `site/${kind.files}` : `site/${folderOf(kind)!}/a.md`;

function mergedData(kind: Kind, files: readonly (readonly [string, unknown])[]): unknown[] {
  const practice = { language: "en-US", translations: ["es-US", "fr-FR"] };
  const isPractice = nameOf(kind) === "site/practice.yaml";
  const all = [
    ...(isPractice ? [] : [["site/practice.yaml", practice] as const]),
    ...files.map(
      ([name, data]) =>
        [name, isPractice && name === nameOf(kind) ? { ...(data as object), ...practice } : data] as const,
    ),
  ];
  const written = all.map(([path, data]) => {
    const yaml = stringify(data, { schema: "yaml-1.1", aliasDuplicateObjects: false });
    return { path, bytes: new TextEncoder().encode(path.endsWith(".md") ? `---\n${yaml}---\n` : yaml) };
  });
  const sorted = written.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const { content } = parseSite({ files: sorted, packageWords: new Map() }, kinds);
  const others = translateSite(content).slice(1);
  const found = others.flatMap((each) =>
    sourcesOf(each.content).filter(({ translates }) => translates?.original.file === nameOf(kind)),
  );
  expect(found).toHaveLength(folders.length);
  return found.map(({ data }) => data);
}

/** Leaves out the languages of the practice, which the original of this test does not have. */
function withoutExtras(data: unknown, original: unknown): unknown {
  if (!isGroup(data) || !isGroup(original)) return data;
  return Object.fromEntries(Object.entries(data).filter(([key]) => key in original));
}

interface Change {
  list: number;
  way: (typeof changes)[number];
  at: number;
  to: number;
  seed: string;
}

function changeList(data: unknown, part: Part, { list, way, at, to, seed }: Change): void {
  const paths = listPaths(data, part);
  const path = paths[list % Math.max(1, paths.length)];
  if (path === undefined) return;
  const items = listAt(data, path) as unknown[];
  const item = path.reduce<Part>((each, step) => partBelow(each, step)!, part).item!;
  const [index, other] = [at % Math.max(1, items.length), to % Math.max(1, items.length)];
  if (way === "insert") items.splice(index, 0, makeValue(item, 2, seed));
  if (items.length === 0) return;
  if (way === "swap") [items[index], items[other]] = [items[other], items[index]];
  if (way === "replace") items[index] = makeValue(item, 2, seed);
  if (way === "remove") items.splice(index, 1);
  if (way === "facts") items[index] = withOtherFacts(items[index], item, seed);
  if (way === "duplicate") items.splice(other, 0, withOtherFacts(structuredClone(items[index]), item, seed));
}

/** Returns an item with the same words and other facts. */
function withOtherFacts(value: unknown, part: Part | undefined, seed: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withOtherFacts(each, part?.item, seed));
  if (isGroup(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, withOtherFacts(each, part && partBelow(part, key), seed)]),
    );
  }
  return part !== undefined && mayBeTranslated(part, value) ? value : `fact ${seed}`;
}

/** Changes a translation as somebody may who runs no command. */
function changeByHand(data: unknown, part: Part, { list, way, at, to }: Changes["byHand"]): void {
  const paths = listPaths(data, part).filter((path) => listAt(data, path).length > 0);
  const path = paths[list % Math.max(1, paths.length)];
  if (path === undefined) return;
  const items = listAt(data, path) as unknown[];
  const [index, other] = [at % items.length, to % items.length];
  const item = path.reduce<Part>((each, step) => partBelow(each, step)!, part).item!;
  if (way === "swap") [items[index], items[other]] = [items[other], items[index]];
  if (way === "insert" || way === "both") items.splice(index, 0, translate(makeValue(item, 2, "hand"), item, "es"));
  if (way === "remove") items.splice(index, 1);
  if (way === "edit") items[index] = edited(items[index]);
}

function edited(value: unknown): unknown {
  if (typeof value === "string") return `${value}!`;
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, Array.isArray(each) ? each : edited(each)]),
  );
}
