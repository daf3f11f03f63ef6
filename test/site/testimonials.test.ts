import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";

const head = "---\nmainTitleText: Patient experiences\ntitle: In their own words\ndescription: What patients wrote to us.\n";

async function build(testimonials: string) {
  const file = "site/about/patientexperiences.md";
  const site = makeLittleSite({ [file]: `${head}testimonials:\n${testimonials}---\nThank you.\n` });
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
  expect($(".testimonial h2").text()).toBe("Sample testimonial");
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
