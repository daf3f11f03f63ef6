import { hash } from "node:crypto";
import { leadsToPage } from "../../src/model/build/link.ts";
import { isVideo } from "../../src/model/build/media-kinds.ts";
import { isGroup, partBelow, partOf, type Group, type Part } from "../../src/model/build/walk-fields.ts";
import type { Contents } from "../support/every-key.ts";

/** Files that pages of other files need here, and files that no page shows. */
const kept = ["practice.yaml", "words.yaml", "claims.yaml", "rules.yaml", "samples.yaml"];
/** Colors fit together. Without an address there is no structured data, which shows some values. */
const wholePart = /^(?:origin$|colors\.)/;
const keptFolders = ["services", "doctors", "offices"];

/** Leaves out about half of the optional keys and files, by a hash of their names, so that the rest of the practice stays valid. */
export function leaveOutHalf(contents: Contents, seed: number): void {
  const isOut = (name: string): boolean => hash("sha256", `${seed} ${name}`, "buffer")[0]! < 128;
  for (const [file, { kind, data }] of [...contents]) {
    const [, inside = ""] = file.split("site/");
    if (inside !== "words.yaml" && inside !== "claims.yaml" && inside !== "rules.yaml") {
      leaveOutKeys(data, partOf(kind.schema), {
        isOut: (name) => !wholePart.test(name) && isOut(`${file} ${name}`),
        isValid: () => kind.schema.safeParse(data).success,
      });
    }
    const isNeeded = kept.includes(inside) || keptFolders.some((folder) => inside.startsWith(`${folder}/`));
    if (!isNeeded && isOut(file)) contents.delete(file);
  }
}

interface Choice {
  isOut: (name: string) => boolean;
  isValid: () => boolean;
}

/** Goes through the keys of a value from the top. A key takes along those that require it. */
function leaveOutKeys(value: unknown, part: Part, { isOut, isValid }: Choice, name = ""): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) {
      leaveOutKeys(each, part.item!, { isOut, isValid }, `${name}[${index}]`);
    }
  }
  if (!isGroup(value)) return;
  for (const [key, each] of Object.entries(value)) {
    const below = partBelow(part, key)!;
    if (below.isOptional && isOut(name + key)) {
      const before = { ...value };
      for (const [other, { of, needs }] of part.keys) {
        if (other === key || of === key || needs === key) Reflect.deleteProperty(value, other);
      }
      if (!isValid() || !isWhole(value, part)) Object.assign(value, before);
    }
    if (value[key] !== undefined) leaveOutKeys(each, below, { isOut, isValid }, `${name}${key}.`);
  }
}

/** Whether a group has all that its keys require, which no schema of one key can say. */
function isWhole(group: Group, { keys, together, needsOneOf }: Part): boolean {
  const has = (key: string): boolean => group[key] !== undefined;
  const isFilm = (key: string): boolean => typeof group[key] === "string" && isVideo(group[key]);
  const isTogether = together === undefined || Object.keys(group).every((key) => together.enough.includes(key));
  // The name or the logo is in the header.
  if (group.showName === false && !has("logo")) return false;
  if (needsOneOf?.some(has) === false) return false;
  return [...keys].every(([key, { fieldType: kind, of, needs, unless, wordsOf, schema }]) => {
    if (has(key)) return (needs === undefined || has(needs)) && (kind !== "poster" || has(of!));
    if (unless?.some(has) === false && schema.meta()?.ifMissing === undefined) return false;
    if (wordsOf !== undefined && has(wordsOf) && !leadsToPage(String(group[wordsOf]))) return false;
    if (kind === "poster") return !isFilm(of!);
    return (of === undefined || !has(of) || kind === "captions") && (isTogether || !together.keys.includes(key));
  });
}
