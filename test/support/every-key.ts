import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { stringify } from "yaml";
import { kinds } from "../../src/kinds/kinds.ts";
import { folderOf, type Kind } from "../../src/model/build/kind.ts";
import { isMediaType, type FieldType } from "../../src/model/build/field-types.ts";
import type { Path } from "../../src/model/build/source.ts";
import { partOf, walkFields, type Part } from "../../src/model/build/walk-fields.ts";
import { parseWords } from "../../src/steps/parse/language.ts";
import { readPackageWords } from "../../src/steps/read/read-site.ts";
import { makeLittleSite, type LittleSite } from "./little-site.ts";

/*
 * A practice that writes every key of every kind, made from the schemas and their examples: a new key is in it by itself. Keys that exclude
 * each other are in different items of a list.
 */

/** The content files of a practice, by their path: `site/doctors/first.md`. */
export type Contents = Map<string, ContentFile>;

export interface ContentFile {
  kind: Kind;
  data: unknown;
  /** Markdown below the keys; empty in YAML files. */
  body: string;
}

/** One value that an author may write, and its place. */
export interface WritableKey {
  /** The kind's files and the key in them, the same for each item of a list: `about/prices.md prices[].items[].what`. */
  name: string;
  file: string;
  path: Path;
  fieldKind: FieldType | undefined;
  part: Part;
  value: unknown;
}

/** Name of the one file in each folder, and of the one entry of a group whose keys the author chooses. */
const first = "first";

/** Keys that exclude each other, by the list whose items may have them. Each line makes an item without those keys. */
const alternatives: readonly [list: RegExp, without: readonly (readonly string[])[]][] = [
  [/\bbeforeAfter$/, [["model"], ["consent"]]],
  [
    /^about\/prices\.md prices\[\]\.items$/,
    [
      ["from", "to"],
      ["price", "former"],
    ],
  ],
  [/^offices\/\*\.md hours$/, [["closed"], ["opens", "closes", "note"], ["opens", "closes", "closed"]]],
];

/** Values for which an example would not do: they name other content, or have to fit together. */
const samples: readonly [name: RegExp, value: unknown][] = [
  [/^offices\/\*\.md hours\[0\]\.days$/, ["Monday", "Tuesday"]],
  [/^offices\/\*\.md hours\[1\]\.days$/, ["Saturday"]],
  [/^offices\/\*\.md hours\[2\]\.days$/, ["Friday"]],
  [/^offices\/\*\.md closures\[0\]\.to$/, "2026-11-03"],
  [/^offices\/\*\.md closures\[0\]\.closes$/, "12:30"],
  [/^offices\/\*\.md besideCall$/, ["booking"]],
  [/^offices\/\*\.md address\.state$/, "OR"],
  [/^practice\.yaml announcement\.until$/, "2026-12-01"],
  [/^practice\.yaml announcement\.from$/, "2026-10-30"],
  [/^practice\.yaml translations\[0\]$/, "es-US"],
  [/^rules\.yaml \w+\[0\]\.file$/, "site/services/first.md"],
  [/^rules\.yaml error\[0\]\.code$/, "copy/superlative"],
  [/^rules\.yaml advice\[0\]\.code$/, "copy/painless"],
  [/^patients\.yaml paperwork$/, "Print <a href='/services/first'>our form</a>."],
  [/^redirects\.yaml \[0\]\.from$/, "/old-page"],
  [/\bbeforeAfter\[\d\]\.after\.imgSrc$/, "pictures/after.svg"],
  [/ claim$/, first],
  [/ showName$/, false],
];

/** Files for each kind of media. */
const media: Partial<Record<FieldType, string>> = {
  picture: "pictures/sample.svg",
  poster: "videos/sample.webp",
  video: "videos/sample.mp4",
  media: "videos/sample.mp4",
  captions: "videos/sample.vtt",
  font: "fonts/sample.woff2",
};

/** Makes the content of a practice with every key, in one language. Each call makes a new one, whose values may be changed. */
export function makeEveryKey(): Contents {
  const contents: Contents = new Map(kinds.map((kind) => [fileOf(kind), makeFile(kind)]));
  setValue(contents, { file: "site/practice.yaml", path: ["translations"] }, undefined);
  return contents;
}

/** Adds a second entry to each folder, and a second group of services, with its own offices and place in the order. */
export function addSecond(contents: Contents): void {
  for (const [file, each] of [...contents]) {
    if (folderOf(each.kind) === undefined) continue;
    const copy = { ...each, data: structuredClone(each.data) };
    const other = file.replace(first, "second");
    contents.set(other, copy);
    for (const key of listKeys(new Map([[other, copy]]))) {
      if (key.fieldKind === "office") setValue(contents, key, "second");
      if (key.name.endsWith(" position")) setValue(contents, key, 2);
    }
  }
  const { groups } = contents.get("site/services.yaml")!.data as { groups: object[] };
  groups.push({ ...structuredClone(groups[0]), links: [{ href: "/services/second", label: "Second" }] });
}

const fileOf = (kind: Kind): string => {
  const folder = folderOf(kind);
  return `site/${folder === undefined ? kind.files : `${folder}/${first}.md`}`;
};

function makeFile(kind: Kind): ContentFile {
  const part = partOf(kind.schema);
  // Samples and examples are lists that all practices would share.
  const data = structuredClone(makeValue(part, { name: `${kind.files} `, example: undefined, isTop: true }));
  return { kind, data, body: kind.files.endsWith(".yaml") ? "" : makeBody() };
}

