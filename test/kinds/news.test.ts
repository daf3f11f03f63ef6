import { existsSync } from "node:fs";
import { load } from "cheerio";
import { parseFeed } from "htmlparser2";
import { beforeAll, describe, expect, test } from "vitest";
import { createEntry } from "../../src/scaffold/create-entry.ts";
import type { BuildResult } from "../../src/build-options.ts";
import { buildSite } from "../../src/build.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { checkHtml } from "../../src/steps/check/valid-html.ts";
import { makeLittleSite, type LittleSite, type Overlay } from "../support/little-site.ts";
import { withNews, writePost, writePosts } from "../support/news.ts";
import { runHere } from "../support/run-here.ts";
import { findStrangeData } from "../support/schema-org.ts";

const host = "https://www.harborlane.example";
const base = "/practice/";

async function build(site: LittleSite, moment = "2026-06-01T12:00:00Z"): Promise<BuildResult> {
  const { root, file } = site;
  const [date, now] = [Date.parse(moment), Date.now()];
  const result = await buildSite({
    root,
    cacheFolder: file(".dentalsite"),
    date,
    now,
    output: { folder: file("dist") },
  });
  expect(result.problems).toEqual([]);
  return result;
}

const makeNews = (posts: Overlay): LittleSite =>
  makeLittleSite(withNews(posts, makeLittleSite().read("site/home.yaml")));

const open = (site: LittleSite, path = "") => load(site.read(`dist/${path}index.html`));

test("a post that changed says when on its page, to search engines and in the feed", async () => {
  const posts = writePosts(3);
  const file = "site/news/post-2.md";
  const changed = String(posts[file]).replace(/^date: .*$/m, "$&\nupdated: 2026-05-30");
  const site = makeNews({ ...posts, [file]: changed });
  await build(site);
  const $ = open(site, "news/post-2/");
  expect($(".page-head time").eq(1).attr("datetime")).toBe("2026-05-30");
  expect($(".page-head").text()).toContain("Updated May 30, 2026");
  expect(graphOf(site, "news/post-2/").find((node) => node["@type"] === "BlogPosting")).toMatchObject({
    datePublished: "2026-05-08",
    dateModified: "2026-05-30",
  });
  const feed = load(site.read("dist/news/feed.xml"), { xml: true });
  expect(feed("feed > updated").text()).toBe("2026-05-30T07:00:00Z");
  expect(feed("entry").eq(2).find("updated").text()).toBe("2026-05-30T07:00:00Z");
  expect(feed("entry").eq(2).find("published").text()).toBe("2026-05-08T07:00:00Z");

  site.write(file, changed.replace("2026-05-30", "2026-05-07"));
  const { problems } = await buildSite({ root: site.root, cacheFolder: site.file(".dentalsite"), date: 0, now: 0 });
  expect(problems).toMatchObject([{ message: '"updated" is 2026-05-07, a day before "date", 2026-05-08.' }]);
});

