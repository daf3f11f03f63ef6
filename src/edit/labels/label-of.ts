import { schemaNameOf, type Kind } from "../../model/build/kind.ts";
import type { Path } from "../../model/build/source.ts";
import { lastKeyOf, partAlong, partBelow, partOf, type Part } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";

/** The words of forms for what schemas describe, in one language. `en.yaml` explains how they are written. */
export interface Labels {
  files: LabelList;
  keys: LabelList;
  values: LabelList;
  facts: LabelList;
  items: LabelList;
  new: LabelList;
  add: LabelList;
  help: LabelList;
  needed: Readonly<Record<"if" | "unless", string>>;
  /** Remedies for problems whose own remedy only concerns files. `{label}` is the label of the field. */
  remedies: Readonly<Record<"fill" | "fillOrRemove" | "again" | "choose" | "move", string>>;
  leaveOut: readonly string[];
  /** The words of schemas in that language, by their English. */
  notes: LabelList;
  /** Keys that are offered before all others, whatever their file is. */
  often: readonly string[];
  /** Keys that a new file asks for at once, though it may do without them. */
  atOnce: readonly string[];
  /** Keys that a form asks for even if nothing is written there. */
  always: readonly string[];
  /** Keys that forms show above all others of their group. */
  first: readonly string[];
  /** Keys that forms show below all others of their group. */
  last: readonly string[];
  /** Keys of an item that is a line of its list, beside each other. */
  line: readonly string[];
  /** Names of kinds of files that belong together, in the order of the list of files, by the heading above them. */
  groups: Readonly<Record<string, readonly string[]>>;
}

type LabelList = Readonly<Record<string, string>>;

export function labelOfFile(kind: Kind, { files }: Labels): string {
  const name = schemaNameOf(kind);
  return findLabel([name], files) ?? wordsInName(name);
}

/** Returns the label of a key; for an item, that of its list. The path is not empty, and may lead to a value that is not written yet. */
export const labelOfKey = (kind: Kind, path: Path, { keys }: Labels): string =>
  findLabel([schemaNameOf(kind), ...stepsTo(kind, path)], keys) ?? wordsInName(lastKeyOf(path)!);

/** Sorts keys that are offered by how often they are used; the others follow in the order of their schema. */
export function sortOffered(keys: readonly string[], { often }: Labels): string[] {
  const rankOf = (key: string): number => (often.includes(key) ? often.indexOf(key) : often.length);
  return [...keys].sort((a, b) => rankOf(a) - rankOf(b));
}

/** Puts keys that matter most in a form before the others of their group, and those that matter least behind them. */
export function sortShown<Value>(keys: ReadonlyMap<string, Value>, { first, last }: Labels): [string, Value][] {
  const rankOf = (key: string): number =>
    first.includes(key) ? first.indexOf(key) : first.length + Number(last.includes(key));
  return [...keys].sort(([a], [b]) => rankOf(a) - rankOf(b));
}

/** Returns the label of one of the choices that a key has. */
export const labelOfChoice = (kind: Kind, { path, choice }: { path: Path; choice: string }, labels: Labels): string =>
  findLabel([...stepsTo(kind, path), choice], labels.values) ?? wordsInName(choice);

/** Returns the name of a fact for directories. */
export const labelOfFact = (name: string, { facts }: Labels): string => findLabel([name], facts) ?? wordsInName(name);

/** Returns the word for one item of a list, or for one entry of a group whose keys the author chooses. The path leads to the list. */
export const labelOfItem = (kind: Kind, path: Path, { items }: Labels): string =>
  findLabel([schemaNameOf(kind), ...stepsTo(kind, path)], items) ?? items[other]!;

/** Returns the word for one of the files of a kind, and the words of the button that begins a new one. */
export const labelOfEntry = (kind: Kind, { items }: Labels): string =>
  findLabel([schemaNameOf(kind)], items) ?? items[other]!;
export const labelOfNew = (kind: Kind, labels: Labels): string =>
  findLabel([schemaNameOf(kind)], labels.new) ?? labels.new[other]!;

/** Returns the words of the button that adds an item to the list at a path. */
export const labelOfAdd = (kind: Kind, path: Path, { add }: Labels): string =>
  findLabel([schemaNameOf(kind), ...stepsTo(kind, path)], add) ?? add[other]!;

/** Returns what to write in a field and when it is needed; undefined if its schema says nothing. */
export function helpOfKey(kind: Kind, path: Path, labels: Labels): string | undefined {
  const part = partAlong(kind.schema, path);
  const condition = part && conditionOfPart(kind, { path, part }, labels);
  const help = findLabel([schemaNameOf(kind), ...stepsTo(kind, path)], labels.help) ?? descriptionOf(part, labels);
  return help === undefined || condition === undefined ? help : `${help} ${condition}`;
}

function descriptionOf(part: Part | undefined, { notes, leaveOut }: Labels): string | undefined {
  if (part?.description === undefined) return undefined;
  const description = notes[part.description] ?? part.description;
  return leaveOut.reduce((text, each) => text.replace(each, ""), description);
}

function conditionOfPart(kind: Kind, { path, part }: { path: Path; part: Part }, labels: Labels): string | undefined {
  const { neededIf, unless } = part;
  if (neededIf !== undefined) return fillWord(labels.needed.if, { condition: labels.notes[neededIf] ?? neededIf });
  const others = unless?.map((key) => labelOfKey(kind, [...path.slice(0, -1), key], labels));
  return others && fillWord(labels.needed.unless, { labels: others.join(", ") });
}

/** The line for everything that has none, as for a kind that somebody adds. */
const other = "<other>";

/** Lists the keys that lead to a value. A name that the author chose is `<name>`. */
function stepsTo(kind: Kind, path: Path): string[] {
  let part: Part | undefined = partOf(kind.schema);
  return path.flatMap((step) => {
    const isChosen: boolean = part?.entry !== undefined && !part.keys.has(String(step));
    part = part && partBelow(part, step);
    return typeof step === "number" ? [] : [isChosen ? "<name>" : step];
  });
}

/** Returns the label with most of the last steps in its name. */
function findLabel(steps: readonly string[], labels: LabelList): string | undefined {
  const names = steps.map((_, index) => steps.slice(index).join("."));
  const name = names.find((each) => Object.hasOwn(labels, each));
  return name === undefined ? undefined : labels[name];
}

/** Makes words of a name in code: `sectionOneTitle` is "Section one title". */
function wordsInName(name: string): string {
  const words = name.replaceAll(/(?<=\p{Ll})(?=[\p{Lu}\d])|[-_/.]+/gu, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