function makeBody(): string {
  const words = parseWords("en-US", readPackageWords())!;
  return `## ${words.contactSection}\n\nCall us with any question.\n`;
}

interface Way {
  /** Name of the key, with the places of items. */
  name: string;
  /** Value in an example of a group or list around it. */
  example: unknown;
  isTop?: boolean;
}

function makeValue(part: Part, { name, example, isTop = false }: Way): unknown {
  const sample = samples.find(([pattern]) => pattern.test(name));
  if (sample) return sample[1];
  const [own = example] = (part.schema.meta()?.examples ?? []) as unknown[];
  if (part.keys.size > 0) return makeGroup(part, { name: isTop ? name : `${name}.`, example: own });
  if (part.entry) return { [first]: makeValue(part.entry, { name: `${name}${first}`, example: undefined }) };
  if (part.item) return makeList(part.item, { name, example: own });
  return (part.fieldType && media[part.fieldType]) ?? leafOf(part, own);
}

function leafOf({ fieldType: kind, schema }: Part, example: unknown): unknown {
  if (kind === "office") return first;
  if (kind === "link") return `/services/${first}`;
  if (example !== undefined) return example;
  return schema.safeParse(true).success ? true : "Port Ansel";
}

function makeGroup({ keys }: Part, { name, example }: Way): object {
  const made = [...keys].map(([key, part]) => [
    key,
    makeValue(part, { name: name + key, example: (example as Record<string, unknown> | undefined)?.[key] }),
  ]);
  return Object.fromEntries(made) as object;
}

function makeList(item: Part, { name, example }: Way): unknown[] {
  const list = name.replaceAll(/\[\d+\]/g, "[]");
  const [, variants] = alternatives.find(([pattern]) => pattern.test(list)) ?? [undefined, [[]]];
  return variants.map((without, index) => {
    const [each] = Array.isArray(example) ? (example as unknown[]) : [];
    const made = makeValue(item, { name: `${name}[${index}]`, example: each });
    for (const key of without) Reflect.deleteProperty(made as object, key);
    return made;
  });
}

/** Lists every value of these files that is no group and no list, each with its place. A key in several items is listed for each. */
export function listKeys(contents: Contents): WritableKey[] {
  return [...contents].flatMap(([file, { kind, data }]) => {
    const keys: WritableKey[] = [];
    walkFields(kind.schema, data, (value, part, path) => {
      if (part === undefined || (typeof value === "object" && value !== null && part.fieldType === undefined)) return;
      if (part.keys.size > 0 || part.entry !== undefined) return;
      keys.push({ name: nameOf(kind, path), file, path, fieldKind: part.fieldType, part, value });
    });
    return keys;
  });
}

function nameOf({ files, schema }: Kind, path: Path): string {
  let part: Part | undefined = partOf(schema);
  let name = "";
  for (const step of path) {
    const isChosen: boolean = part?.entry !== undefined;
    name += typeof step === "number" ? "[]" : `${name === "" ? "" : "."}${isChosen ? "*" : step}`;
    part = part && (typeof step === "number" ? part.item : (part.keys.get(step) ?? part.entry));
  }
  return `${files} ${name}`;
}

/** Writes a value at a place, or removes the key if it is undefined. */
export function setValue(
  contents: Contents,
  { file, path: place }: Pick<WritableKey, "file" | "path">,
  value: unknown,
) {
  const parent = place
    .slice(0, -1)
    .reduce<unknown>((data, step) => Reflect.get(data as object, step), contents.get(file)!.data);
  const last = place.at(-1)!;
  if (value === undefined) Reflect.deleteProperty(parent as object, last);
  else Reflect.set(parent as object, last, value);
}

/** Prints a content file. */
export function printFile({ data, body, kind }: ContentFile): string {
  const yaml = stringify(data, { defaultStringType: "QUOTE_DOUBLE", lineWidth: 0 });
  return kind.files.endsWith(".yaml") ? yaml : `---\n${yaml}---\n${body}`;
}

/** Writes one of these files into a practice. */
export function writeFileOf(contents: Contents, file: string, site: LittleSite): void {
  site.write(file, printFile(contents.get(file)!));
}

const fixtures = path.resolve(import.meta.dirname, "../fixtures");
const contentsByExtension: Readonly<Record<string, string | Uint8Array>> = {
  ".svg":
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#24566b"/></svg>',
  ".mp4": readFileSync(path.join(fixtures, "little-site/assets/videos/harbor.mp4")),
  ".webp": readFileSync(path.join(fixtures, "little-site/assets/videos/harbor.webp")),
  ".vtt": "WEBVTT\n\n00:00.000 --> 00:00.200\nWelcome.\n",
  ".woff2": readFileSync(path.join(fixtures, "practices/group/assets/fonts/tallgrass-display.woff2")),
};

/**
 * Writes these contents into a temporary practice, which is removed like a little site, and makes each file that they name: a drawing, a
 * film, a poster, captions or a font, by its file extension.
 */
export function writeContents(contents: Contents): LittleSite {
  const site = makeLittleSite();
  rmSync(site.file("site"), { recursive: true });
  for (const file of contents.keys()) writeFileOf(contents, file, site);
  for (const { fieldKind, value } of listKeys(contents)) {
    if (!isMediaType(fieldKind) || typeof value !== "string") continue;
    const bytes = contentsByExtension[path.extname(value)];
    if (bytes !== undefined) site.write(`assets/${value}`, bytes);
  }
  return site;
}