describe("categories of posts", () => {
  const withCategories = (post: unknown, names: string): string =>
    String(post).replace("description:", `categories: [${names}]\ndescription:`);

  test("each have a list with an address, which its posts, the list of all posts and the sitemap lead to", async () => {
    const posts = Object.entries(writePosts(25)).map(([file, post], index) => [
      file,
      withCategories(post, index === 0 ? "Team, Opening hours" : index < 23 ? "opening hours" : "休診"),
    ]);
    const site = makeNews(Object.fromEntries(posts) as Overlay);
    const { built } = await build(site);
    const linksIn = (path: string): string[] =>
      open(
        site,
        path,
      )(".categories a")
        .map((_, each) => `${each.attribs.href} ${load(each).text()}`)
        .get();
    const japanese = `${base}news/category/fm9-ray/ 休診`;
    const all = [`${base}news/category/opening-hours/ Opening hours`, `${base}news/category/team/ Team`, japanese];
    expect(linksIn("news/")).toEqual([`${base}news/ All news`, ...all]);
    expect(linksIn("news/page/2/").slice(1)).toEqual(all);
    expect(linksIn("news/post-0/")).toEqual([all[1], all[0]]);
    expect(linksIn("news/post-24/")).toEqual([japanese]);
    const [first, second] = ["", "page/2/"].map((part) => open(site, `news/category/opening-hours/${part}`));
    expect([first, second].map(($) => $!("h1").text())).toEqual(["News: Opening hours", "News: Opening hours, page 2"]);
    expect([first, second].map(($) => $!("main li time").length)).toEqual([20, 3]);
    expect(first!("[aria-current]").attr("href")).toBe(`${base}news/category/opening-hours/`);
    expect(first!(".pager a").attr("href")).toBe(`${base}news/category/opening-hours/page/2/`);
    expect(first!("meta[name=description]").attr("content")).toMatch(/^News: Opening hours\. Why we ask/);
    expect(site.read("dist/sitemap.xml")).toContain(`${base}news/category/opening-hours/page/2/`);
    expect(graphOf(site, "news/post-0/").find((node) => node["@type"] === "BlogPosting")).toMatchObject({
      articleSection: ["Team", "Opening hours"],
    });
    expect(findStrangeData(graphOf(site, "news/post-0/"))).toEqual([]);
    expect(site.read("dist/news/feed.xml")).toContain('<category term="Team"/><category term="Opening hours"/>');
    const pages = built!.pages.filter(({ path }) => path.startsWith("news/"));
    expect(new Set(pages.map(({ html }) => load(html)("title").text())).size).toBe(pages.length);
    expect((await checkHtml(pages, { files: {}, entries: [] })).map(({ message }) => message)).toEqual([]);
  });

  test("have no list before their first post, and none without a post", async () => {
    const posts = {
      "site/news/now.md": withCategories(writePost("Now", "2026-05-01"), "Team"),
      "site/news/later.md": withCategories(writePost("Later", "2026-07-04"), "Hours"),
    };
    const site = makeNews(posts);
    await build(site);
    expect(open(site, "news/")(".categories a").text()).toBe("All newsTeam");
    expect(existsSync(site.file("dist/news/category/hours/index.html"))).toBe(false);
    await build(site, "2026-07-05T12:00:00Z");
    expect(open(site, "news/category/hours/")("main h3 a").text()).toBe("Later");
    const plain = makeNews({ "site/news/now.md": writePost("Now", "2026-05-01") });
    await build(plain);
    expect(plain.read("dist/news/index.html")).not.toContain("categor");
    expect(existsSync(plain.file("dist/news/category"))).toBe(false);
  });
});

