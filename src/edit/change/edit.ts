import { valueAt, type Path } from "../../model/build/source.ts";

/** One change of what a content file says. A path leads from the top of its data to a value that is written, or to a new key. */
export type Edit =
  /** Gives a value another one, or writes a new key as the last of its group. Groups on the way that are not there are made. */
  | { kind: "set"; path: Path; value: unknown }
  /** Puts an item into a list, in front of the item that is at `at` now; as the last one unless given. */
  | { kind: "add"; path: Path; value: unknown; at?: number }
  /** Takes a key or an item out. The last one of its group or list leaves an empty one. */
  | { kind: "remove"; path: Path }
  /** Moves an item to another position of its list. */
  | { kind: "move"; path: Path; to: number }
  /** Replaces the Markdown below the keys. */
  | { kind: "body"; text: string };

/** The meaning of a content file: its keys, and the Markdown below them. */
export interface Meaning {
  data: unknown;
  body: string;
}

/** Returns what a file says after an edit; undefined if the path leads nowhere. Changes nothing that it is given. */
export function applyTo({ data, body }: Meaning, edit: Edit): Meaning | undefined {
  if (edit.kind === "body") return { data, body: edit.text };
  if (edit.path.includes("__proto__")) return undefined;
  // Unlike `structuredClone`, this gives each place of a value that YAML repeats by an alias its own copy.
  const root = { data: JSON.parse(JSON.stringify(data)) as unknown };
  return isApplied(root, edit) ? { data: root.data, body } : undefined;
}

function isApplied(root: { data: unknown }, edit: Exclude<Edit, { kind: "body" }>): boolean {
  const path = ["data", ...edit.path];
  const last = path.at(-1)!;
  if (edit.kind === "set") return isSet(root, path, edit.value);
  if (edit.kind === "add") {
    const list = valueAt(root, path);
    if (!Array.isArray(list) || (edit.at ?? 0) > list.length) return false;
    list.splice(edit.at ?? list.length, 0, edit.value);
    return true;
  }
  const parent = valueAt(root, path.slice(0, -1));
  if (edit.path.length === 0 || valueAt(root, path) === undefined) return false;
  if (!Array.isArray(parent)) return edit.kind === "remove" && Reflect.deleteProperty(parent as object, last);
  const [item] = parent.splice(Number(last), 1) as unknown[];
  if (edit.kind === "move") parent.splice(edit.to, 0, item);
  return edit.kind === "remove" || edit.to <= parent.length;
}

/** Sets a value, and makes the groups on the way that are not there. */
function isSet(root: object, path: Path, value: unknown): boolean {
  const [step, ...rest] = path;
  const parent = root as Record<string | number, unknown>;
  if (Array.isArray(root) && !(typeof step === "number" && step < root.length)) return false;
  if (rest.length === 0) {
    parent[step!] = value;
    return true;
  }
  parent[step!] ??= {};
  const next = parent[step!];
  return typeof next === "object" && isSet(next!, rest, value);
}
