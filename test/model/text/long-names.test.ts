import { expect, test } from "vitest";
import { makeSlug } from "../../../src/model/build/page-paths.ts";
import { postSchema } from "../../../src/model/content/post.ts";
import { practiceSchema } from "../../../src/model/content/practice.ts";
import { isRootName } from "../../../src/model/build/root-names.ts";

const categories = postSchema.shape.categories;
const { slug, translations } = practiceSchema.shape;

test.for([
  ["a category in Japanese", categories, ["休診のお知らせ"], ["痛".repeat(100)]],
  ["a category", categories, ["Opening hours"], ["a".repeat(256)]],
  ["the slug of a practice", slug, "harbor-lane", "a".repeat(256)],
  ["a language tag", translations, ["es-US"], [`es-x-${"abcdefgh-".repeat(30)}a`]],
] as const)("%s that no disk can hold as a folder's name is refused", ([, schema, short, long]) => {
  expect(schema.safeParse(short).success).toBe(true);
  expect(schema.safeParse(long).success).toBe(false);
});

test("a file for the top of the site has a name with room for the ending of its compressed form", () => {
  expect(isRootName(`forms/${"a".repeat(200)}.pdf`)).toBe(true);
  expect(isRootName(`forms/${"a".repeat(250)}.pdf`)).toBe(false);
});

test("a name that is made of a title has at most 100 letters", () => {
  expect(makeSlug("long ".repeat(60))).toMatch(/^long(-long){19}$/);
});
