import type { Edit } from "../change/edit.ts";
import { valueAt } from "../../../model/source.ts";
import { isGroup } from "../../../model/walk-fields.ts";

/**
 * Returns the edits for an edit. The first key of an empty group takes the place of that group, so that it is written like the groups
 * beside it and not in braces.
 */
export function beginGroup(data: unknown, edit: Edit): readonly Edit[] {
  if (edit.kind !== "set" || edit.path.length < 2) return [edit];
  const path = edit.path.slice(0, -1);
  const group = valueAt(data, path);
  if (!isGroup(group) || Object.keys(group).length > 0) return [edit];
  const value = { [edit.path.at(-1)!]: edit.value };
  const at = path.at(-1)!;
  const whole: Edit =
    typeof at === "number" ? { kind: "add", path: path.slice(0, -1), value, at } : { kind: "set", path, value };
  return [{ kind: "remove", path }, whole];
}
