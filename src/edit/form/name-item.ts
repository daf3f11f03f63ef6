import type { Labels } from "../labels/label-of.ts";
import { isGroup } from "../../model/build/walk-fields.ts";
import { fillWord } from "../../model/text/fill-word.ts";
import type { App } from "./app-context.ts";
import { labelOfLink } from "./page-options.ts";

/** Names an item by the first text in it that is more than a time, or by the title of the page that it leads to. */
export function nameItem(
  value: unknown,
  { label, number }: { label: string; number: number },
  app: Pick<App, "words" | "state" | "kinds" | "labels">,
): string {
  const first = firstText(value, app.labels);
  if (first === undefined) return fillWord(app.words.item, { what: label, number: String(number) });
  return first.length > 60 ? `${first.slice(0, 59)}…` : labelOfLink(first, app);
}

export function firstText(value: unknown, { values }: Pick<Labels, "values">): string | undefined {
  if (typeof value === "string") return /[^\s\d:]/.test(value) ? value : undefined;
  if (Array.isArray(value)) {
    const isOfTexts = value.length > 0 && value.every((each) => typeof each === "string");
    return isOfTexts ? value.map((each) => values[each] ?? each).join(", ") : undefined;
  }
  const texts = isGroup(value) ? Object.values(value).map((each) => firstText(each, { values })) : [];
  return texts.find((each) => each !== undefined);
}
