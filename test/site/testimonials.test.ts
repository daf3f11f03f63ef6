import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";

const head = "---\nmainTitleText: Patient experiences\ntitle: In their own words\ndescription: What patients wrote to us.\n";

async function build(testimonials: string, onHome = "") {
  const file = "site/about/patientexperiences.md";
  const site = makeLittleSite({ [file]: `${head}testimonials:\n${testimonials}---\nThank you.\n` });
  if (onHome !== "") site.write("site/home.yaml", `${site.read("site/home.yaml")}\ntestimonials:\n${onHome}`);
  const { result } = await buildLittleSite(site);
  return { site, problems: result.problems };
}

/** Finds what `check --publish` says of consents. */
async function findConsents({ root }: LittleSite) {
  const { stdout } = await runHere(["check", "--publish", "--format", "json"], { cwd: root });
  const { problems } = JSON.parse(stdout) as { problems: { code: string; file: string; message: string }[] };
  return problems.filter(({ code }) => code.endsWith("/no-consent"));
}

test("several testimonials are shown, each with its source, and without the day of the consent", async () => {
  const { site, problems } = await build(`  - quote: They let me finish my sentence.
    attribution: Maria G.
    source: From a letter of May 2026
    consent: 2026-05-04
  - quote: 'I knew the price before we began.'
    attribution: Sam
    note: We shortened this.
    consent: 2026-06-01
  - label: Sample testimonial
    quote: Words will go here.
    attribution: Nobody
`);
  expect(problems).toEqual([]);
  const html = readFileSync(site.file("dist/about/patientexperiences/index.html"), "utf8");
  const $ = load(html);
  expect($(".testimonial blockquote").map((_, each) => $(each).text()).get()).toEqual([
    "They let me finish my sentence.",
    "I knew the price before we began.",
    "Words will go here.",
  ]);
  expect($(".testimonial").eq(0).text()).toContain("From a letter of May 2026");
  expect($(".testimonial").eq(1).text()).toContain("We shortened this.");
  expect($(".testimonial .tag").text()).toBe("Sample testimonial");
  expect(html).not.toMatch(/2026-0[56]-0/);
});

test("a testimonial without the day of a consent is built, and check names the law at its place", async () => {
  const written = "  - quote: They let me finish.\n    attribution: Maria G.\n";
  const { problems, site } = await build(written);
  expect(problems).toEqual([]);
  const found = await findConsents(site);
  const file = "site/about/patientexperiences.md";
  expect(found).toMatchObject([{ code: "copy/no-consent", severity: "advice", file, line: 6 }]);
  expect(found[0]!.message).toContain("45 CFR 164.508");
});

const three = ["First.", "Second.", "Third."]
  .map((quote) => `  - { quote: ${quote}, attribution: Sam, consent: 2026-05-04 }\n`)
  .join("");
const rating = "  rating: { value: 4.8, count: 1240, source: Elm, href: 'https://elm.example/p', asOf: 2026-09 }\n";

test("the home page shows as many testimonials as it says, from the first, and a rating with its source and month", async () => {
  const { site, problems } = await build(three, `  title: What patients say\n  shown: 2\n${rating}`);
  expect(problems).toEqual([]);
  const $ = load(site.read("dist/index.html"));
  const wordsOf = (part: string): string => $(part).text().replace(/\s+/g, " ").trim();
  expect(wordsOf(".voices h2")).toBe("What patients say");
  expect(wordsOf(".voices blockquote")).toBe("First.Second.");
  expect(wordsOf(".rating")).toBe("4.8 of 5Reviews on Elm: 1,240As of September 2026.");
  expect($(".rating a").attr("href")).toBe("https://elm.example/p");
  expect($(".voices .more").attr("href")).toBe("/practice/about/patientexperiences/");
  expect($("script[type='application/ld+json']").text()).not.toMatch(/rating/i);
  expect(load(site.read("dist/about/patientexperiences/index.html"))(".testimonial").length).toBe(3);
});

test("a rating needs no testimonial, and its styles are left out of a site without it", async () => {
  const withRating = await build(three, `  title: What patients say\n${rating}`);
  const $ = load(withRating.site.read("dist/index.html"));
  expect($(".voices :is(blockquote, .more)").length).toBe(0);
  expect($(".rating").length).toBe(1);
  const stylesOf = (built: typeof withRating): string => {
    const href = load(built.site.read("dist/index.html"))("link[rel=stylesheet]").attr("href")!;
    return built.site.read(`dist${href.replace("/practice", "")}`);
  };
  expect(stylesOf(withRating)).toContain(".rating");
  expect(stylesOf(await build(three))).not.toContain(".rating");
});

test.for([
  ["value: 4.8", "value: 5.1", "5.1"],
  ["value: 4.8", "value: 0", "0"],
  ["count: 1240", "count: 0", "0"],
  ["asOf: 2026-09", "asOf: September", '"September"'],
  ["https:", "http:", "http://elm.example/p"],
])("a rating with %s changed to %s is refused once, with what was written", async ([right, wrong, quoted]) => {
  const { problems } = await build(three, `  title: What patients say\n${rating.replace(right!, wrong!)}`);
  expect(problems).toMatchObject([{ severity: "error", place: { file: "site/home.yaml" } }]);
  expect(problems[0]!.message).toContain(quoted);
});

test("a title without testimonials and rating is refused", async () => {
  const { problems } = await build(three, "  title: What patients say\n");
  expect(problems).toMatchObject([{ severity: "error", place: { file: "site/home.yaml" } }]);
});
