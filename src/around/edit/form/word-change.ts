import { labelOfChoice, labelOfItem, labelOfKey, type Labels } from "../labels/label-of.ts";
import type { Kind } from "../../../model/kind.ts";
import { valueAt, type Path } from "../../../model/source.ts";
import { isGroup, type Part } from "../../../model/walk-fields.ts";
import { optionsOf } from "./control-of.ts";
import { partOfPath } from "./found-fields.ts";
import { nameItem } from "./list-fields.tsx";
import type { FormWords } from "./words/en.ts";

interface FormLanguage {
  kind: Kind;
  labels: Labels;
  words: FormWords;
}

/** Names a place in a file by the labels on the way to it: "Hours, Monday, Opens". `data` says what items there are. */
export function wordPlace(path: Path, data: unknown, { kind, labels, words }: FormLanguage): string {
  const names = path.map((step, index) => {
    const here = path.slice(0, index + 1);
    if (typeof step === "string")
      return partOfPath(kind, path.slice(0, index))?.keys.has(step) ? labelOfKey(kind, here, labels) : step;
    const label = labelOfItem(kind, path.slice(0, index), labels);
    return nameItem(valueAt(data, here), { label, number: step + 1, words });
  });
  return names.join(", ");
}

/** Says what a value is, in the words of the forms. */
export function wordValue(value: unknown, path: Path, language: FormLanguage): string {
  const { kind, labels, words } = language;
  const part: Part | undefined = partOfPath(kind, path);
  if (value === true) return words.yes;
  if (Array.isArray(value)) {
    const isLong = value.some((each) => typeof each === "object");
    return value.map((each, index) => wordValue(each, [...path, index], language)).join(isLong ? "\n" : ", ");
  }
  if (isGroup(value)) {
    return Object.entries(value)
      .map(([key, each]) => `${labelOfKey(kind, [...path, key], labels)}: ${wordValue(each, [...path, key], language)}`)
      .join("\n");
  }
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return part && optionsOf(part)?.includes(text) ? labelOfChoice(kind, { path, choice: text }, labels) : text;
}
