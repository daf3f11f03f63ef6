import { expect, test } from "vitest";
import type * as z from "zod";
import { kinds } from "../../../src/kinds/kinds.ts";
import { describeFiles } from "../../../src/schema/describe-keys.ts";
import { isGroup, partOf, type Part } from "../../../src/model/build/walk-fields.ts";

interface Group {
  path: string;
  part: Part;
}

const groups = kinds.flatMap(({ files, schema }) => listGroups(partOf(schema), files));

function listGroups(part: Part, path: string): Group[] {
  return [
    ...(part.keys.size > 0 ? [{ path, part }] : []),
    ...[...part.keys].flatMap(([key, each]) => listGroups(each, `${path} ${key}`)),
    ...[part.item, part.entry].flatMap((each) => (each ? listGroups(each, path) : [])),
  ];
}

/** Values that a schema may judge differently from its own examples. */
const variants: readonly Readonly<Record<string, unknown>>[] = [
  {},
  { href: "https://www.harborlane.example/news" },
  { answers: [] },
  { items: [] },
  { title: "A title" },
];

function findNeeded(schema: z.ZodType, group: object): string[] {
  const issues = schema.safeParse(group).error?.issues ?? [];
  return issues.flatMap(({ path }) => (path.length === 1 && !(String(path[0]) in group) ? [String(path[0])] : []));
}

test.each(groups)("$path: a key that is needed under some condition is marked so", ({ part }) => {
  const example = isGroup(part.example) ? part.example : {};
  const least = Object.fromEntries(
    [...part.keys].flatMap(([key, each]) => (each.isOptional ? [] : [[key, example[key] ?? each.example]])),
  );
  const unmarked = variants.flatMap((variant) => {
    const known = Object.fromEntries(Object.entries(variant).filter(([key]) => part.keys.has(key)));
    return findNeeded(part.schema, { ...least, ...known }).filter((key) => {
      const each = part.keys.get(key)!;
      return each.isOptional && !each.isConditional && each.of === undefined && !part.together?.keys.includes(key);
    });
  });
  expect(unmarked).toEqual([]);
});

test("explain says when a consent is needed", () => {
  const keys = describeFiles(kinds).flatMap((file) => file.keys);
  const needed = keys.filter(({ path }) => path.endsWith(".consent")).map(({ path, needed }) => `${path}: ${needed}`);
  expect([...new Set(needed)]).toEqual([
    "testimonials.consent: unless label is there",
    "beforeAfter.consent: unless model is there",
  ]);
});
