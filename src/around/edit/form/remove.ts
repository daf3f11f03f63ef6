import type { Kind } from "../../../model/kind.ts";
import { valueAt, type Path } from "../../../model/source.ts";
import { partAlong } from "../../../model/walk-fields.ts";

/** Returns the path of what goes with a value that is taken out: an optional group or list of which it is all. */
export function whatToRemove(data: unknown, kind: Kind, path: Path): Path {
  const around = path.slice(0, -1);
  const isAll = Object.keys(valueAt(data, around) ?? {}).length === 1;
  if (around.length === 0 || !isAll || typeof around.at(-1) === "number") return path;
  return partAlong(kind.schema, around)?.isOptional ? whatToRemove(data, kind, around) : path;
}
