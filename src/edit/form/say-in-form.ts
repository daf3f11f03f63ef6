import { kindOf, type Kind } from "../../model/build/kind.ts";
import type { Path } from "../../model/build/source.ts";
import { partAlong } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import type { Filled } from "../../problems/fill-words.ts";
import { sayIn, type Problem } from "../../problems/problem.ts";
import { labelOfFile, labelOfKey, type Labels } from "../labels/label-of.ts";
import type { App } from "./app-context.ts";
import type { FieldPlace } from "./found-fields.ts";

/** Says a problem to somebody who sees fields: what matters first, and the rest. What to do comes first if its own remedy is only for files. */
export function sayInForm(
  { problem, field }: { problem: Problem; field?: FieldPlace | undefined },
  { kinds, labels, wording }: Pick<App, "kinds" | "labels" | "wording">,
): [first: string, second: string] {
  const { code, filling, place } = problem;
  const kind = kindOf(kinds, place.file);
  const ofField = kind && field && field !== "body" && field.length > 0 ? labelOfKey(kind, field, labels) : undefined;
  const label =
    code === "key/unknown" ? String(filling?.key) : (ofField ?? (kind ? labelOfFile(kind, labels) : place.file));
  const values = { ...withoutFiles(filling), ...(ofField !== undefined && { key: label }) };
  const { message: said, remedy } = sayIn(problem, wording, values);
  const message =
    field && field !== "body" && kind ? said.replaceAll(/"(\w+)"/g, labelKeys(kind, field, labels)) : said;
  if (remedy !== "") return [message, remedy.trim()];
  const first = fillWord(labels.remedies[remedyNameOf(problem)], { label });
  return [first, code === "key/missing" ? "" : message];
}

/** Makes the function that puts labels in the place of the keys beside a field. */
function labelKeys(kind: Kind, field: Path, labels: Labels): (all: string, key: string) => string {
  const around = field.slice(0, -1);
  const keys = partAlong(kind.schema, around)?.keys;
  return (all, key) => (keys?.has(key) ? `"${labelOfKey(kind, [...around, key], labels)}"` : all);
}

function remedyNameOf({ code, filling: { fix } = {} }: Problem): keyof Labels["remedies"] {
  if (code === "key/unknown") return "move";
  if (code.startsWith("media/") || fix === "boolean") return "choose";
  if (!["key/missing", "value/empty", "value/wrong-count"].includes(code)) return "again";
  return /none|whole/.test(String(fix)) ? "fillOrRemove" : "fill";
}

/** Leaves of values what somebody sees in a field: of `opens: "08:30"` the time, of `crowns.md` the name. */
function withoutFiles({ key, line, example }: Filled = {}): Filled {
  const start = `${String(key)}: `;
  const inside = typeof line === "string" && line.startsWith(start) ? line.slice(start.length) : line;
  return {
    ...(typeof inside === "string" && { line: inside.replace(/^\[(.*)\]$|^"([^"]*)"$/, "$1$2") }),
    ...(typeof example === "string" && { example: example.replace(/\.md$/, "") }),
  };
}
