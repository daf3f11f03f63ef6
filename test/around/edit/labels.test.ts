import { describe, expect, test } from "vitest";
import * as z from "zod";
import { labelOfChoice, labelOfFile, labelOfKey, type Labels } from "../../../src/around/edit/labels/label-of.ts";
import { readLabels } from "../../../src/around/edit/labels/read-labels.ts";
import { namePlaceholder } from "../../../src/around/schema/describe-keys.ts";
import { kinds } from "../../../src/kinds/kinds.ts";
import { defineKind, schemaNameOf, type Kind } from "../../../src/model/kind.ts";
import { office } from "../../../src/kinds/office.ts";
import { originalKey, reviewedByKey } from "../../../src/model/translation.ts";
import { partOf, type Part } from "../../../src/model/walk-fields.ts";
import type { Path } from "../../../src/model/source.ts";

interface Field {
  kind: Kind;
  path: Path;
  choices: readonly string[];
}

/** All keys of a kind of file, in groups. */
function listGroups(kind: Kind, part: Part, path: Path = []): Field[][] {
  if (part.item) return listGroups(kind, part.item, [...path, 0]);
  const inner = [...part.keys, ...(part.entry ? [[namePlaceholder, part.entry] as const] : [])];
  const fields = inner.map(([key, each]) => ({ kind, path: [...path, key], choices: choicesOf(each) }));
  return [fields, ...inner.flatMap(([key, each]) => listGroups(kind, each, [...path, key]))];
}

function choicesOf({ schema, item }: Part): string[] {
  if (item) return choicesOf(item);
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

const groups = kinds.flatMap((kind) => listGroups(kind, partOf(kind.schema)));
const translationKeys = [originalKey, reviewedByKey].map((key) => ({ kind: office, path: [key], choices: [] }));
const fields = [...groups.flat(), ...translationKeys];

/** Every place that has a label, and how to ask for it. */
const places: { place: string; ask: (labels: Labels) => string }[] = [
  ...kinds.map((kind) => ({
    place: `files: ${schemaNameOf(kind)}`,
    ask: (labels: Labels) => labelOfFile(kind, labels),
  })),
  ...fields.flatMap(({ kind, path, choices }) => {
    const place = [schemaNameOf(kind), ...path.filter((step) => step !== 0)].join(".");
    return [
      { place: `keys: ${place}`, ask: (labels: Labels) => labelOfKey(kind, path, labels) },
      ...choices.map((choice) => ({
        place: `values: ${place}.${choice}`,
        ask: (labels: Labels) => labelOfChoice(kind, { path, choice }, labels),
      })),
    ];
  }),
];

/** Labels that note each line that is read. */
function watch({ files, keys, values }: Labels): { labels: Labels; read: Set<string> } {
  const read = new Set<string>();
  const watchList = (list: Labels["keys"], name: string): Labels["keys"] =>
    new Proxy(list, {
      get: (target, key: string) => {
        read.add(`${name}: ${key}`);
        return target[key];
      },
    });
  const labels = {
    files: watchList(files, "files"),
    keys: watchList(keys, "keys"),
    values: watchList(values, "values"),
  };
  return { labels, read };
}

describe.each(["en", "es"])("the labels in %s.yaml", (language) => {
  const own = readLabels(language);
  const lines = Object.entries(own).flatMap(([name, list]) =>
    Object.entries(list as Labels["keys"]).map(([key, label]) => ({ line: `${name}: ${key}`, label })),
  );

  test("name every file, every key and every choice", () => {
    const missing = places.filter(({ ask }) => {
      const { labels, read } = watch(own);
      ask(labels);
      return read.size === 0;
    });
    expect(missing.map(({ place }) => place)).toEqual([]);
  });

  test("have no line that no schema needs", () => {
    const { labels, read } = watch(own);
    for (const { ask } of places) ask(labels);
    expect(lines.map(({ line }) => line).filter((line) => !read.has(line))).toEqual([]);
  });

  test("are at most four words, in sentence case, without a colon or a period", () => {
    const good = /^(?:\p{Lu}|nginx$)[^:.;]*$/u;
    const bad = lines.filter(({ label }) => label.split(" ").length > 4 || !good.test(label));
    expect(bad).toEqual([]);
  });

  test("differ within each group of keys, in each list of choices, and among files", () => {
    const shown = [
      kinds.map((kind) => labelOfFile(kind, own)),
      ...groups.map((group) => group.map(({ kind, path }) => `${schemaNameOf(kind)}: ${labelOfKey(kind, path, own)}`)),
      ...fields.map(({ kind, path, choices }) => choices.map((choice) => labelOfChoice(kind, { path, choice }, own))),
    ];
    expect(shown.flatMap((labels) => labels.filter((label, index) => labels.indexOf(label) !== index))).toEqual([]);
  });
});

test("a site in a language without labels has English ones", () => {
  expect(readLabels("de-DE")).toEqual(readLabels("en-US"));
  expect(readLabels("es-MX")).not.toEqual(readLabels("en-US"));
});

describe("the label of a key", () => {
  const labels: Labels = {
    files: { office: "Hours and phone" },
    keys: { note: "Note", "hours.note": "Words instead of times", "office.note": "Remark", "<name>.note": "Its note" },
    values: { "days.Monday": "Monday" },
  };
  const laser = defineKind({
    files: "laser.yaml",
    purpose: "the laser",
    schema: z.strictObject({
      sectionOneTitle: z.string(),
      call911: z.string(),
      constructor: z.enum(["very-warm", "constructor"]),
      figures: z.record(z.string(), z.strictObject({ note: z.string() })),
    }),
  });

  test("is the one for its file or group, where there is one", () => {
    expect(labelOfKey(office, ["hours", 1, "note"], labels)).toBe("Words instead of times");
    expect(labelOfKey(office, ["parking", "note"], labels)).toBe("Note");
    expect(labelOfKey(office, ["note"], labels)).toBe("Remark");
    expect(labelOfFile(office, labels)).toBe("Hours and phone");
    expect(labelOfChoice(office, { path: ["hours", 0, "days", 2], choice: "Monday" }, labels)).toBe("Monday");
  });

  test("does not depend on a name that the practice chose", () => {
    expect(labelOfKey(laser, ["figures", "hours", "note"], labels)).toBe("Its note");
  });

  test("is made of the key's name if there is none, as for a kind that somebody adds", () => {
    expect(labelOfFile(laser, labels)).toBe("Laser");
    expect(labelOfKey(laser, ["sectionOneTitle"], labels)).toBe("Section one title");
    expect(labelOfKey(laser, ["call911"], labels)).toBe("Call 911");
    expect(labelOfKey(laser, ["constructor"], labels)).toBe("Constructor");
    expect(labelOfKey(laser, ["figures", "team-size"], labels)).toBe("Team size");
    expect(labelOfChoice(laser, { path: ["constructor"], choice: "very-warm" }, labels)).toBe("Very warm");
    expect(labelOfChoice(laser, { path: ["constructor"], choice: "constructor" }, labels)).toBe("Constructor");
  });
});
