import { LinkChecker, LinkState } from "linkinator";
import { expect, test } from "vitest";
import { openShippedSite } from "./support/shipped-site.ts";

test("a crawler that follows every link from the home page finds none broken and reaches every page of the sitemap", async () => {
  const { origin, indexedPages } = await openShippedSite();
  const { links } = await new LinkChecker().check({
    path: `${origin}/`,
    recurse: true,
    checkFragments: true,
    checkCss: true,
    // The crawler stays on this machine.
    linksToSkip: (link) => Promise.resolve(!link.startsWith(`${origin}/`)),
  });

  const broken = links.filter(({ state }) => state === LinkState.BROKEN);
  expect(broken.map(({ url, parent, status }) => ({ url, parent, status }))).toEqual([]);
  const reached = new Set(links.filter(({ state }) => state === LinkState.OK).map(({ url }) => new URL(url).pathname));
  expect(indexedPages.filter((page) => !reached.has(page))).toEqual([]);
});
