import { describe, expect, test } from "vitest";
import * as z from "zod";
import {
  helpOfKey,
  labelOfAdd,
  labelOfChoice,
  labelOfEntry,
  labelOfFact,
  labelOfFile,
  labelOfItem,
  labelOfKey,
  labelOfNew,
  sortOffered,
  sortShown,
  type Labels,
} from "../../src/edit/labels/label-of.ts";
import { labelsIn } from "../../src/edit/labels/labels-in.ts";
import { namePlaceholder } from "../../src/schema/describe-keys.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { defineKind, folderOf, schemaNameOf, type Kind } from "../../src/model/build/kind.ts";
import { office } from "../../src/kinds/office.ts";
import { originalKey, reviewedByKey } from "../../src/model/build/translation.ts";
import { partOf, type Part } from "../../src/model/build/walk-fields.ts";
import type { DirectoryFacts } from "../../src/steps/route/directory-facts.ts";
import type { Path } from "../../src/model/build/source.ts";

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

/** The paths of all lists whose items are written one by one, and of all groups whose keys the author chooses. */
function listLists(part: Part, path: Path = []): Path[] {
  const { item, entry, keys } = part;
  const inside = [...keys].flatMap(([key, each]) => listLists(each, [...path, key]));
  const isWritten = entry !== undefined || (item !== undefined && !(item.schema instanceof z.ZodEnum));
  return [
    ...(isWritten ? [path] : []),
    ...inside,
    ...(item ? listLists(item, [...path, 0]) : []),
    ...(entry ? listLists(entry, [...path, namePlaceholder]) : []),
  ];
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
  ...kinds.flatMap((kind) => {
    const place = schemaNameOf(kind);
    const lists = listLists(partOf(kind.schema)).flatMap((path) => [
      { place: `items: ${place}.${path.join(".")}`, ask: (labels: Labels) => labelOfItem(kind, path, labels) },
      { place: `add: ${place}.${path.join(".")}`, ask: (labels: Labels) => labelOfAdd(kind, path, labels) },
    ]);
    const entries = [
      { place: `items: ${place}`, ask: (labels: Labels) => labelOfEntry(kind, labels) },
      { place: `new: ${place}`, ask: (labels: Labels) => labelOfNew(kind, labels) },
    ];
    return [...lists, ...(folderOf(kind) === undefined ? [] : entries)];
  }),
];

const watchedLists = ["files", "keys", "values", "items", "new", "add", "help"] as const;

/** Labels that note each line that is read. */
function watch(own: Labels): { labels: Labels; read: Set<string> } {
  const read = new Set<string>();
  const watchList = (list: Labels["keys"], name: string): Labels["keys"] =>
    new Proxy(list, {
      get: (target, key: string) => {
        read.add(`${name}: ${key}`);
        return target[key];
      },
    });
  const watched = watchedLists.map((name) => [name, watchList(own[name], name)]);
  return { labels: { ...own, ...Object.fromEntries(watched) } as Labels, read };
}

