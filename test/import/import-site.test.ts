import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { importSite } from "../../src/import/import-site.ts";
import { parsePlan } from "../../src/import/plan.ts";
import { readExport } from "../../src/import/read-export.ts";
import { ImportRefused } from "../../src/import/refused.ts";
import type { SiteFiles } from "../../src/model/build/site-files.ts";
import { makePractice, makeTemporaryFolder } from "../support/little-site.ts";
import { listTree } from "../support/read-tree.ts";
import { at, expectToBuild, filesIn, frame, optionsFor, saveSite } from "../support/saved-site.ts";

const savedPages: Readonly<Record<string, string>> = {
  "index.html": frame(
    "Welcome",
    `<p>We look after teeth.</p><p><a href="about-us/index.html">About us</a></p>`,
    at("/"),
  ),
  "about-us/index.html": frame(
    "About us",
    `<p>We have been here since 1990.</p><img src="../team-300x200.jpg" alt="Four people at a desk"><img src="../wall.jpg">`,
    at("/about-us/"),
  ),
  "services/crowns/index.html": frame(
    "Crowns",
    `<p>A crown covers a tooth.</p><h4>Risks</h4><p>Few.</p>`,
    at("/services/crowns/"),
  ),
  "crowns-2.html": frame("Crowns", `<p>A crown covers a tooth.</p><h4>Risks</h4><p>Few.</p>`, at("/services/crowns/")),
  "blog/open/index.html": frame(
    "We are open",
    `<p>Since Monday we are open again, <a href="../gone.html">as said</a>.</p>`,
    `${at("/blog/open/")}<meta property="article:published_time" content="2024-03-04T10:00:00"><link rel="shortlink" href="https://www.harbor.example/?p=12">`,
  ),
  "tag/news/index.html": frame("News", "<p>We are open</p>", at("/tag/news/")),
  "empty/index.html": frame(
    "Empty",
    "",
    `${at("/empty/")}<link rel="shortlink" href="https://www.harbor.example/?p=12">`,
  ),
  "old.html": `<html><head><meta http-equiv="refresh" content="0; url=/about-us/"></head><body>Moved</body></html>`,
  "feed/index.html": "<?xml version='1.0'?><rss></rss>",
};

const save = (pages: Readonly<Record<string, string | Buffer>> = savedPages): Promise<string> => saveSite(pages);

test("a saved site becomes pages, posts, pictures, a menu and redirects of a practice, which then builds", async () => {
  const site = makePractice("smallest");
  await importSite(optionsFor(site.root, await save()));
  expect(site.read("site/services/crowns.md")).toContain("description: A crown covers a tooth.\n");
  expect(site.read("site/services/crowns.md")).toContain("\n## Risks\n\nFew.\n");
  expect(site.read("site/pages/about-us.md")).toContain("![Four people at a desk](pictures/team.jpg)");
  expect(site.read("site/news/open.md")).toContain('\ndate: "2024-03-04"\n');
  expect(site.read("site/navigation.yaml")).toContain("label: Crowns\n    href: /services/crowns");
  expect(site.read("site/redirects.yaml")).toContain("- from: /blog/open\n  to: /news/open");
  expect(site.read("site/redirects.yaml")).toContain("- from: /crowns-2.html\n  to: /services/crowns");
  await expectToBuild(site);
});

test("the report names everything that was left: pages, pictures, addresses, links", async () => {
  const site = makePractice("smallest");
  await importSite(optionsFor(site.root, await save()));
  const report = site.read("import/report.md");
  for (const line of [
    "- feed/index.html: it is no page.",
    "- old.html: it only leads to /about-us/.",
    "- tag/news/index.html, at /tag/news: it is a list of posts.",
    "- empty/index.html, at /empty: it has no text of its own.",
    "- /?p=12: hosts do not look at what follows a question mark.",
    "- wall.jpg: say in import/plan.yaml what it shows.",
    "1 link that leads nowhere",
  ]) {
    expect(report.split(line)).toHaveLength(2);
  }
});

test("a second run changes nothing, and a run after a stop goes on", async () => {
  const [site, folder] = [makePractice("smallest"), await save()];
  await importSite(optionsFor(site.root, folder));
  const first = filesIn(site.root);
  await importSite(optionsFor(site.root, folder));
  expect(filesIn(site.root)).toEqual(first);
  for (const name of ["site/news/open.md", "site/redirects.yaml", "import/report.md"]) rmSync(site.file(name));
  await importSite(optionsFor(site.root, folder));
  expect(filesIn(site.root)).toEqual(first);
});

