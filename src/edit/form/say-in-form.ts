import { kindOf } from "../../model/build/kind.ts";
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
  const { message, remedy } = sayIn(problem, wording, values);
  if (remedy !== "") return [message, remedy.trim()];
  return [fillWord(labels.remedies[remedyNameOf(problem)], { label }), message];
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