describe.each(["en", "es"] as const)("the labels in %s.yaml", (language) => {
  const own = labelsIn[language];
  const lines = watchedLists.flatMap((name) =>
    Object.entries(own[name]).map(([key, label]) => ({ list: name, key, line: `${name}: ${key}`, label })),
  );

  test("name every file, every key, every choice, every item of a list, and every button that makes one", () => {
    const missing = places.filter(({ ask }) => {
      const { labels, read } = watch(own);
      ask(labels);
      return [...read].every((line) => line.endsWith(": <other>"));
    });
    expect(missing.map(({ place }) => place)).toEqual([]);
  });

  test("have no line that no schema needs", () => {
    const { labels, read } = watch(own);
    for (const { ask } of places) ask(labels);
    for (const { kind, path } of fields) helpOfKey(kind, path, labels);
    const unread = lines.filter(({ line, key }) => !read.has(line) && key !== "<other>");
    expect(unread.map(({ line }) => line)).toEqual([]);
  });

  test("are at most four words, in sentence case, without a colon or a period", () => {
    const good = /^(?:\p{Lu}|nginx$)[^:.;]*$/u;
    const short = lines.filter(({ list }) => list !== "help");
    const most = (list: string): number => (list === "add" ? 6 : 4);
    const bad = short.filter(({ list, label }) => label.split(" ").length > most(list) || !good.test(label));
    expect(bad).toEqual([]);
  });

  test("explain each key without words for people who edit files", () => {
    const helps = groups.flat().flatMap(({ kind, path }) => {
      const help = helpOfKey(kind, path, own);
      return help === undefined ? [] : [`${schemaNameOf(kind)} ${path.join(".")}: ${help}`];
    });
    expect(helps.length).toBeGreaterThan(600);
    const ofFiles =
      /\b(?:YAML|(?<!be )true|false|quotes|comillas|dentalsite|[a-z]+[A-Z]\w*)\b|\b(?:per|each|por) l[ií]n|assets/;
    const ofPlaces = /\bsite\/|\.(?:md|yaml)\b|\[\]|: year-|: año-/;
    const bad = helps.filter((each) => [ofFiles, ofPlaces].some((words) => words.test(each.replace(/^.*?: /, ""))));
    expect(bad).toEqual([]);
  });

  test("leave out only ends of descriptions that there are", () => {
    const described = fields.flatMap(({ kind, path }) => {
      const { labels, read } = watch({ ...own, leaveOut: [] });
      const help = helpOfKey(kind, path, labels);
      return help === undefined || [...read].some((line) => line.startsWith("help:")) ? [] : [help];
    });
    expect(own.leaveOut.filter((end) => !described.some((each) => each.includes(end)))).toEqual([]);
  });

  test("put every file into one group", () => {
    expect(Object.values(own.groups).flat().sort()).toEqual(kinds.map(schemaNameOf).sort());
    expect(Object.values(own.groups)).toEqual(Object.values(labelsIn.en.groups));
  });

  test("offer first only keys that there are, and the closures of an office before all others", () => {
    const known = new Set(fields.map(({ path }) => path.at(-1)));
    expect(own.often.filter((key) => !known.has(key))).toEqual([]);
    expect(own.often).toEqual([...new Set(own.often)]);
    const offered = sortOffered(["fax", "geo", "closures", "map", "otherPhones"], own);
    expect(offered).toEqual(["closures", "otherPhones", "fax", "geo", "map"]);
  });

  test("show what an office changes most above all else, and keys that there are", () => {
    const known = new Set(fields.map(({ path }) => path.at(-1)));
    expect([...own.first, ...own.last, ...own.always, ...own.atOnce].filter((key) => !known.has(key))).toEqual([]);
    const shown = sortShown(partOf(office.schema).keys, own).map(([key]) => key);
    expect(shown.slice(0, 4)).toEqual(["name", "phone", "hours", "closures"]);
    expect(shown.at(-1)).toBe("position");
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

test("a field's help says when it is needed, in the labels of the form", () => {
  const es = labelsIn.es;
  expect(helpOfKey(office, ["address", "state"], labelsIn.en)).toBe(
    "The state or province, as on an envelope. Needed if the office is in one of these countries: United States, Canada or Mexico.",
  );
  expect(helpOfKey(office, ["address", "state"], es)).toBe(
    "El estado o la provincia, como en un sobre. Hace falta si la oficina está en uno de estos países: Estados Unidos, Canadá o México.",
  );
  expect(helpOfKey(office, ["hours", 0, "opens"], es)).toBe(
    "La hora a la que abre esos días. Hace falta si no hay: Cerrado todo el día, Nota sobre las horas.",
  );
});

test("lists and files of a kind that somebody adds have an entry and a button", () => {
  const laser = defineKind({
    files: "lasers/*.md",
    purpose: "a laser",
    schema: z.strictObject({ uses: z.array(z.string()) }),
  });
  const en = labelsIn.en;
  expect([labelOfEntry(laser, en), labelOfNew(laser, en), labelOfAdd(laser, ["uses"], en)]).toEqual([
    "Entry",
    "New entry",
    "Add an entry",
  ]);
  expect(labelOfItem(laser, ["uses"], en)).toBe("Entry");
  expect(helpOfKey(laser, ["uses"], en)).toBeUndefined();
});

describe("the label of a key", () => {
  const labels: Labels = {
    ...labelsIn.en,
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

test("every fact for directories has a name in English and in Spanish, and no other has", () => {
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  type Names = Record<keyof Required<DirectoryFacts>, readonly string[]>;
  const inside: Names = {
    ...{ name: [], category: [], phone: [], otherPhones: [], textMessages: [], fax: [], website: [] },
    address: ["street", "suite", "city", "state", "postalCode", "country"],
    coordinates: ["latitude", "longitude"],
    hours: week,
    ...{ closures: [], description: [], services: [], languages: [], email: [], booking: [], portal: [] },
    ...{ reviews: [], profiles: [] },
  };
  const names = [...Object.keys(inside), ...Object.values(inside).flat()].sort();
  for (const { facts } of [labelsIn.en, labelsIn.es]) expect(Object.keys(facts).sort()).toEqual(names);
  expect(["postalCode", "Monday"].map((name) => labelOfFact(name, labelsIn.es))).toEqual(["Código postal", "Lunes"]);
  expect(labelOfFact("newFact", labelsIn.es)).toBe("New fact");
});
