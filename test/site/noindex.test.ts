import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, makePractice, type LittleSite } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";

const hidden = (title: string, text: string): string =>
  `---\nmainTitleText: ${title}\ndescription: What we wrote to our neighbors about the new office.\nnoindex: true\n---\n${text}\n`;

/** Makes the little site with a hidden page of each kind that may be hidden, and a page below one of them. */
async function buildHidden(): Promise<LittleSite> {
  const site = makeLittleSite({
    "site/pages/letter.md": hidden("A letter", "[Inlays](/services/inlays)"),
    "site/pages/letter/answers.md": hidden("Answers", "Soon.").replace("noindex: true\n", ""),
    "site/services/inlays.md": "---\nmainTitleText: Inlays\nnoindex: true\n---\n",
    "site/services/onlays.md": "---\nmainTitleText: Onlays\nnoindex: false\n---\n",
  });
  for (const file of ["site/about/officetour.md", "site/privacypolicy.md", "site/accessibility.md"])
    site.write(file, site.read(file).replace("\n---\n", "\nnoindex: true\n---\n"));
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  return site;
}

const hiddenPaths = ["letter", "services/inlays", "about/officetour", "privacypolicy", "accessibility"];

test("a page with noindex says so to search engines, is not in the sitemap, and has no structured data", async () => {
  const site = await buildHidden();
  const sitemap = site.read("dist/sitemap.xml");
  for (const path of hiddenPaths) {
    const page = load(site.read(`dist/${path}/index.html`));
    expect(page('meta[name="robots"]').attr("content"), path).toBe("noindex");
    expect(page('script[type="application/ld+json"]'), path).toHaveLength(0);
    expect(sitemap).not.toContain(`/${path}/</loc>`);
  }
  for (const path of ["services/onlays", "letter/answers"]) {
    expect(load(site.read(`dist/${path}/index.html`))('meta[name="robots"]')).toHaveLength(0);
    expect(sitemap).toContain(`/${path}/</loc>`);
  }
});

test("no other page names a hidden page to search engines, and menus still lead to it", async () => {
  const page = load((await buildHidden()).read("dist/letter/answers/index.html"));
  const data = JSON.parse(page('script[type="application/ld+json"]').text()) as { "@graph": object[] };
  const way = JSON.stringify(data["@graph"].find((each) => "breadcrumb" in each));
  expect(way).toContain("/practice/letter/answers/");
  expect(way).not.toContain('/practice/letter/"');
  expect(page('footer a[href="/practice/privacypolicy/"]')).not.toHaveLength(0);
});

test("a hidden page may be linked nowhere, and its links count", async () => {
  const site = makeLittleSite({
    "site/pages/letter.md": hidden("A letter to our neighbors", "[Offers](/offers)"),
    "site/pages/offers.md": hidden("Offers for neighbors", "Soon.").replace("noindex: true\n", ""),
  });
  const { stderr } = await runHere(["check"], { cwd: site.root });
  expect(stderr).toBe("");
});

test("check --publish names the hidden pages, and a plain check does not", async () => {
  const site = makePractice("group");
  site.write("site/pages/letter.md", hidden("A letter to our neighbors", "Soon."));
  site.write("site/pages/staff/hours.md", hidden("Hours of the staff room", "Soon."));
  const line = "Hidden from search engines (noindex): /letter, /staff/hours.\n";
  expect((await runHere(["check", "--publish"], { cwd: site.root })).stdout).toContain(line);
  expect((await runHere(["check"], { cwd: site.root })).stdout).not.toContain("noindex");
});

test("the home page cannot be hidden", async () => {
  const site = makeLittleSite();
  site.write("site/home.yaml", `${site.read("site/home.yaml")}noindex: true\n`);
  const { result } = await buildLittleSite(site);
  expect(result.problems.map(({ code }) => code)).toEqual(["key/unknown"]);
});