test("no file of the practice is written over", async () => {
  const site = makePractice("smallest");
  site.write("site/services/crowns.md", "---\nmainTitleText: Our crowns\n---\n");
  const { done } = await importSite(optionsFor(site.root, await save()));
  expect(site.read("site/services/crowns.md")).toBe("---\nmainTitleText: Our crowns\n---\n");
  expect(done?.kept).toContain("site/services/crowns.md");
});

test("a dry run writes nothing, and its plan is the one that the import keeps", async () => {
  const [site, folder] = [makePractice("smallest"), await save()];
  const before = filesIn(site.root);
  const { plan } = await importSite(optionsFor(site.root, folder, { isDry: true }));
  expect(filesIn(site.root)).toEqual(before);
  await importSite(optionsFor(site.root, folder));
  expect(site.read("import/plan.yaml")).toBe(plan);
});

test("a person's plan decides the kind of a page and the words of a picture", async () => {
  const [site, folder] = [makePractice("smallest"), await save()];
  const { plan } = await importSite(optionsFor(site.root, folder, { isDry: true }));
  const changed = plan
    .replace('wall.jpg: ""', "wall.jpg: A green wall")
    .replace("address: /about-us\n    kind: page", "address: /about-us\n    kind: service");
  const planFile = path.join(makeTemporaryFolder(), "plan.yaml");
  writeFileSync(planFile, changed);
  await importSite(optionsFor(site.root, folder, { planFile }));
  expect(site.read("site/services/about-us.md")).toContain("![A green wall](pictures/wall.jpg)");
  await expectToBuild(site);
});

test("what a site refuses lies beside it with the sentence, and the site builds", async () => {
  const site = makePractice("smallest");
  const long = `<p>${"All of it is one word after another ".repeat(400)}</p>`;
  const broken = Buffer.from("no picture");
  const more = { "long.html": frame("Long", long), "team.jpg": broken, "team-300x200.jpg": broken };
  const folder = await save({ ...savedPages, ...more });
  await importSite(optionsFor(site.root, folder));
  expect(site.read("import/refused/pages/long.md")).toContain("# file/too-large: ");
  expect(site.read("import/report.md")).toContain("## Files that the site refuses\n\n- team.jpg.");
  expect(site.read("site/pages/about-us.md")).not.toContain("team.jpg");
  const { done } = await importSite(optionsFor(site.root, folder));
  expect([done?.written, done?.kept]).toEqual([0, []]);
  await expectToBuild(site);
});

test("a picture that was refused is tried again once it has been saved anew", async () => {
  const site = makePractice("smallest");
  const broken = Buffer.from("no picture");
  const folder = await save({ ...savedPages, "team.jpg": broken, "team-300x200.jpg": broken });
  await importSite(optionsFor(site.root, folder));
  writeFileSync(path.join(folder, "team.jpg"), readFileSync(path.join(folder, "wall.jpg")));
  rmSync(site.file("site/pages/about-us.md"));
  await importSite(optionsFor(site.root, folder));
  expect(site.read("import/report.md")).not.toContain("Files that the site refuses");
  expect(site.read("site/pages/about-us.md")).toContain("![Four people at a desk](pictures/team.jpg)");
  await expectToBuild(site);
});

test("a later run knows what an earlier one has refused and written, whatever became of the report", async () => {
  const site = makePractice("smallest");
  const broken = Buffer.from("no picture");
  const folder = await save({ ...savedPages, "team.jpg": broken, "team-300x200.jpg": broken });
  const { plan } = await importSite(optionsFor(site.root, folder));
  rmSync(site.file("import/report.md"));
  site.write("plan.yaml", plan.replace("name: about-us\n", "name: team\n"));
  const { done } = await importSite(optionsFor(site.root, folder, { planFile: site.file("plan.yaml") }));
  expect(done?.forgotten).toEqual(["site/pages/about-us.md"]);
  expect(site.read("import/report.md")).toContain("## Files that the site refuses\n\n- team.jpg.");
  site.write("import/state.json", "{ damaged");
  expect((await importSite(optionsFor(site.root, folder))).done?.forgotten).toEqual([]);
});

