import { labelOfChoice, labelOfItem, labelOfKey } from "../labels/label-of.ts";
import type { Kind } from "../../model/build/kind.ts";
import { valueAt, type Path } from "../../model/build/source.ts";
import { isGroup, partAlong } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import type { App } from "./app-context.ts";
import type { ContentChange } from "./compare-content.ts";
import { controlOf, optionsOf, type ControlName } from "./control-of.ts";
import { nameItem } from "./name-item.ts";
import { labelOfLink } from "./page-options.ts";

export interface FormLanguage extends Pick<App, "kinds" | "labels" | "language" | "state" | "words"> {
  kind: Kind;
}

/** Names a place in a file by the labels on the way to it: "Hours, Monday, Opens". `data` says what items there are. */
export function wordPlace(path: Path, data: unknown, language: FormLanguage): string {
  const { kind, labels } = language;
  const names = path.map((step, index) => {
    const here = path.slice(0, index + 1);
    if (typeof step === "string")
      return partAlong(kind.schema, path.slice(0, index))?.keys.has(step) ? labelOfKey(kind, here, labels) : step;
    const label = labelOfItem(kind, path.slice(0, index), labels);
    return nameItem(valueAt(data, here), { label, number: step + 1 }, language);
  });
  return names.join(", ");
}

/** Says what a value is, in the words of the forms. */
function wordValue(value: unknown, path: Path, language: FormLanguage): string {
  const { kind, labels, words } = language;
  const part = partAlong(kind.schema, path);
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
  if (part?.fieldType === "link") return labelOfLink(text, language);
  const moment = part?.schema.safeParse(text).success ? moments[controlOf(part)] : undefined;
  if (moment !== undefined) return sayMoment(text, moment, language.language);
  return part && optionsOf(part)?.includes(text) ? labelOfChoice(kind, { path, choice: text }, labels) : text;
}

/** How dates and times are said, by their controls. */
const moments: Partial<Record<ControlName, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: "long" },
  month: { year: "numeric", month: "long" },
  time: { timeStyle: "short" },
};

function sayMoment(text: string, style: Intl.DateTimeFormatOptions, language: string): string {
  const moment = new Date(text.includes(":") ? `1970-01-01T${text}Z` : text);
  return new Intl.DateTimeFormat(language, { ...style, timeZone: "UTC" }).format(moment);
}

/** Says a change in the words of the forms: what it is, and the values before and after, unless something only has another place. */
export function sayChange(
  { way, at, before, after }: ContentChange,
  [old, now]: readonly [WithData, WithData],
  language: FormLanguage,
): { what: string; heading: string; before?: string | undefined; after?: string | undefined } {
  const { words } = language;
  const what = at === "body" ? words.body : wordPlace(at, (way === "removed" ? old : now)?.data, language);
  if (way === "moved") {
    const numbers = { before: String(Number(before) + 1), after: String(Number(after) + 1) };
    return { what, heading: fillWord(words.wayMoved, { what, ...numbers }) };
  }
  const valueOf = (value: unknown): string | undefined =>
    value === undefined ? undefined : at === "body" ? (value as string) : wordValue(value, at, language);
  const heading = way === "changed" ? what : fillWord(way === "added" ? words.wayAdded : words.wayRemoved, { what });
  return { what, heading, before: valueOf(before), after: valueOf(after) };
}

type WithData = { data: unknown } | undefined;