describe("45 posts", () => {
  let site: LittleSite;
  let result: BuildResult;

  beforeAll(async () => {
    site = makeNews(writePosts(45));
    result = await build(site);
  });

  test("are listed newest first, by year, on three pages that lead to each other", () => {
    const pages = ["news/", "news/page/2/", "news/page/3/"].map((path) => open(site, path));
    expect(pages.map(($) => $("main time").length)).toEqual([20, 20, 5]);
    expect(pages.map(($) => $("h1").text())).toEqual(["News", "News, page 2", "News, page 3"]);
    expect(pages.map(($) => $("main h2:not(.next-step h2)").text())).toEqual(["20262025", "2025", "2025"]);
    const days = pages.flatMap(($) =>
      $("main time")
        .map((_, each) => $(each).attr("datetime"))
        .get(),
    );
    expect(days).toEqual(days.toSorted().reverse());
    expect(new Set(days).size).toBe(45);
    const linked = pages.map(($) =>
      $(".pager a")
        .map((_, each) => `${$(each).attr("rel")} ${$(each).attr("href")}`)
        .get(),
    );
    expect(linked).toEqual([
      ["next /practice/news/page/2/"],
      ["prev /practice/news/", "next /practice/news/page/3/"],
      ["prev /practice/news/page/2/"],
    ]);
    expect(new Set(pages.map(($) => $("title").text())).size).toBe(3);
    expect(pages.map(($) => $("link[rel=canonical]").attr("href"))).toEqual(
      ["news/", "news/page/2/", "news/page/3/"].map((path) => host + base + path),
    );
  });

  test("are one entry of the menu that is made by itself", () => {
    const links = open(site)("header .menu a, .site-nav a")
      .map((_, each) => each.attribs.href)
      .get();
    expect(new Set(links.filter((href) => href.includes("/news")))).toEqual(new Set([`${base}news/`]));
  });

  test("have the three newest on the home page, each with its picture if it has one", () => {
    const $ = open(site);
    const section = $("h2:contains('What is new')").parent();
    expect(
      section
        .find("h3 a")
        .map((_, each) => $(each).attr("href"))
        .get(),
    ).toEqual([0, 1, 2].map((index) => `${base}news/post-${index}/`));
    expect(section.find("li:has(img) h3 a").length).toBe(2);
    expect(section.find(".more").attr("href")).toBe(`${base}news/`);
  });

  test("each have day, authors, picture and text, and lead to the posts beside them", () => {
    const $ = open(site, "news/post-2/");
    expect($("h1").text()).toBe("Ça va? Les dents d'été (2)");
    expect(
      $(".page-head p")
        .map((_, each) => $(each).text())
        .get(),
    ).toEqual(["News", "May 8, 2026", "By Dr. Ada Brightwater, Rosa <Marsh> & Sons, Li Wei, and The front desk"]);
    expect($("main .lead img").attr("alt")).toBe("A dentist at work.");
    expect($("main .rich-text h2").text()).toBe("More");
    expect(
      $(".pager a")
        .map((_, each) => $(each).attr("href"))
        .get(),
    ).toEqual([`${base}news/post-1/`, `${base}news/post-3/`]);
    expect($("meta[property='og:type']").attr("content")).toBe("article");
    expect($("meta[property='article:published_time']").attr("content")).toBe("2026-05-08");
    expect($("meta[property='og:image']").attr("content")).toMatch(/doctor-preview\.\w+\.jpg$/);
  });

  test("are valid HTML", async () => {
    const pages = result.built!.pages.filter(({ path }) => path.startsWith("news/") || path === "index.html");
    expect(pages.length).toBe(49);
    expect((await checkHtml(pages, { files: {}, entries: [] })).map(({ message }) => message)).toEqual([]);
  });

  test("have days in the sitemap, which has all pages of the list", () => {
    const $ = load(site.read("dist/sitemap.xml"), { xml: true });
    const urls = $("url")
      .map((_, each) => `${$(each).find("loc").text()} ${$(each).find("lastmod").text()}`)
      .get();
    const news = urls.filter((url) => url.includes("/news/"));
    expect(news.length).toBe(48);
    expect(news).toContain(`${host}${base}news/post-2/ 2026-05-08`);
    expect(news).toContain(`${host}${base}news/page/3/ `);
  });

  test("are described by schema.org's words, each with its day, its authors and its picture", () => {
    const graph = graphOf(site, "news/post-2/");
    expect(findStrangeData(graph)).toEqual([]);
    const address = `${host}${base}news/post-2/`;
    expect(graph.find((node) => node["@type"] === "BlogPosting")).toMatchObject({
      headline: "Ça va? Les dents d'été (2)",
      datePublished: "2026-05-08",
      author: [
        { name: "Dr. Ada Brightwater" },
        { name: "Rosa <Marsh> & Sons" },
        { name: "Li Wei" },
        { name: "The front desk" },
      ],
      image: expect.stringMatching(/^https:.*doctor-preview\.\w+\.jpg$/) as string,
      mainEntityOfPage: { "@id": address },
    });
    expect(graph.map((node) => node["@id"])).toContain(address);
    const byPractice = graphOf(site, "news/post-0/").find((node) => node["@type"] === "BlogPosting")!;
    expect(byPractice.author).toEqual(byPractice.publisher);
    expect(graphOf(site, "news/").at(-1)).toMatchObject({ "@type": "CollectionPage" });
  });

  test("have a feed, which only their pages and their list lead to", () => {
    const leading = result.built!.pages.filter(({ html }) => html.includes("application/atom+xml"));
    expect(leading.every(({ html }) => html.includes('href="/practice/news/feed.xml"'))).toBe(true);
    expect(leading.map(({ path }) => path).filter((path) => !path.startsWith("news/"))).toEqual([]);
    expect(leading.length).toBe(48);
  });

  test("have the twenty newest in the feed, as an independent parser reads it", () => {
    const text = site.read("dist/news/feed.xml");
    expect(text).toContain(`<title>Fish &amp; chips, "tea" if 3 &lt; 5, and teeth: what's true? (1)</title>`);
    const feed = parseFeed(text)!;
    expect(feed).toMatchObject({ type: "atom", title: "News | Harbor Lane Dental", link: `${host}${base}news/` });
    expect(feed.items.length).toBe(20);
    expect(feed.items[1]).toMatchObject({
      id: expect.stringMatching(/^urn:uuid:/) as string,
      link: `${host}${base}news/post-1/`,
      title: `Fish & chips, "tea" if 3 < 5, and teeth: what's true? (1)`,
      pubDate: new Date("2026-05-18T07:00:00Z"),
    });
  });

  test("have a feed that follows the rules of RFC 4287", () => {
    const $ = load(site.read("dist/news/feed.xml"), { xml: true });
    const texts = (selector: string) =>
      $(selector)
        .map((_, each) => $(each).text())
        .get();
    // Sections 4.1.1 and 4.1.2: what a feed and each entry must have, once.
    for (const name of ["id", "title", "updated", "author"]) expect($(`feed > ${name}`).length, name).toBe(1);
    for (const name of ["id", "title", "updated"]) expect($(`entry > ${name}`).length, name).toBe(20);
    expect($("entry > link[rel=alternate]").length).toBe(20);
    expect($("feed > link[rel=self]").attr("href")).toBe(`${host}${base}news/feed.xml`);
    // Section 3.3 and 4.2.6: moments with a zone, and names that are IRIs and unique.
    for (const moment of [...texts("updated"), ...texts("published")])
      expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const ids = texts("id");
    expect(new Set(ids).size).toBe(21);
    // RFC 9562: a UUID of version 8.
    const uuid = /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(ids.filter((id) => !uuid.test(id))).toEqual([]);
    expect(
      $("[href]")
        .toArray()
        .filter((each) => !each.attribs.href!.startsWith("https://")),
    ).toEqual([]);
    expect(texts("feed > updated")).toEqual([texts("entry > updated").toSorted().at(-1)]);
    expect($("entry").eq(2).find("author > name").length).toBe(4);
  });
});

