import * as z from "zod";
import { describe, expect, test } from "vitest";
import { hrefSchema, pictureSchema, text } from "../../../src/model/content/schema-parts.ts";
import { kinds } from "../../../src/kinds/kinds.ts";
import { partOf, walkFields, type Part } from "../../../src/model/build/walk-fields.ts";

/** `path kind value` of each text that a walk visits; `?` if the schema gives no kind. */
function walk(schema: z.ZodType, data: unknown): string[] {
  const visited: string[] = [];
  walkFields(schema, data, (value, part, path) => {
    if (typeof value === "string") visited.push(`${path.join(".")} ${part?.fieldType ?? "?"} ${value}`);
  });
  return visited;
}

const schema = z.strictObject({
  title: text("The title.", "Crowns"),
  icon: pictureSchema.describe("The icon.").optional(),
  links: z.array(z.strictObject({ href: hrefSchema.nullable() })).min(1),
  rooms: z.record(z.string(), text("A room.", "Lab")),
});

describe("a walk", () => {
  test("visits each value with its part of the schema, in the document's order", () => {
    const data = {
      rooms: { a: "Lab", b: "Hall" },
      links: [{ href: "/" }, { href: "/about" }],
      title: "Crowns",
      icon: "a.svg",
    };
    expect(walk(schema, data)).toEqual([
      "rooms.a prose Lab",
      "rooms.b prose Hall",
      "links.0.href link /",
      "links.1.href link /about",
      "title prose Crowns",
      "icon picture a.svg",
    ]);
  });

  test("visits a group before its contents", () => {
    const paths: string[] = [];
    walkFields(schema, { links: [{ href: "/" }] }, (_, __, path) => paths.push(path.join(".")));
    expect(paths).toEqual(["", "links", "links.0", "links.0.href"]);
  });

  test.for([
    ["an unknown key", { titel: "Crowns" }, ["titel ? Crowns"]],
    ["a key that every object has", { constructor: "Crowns", toString: "x" }, ["constructor ? Crowns", "toString ? x"]],
    ["a text in place of a list", { links: "/" }, ["links ? /"]],
    ["a group in place of a list", { links: { href: "/" } }, ["links.href ? /"]],
    ["a list in place of a text", { title: ["Crowns"] }, ["title.0 ? Crowns"]],
    ["a group in place of a text", { title: { href: "/" } }, ["title.href ? /"]],
    ["a list in place of a record", { rooms: ["Lab"] }, ["rooms.0 ? Lab"]],
    ["values that are no texts", { title: 7, icon: null, links: [null, true] }, []],
    ["no data at all", null, []],
  ] as const)("is not stopped by %s", ([, data, visited]) => {
    expect(walk(schema, data)).toEqual(visited);
  });

  test("unwraps schemas", () => {
    const wrapped = hrefSchema
      .refine(() => true)
      .describe("x")
      .nullable()
      .default("/")
      .readonly();
    expect(walk(z.strictObject({ wrapped }), { wrapped: "/" })).toEqual(["wrapped link /"]);
  });
});

describe("every schema of a content file", () => {
  const groups: [string, Part][] = [];
  const collect = (way: string, part: Part): void => {
    groups.push([way, part]);
    for (const [key, inner] of part.keys) collect(`${way} ${key}`, inner);
    for (const inner of [part.item, part.entry]) if (inner) collect(`${way} []`, inner);
  };
  for (const { files, schema } of kinds) collect(files, partOf(schema));

  test("has only types that a walk follows", () => {
    const followed = ["object", "array", "record", "string", "enum", "boolean", "number"];
    expect(groups.filter(([, { schema }]) => !followed.includes(schema.type))).toEqual([]);
  });

  test("gives each text a kind", () => {
    const texts = groups.filter(([, { schema }]) => schema.type === "string");
    expect(texts.length).toBeGreaterThan(130);
    expect(texts.filter(([, { fieldType: kind }]) => kind === undefined).map(([way]) => way)).toEqual([]);
  });

  test("has the owner of each key beside it: a picture for its words, a video for its poster", () => {
    const owners: Record<string, string[]> = { alt: ["picture", "video", "media"], poster: ["video", "media"] };
    const lone = groups.flatMap(([way, { keys }]) =>
      [...keys]
        .filter(([, { fieldType: kind = "", of = "" }]) => {
          const owner = keys.get(of);
          const allowed = owners[kind];
          return allowed ? !allowed.includes(owner?.fieldType ?? "") : of !== "" && owner === undefined;
        })
        .map(([key]) => `${way} ${key}`),
    );
    expect(lone).toEqual([]);
  });

  test("has a poster for every key that may name a video", () => {
    const hasPoster = ({ keys }: Part, key: string): boolean =>
      [...keys.values()].some(({ fieldType: kind, of }) => (kind === "poster" || kind === "picture") && of === key);
    const isFilm = ({ fieldType: kind }: Part): boolean => kind === "media" || kind === "video";
    const films = groups.flatMap(([way, part]) =>
      [...part.keys].filter(([, inner]) => isFilm(inner)).map(([key]) => [`${way} ${key}`, hasPoster(part, key)]),
    );
    expect(films.length).toBeGreaterThan(5);
    expect(films.filter(([, has]) => !has)).toEqual([]);
  });
});
