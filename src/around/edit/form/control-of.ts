import * as z from "zod";
import { isMediaKind, isNameKind } from "../../../model/field-kinds.ts";
import { partOf, type Part } from "../../../model/walk-fields.ts";

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
  | "digits"
  | "line";

/** Whether a schema takes texts like an example, and neither any words nor what only looks similar. */
const takes =
  (example: string, similar = "12-34-A") =>
  ({ schema }: Part): boolean =>
    schema.safeParse(example).success && ![similar, "some words"].some((each) => schema.safeParse(each).success);

const wordKinds = ["prose", "quote", "aside", "alt", "note", "source"];

/** The first line that is true for a value says its control. */
const table: readonly (readonly [ControlName, (part: Part) => boolean])[] = [
  ["choices", ({ item }) => item !== undefined && optionsOf(item) !== undefined],
  ["list", ({ item }) => item !== undefined],
  ["group", ({ keys, entry }) => keys.size > 0 || entry !== undefined],
  ["yes or no", ({ schema }) => schema instanceof z.ZodBoolean],
  ["choice", (part) => optionsOf(part) !== undefined],
  ["number", ({ schema }) => schema instanceof z.ZodNumber],
  ["picture", ({ kind }) => isMediaKind(kind)],
  ["name", ({ kind }) => isNameKind(kind)],
  ["link", ({ kind }) => kind === "link"],
  ["simple HTML", ({ kind }) => kind === "html"],
  ["words", ({ kind = "" }) => wordKinds.includes(kind)],
  ["price", ({ kind }) => kind === "price"],
  ["date", takes("2026-11-30", "2026-13-45")],
  ["month", takes("2026-11", "2026-13")],
  ["time", takes("08:30", "88:77")],
  ["color", takes("#1f6463")],
  ["phone", takes("(503) 555-0187")],
  ["e-mail", takes("hello@practice.com")],
  ["address", takes("https://www.example.com/")],
  ["digits", takes("97201", "K1A 0B1")],
  ["line", ({ schema }) => schema instanceof z.ZodType],
];

const known = new WeakMap<Part, ControlName>();

export function controlOf(part: Part): ControlName {
  const control = known.get(part) ?? table.find(([, fits]) => fits(part))![0];
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
