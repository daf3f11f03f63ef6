import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite } from "../support/little-site.ts";

const map = "https://www.google.com/maps/search/?api=1&query=dentist&center=33.6&region=us";
const shop = "https://shop.example/?copy=1&copy=2&param=3&currency=4&section=5&lt=6&amp=7";

/** Words that begin like a name that HTML decodes without a semicolon. */
const words = "A&B &regular &copy &amp &lt &section AT&T & more";

test("an & is published as written, in addresses and words, in Markdown and in keys", async () => {
  const site = makeLittleSite({
    "site/services/bridges.md": `---
mainTitleText: ${words}
title: ${words}
description: ${words}
imgSrc: pictures/doctor.svg
imgAlt: Drawing of ${words}
metaDescription: ${words}
sectionOneTitle: Step by step
sectionOneData:
  - title: ${words}
    description: See <a href="${map}">the map</a> and <a href="${shop}">the shop</a>.
---
${words} [the map](${map}) and [${words}](${shop} "${words}").

- ${words}, ${shop}

| ${words} | <${map}> |
| -------- | -------- |
| ![${words}](pictures/doctor.svg) | [b][b] |

## ${words}

<a href="${map}">the map</a>

[b]: ${map}
`,
  });
  const { result } = await buildLittleSite(site);
  expect(result.problems.map(({ message }) => message)).toEqual([]);
  const $ = load(site.read("dist/services/bridges/index.html"));
  const count = (text: string): number => $("main").text().split(text).length - 1;
  const attributes = (name: string): (string | undefined)[] =>
    $(`main [${name}]`)
      .toArray()
      .map((element) => $(element).attr(name));
  expect($("h1").text()).toBe(words);
  expect($("meta[name=description]").attr("content")).toBe(words);
  expect(count(words)).toBe(9);
  expect(attributes("alt")).toEqual([`Drawing of ${words}`, words]);
  expect(attributes("title")).toEqual([words]);
  expect(attributes("href").filter((href) => href === map)).toHaveLength(5);
  expect(attributes("href").filter((href) => href === shop)).toHaveLength(3);
  expect([count(map), count(shop)]).toEqual([1, 1]);
});