test("pages with mistakes of their own are kept out before the site is built, which happens once", async () => {
  const site = makePractice("smallest");
  rmSync(site.file("site/services"), { recursive: true });
  const long = frame("Long", `<p>${"All of it is one word after another ".repeat(400)}</p>`);
  const led = frame("Led", `<p>See <a href="services/long.html">more</a>.</p>`);
  const options = optionsFor(site.root, await saveSite({ "services/long.html": long, "led.html": led }));
  const builds: SiteFiles[] = [];
  await importSite({ ...options, build: (files) => options.build((builds.push(files), files)) });
  expect(builds).toHaveLength(1);
  expect(site.read("site/pages/led.md")).toContain("See more.");
  await expectToBuild(site);
});

test("addresses that climb out of the copy lead nowhere, and nothing outside is read", async () => {
  const [site, folder] = [makePractice("smallest"), await save()];
  writeFileSync(path.join(folder, "../outside.jpg"), readFileSync(path.join(folder, "team.jpg")));
  const text = `<p>A <a href="../../../etc/passwd">way</a> out.</p><img src="../outside.jpg" alt="A secret"><img src="file:///etc/passwd" alt="b">`;
  writeFileSync(path.join(folder, "climb.html"), frame("Climb", text));
  await importSite(optionsFor(site.root, folder));
  expect(site.read("site/pages/climb.md")).toContain("A way out.");
  expect(site.read("site/pages/climb.md")).not.toContain("secret");
});

test.for([
  ["no folder", "is no folder of saved pages", () => path.join(makeTemporaryFolder(), "none")],
  ["a folder without pages", "has no pages that could be read", makeTemporaryFolder],
] as const)("%s is refused in one sentence", async ([, sentence, makeFolder]) => {
  const site = makePractice("smallest");
  const before = filesIn(site.root);
  const run = importSite(optionsFor(site.root, makeFolder()));
  await expect(run).rejects.toThrow(ImportRefused);
  await expect(run).rejects.toThrow(sentence);
  expect(filesIn(site.root)).toEqual(before);
});

test("a plan that is not there, or that is saved in UTF-16, is refused", async () => {
  const [site, folder] = [makePractice("smallest"), await save()];
  const importWith = (name: string): Promise<unknown> =>
    importSite(optionsFor(site.root, folder, { planFile: site.file(name) }));
  await expect(importWith("none.yaml")).rejects.toThrow("does not exist");
  writeFileSync(site.file("plan.yaml"), Buffer.from("\uFEFFpages: []\n", "utf16le"));
  await expect(importWith("plan.yaml")).rejects.toMatchObject({ problems: [{ code: "file/not-utf8" }] });
});

const page = "{ from: index.html, address: /, kind: home, title: Home }";

test.for<[string, string, string]>([
  ["facts: { zip: 97301 }\npages: []", "1:15", 'Write it in quotes: "97301"'],
  ['facts: { zip: "973" }\npages: []', "1:15", "Write a ZIP code"],
  ["facts: { email: us }\npages: []", "1:17", "Write an e-mail address"],
  ["facts:\n  city:\npages: []", "2:3", "Write text after the colon, or remove"],
  ["facts: { doctors: [Dr. Ada] }\npages: []", "1:19", "without the hyphen: doctors: Dr. Ada"],
  ["facts: { hours: 8-5 }\npages: []", "1:17", 'Write lines such as these in its place, below "hours":'],
  ["pages: 5", "1:8", 'Write lines such as these in its place, below "pages":'],
  [`pages:\n  - ${page.replace("home", "servce")}`, "2:43", "Write kind: service"],
  [`pages: [${page}]\nwrods: {}`, "2:1", 'Write "words:" in place of "wrods:".'],
  [`pages:\n  - ${page.replace("home", "leave, to: services")}`, "2:54", "Write to: /services"],
  [`pages:\n  - ${page.replace("home", "page, to: /services")}`, "2:53", "Remove this line, or write kind: leave"],
  [`pages: [${page}]\nmenu: [{ label: [Care], href: / }]`, "2:17", "Write it after the colon"],
  ["pages: [", "1:8", "Put the closing quote or bracket"],
])("the plan %j is refused at %s, with what to write", ([text, at, remedy]) => {
  const [mistake, ...others] = mistakesOf(text);
  expect(mistake).toMatch(new RegExp(`^${at} `));
  expect(mistake).toContain(remedy);
  expect(others).toEqual([]);
});

/** Lists the places and remedies of what is wrong with a plan. */
function mistakesOf(text: string): string[] {
  try {
    parsePlan(`${text}\n`, "plan.yaml");
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return error.problems.map(({ place, remedy }) => `${place.line}:${place.column} ${remedy}`);
  }
  return [];
}