describe("a feed", () => {
  const first = { "site/news/hello.md": writePost("Hello", "2026-01-01") };
  const second = { "site/news/hours.md": writePost("New hours", "2026-05-01") };

  async function idsOf(posts: Overlay, change: (site: LittleSite) => void = () => undefined): Promise<string[]> {
    const site = makeNews(posts);
    change(site);
    await build(site);
    const $ = load(site.read("dist/news/feed.xml"), { xml: true });
    return $("id")
      .toArray()
      .map((each) => $(each).text());
  }

  const lead = (from: string, to: string): string => `- from: ${from}\n  to: ${to}\n`;
  const renamed = { ...first, "site/news/new-hours.md": writePost("Our new hours", "2026-05-01") };

  test("names its posts the same way after a move to another address and a renaming of the practice", async () => {
    const before = await idsOf({ ...first, ...second });
    expect(new Set(before).size).toBe(3);
    const after = await idsOf({ ...first, ...second }, (site) => {
      const text = site
        .read("site/practice.yaml")
        .replace("https://www.harborlane.example/practice", "https://other.example");
      site.write("site/practice.yaml", text.replace("name: Harbor Lane Dental", "name: Pier Dental"));
      expect(site.read("site/practice.yaml")).toMatch(/other\.example[^]*Pier|Pier[^]*other\.example/);
    });
    expect(after).toEqual(before);
  });

  test("keeps all names if a date is corrected, and its own and the others' if the oldest post is deleted", async () => {
    const before = await idsOf({ ...first, ...second });
    expect(await idsOf({ "site/news/hello.md": writePost("Hello", "2026-01-02"), ...second })).toEqual(before);
    expect(await idsOf(second)).toEqual(before.slice(0, 2));
  });

  test("has other names than the feed of another practice with equal addresses", async () => {
    const other = await idsOf({ ...first, ...second }, (site) => {
      const text = site.read("site/practice.yaml");
      site.write("site/practice.yaml", text.replace("slug: harbor-lane", "slug: pier"));
    });
    const before = await idsOf({ ...first, ...second });
    expect(before.filter((id) => other.includes(id))).toEqual([]);
  });

  test("names a renamed post as before if redirects.yaml has its old address, the oldest of them first", async () => {
    const before = await idsOf({ ...first, ...second });
    const redirects = lead("/blog/hours", "/news/new-hours") + lead("/news/hours", "/news/new-hours");
    expect(
      await idsOf({ ...renamed, "site/redirects.yaml": redirects + lead("/news/times/", "/news/new-hours/") }),
    ).toEqual(before);
    expect(await idsOf(renamed)).not.toEqual(before);
    const star = { "site/redirects.yaml": lead("/news/2025/*", "/news/new-hours") };
    expect(await idsOf({ ...renamed, ...star })).toEqual(await idsOf(renamed));
  });

  test("leaves out posts that are hidden from search engines", async () => {
    const hidden = { "site/news/hours.md": second["site/news/hours.md"].replace("---\n", "---\nnoindex: true\n") };
    const site = makeNews({ ...first, ...hidden });
    await build(site);
    expect(site.read("dist/news/feed.xml")).not.toContain("New hours");
    expect(site.read("dist/news/feed.xml")).toContain("<title>Hello</title>");
    expect(site.read("dist/news/index.html")).toContain("New hours");
    const only = makeNews(hidden);
    await build(only);
    expect(existsSync(only.file("dist/news/feed.xml"))).toBe(false);
    expect(only.read("dist/news/index.html")).not.toContain("application/atom+xml");
  });
});

