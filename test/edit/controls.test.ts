import { expect, test } from "vitest";
import * as z from "zod";
import { controlOf, partFor } from "../../src/edit/form/control-of.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { schemaNameOf } from "../../src/model/build/kind.ts";
import { text } from "../../src/model/content/schema-parts.ts";
import { partOf, type Part } from "../../src/model/build/walk-fields.ts";

interface Found {
  name: string;
  part: Part;
}

/** Lists every value that a schema describes. */
function listParts(part: Part, name: string): Found[] {
  const inner = [...part.keys].flatMap(([key, each]) => listParts(each, `${name}.${key}`));
  const others = [part.item, part.entry].flatMap((each) => (each ? listParts(each, `${name}.*`) : []));
  return [{ name, part }, ...inner, ...others];
}

const all = kinds.flatMap((kind) => listParts(partOf(kind.schema), schemaNameOf(kind)));
const named = (name: string): Part => all.find((each) => each.name === name)!.part;

test("every field of every kind has a control that fits what its schema takes", () => {
  expect(all.length).toBeGreaterThan(700);
  // A line takes any text, so nothing else may have it.
  const wrong = all.filter(
    ({ part }) =>
      controlOf(part) === "line" && !(part.schema instanceof z.ZodString || part.schema instanceof z.ZodEnum),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test.each([
  ["office.hours", "list"],
  ["office.hours.*.days", "choices"],
  ["office.hours.*.opens", "time"],
  ["office.hours.*.closed", "yes or no"],
  ["office.closures.*.from", "date"],
  ["office.address.zip", "line"],
  ["office.phone", "phone"],
  ["office.geo.latitude", "number"],
  ["practice.email", "e-mail"],
  ["practice.origin", "address"],
  ["brand.look", "choice"],
  ["brand.colors.main", "color"],
  ["doctor.offices.*", "name"],
  ["service.reviewed", "month"],
  ["service.imgSrc", "picture"],
  ["service.questions.*.answer", "simple HTML"],
  ["about/prices.prices.*.items.*.price", "price"],
  ["navigation.menu.*.href", "link"],
] as const)("%s is changed with: %s", (name, control) => {
  expect(controlOf(named(name))).toBe(control);
});

test("a value of several forms is changed in the form that it has", () => {
  const part = partOf(z.union([text("A sentence."), z.strictObject({ title: text("A title.") })]));
  expect(controlOf(partFor(part, "Words"))).toBe("words");
  expect(controlOf(partFor(part, { title: "Words" }))).toBe("group");
  expect(controlOf(partFor(part, { tittle: "Words" }))).toBe("group");
  expect(controlOf(partFor(part, undefined))).toBe("words");
});