test("a plan may have many more values than a file of the site, and may leave out all but pages", () => {
  const pages = Array.from({ length: 1000 }, () => `  - ${page}\n`).join("");
  expect(parsePlan(`pages:\n${pages}`, "plan.yaml").pages).toHaveLength(1000);
});

test("a menu of three levels has all its links in two, and the plan with it can be read again", async () => {
  const list = (label: string, below = ""): string => `<ul><li><a href="/about-us/">${label}</a>${below}</li></ul>`;
  const menu = `<nav>${list("Care", list("Children", list("First visit")))}</nav>`;
  const folder = await save({
    ...savedPages,
    "index.html": frame("Welcome", "<p>Hello.</p>").replace("<header>", menu),
  });
  const { plan } = await importSite(optionsFor(makePractice("smallest").root, folder, { isDry: true }));
  const children = ["Children", "First visit"].map((label) => ({ label, href: "/about-us/" }));
  expect(parsePlan(plan, "plan.yaml").menu).toContainEqual({ label: "Care", href: "/about-us/", children });
});

test("without a practice, one is made with the facts on which all pages agree", async () => {
  const root = path.join(makeTemporaryFolder(), "harbor");
  const data = {
    "@type": "Dentist",
    name: "Harbor Dental",
    address: { streetAddress: "12 Quay", addressLocality: "Salem", addressRegion: "OR", postalCode: "97301" },
  };
  const script = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  const pages = {
    ...savedPages,
    "contact/index.html": frame("Contact", "<p>Fax (503) 555-0199</p>", at("/contact/") + script),
  };
  await importSite(optionsFor(root, await save(pages)));
  const read = (name: string): string => readFileSync(path.join(root, name), "utf8");
  expect(read("site/practice.yaml")).toContain("\nname: Harbor Dental\n");
  expect(read("site/practice.yaml")).toContain("\norigin: https://www.harbor.example\n");
  expect(read("site/offices/main.md")).toContain("city: Salem\n");
  expect(read("import/plan.yaml")).toContain("\n#   phone        found       (503) 555-0187, on ");
  expect(listTree(path.join(root, "site/services"))).toEqual(["crowns.md"]);
  await expectToBuild({ root });
});

test.for<[text: string, phone: string]>([
  ["Call (503) 226-0187 ext. 12.", "(503) 226-0187 ext. 12"],
  ["Call 503-226-0187 x12.", "(503) 226-0187 ext. 12"],
  ["Call 503.226.0187, extension 12, today.", "(503) 226-0187 ext. 12"],
  ['<a href="tel:+15032260187,12">Call us</a>', "(503) 226-0187 ext. 12"],
  ['<a href="tel:+15032260187;ext=12">(503) 226-0187 #12</a>', "(503) 226-0187 ext. 12"],
  ["Appelez le +33 1 42 27 01 87 poste 12.", "+33 1 42 27 01 87 ext. 12"],
  ['<a href="tel:+49 89 12345678 Durchwahl 12">Anruf</a>', "+49 89 12345678 ext. 12"],
  ["Call (503) 226-0187. For Ann, (503) 226-0187 ext. 12; for Bo, (503) 226-0187 ext. 14.", "(503) 226-0187"],
  ["Call (503) 226-0187, 12 hours before your visit.", "(503) 226-0187"],
  ["Call (503) 226-0187 x12abc.", "(503) 226-0187"],
])("the number in %j is taken as %s", async ([text, phone]) => {
  const folder = await save({ "index.html": pageIn("en-US", `${english} ${text}`) });
  const { plan } = await importSite(optionsFor(path.join(makeTemporaryFolder(), "smile"), folder, { isDry: true }));
  const { facts, undecided } = parsePlan(plan, "plan.yaml");
  const taken = new Map<string, unknown>(Object.entries(facts)).get("phone");
  const found = [taken, ...(undecided.phone ?? []).map(({ value }) => value)];
  expect(found.filter((each) => each !== undefined)).toEqual([phone]);
});

const portuguese =
  "A nossa clínica dentária em Lisboa oferece ortodontia, implantes e branqueamento para toda a família. ".repeat(5);
const english =
  "We look after the teeth of the whole family, and we have been here for more than thirty years now. ".repeat(5);
const pageIn = (lang: string, text: string): string =>
  `<!doctype html><html${lang && ` lang="${lang}"`}><head><title>Smile</title></head><body><h1>Smile</h1><p>${text}</p></body></html>`;