function graphOf(site: LittleSite, path: string): Record<string, unknown>[] {
  const json = open(site, path)('script[type="application/ld+json"]').text();
  return (JSON.parse(json) as { "@graph": Record<string, unknown>[] })["@graph"];
}

test("a site without posts has no page, no feed and no heading for them", async () => {
  const site = makeNews({});
  await build(site);
  expect(() => site.read("dist/news/index.html")).toThrow();
  expect(() => site.read("dist/news/feed.xml")).toThrow();
  expect(site.read("dist/index.html")).not.toContain("What is new");
});

test("a hundred posts add no byte to a page that lists none", async () => {
  const plain = makeLittleSite();
  const full = makeLittleSite(writePosts(100));
  const [before, after] = [(await build(plain)).built!.pages, (await build(full)).built!.pages];
  const others = after.filter(({ path }) => !path.startsWith("news/"));
  expect(after.length - others.length).toBe(105);
  expect(others).toEqual(before);
});

describe("a post of a later day", () => {
  const posts = {
    "site/news/now.md": writePost("Now", "2026-05-01"),
    "site/news/zebra.md": writePost("Zebra", "2026-07-04", {
      text: "[Now](/news/now), [here](#more)\n\n## More\n\nText.",
    }),
  };

  test.for([
    ["America/Los_Angeles", "2026-07-04T06:59:59Z", "2026-07-04T07:00:00Z"],
    ["Pacific/Kiritimati", "2026-07-03T09:59:59Z", "2026-07-03T10:00:00Z"],
    ["Pacific/Auckland", "2026-07-03T11:59:59Z", "2026-07-03T12:00:00Z"],
    ["Etc/GMT+12", "2026-07-04T11:59:59Z", "2026-07-04T12:00:00Z"],
  ] as const)("appears in %s not at %s but at %s", async ([timeZone, before, after]) => {
    const site = makeNews(posts);
    site.write("site/practice.yaml", `${site.read("site/practice.yaml")}timeZone: ${timeZone}\n`);
    const hasIt = (built: BuildResult): string[] =>
      built
        .built!.outputs.flatMap((each) =>
          "contents" in each && /zebra/i.test(each.contents.toString()) ? [each.path] : [],
        )
        .sort();
    const early = await build(site, before);
    expect(hasIt(early)).toEqual([]);
    expect(early.built!.nextChange).toEqual({ moment: Date.parse(after), day: "2026-07-04", of: "post" });
    const late = await build(site, after);
    expect(hasIt(late)).toEqual([
      "index.html",
      "news/feed.xml",
      "news/index.html",
      "news/now/index.html",
      "news/zebra/index.html",
      "sitemap.xml",
    ]);
    expect(late.built!.nextChange).toBeUndefined();
  });

  test("has no list either if there is no other post", async () => {
    const site = makeNews({ "site/news/zebra.md": writePost("Zebra", "2026-07-04") });
    const { built } = await build(site);
    expect(built!.pages.filter(({ path }) => path.startsWith("news"))).toEqual([]);
    expect(site.read("dist/index.html")).not.toContain("What is new");
  });

  test("that is never to come announces no change", async () => {
    const { built } = await build(makeNews({ "site/news/draft.md": writePost("Draft", "9999-12-31") }));
    expect(built!.nextChange).toBeUndefined();
  });

  test("is announced by the command, which builds again on that day though no file has changed", async () => {
    const site = makeNews(posts);
    const run = (day: string) =>
      runHere(["build"], { cwd: site.root, env: { SOURCE_DATE_EPOCH: String(Date.parse(day) / 1000) } });
    expect((await run("2026-07-01")).stdout).toContain(
      "A post in site/news/ appears on 2026-07-04. Build and publish again that day; until then, no page shows it.",
    );
    expect((await run("2026-07-02")).stdout).toContain("2026-07-04");
    expect(existsSync(site.file("dist/news/zebra/index.html"))).toBe(false);
    await run("2026-07-05");
    expect(open(site, "news/zebra/")("h1").text()).toBe("Zebra");
  });

  test("makes the last page of a list one post shorter", async () => {
    const site = makeNews({ ...writePosts(20), "site/news/zebra.md": writePost("Zebra", "2026-07-04") });
    const pagesAt = async (moment: string): Promise<string[]> =>
      (await build(site, moment)).built!.pages.map(({ path }) => path).filter((path) => path.startsWith("news/page/"));
    expect(await pagesAt("2026-06-01T12:00:00Z")).toEqual([]);
    expect(await pagesAt("2026-07-05T12:00:00Z")).toEqual(["news/page/2/index.html"]);
  });
});

