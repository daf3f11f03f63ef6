import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { findInBoth } from "./axe.ts";
import { openBuilt, resize } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { hiddenWidth } from "./in-page.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { withNews, writePosts } from "../support/news.ts";

const base = "/practice/";
let folder = "";

beforeAll(async () => {
  const site = makeLittleSite(withNews(writePosts(25), makeLittleSite().read("site/home.yaml")));
  folder = path.join(makeTemporaryFolder(), "dist");
  await buildSiteInto(folder, site.root);
});

test.for(["", "news/", "news/page/2/", "news/post-1/", "news/post-2/"])(
  "/%s has no violation that axe finds, and fits into a window of 390 and of 1440 pixels",
  async (address) => {
    const page = await openBuilt(folder, base, address, { viewport: { width: 390, height: 844 } });
    expect(await hiddenWidth(page.locator("html"))).toBe(0);
    expect(await findInBoth(page)).toEqual([]);
    await resize(page, 1440);
    expect(await hiddenWidth(page.locator("html"))).toBe(0);
    expect(await findInBoth(page)).toEqual([]);
  },
);

test("the feed is well-formed XML, whatever titles and authors have in them", async () => {
  const page = await openBuilt(folder, base, "news/", {});
  const [type, count, title, author] = await page.evaluate<[string, number, string, string]>(`
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open("GET", document.querySelector("link[type='application/atom+xml']").href);
      request.responseType = "document";
      request.onload = () => resolve(request.responseXML);
      request.send();
    }).then((feed) => [
      feed.documentElement.localName + " " + feed.documentElement.namespaceURI,
      feed.querySelectorAll("entry").length,
      feed.querySelectorAll("entry title")[1].textContent,
      feed.querySelectorAll("entry:nth-of-type(3) name")[1].textContent,
    ])`);
  expect(type).toBe("feed http://www.w3.org/2005/Atom");
  expect(count).toBe(20);
  expect(title).toBe(`Fish & chips, "tea" if 3 < 5, and teeth: what's true? (1)`);
  expect(author).toBe("Rosa <Marsh> & Sons");
});
