import { schemaNameOf, type Kind } from "../../model/build/kind.ts";
import { isNameType } from "../../model/build/field-types.ts";
import { valueAt, type Path } from "../../model/build/source.ts";
import { groupAt, isGroup, partAlong, walkFields, type Part } from "../../model/build/walk-fields.ts";
import type { Edit } from "./edit.ts";
import type { WrittenFile } from "./read-written.ts";
import { rewriteHtml, rewriteMarkdown, type MapLink } from "./rewrite-links.ts";

/** The new name and address of an entry, for everything that leads to it or names it. */
export interface Retargeting {
  kind: Kind;
  mapLink: MapLink;
  /** The name by which other files know the entry, before and after; undefined after if there is none any more. */
  name: readonly [before: string, after: string | undefined];
  /** Paths of its files, before and after. */
  files: ReadonlyMap<string, string | undefined>;
  /** Paths of items that go since those of the original do; its lists and those of a translation are in one order. */
  gone?: readonly Path[];
}

/** Why a change cannot be made in a file: the way a link is written there, or a key that would be missing. */
export interface Untargeted {
  reason: "inexact" | "needed";
  path: Path;
}

export interface Retargeted {
  edits: Edit[];
  links: number;
  names: number;
  /** Items and keys that go, since all that they did was to lead to the entry. */
  removed: readonly Path[];
}

/** Lists the edits by which everything in a file that leads to an entry leads elsewhere from now on. */
export function retarget(kind: Kind, written: WrittenFile, change: Retargeting): Retargeted | Untargeted {
  const file: OpenFile = { kind, data: written.data, edits: [], going: new Map(), links: 0, names: 0 };
  for (const path of change.gone ?? []) if (valueAt(written.data, path) !== undefined) markGone(file, path);
  let fault: Untargeted | undefined;
  walkFields(kind.schema, written.data, (value, part, path) => {
    if (typeof value === "string" && !retargetValue(file, { value, part, path }, change))
      fault ??= { reason: "inexact", path };
  });
  if (written.bodyOffset !== undefined && !retargetBody(file, written, change))
    fault ??= { reason: "inexact", path: [] };
  const removals = widen(file);
  if (!Array.isArray(removals)) return removals;
  if (fault) return fault;
  const edits = [...file.edits, ...removals.toReversed().map((path): Edit => ({ kind: "remove", path }))];
  return { edits, links: file.links, names: file.names, removed: removals };
}

/** Returns whether no link is written in a way in which it cannot be changed. */
function retargetBody(file: OpenFile, written: WrittenFile, { mapLink }: Retargeting): boolean {
  const { bodyOffset, body } = written;
  const found = new Set<string>();
  const text = rewriteMarkdown({ ...written, kind: file.kind, bodyOffset: bodyOffset! }, (href) => {
    const next = mapLink(href);
    if (next !== href) found.add(href);
    return next;
  });
  file.links += found.size;
  if (text !== undefined && text !== body) file.edits.push({ kind: "body", text });
  return text !== undefined;
}

interface OpenFile {
  kind: Kind;
  data: unknown;
  edits: Edit[];
  /** Paths of what goes, in order. */
  going: Map<string, Path>;
  links: number;
  names: number;
}

interface FoundText {
  value: string;
  part: Part | undefined;
  path: Path;
}

/** Returns whether a text was dealt with: one that leads nowhere else needs nothing. */
function retargetValue(file: OpenFile, { value, part, path }: FoundText, change: Retargeting): boolean {
  const [before, after] = change.name;
  if (change.files.has(value)) rename(file, path, change.files.get(value));
  else if (isNameType(part?.fieldType) && part.fieldType === schemaNameOf(change.kind) && value === before) {
    file.names++;
    rename(file, path, after);
  } else if (part?.fieldType === "link") {
    const href = change.mapLink(value);
    if (href === value) return true;
    file.links++;
    const item = itemAround(path);
    const isGone = after === undefined && item !== undefined && isOnlyLink(file, { item, path }, href);
    if (isGone) markGone(file, item);
    else file.edits.push({ kind: "set", path, value: href });
  } else if (part?.fieldType === "html") {
    const html = rewriteHtml(value, change.mapLink);
    if (html !== undefined && html !== value) {
      file.links++;
      file.edits.push({ kind: "set", path, value: html });
    }
    return html !== undefined;
  }
  return true;
}

function rename(file: OpenFile, path: Path, after: string | undefined): void {
  if (after !== undefined) file.edits.push({ kind: "set", path, value: after });
  else markGone(file, itemAround(path) ?? path);
}

const markGone = ({ going }: OpenFile, path: Path): unknown => going.set(JSON.stringify(path), path);

/** Returns the path of the item of a list that a value is in. */
function itemAround(path: Path): Path | undefined {
  const index = path.findLastIndex((step) => typeof step === "number");
  return index === -1 ? undefined : path.slice(0, index + 1);
}

/** Whether an item is nothing but a link with words, or has become the repetition of another. */
function isOnlyLink({ kind, data }: OpenFile, { item, path }: { item: Path; path: Path }, href: string): boolean {
  if (item.length === path.length) return true;
  const group = valueAt(data, item);
  if (!isGroup(group)) return false;
  const part = partAlong(kind.schema, item);
  const others = Object.keys(group).filter((key) => part?.keys.get(key)?.fieldType !== "link");
  if (others.length === 0) return true;
  if (others.length === 1 && part?.keys.get(others[0]!)?.fieldType === "prose") return true;
  const list = valueAt(data, item.slice(0, -1)) as readonly unknown[];
  const after = JSON.stringify({ ...group, [String(path.at(-1))]: href });
  return list.some((each) => each !== group && JSON.stringify(groupAt(each)) === after);
}

/** Adds to what goes the lists that may not be empty, and what may not be without them. */
function widen({ kind, data, going }: OpenFile): Path[] | Untargeted {
  const paths = [...going.values()];
  for (const path of paths) {
    const around = path.slice(0, -1);
    const isItem = typeof path.at(-1) === "number";
    const part = partAlong(kind.schema, isItem ? around : path);
    const isWhole =
      isItem && (valueAt(data, around) as unknown[]).every((_, index) => going.has(JSON.stringify([...around, index])));
    if (!isItem && part?.isOptional === false) return { reason: "needed", path };
    if (!isItem || !isWhole || part?.schema.safeParse([]).success !== false) continue;
    const last = around.at(-1);
    const wider = typeof last === "number" || part.isOptional ? around : itemAround(around);
    if (wider === undefined || wider.length === 0) return { reason: "needed", path: around };
    if (!going.has(JSON.stringify(wider))) {
      going.set(JSON.stringify(wider), wider);
      paths.push(wider);
    }
  }
  const isInside = (path: Path): boolean =>
    path.some((_, index) => index > 0 && going.has(JSON.stringify(path.slice(0, index))));
  return paths.filter((path) => !isInside(path)).sort(comparePaths);
}

/** Sorts paths by their keys and their positions in lists. */
function comparePaths(a: Path, b: Path): number {
  const at = a.findIndex((step, index) => step !== b[index]);
  const [left, right] = [a[at], b[at]];
  if (typeof left === "number" && typeof right === "number") return left - right;
  return String(left) < String(right) ? -1 : 1;
}
