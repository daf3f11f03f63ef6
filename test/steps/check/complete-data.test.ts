import { expect, test } from "vitest";
import { findIncompleteData } from "../../../src/steps/check/complete-data.ts";
import type { Site } from "../../../src/model/build/site.ts";
import { contentOfPractice } from "../../support/little-facts.ts";
import { markdownSource, position } from "../../support/read-source.ts";

const content = contentOfPractice();
const site = { entries: { offices: content.entries.map(({ file, data }) => ({ file, data })) } } as unknown as Site;

function find(source = markdownSource("mainTitleText: A"), files = new Set([source.file])): string[] {
  return findIncompleteData({ ...content, entries: [source] }, site, files).map(
    ({ place, message }) => `${place.file} ${position(place)} ${message}`,
  );
}

test("a country that search engines do not know is reported at its name in the office's file", () => {
  const office = (country: string) => markdownSource(`address:\n  country: ${country}`, "", "site/offices/second.md");
  expect(find(office("Cascadia"))).toEqual([
    'site/offices/second.md 3:12 Search engines do not know the country "Cascadia".',
  ]);
  expect(find(office("Deutschland"))).toEqual([]);
});

test("a film without its date is reported at its name, if visitors are meant to find its page", () => {
  const film = (more: string) => markdownSource(`mainTitleText: A\nimgSrc: videos/a.mp4\nposter: a.webp${more}`);
  expect(find(film(""))).toEqual([
    "site/services/polishing.md 3:9 Search engines do not list the film videos/a.mp4, because they require the day on which it was first shown.",
  ]);
  expect(find(film("\nfilmDate: 2026-11-01"))).toEqual([]);
  expect(find(film(""), new Set())).toEqual([]);
});
