import { expect, test } from "vitest";
import {
  budget,
  checkWeights,
  compressedSize,
  fileSizes,
  weighPages,
  type PageWeight,
} from "../../src/check/weigh-pages.ts";
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
const sizeOf = (address: string): Promise<number> => Promise.resolve(Number(/\d+/.exec(address)?.[0] ?? 0));

async function weigh(html: string): Promise<Omit<PageWeight, "page" | "html">> {
  const [weight] = await weighPages([{ ...page, html }], sizeOf);
  const { page: _page, html: _html, ...rest } = weight!;
  return rest;
}

test("a page weighs what a phone loads of it", async () => {
  const html = `<link rel="stylesheet" href="10.css"><link rel="icon" href="999.svg"><script src="20.js"></script>
    <script>inline</script><img src="30.svg" alt=""><a href="999.pdf">x</a>`;
  expect(await weigh(html)).toEqual({ stylesheet: 10, script: 20, pictures: 30, videos: 0, heaviestVideo: 0 });
});

test("a picture counts once, in the first format and the width a phone picks", async () => {
  const picture = `<picture><source type="image/avif" srcset="1.avif 480w, 2.avif 800w, 4.avif 1200w">
    <source type="image/webp" srcset="100.webp 480w, 200.webp 800w"><img src="900.jpg" alt=""></picture>`;
  expect((await weigh(picture)).pictures).toBe(2);
  expect((await weigh(picture + picture)).pictures).toBe(2);
});

test("each picture counts, whatever formats those before it have", async () => {
  const [one, two] = [1, 20].map((size) => `<picture><source srcset="${size}.avif 800w"><img src="900.jpg"></picture>`);
  expect((await weigh(`${one!}${two!}<img src="300.svg">`)).pictures).toBe(321);
});

test("a picture narrower than the phone counts in its widest", async () => {
  expect(
    (await weigh('<picture><source srcset="1.avif 200w, 3.avif 480w"><img src="9.jpg" alt=""></picture>')).pictures,
  ).toBe(3);
});

test("the width that just fills a phone is picked, in whatever order the widths are written", async () => {
  expect((await weigh('<picture><source srcset="9.avif 781w, 1.avif 779w, 4.avif 780w"></picture>')).pictures).toBe(4);
});

test("a video counts in its smallest format, apart from its poster", async () => {
  const video = '<video poster="5.webp"><source src="70.mp4"><source src="60.webm"></video>';
  expect(await weigh(video + video)).toMatchObject({ pictures: 5, videos: 120, heaviestVideo: 70 });
});

test("a video in one format counts in that, and one in none weighs nothing", async () => {
  const weight = await weigh('<video><source src="70.mp4"></video><video></video>');
  expect(weight).toMatchObject({ videos: 70, heaviestVideo: 70 });
});

test("files weigh what a host sends: text compressed, a picture as it is, and what the site does not have nothing", async () => {
  const styles = "p{color:red}".repeat(1000);
  const picture = { path: "assets/a.1.webp", copyOf: "/a.webp", size: 5000, hash: "1" };
  const files = [{ path: "assets/site.1.css", contents: styles }, picture];
  const sizeOfFile = fileSizes(files, (path) => `/practice/${path}`);
  const asked = ["/practice/assets/site.1.css", "/practice/assets/a.1.webp", "https://a.example/assets/a.1.webp"];
  const sizes = [await compressedSize(styles), 5000, 0];
  expect(await Promise.all(asked.map(sizeOfFile))).toEqual(sizes);
  // Each page asks for the same files.
  expect(await Promise.all(asked.map(sizeOfFile))).toEqual(sizes);
});

test("text counts compressed", async () => {
  expect(await compressedSize("smile ".repeat(1000))).toBeLessThan(100);
});

test("a page over a budget is reported with which one, a page on it is not", () => {
  const weight = { ...nothing, html: budget.code, heaviestVideo: budget.video };
  expect(checkWeights([weight], "/")).toEqual([]);
  expect(checkWeights([{ ...weight, html: budget.code + 1 }], "/")).toMatchObject([
    { code: "page/too-heavy", place: { file: "site/home.yaml" } },
  ]);
  expect(checkWeights([{ ...weight, html: 0, script: budget.script + 1 }], "/")).toHaveLength(1);
  expect(checkWeights([{ ...weight, heaviestVideo: budget.video + 1 }], "/")).toHaveLength(1);
});

test("HTML, stylesheet and script share a budget, and pictures add to them in the weight of the whole page", () => {
  const partsOver = (weight: Partial<PageWeight>): (string | undefined)[] =>
    checkWeights([{ ...nothing, ...weight }], "/elsewhere/").map(
      ({ message }) => /: ([A-Za-z, ]+) \d/.exec(message)?.[1],
    );
  const code = { html: budget.code - 2000, stylesheet: 1000, script: 1000 };
  expect(partsOver(code)).toEqual([]);
  expect(partsOver({ ...code, stylesheet: 1001 })).toEqual(["HTML, stylesheet and script"]);
  expect(partsOver({ script: budget.script + 1 })).toEqual(["script"]);
  expect(partsOver({ ...code, pictures: budget.page - budget.code + 1 })).toEqual(["whole page without films"]);
  expect(partsOver({ heaviestVideo: budget.video + 1 })).toEqual(["film"]);
});

test("the home page may weigh more than the others", () => {
  const weight = { ...nothing, pictures: budget.page + 1 };
  expect(checkWeights([weight], "/")).toEqual([]);
  expect(checkWeights([weight], "/elsewhere/")).toHaveLength(1);
});
