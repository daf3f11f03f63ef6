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
  [14, ["page/search-length 2:12"]],
  [15, []],
  [60, []],
  [61, ["page/search-length 2:12"]],
])("a title of %i characters is reported where it is written: %j", (length, expected) => {
  expect(check(`metaTitle: ${dots(length)}`, { title: dots(length) })).toEqual(expected);
});

test.each([
  [49, ["page/search-length 3:18"]],
  [50, []],
  [160, []],
  [161, ["page/search-length 3:18"]],
])("a description of %i characters is reported where it is written: %j", (length, expected) => {
  const written = `description: ${dots(70)}\nmetaDescription: ${dots(length)}`;
  expect(check(written, { description: dots(Math.min(length, 160)) })).toEqual(expected);
});

test("a title or description with a sample value in it is not judged, because nobody wrote it", () => {
  const source = markdownSource("mainTitleText: Crowns\ndescription: Sample description");
  const props = { head: { title: `Crowns in Sample City | ${dots(60)}`, description: "Sample description" } };
  const page = { path: "/services/crowns", source: source.file, props } as never;
  const samples = ["Sample City", "Sample description"].map((value) => ({ value, what: "a sample" }));
  expect(checkSearchTexts([page], { files: {}, entries: [source] })).toHaveLength(2);
  expect(checkSearchTexts([page], { files: {}, entries: [source] }, samples)).toEqual([]);
});

test("characters are counted as people see them, and repeated spaces once", () => {
  expect(check(`metaTitle: ${"𝒳".repeat(60)}`, { title: "𝒳".repeat(60) })).toEqual([]);
  expect(check(`description: >-\n  ${dots(100)}\n  ${dots(59)}`, {})).toEqual([]);
});

test.each([
  "虫歯の治療は痛みを抑えて行い、費用と回数を先にお伝えします。",
  "충치 치료는 통증을 줄여 진행하고 비용과 횟수를 미리 알려 드립니다. 예약은 전화로 받습니다.",
])("a sentence in characters as wide as two letters says enough with half as many: %s", (sentence) => {
  expect(check(`metaDescription: ${sentence}`, { title: "港の歯科医院のご案内です" })).toEqual([]);
  expect(check(`metaDescription: ${sentence.slice(0, 12)}`, {})).toEqual(["page/search-length 2:18"]);
  const [long] = checkSearchTexts(
    [{ path: "/a", source: "a", props: { head: { title: dots(30), description: sentence.repeat(3) } } } as never],
    { files: {}, entries: [] },
  );
  expect(long!.message).toContain("about 80 of them are shown");
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
