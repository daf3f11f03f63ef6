import { expect, test } from "vitest";
import { compressedSize, fileSizes, weighPages, type PageWeight } from "../../../src/steps/check/weigh-pages.ts";
import { readPage, type PageFacts } from "../../../src/steps/check/read-page.ts";

const read = (html: string): PageFacts =>
  readPage({ path: "index.html", address: "/", html, source: "site/home.yaml" });

/** Returns the number in a file's name as its size. */
const sizeOf = (address: string): Promise<number> => Promise.resolve(Number(/\d+/.exec(address)?.[0] ?? 0));

async function weigh(html: string): Promise<Omit<PageWeight, "page" | "html">> {
  const [weight] = await weighPages([read(html)], sizeOf);
  const { page: _page, html: _html, ...rest } = weight!;
  return rest;
}

test("a page's weight is what a phone loads of it", async () => {
  const html = `<link rel="stylesheet" href="10.css"><link rel="icon" href="999.svg"><script src="20.js"></script>
    <script>inline</script><img src="30.svg" alt=""><a href="999.pdf">x</a>`;
  expect(await weigh(html)).toMatchObject({ stylesheet: 10, script: 20, pictures: 30, videos: 0, films: [] });
});

test("a picture counts once, in the first format and the width that a phone picks", async () => {
  const picture = `<picture><source type="image/avif" srcset="1.avif 480w, 2.avif 800w, 4.avif 1200w">
    <source type="image/webp" srcset="100.webp 480w, 200.webp 800w"><img src="900.jpg" alt=""></picture>`;
  expect((await weigh(picture)).pictures).toBe(2);
  expect((await weigh(picture + picture)).pictures).toBe(2);
});

test("each picture counts, whatever the formats of earlier ones", async () => {
  const [one, two] = [1, 20].map((size) => `<picture><source srcset="${size}.avif 800w"><img src="900.jpg"></picture>`);
  expect((await weigh(`${one!}${two!}<img src="300.svg">`)).pictures).toBe(321);
});

test("a picture narrower than the phone counts in its largest width", async () => {
  expect(
    (await weigh('<picture><source srcset="1.avif 200w, 3.avif 480w"><img src="9.jpg" alt=""></picture>')).pictures,
  ).toBe(3);
});

test("the smallest width that fills a phone is picked, in any order of widths", async () => {
  expect(
    (await weigh('<picture><source srcset="9.avif 781w, 1.avif 779w, 4.avif 780w"><img></picture>')).pictures,
  ).toBe(4);
});

test("a video counts in its smallest format, separately from its poster", async () => {
  const video = '<video poster="5.webp"><source src="70.mp4"><source src="60.webm"></video>';
  expect(await weigh(video + video)).toMatchObject({
    pictures: 5,
    heaviestPicture: { address: "5.webp" },
    videos: 120,
    films: [{ address: "70.mp4" }, { address: "70.mp4" }],
  });
});

test("a lazy picture does not count, unless the first view has it too", async () => {
  const portrait = (size: number, loading: string): string =>
    `<picture><source srcset="${size}.avif 800w"><img src="900.jpg" alt="" ${loading}></picture>`;
  const team = Array.from({ length: 24 }, (_, index) => portrait(1000 + index, 'loading="lazy"')).join("");
  expect(await weigh(team)).toMatchObject({ pictures: 0, heaviestPicture: undefined });
  const seen = portrait(1003, "") + portrait(7, 'loading="eager"');
  expect(await weigh(`${seen}${team}<img src="8.svg" loading="lazy">`)).toMatchObject({
    pictures: 1010,
    heaviestPicture: { address: "1003.avif", bytes: 1003 },
  });
});

test("a film with a smaller copy for phones counts in that copy", async () => {
  const wide = '<source src="70.webm"><source src="90.mp4">';
  const narrow = (media: string): string => `<source src="20.webm" ${media}><source src="30.mp4" ${media}>`;
  const { films } = await weigh(`<video>${narrow('media="(max-width: 768px)"')}${wide}</video><video>${wide}</video>`);
  expect(films.map(({ address }) => address)).toEqual(["30.mp4", "90.mp4"]);
});

test("a video in one format counts in that, and a video without files weighs nothing", async () => {
  const weight = await weigh('<video><source src="70.mp4"></video><video></video>');
  expect(weight).toMatchObject({ videos: 70, films: [{ address: "70.mp4", bytes: 70 }] });
});

test("text counts compressed, pictures with their size, and missing files not at all", async () => {
  const styles = "p{color:red}".repeat(1000);
  const picture = { path: "assets/a.1.webp", copyOf: "/a.webp", size: 5000, hash: "1" };
  const files = [{ path: "assets/site.1.css", contents: styles }, picture];
  const sizeOfFile = fileSizes(files, (path) => `/practice/${path}`);
  const asked = ["/practice/assets/site.1.css", "/practice/assets/a.1.webp", "https://a.example/assets/a.1.webp"];
  const sizes = [await compressedSize(styles), 5000, 0];
  expect(await Promise.all(asked.map(sizeOfFile))).toEqual(sizes);
  // Several pages load these files.
  expect(await Promise.all(asked.map(sizeOfFile))).toEqual(sizes);
});

test("text counts compressed", async () => {
  expect(await compressedSize("smile ".repeat(1000))).toBeLessThan(100);
});