describe("the address of a post", () => {
  test("belongs to no page of one's own, and no further page of the list does", async () => {
    const page = "---\nmainTitleText: Mine\ndescription: A page of my own.\n---\nText.\n";
    const site = makeNews({
      ...writePosts(21),
      "site/pages/news/post-1.md": page,
      "site/pages/news/page/2.md": page,
      "site/pages/news/page/3.md": page,
    });
    const { root, file } = site;
    const { problems } = await buildSite({ root, cacheFolder: file(".dentalsite"), date: 0, now: 0 });
    expect(problems.map(({ code, place }) => `${place.file} ${code}`).sort()).toEqual([
      "site/pages/news/page/2.md address/duplicate",
      "site/pages/news/post-1.md address/duplicate",
    ]);
  });
});

test("new post writes a file with the day at the office", () => {
  const site = makeLittleSite();
  const moment = Date.parse("2026-03-01T07:59:00Z");
  const { file, next } = createEntry(site.root, kinds, { kind: "post", name: "New hours from May", moment });
  expect(file).toBe("site/news/new-hours-from-may.md");
  expect(site.read(file)).toContain("mainTitleText: New hours from May\n");
  expect(site.read(file)).toContain('date: "2026-02-28"\n');
  expect(next[0]).toMatch(
    /^Its page will be \/news\/new-hours-from-may, which \/news lists\. The menu lacks that page\. .*navigation\.yaml/s,
  );
});
