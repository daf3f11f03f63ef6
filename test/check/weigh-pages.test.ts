import { expect, test } from "vitest";
import { budget, checkWeights, compressedSize, weighPages, type PageWeight } from "../../src/check/weigh-pages.ts";
import type { Page } from "../../src/model/output.ts";

const page: Page = { path: "index.html", address: "/", html: "", source: "site/home.yaml" };

const nothing: PageWeight = {
  page,
  html: 0,
  stylesheet: 0,
  script: 0,
  pictures: 0,
  videos: 9e9,
  heaviestVideo: 0,
};

/** Sizes are the number in the file's name. */
const sizeOf = (address: string): number => Number(/\d+/.exec(address)?.[0] ?? 0);

function weigh(html: string): Omit<PageWeight, "page" | "html"> {
  const [weight] = weighPages([{ ...page, html }], sizeOf);
  const { page: _page, html: _html, ...rest } = weight!;
  return rest;
}

test("a page weighs what a phone loads of it", () => {
  const html = `<link rel="stylesheet" href="10.css"><link rel="icon" href="999.svg"><script src="20.js"></script>
    <script>inline</script><img src="30.svg" alt=""><a href="999.pdf">x</a>`;
  expect(weigh(html)).toEqual({ stylesheet: 10, script: 20, pictures: 30, videos: 0, heaviestVideo: 0 });
});

test("a picture counts once, in the first format and the width a phone picks", () => {
  const picture = `<picture><source type="image/avif" srcset="1.avif 480w, 2.avif 800w, 4.avif 1200w">
    <source type="image/webp" srcset="100.webp 480w, 200.webp 800w"><img src="900.jpg" alt=""></picture>`;
  expect(weigh(picture).pictures).toBe(2);
  expect(weigh(picture + picture).pictures).toBe(2);
});

test("each picture counts, whatever formats those before it have", () => {
  const [one, two] = [1, 20].map((size) => `<picture><source srcset="${size}.avif 800w"><img src="900.jpg"></picture>`);
  expect(weigh(`${one!}${two!}<img src="300.svg">`).pictures).toBe(321);
});

test("a picture narrower than the phone counts in its widest", () => {
  expect(weigh('<picture><source srcset="1.avif 200w, 3.avif 480w"><img src="9.jpg" alt=""></picture>').pictures).toBe(
    3,
  );
});

test("a video counts in its smallest format, apart from its poster", () => {
  const video = '<video poster="5.webp"><source src="70.mp4"><source src="60.webm"></video>';
  expect(weigh(video + video)).toMatchObject({ pictures: 5, videos: 120, heaviestVideo: 70 });
});

test("text counts compressed", () => {
  expect(compressedSize("smile ".repeat(1000))).toBeLessThan(100);
});

test("a page over a budget is told which, a page on it is not", () => {
  const weight = { ...nothing, html: budget.code, heaviestVideo: budget.video };
  expect(checkWeights([weight], "/")).toEqual([]);
  expect(checkWeights([{ ...weight, html: budget.code + 1 }], "/")).toMatchObject([
    { code: "page/too-heavy", place: { file: "site/home.yaml" } },
  ]);
  expect(checkWeights([{ ...weight, html: 0, script: budget.script + 1 }], "/")).toHaveLength(1);
  expect(checkWeights([{ ...weight, heaviestVideo: budget.video + 1 }], "/")).toHaveLength(1);
});

test("the home page may weigh more than the others", () => {
  const weight = { ...nothing, pictures: budget.page + 1 };
  expect(checkWeights([weight], "/")).toEqual([]);
  expect(checkWeights([weight], "/elsewhere/")).toHaveLength(1);
});
