import { namePlaceholder, type FileFacts, type KeyFacts } from "./describe-keys.ts";

/** A content file, or a key in one. */
export interface FoundEntry {
  file: FileFacts;
  /** Undefined for the file itself. */
  key?: KeyFacts;
}

/** Whether a word names a file: `site/practice.yaml`, `practice.yaml` or `practice`; `offices`, `office` or `site/offices/main.md`. */
export function isNamed({ files, name: kind }: FileFacts, word: string): boolean {
  const name = word.replace(/^(\.?\/)?(site\/)?/, "");
  return files.some((file) => {
    const path = file.slice("site/".length);
    if (!path.endsWith("/*.md")) return [path, path.replace(/\.\w+$/, "")].includes(name);
    const folder = path.slice(0, -"/*.md".length);
    const isEntry = name.startsWith(`${folder}/`) && name.endsWith(".md");
    return isEntry || [path, folder, `${folder}/`, kind].includes(name);
  });
}

/** Removes the numbers of items: `hours[0].days` and `hours.0.days` become `hours.days`. */
const withoutNumbers = (word: string): string => word.replace(/\[\d*\]|\.\d+(?=\.|$)/g, "");

/** Whether a word is the path of a key. Where an author chooses a key's name, any name matches. */
function isPath(path: string, word: string): boolean {
  const steps = word.split(".");
  const known = path.split(".");
  return steps.length === known.length && known.every((step, at) => step === namePlaceholder || step === steps[at]);
}

const findInside = (file: FileFacts, word: string): FoundEntry[] =>
  file.keys.filter(({ path }) => isPath(path, withoutNumbers(word))).map((key) => ({ file, key }));

/** Finds the keys for a word that begins with a file, such as `offices.hours.days`. */
function findByWay(files: readonly FileFacts[], word: string): FoundEntry[] {
  const points = [...word.matchAll(/\./g)].map(({ index }) => index);
  return points.flatMap((at) =>
    files.filter((file) => isNamed(file, word.slice(0, at))).flatMap((file) => findInside(file, word.slice(at + 1))),
  );
}

/** Finds the keys in any file whose whole path, or otherwise its end, is the word. */
function findAnywhere(files: readonly FileFacts[], word: string): FoundEntry[] {
  const name = withoutNumbers(word);
  const find = (isMeant: (path: string) => boolean): FoundEntry[] =>
    files.flatMap((file) => file.keys.filter(({ path }) => isMeant(path)).map((key) => ({ file, key })));
  const whole = find((path) => path === name);
  return whole.length > 0 ? whole : find((path) => path.endsWith(`.${name}`));
}

/** Finds what a word may mean: files, or otherwise keys. Empty if it is unknown. */
export function findEntries(files: readonly FileFacts[], word: string): FoundEntry[] {
  const named = files.filter((file) => isNamed(file, word)).map((file): FoundEntry => ({ file }));
  if (named.length > 0) return named;
  const byWay = findByWay(files, word);
  return byWay.length > 0 ? byWay : findAnywhere(files, word);
}

/** Finds a key in the given files, also by the end of its path. */
export function findKeyIn(files: readonly FileFacts[], word: string): FoundEntry[] {
  const inside = files.flatMap((file) => findInside(file, word));
  return inside.length > 0 ? inside : findAnywhere(files, word);
}

/** Lists every word that names a file or a key, for suggestions. */
export function listWords(files: readonly FileFacts[]): string[] {
  const all = files.flatMap((file) => file.files);
  const names = all.filter((file) => !file.endsWith("/*.md"));
  const folders = all.flatMap((file) => /^site\/(.+)\/\*\.md$/.exec(file)?.[1] ?? []);
  const keys = files.flatMap(({ files: [file = ""], keys }) => {
    const name = file.replace(/^site\/|\/\*\.md$|\.\w+$/g, "");
    return keys.flatMap(({ path }) => [path, `${name}.${path}`]);
  });
  return [...new Set([...names, ...names.map((name) => name.slice("site/".length)), ...folders, ...keys])];
}
