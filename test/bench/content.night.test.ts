import { load } from "cheerio";
import yaml from "js-yaml";
import { marked } from "marked";
import { describe, expect, test } from "vitest";
import { buildSiteInto } from "../support/build-site.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { makeContent, type ServiceContent } from "./content.ts";
import { dentalsite, formatService } from "./dentalsite.ts";
import { dialectNames } from "./dialects.ts";
import { listTexts, makeFacts } from "./facts.ts";
import { formatPeerService } from "./peer-page.ts";
import { findMissingText, verifyOutput } from "./verify-output.ts";
import { wordsOf, wordsOfMain } from "./words.ts";

const pages = 20;
const facts = makeFacts({ pages, seed: 1 });

interface PeerFields {
  title: string;
  heading: string;
  description: string;
  introduction: string;
  sections: { title: string; cards: { title: string; description: string }[] }[];
}

interface OwnFields {
  mainTitleText: string;
  title: string;
  description: string;
  descriptionToBeParsed: string;
}

/** Reads a source with another library than the one that wrote it. */
function readSource(source: string): { data: PeerFields & OwnFields; body: string } {
  const [, frontMatter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  return { data: yaml.load(frontMatter) as PeerFields & OwnFields, body };
}

/** The page of a peer, put together from its source. */
function readPeerPage(service: ServiceContent): string {
  const { data, body } = readSource(formatPeerService(service));
  const { title, heading, description, introduction, sections } = data;
  const text = (words: string): string => `<p>${words.replaceAll("&", "&amp;")}</p>`;
  const cards = sections.flatMap((section) => [
    text(section.title),
    ...section.cards.map((card) => `<div class="card">${text(card.title)}${card.description}</div>`),
  ]);
  const parts = [
    ...[title, heading, description].map(text),
    introduction,
    marked.parse(body, { async: false }),
    ...cards,
  ];
  return `<main>${parts.join("")}</main>`;
}

describe.for(dialectNames)("the dialect %s", (dialect) => {
  const { services } = makeContent({ pages, dialect, seed: 1 });

  test("says exactly the words of the facts, in their order", () => {
    const words = services.map((service) => wordsOfMain(readPeerPage(service)));
    expect(words).toEqual(facts.map((page) => wordsOf(listTexts(page).join(" "))));
  });

  test("has 8 links and 8 cards on every page, as the facts do", () => {
    const counts = services.map((service) => {
      const $ = load(readPeerPage(service));
      return [$("a").length, $(".card").length];
    });
    expect(counts).toEqual(Array.from({ length: pages }, () => [8, 8]));
  });

  test("has the same values in dentalsite's front matter and in that of the peers", () => {
    for (const service of services) {
      const ours = readSource(formatService(service));
      const theirs = readSource(formatPeerService(service));
      expect(ours.body).toBe(theirs.body);
      expect(ours.data).toMatchObject({
        mainTitleText: theirs.data.title,
        title: theirs.data.heading,
        description: theirs.data.description,
        descriptionToBeParsed: theirs.data.introduction,
      });
    }
  });
});

test.for([
  ["quoted", [/^title: "/m, /^title: '/m, /^title: \w/m, / & /, / #/, /: '\w.*''/, /: ".*: .*"$/m]],
  ["folded", [/: >-\n/, /: >\n/, /: \|\n/]],
  ["html", [/<ul><li>/, /<a href="/, /&amp;/, /&nbsp;/, /&rsquo;/, /&#39;/]],
  ["markdown", [/^\| --- \|/m, /^```$/m, /^ {3}- /m, /^> /m, /^<p>/m, /<strong>/, / `/]],
] as const)("the dialect %s holds what it is there for", ([dialect, patterns]) => {
  const { services } = makeContent({ pages, dialect, seed: 1 });
  const text = services.map(formatService).join("\n");
  expect(patterns.filter((pattern) => !pattern.test(text))).toEqual([]);
});

test("the dialect plain needs no quotes, no block scalars and no entities", () => {
  const { services } = makeContent({ pages, dialect: "plain", seed: 1 });
  expect(/: ["'|>]|&/.exec(services.map(formatService).join("\n"))).toBeNull();
});

test("each page of the dialect mixed has another author than the page before", () => {
  const { services } = makeContent({ pages, dialect: "mixed", seed: 1 });
  expect(new Set(services.slice(0, 5).map(({ frontMatter, body }) => [frontMatter, body])).size).toBe(5);
  expect(services.every(({ frontMatter }, index) => frontMatter === services[index % 5]?.frontMatter)).toBe(true);
});

test("the same seed makes the same content, and another seed other content", () => {
  const make = (seed: number) => makeContent({ pages, dialect: "mixed", seed });
  expect(JSON.stringify(make(1))).toBe(JSON.stringify(make(1)));
  expect(JSON.stringify(make(1))).not.toBe(JSON.stringify(make(2)));
});

test("no two of 1,000 pages share a sentence of their text", () => {
  const sentences = makeFacts({ pages: 1000, seed: 1 })
    .flatMap(listTexts)
    .filter((text) => text.endsWith("."));
  const long = sentences.filter((text) => text.split(" ").length > 10);
  expect(new Set(long).size).toBe(long.length);
});

test("a page that lacks a text, or has it in the wrong place, is found", () => {
  const page = "<nav>Three</nav><main><h1>One&nbsp;&amp; two’s</h1><p>Three <b>four</b>.</p></main><p>Five</p>";
  expect(findMissingText(page, ["One two", "Three four."])).toBeUndefined();
  expect(findMissingText(page, ["Three four.", "One two"])).toBe("One two");
  expect(findMissingText(page, ["One two", "Five"])).toBe("Five");
  expect(findMissingText(page, ["One tw"])).toBe("One tw");
});

test("dentalsite builds pages of all dialects, and they show every text", async () => {
  const folder = makeTemporaryFolder();
  const content = makeContent({ pages, dialect: "mixed", seed: 1 });
  dentalsite.prepare(folder, content);
  await buildSiteInto(`${folder}/dist`, folder);
  expect(() => {
    verifyOutput(folder, dentalsite, content);
  }).not.toThrow();
});
