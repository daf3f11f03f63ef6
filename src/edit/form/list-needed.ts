import { dependenciesOf, isMoreThanEnough, type Group, type Part } from "../../model/build/walk-fields.ts";
import type { OpenForm } from "./form-context.ts";

/**
 * Lists the keys that a group must have, also those that only others, or a text below them, make necessary or unnecessary. In a
 * translation, facts come from the original.
 */
export function listNeeded(
  part: Part,
  written: Group,
  { isTranslation, body }: Pick<OpenForm, "isTranslation" | "body">,
): Set<string> {
  const dependencies = dependenciesOf(part);
  const { together } = part;
  const known = Object.keys(written).filter((key) => part.keys.has(key));
  const all = together && !isTranslation && isMoreThanEnough(together, known, body) ? together.keys : [];
  const own = new Set<string>();
  // If any of several keys will do, the form asks for only one: that which the schema names first.
  for (const [key, { isOptional, unless }] of isTranslation ? [] : part.keys)
    if (!isOptional || unless?.some((each) => Object.hasOwn(written, each) || own.has(each)) === false) own.add(key);
  return new Set([...own, ...all, ...Object.keys(written).flatMap((key) => dependencies[key] ?? [])]);
}
