import { writeYaml } from "../../lib/write-yaml.ts";
import { localizeExamples, type LocalizeExample } from "../../model/domain/local-examples.ts";
import { countryCodeOf } from "../../model/domain/postal-address.ts";
import type { Source } from "../../model/build/source.ts";
import { groupAt, isGroup, type Group, type Part, listAt } from "../../model/build/walk-fields.ts";
import { readHoursIn } from "./read-hours.ts";

/** A value of a line, or more: longer texts than this are not worth copying. */
const longestLine = 120;

/**
 * Returns the YAML of a value that an author could write: of a list one item, and of a group the keys that it needs. A text that was written
 * in its place becomes part of it, where it fits.
 */
export function exampleLines(source: Source, part: Part, written?: unknown): string[] {
  const text = typeof written === "string" && written.trim().length <= longestLine ? written.trim() : undefined;
  const hours = part.fieldType === "hours" ? readHoursIn(text ?? written) : undefined;
  return writeYaml(hours ?? makeExample(part, text, localizeExamples(countryOfFile(source))));
}

/** The code of the country that an office's address names, or the practice's language; undefined if neither names one that is known. */
export function countryOfFile({ data }: Source): string | undefined {
  const { address, language } = groupAt(data);
  const { country } = groupAt(address);
  return typeof country === "string" ? countryCodeOf({ country }) : /-([A-Z]{2})$/.exec(String(language))?.[1];
}

function makeExample(part: Part, text: string | undefined, localize: LocalizeExample): unknown {
  const { item, keys, example } = part;
  if (item !== undefined) {
    const [first] = listAt(example);
    return [makeExample(first === undefined ? item : { ...item, example: first }, text, localize)];
  }
  if (keys.size === 0) return text !== undefined && part.schema.safeParse(text).success ? text : localize(example);
  return exampleOfGroup(part, text, localize);
}

function exampleOfGroup({ keys, example }: Part, text: string | undefined, localize: LocalizeExample): Group {
  const given = isGroup(example) ? example : {};
  const needed = [...keys].filter(([key, each]) => !each.isOptional || (each.isConditional && key in given));
  const some = needed.length > 0 ? needed : [...keys].slice(0, 1);
  const place = text === undefined ? undefined : placeFor(text, some);
  return Object.fromEntries(
    some.map(([key, each]) => [
      key,
      key === place ? text : makeExample({ ...each, example: given[key] ?? each.example }, undefined, localize),
    ]),
  );
}

/** Finds the key that a text was meant for: one whose format it has, or else the first that takes any text. */
function placeFor(text: string, keys: readonly (readonly [string, Part])[]): string | undefined {
  const fitting = keys.filter(([, { schema }]) => schema.safeParse(text).success);
  const isFormat = ([, { schema, fieldType }]: readonly [string, Part]): boolean =>
    fieldType === "link" ? /^(?:\/|https?:)/.test(text) : !schema.safeParse("text").success;
  const isText = ([, { fieldType }]: readonly [string, Part]): boolean => fieldType !== "link";
  return (fitting.find(isFormat) ?? fitting.find(isText))?.[0];
}
