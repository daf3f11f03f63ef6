import { expect, test } from "vitest";
import { checkSearchTexts } from "../../../src/steps/check/search-texts.ts";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { markdownSource } from "../../support/read-source.ts";

const dots = (length: number): string => "x".repeat(length);

/** The problems of a page with these texts, one of which is in its file. */
function check(written: string, head: { title?: string; description?: string }): string[] {
  const source = markdownSource(written);
  const props = { head: { title: dots(30), description: dots(80), isIndexed: true, ...head } };
  const page = { path: "/services/crowns", source: source.file, props };
  const problems = checkSearchTexts([page as never], { files: {}, entries: [source] });
  return problems.map(({ code, place }) => `${code} ${place.line}:${place.column}`);
}

test.each([
  [14, ["page/title-length 2:12"]],
  [15, []],
  [60, []],
  [61, ["page/title-length 2:12"]],
])("a title of %i characters is reported where it is written: %j", (length, expected) => {
  expect(check(`metaTitle: ${dots(length)}`, { title: dots(length) })).toEqual(expected);
});

test.each([
  [49, ["page/description-length 3:18"]],
  [50, []],
  [160, []],
  [161, ["page/description-length 3:18"]],
])("a description of %i characters is reported where it is written: %j", (length, expected) => {
  const written = `description: ${dots(70)}\nmetaDescription: ${dots(length)}`;
  expect(check(written, { description: dots(Math.min(length, 160)) })).toEqual(expected);
});

test("characters are counted as people see them, and repeated spaces once", () => {
  expect(check(`metaTitle: ${"🦷".repeat(60)}`, { title: "🦷".repeat(60) })).toEqual([]);
  expect(check(`description: >-\n  ${dots(100)}\n  ${dots(59)}`, {})).toEqual([]);
});

test("every kind of page takes its title for search results from its own file", async () => {
  const files = {
    "site/about/introduction.md": "introduction",
    "site/about/address.md": "address",
    "site/about/meetthedoctors.md": "doctors",
    "site/about/officetour.md": "tour",
    "site/about/patientexperiences.md": "experiences",
    "site/privacypolicy.md": "legal",
    "site/accessibility.md": "accessibility",
    "site/services/cleanings.md": "service",
    "site/services/bridges.md": "service of a title only",
  };
  const site = makeLittleSite();
  site.write(
    "site/pages/forms.md",
    "---\nmetaTitle: Title of own page\nmainTitleText: Forms\ndescription: Forms to print.\n---\n",
  );
  for (const [file, name] of Object.entries(files)) {
    site.write(file, site.read(file).replace("---\n", `---\nmetaTitle: Title of ${name}\n`));
  }
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const titles = new Map(result.built?.routes.map(({ source, props }) => [source, props.head.title]));
  for (const [file, name] of Object.entries({ ...files, "site/pages/forms.md": "own page" })) {
    expect(titles.get(file), file).toBe(`Title of ${name}`);
  }
});
