import * as z from "zod";
import { isMediaType, isNameType, type FieldType } from "../../model/build/field-types.ts";
import { partOf, type Part } from "../../model/build/walk-fields.ts";

/** What a value is changed with. Their components are in `controls.tsx`. */
export type ControlName =
  | "choices"
  | "list"
  | "group"
  | "yes or no"
  | "choice"
  | "number"
  | "picture"
  | "name"
  | "link"
  | "simple HTML"
  | "words"
  | "price"
  | "date"
  | "month"
  | "time"
  | "color"
  | "phone"
  | "e-mail"
  | "address"
  | "line";

/** The controls of values by their shape, and of texts that name something. The first line that is true for a value says its control. */
const byShape: readonly (readonly [ControlName, (part: Part) => boolean])[] = [
  ["choices", ({ item }) => item !== undefined && optionsOf(item) !== undefined],
  ["list", ({ item }) => item !== undefined],
  ["group", ({ keys, entry }) => keys.size > 0 || entry !== undefined],
  ["yes or no", ({ schema }) => schema instanceof z.ZodBoolean],
  ["choice", (part) => optionsOf(part) !== undefined],
  ["number", ({ schema }) => schema instanceof z.ZodNumber],
  ["picture", ({ fieldType }) => isMediaType(fieldType)],
  ["name", ({ fieldType }) => isNameType(fieldType)],
];

/** The controls of other texts by their kind; a line for the rest. */
const byKind: Partial<Record<FieldType, ControlName>> = {
  ...{ prose: "words", quote: "words", aside: "words", alt: "words", note: "words", source: "words" },
  html: "simple HTML",
  link: "link",
  price: "price",
  date: "date",
  "film date": "date",
  month: "month",
  time: "time",
  "end time": "time",
  color: "color",
  phone: "phone",
  "e-mail": "e-mail",
  "web address": "address",
  "site address": "address",
};

const known = new WeakMap<Part, ControlName>();

export function controlOf(part: Part): ControlName {
  const control =
    known.get(part) ??
    byShape.find(([, fits]) => fits(part))?.[0] ??
    (part.fieldType && byKind[part.fieldType]) ??
    "line";
  known.set(part, control);
  return control;
}

/** Returns the choices that a value has; undefined for one with any value. */
export function optionsOf({ schema }: Part): string[] | undefined {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : undefined;
}

/** Returns the part of the form in which a value is written, if it may have several; the first of them if it has none. */
export function partFor(part: Part, value: unknown): Part {
  if (!(part.schema instanceof z.ZodUnion)) return part;
  const forms = part.schema.options.map((each) => partOf(each as z.ZodType));
  return (
    forms.find(({ schema }) => schema.safeParse(value).success) ??
    forms.find((form) => isShapedLike(form, value)) ??
    forms[0]!
  );
}

const isShapedLike = ({ item, keys, entry }: Part, value: unknown): boolean =>
  Array.isArray(value) ? item !== undefined : (typeof value === "object") === (keys.size > 0 || entry !== undefined);

/** Whether all that a group may have fits on a few lines. */
export const isSmall = ({ keys }: Part): boolean =>
  keys.size > 0 &&
  keys.size <= 5 &&
  [...keys.values()].every((part) => !["list", "group", "simple HTML"].includes(controlOf(part)));
