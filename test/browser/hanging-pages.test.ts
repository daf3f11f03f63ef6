import { expect, test } from "vitest";
import { HangingPages } from "../../src/browser/hanging-pages.ts";
import { wordFindings } from "../../src/browser/word-findings.ts";
import type { Page } from "../../src/model/build/output.ts";

const site = '<script defer src="/assets/site.js"></script>';
const film = '<script type="module" src="/assets/film.js"></script>';
const data = (name: string): string => `<script type="application/ld+json">{"name":"${name}"}</script>`;
const makePage = (address: string, ...scripts: string[]): Page => ({
  address,
  path: `${address.slice(1)}index.html`,
  html: `<head>${data(address)}${scripts.join("")}</head>`,
  source: `site/${address.slice(1, -1)}.md`,
});

const [plain, other, withFilm, still] = [
  makePage("/plain/", site),
  makePage("/other/", site),
  makePage("/film/", site, film),
  makePage("/still/"),
] as const;

test("a page with all scripts of one that hangs is not looked at, and any other page is", () => {
  const hanging = new HangingPages();
  hanging.add(withFilm);
  expect(hanging.findLike(plain)).toBeUndefined();
  hanging.add(plain);
  expect(hanging.findLike(other)).toBe(plain);
  expect(hanging.findLike(still)).toBeUndefined();
});

test("a script of a page that does not hang is not what the others hang by", () => {
  const hanging = new HangingPages();
  hanging.add(plain);
  hanging.add(withFilm);
  hanging.addSound(other);
  expect(hanging.findLike(plain)).toBeUndefined();
  expect(hanging.findLike(makePage("/second-film/", film))).toBe(withFilm);
});

test("a page without scripts that hangs says nothing about others", () => {
  const hanging = new HangingPages();
  hanging.add(still);
  for (const page of [plain, withFilm]) expect(hanging.findLike(page)).toBeUndefined();
});

test("pages that hang with the same scripts are one problem, and the others are counted", () => {
  const seen = [withFilm, plain, other].map((page) => ({ page, findings: [], end: "hangs" as const }));
  const problems = wordFindings([...seen, { page: still, findings: [], end: "hangs" }], () => undefined);
  expect(
    problems.map(({ code, place, message }) => [code, place.file, message.replace(/.*responding\. ?/, "")]),
  ).toEqual([
    ["page/hangs", "site/still.md", ""],
    ["page/hangs", "site/plain.md", "Not checked, because they have the same scripts: 2 other pages."],
  ]);
});