test.for([
  ["the language and number of Portugal", "pt-PT", `${portuguese} +351 21 342 1234`, [], "pt-PT", "PT"],
  ["Portuguese that says it is English", "en-US", `${portuguese} +351 21 342 1234`, ["language"], undefined, "PT"],
  ["English that says it is Portuguese", "pt", english, ["country", "language"], undefined, undefined],
  [
    "Japanese that says nothing",
    "",
    "当院では、虫歯や歯周病の治療を行っています。TEL 03-5550-0142",
    ["language"],
    undefined,
    "JP",
  ],
  [
    "Hebrew that says it is English",
    "en",
    "ברוכים הבאים למרפאת השיניים שלנו",
    ["country", "language"],
    undefined,
    undefined,
  ],
  ["a number of London", "en-US", `${english} 020 7946 0958`, ["country"], "en-US", undefined],
  ["a number of Toronto", "en-US", `${english} (416) 226-0187`, ["country"], "en-US", undefined],
  ["no number", "en-US", english, ["country"], "en-US", undefined],
  ["Catalan and a number of Spain", "ca", `La nostra clínica dental. +34 912 34 56 78`, [], "ca-ES", "ES"],
  ["a number of Illinois", "en-US", `${english} <a href="tel:2175550123%20">217-555-0123</a>`, [], "en-US", "US"],
] as const)(
  "of a site with %s, only what witnesses agree on is decided",
  async ([, lang, text, open, language, country]) => {
    const root = path.join(makeTemporaryFolder(), "smile");
    const folder = await save({ "index.html": pageIn(lang, text) });
    const { facts, undecided } = parsePlan(
      (await importSite(optionsFor(root, folder, { isDry: true }))).plan,
      "plan.yaml",
    );
    const decided = new Map<string, unknown>(Object.entries(facts));
    expect([decided.get("language"), decided.get("country")]).toEqual([language, country]);
    expect(Object.keys(undecided).filter((key) => /^(country|language)$/.test(key))).toEqual(open);
    if (open.length === 0) return;
    const words = language === undefined && country === undefined ? "country and language" : open[0];
    await expect(importSite(optionsFor(root, folder))).rejects.toThrow(
      `do not say for sure in which ${words} the practice`,
    );
    expect(existsSync(root)).toBe(false);
  },
);

const item = (fields: Readonly<Record<string, string>>): string =>
  `<item>${Object.entries(fields)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join("")}</item>`;

const asExport = (items: string): string =>
  `<?xml version="1.0"?><rss xmlns:wp="w" xmlns:content="c"><channel><wp:wxr_version>1.2</wp:wxr_version>${items}</channel></rss>`;

function saveExport(text: string): string {
  const file = path.join(makeTemporaryFolder(), "export.xml");
  writeFileSync(file, text);
  return file;
}

const post = { "wp:post_type": "post", "wp:status": "publish", "wp:post_id": "7" };

test("an export of WordPress adds the posts that were not saved, and names drafts, comments and shortcodes", async () => {
  const site = makePractice("smallest");
  const written = {
    title: "Old & new",
    link: "https://www.harbor.example/blog/old-new/",
    "wp:post_date": "2019-05-06 10:00:00",
  };
  const comment =
    "<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author_email>a@b.example</wp:comment_author_email></wp:comment>";
  const items = [
    item({ ...post, ...written, "content:encoded": 'We moved.\n\nCome by. [slider ids="1"]' }).replace(
      "</item>",
      `${comment}</item>`,
    ),
    item({ ...post, "wp:post_id": "8", title: "Later", "wp:status": "draft", "content:encoded": "Not yet." }),
  ].join("");
  await importSite(optionsFor(site.root, await save(), { exportFile: saveExport(asExport(items)) }));
  expect(site.read("site/news/old-new.md")).toBe(
    `---\nmainTitleText: Old & new\ndate: "2019-05-06"\ndescription: Old & new\n---\n\nWe moved.\n\nCome by.\n`,
  );
  const report = site.read("import/report.md");
  for (const named of ["1 comments", "1 posts that are draft", "1 shortcodes"])
    expect(report).toContain(`- export.xml: ${named}.`);
  expect(
    filesIn(site.root)
      .map(([, text]) => Buffer.from(text, "base64").toString())
      .join(""),
  ).not.toContain("a@b.example");
  await expectToBuild(site);
});

test.for([
  ["draft", ""],
  ["pending", ""],
  ["private", ""],
  ["future", ""],
  ["trash", ""],
  ["publish", "hunter2"],
] as const)("a post of an export that is %j with the password %j is left and counted", async ([status, password]) => {
  const site = makePractice("smallest");
  const hidden = { title: "Secret", "wp:status": status, "wp:post_password": password, "content:encoded": "For few." };
  const items = item({ ...post, title: "Open", "content:encoded": "For all." }) + item({ ...post, ...hidden });
  await importSite(optionsFor(site.root, await save(), { exportFile: saveExport(asExport(items)) }));
  expect(site.read("import/report.md")).toContain(
    `- export.xml: 1 posts ${password === "" ? `that are ${status}` : "with a password"}.`,
  );
  expect(
    filesIn(site.root)
      .map(([, text]) => Buffer.from(text, "base64").toString())
      .join(""),
  ).not.toContain("For few.");
});

test.for([
  ["Take [500 mg], [amoxicillin 500 mg], [see below].", "Take [500 mg], [amoxicillin 500 mg], [see below].", undefined],
  ["Ring [the bell], or [call us](/), [sic].", "Ring [the bell], or [call us](/), [sic].", undefined],
  ['Come [gallery][sitemap][slider-pro id="3"/][spacer /]in.', "Come in.", 4],
  ["Come [tabs][tab title='A']in[/tab][/tabs][contact-form-7 id=&quot;7&quot;].", "Come in.", 5],
] as const)("of %j in an export, the text is %j, with %s shortcodes", async ([content, text, count]) => {
  const exportFile = saveExport(asExport(item({ ...post, title: "Open", "content:encoded": content })));
  const { pages, unread } = await readExport(exportFile);
  expect([...pages.values()].map((each) => inflateRawSync(each).toString()).join("")).toContain(`<p>${text}</p>`);
  expect(unread.get("shortcodes")).toBe(count);
});

test("addresses in an export of Squarespace are below those of its site", async () => {
  const items = item({ ...post, title: "Open", link: "/blog/open", "content:encoded": "<p>We are open.</p>" });
  const text = asExport(`<link>https://www.harbor.example</link>${items}`);
  const { plan } = await importSite(
    optionsFor(makePractice("smallest").root, undefined, { exportFile: saveExport(text), isDry: true }),
  );
  expect(plan).toContain("from: export.xml#7\n    address: /blog/open\n");
});

test.for([
  ["with entities", '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "b">]><rss>&a;</rss>', "has no document type"],
  ["with a character that XML does not have", asExport("<item><title>a\u0000b</title></item>"), "is no whole XML"],
  ["that ends in the middle", asExport("<item>").slice(0, -30), "is no whole XML"],
  ["with 100,000 levels", `<rss>${"<a>".repeat(100_000)}`, "so deep inside each other"],
  ["of another program", "<rss><channel/></rss>", "is no export of WordPress"],
] as const)("an export %s is refused in one sentence, and nothing is written", async ([, text, sentence]) => {
  const site = makePractice("smallest");
  const before = filesIn(site.root);
  const run = importSite(optionsFor(site.root, undefined, { exportFile: saveExport(text) }));
  await expect(run).rejects.toThrow(ImportRefused);
  await expect(run).rejects.toThrow(sentence);
  expect(filesIn(site.root)).toEqual(before);
});

test("pages in other encodings keep their letters, and the report says how each was read", async () => {
  const site = makePractice("smallest");
  const page = (head: string, text: string): Buffer =>
    Buffer.from(`<html><head>${head}<title>x</title></head><body><h1>x</h1><p>${text}</p></body></html>`, "latin1");
  const folder = await save({
    "index.html": frame("Welcome", "<p>We look after teeth.</p>"),
    "latin.html": page('<meta charset="iso-8859-1">', "Wir prüfen Zähne \x96 für 50 \x80."),
    "none.html": page("", "Füllungen und Zahnfleisch prüfen wir für Sie."),
  });
  await importSite(optionsFor(site.root, folder));
  expect(site.read("site/pages/latin.md")).toContain("Wir prüfen Zähne – für 50 €.");
  expect(site.read("site/pages/none.md")).toContain("Füllungen und Zahnfleisch prüfen wir");
  expect(site.read("import/report.md")).toMatch(
    /latin.html: site.pages.latin.md, from .latin.html to .latin, \d+ words, read as windows-1252\./,
  );
});
