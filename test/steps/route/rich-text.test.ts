import * as cheerio from "cheerio";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { MediaBook } from "../../../src/steps/media/media-book.ts";
import { renderedMarkdown, simpleHtml, type AllowedHtml } from "../../../src/lib/markup/allowed-html.ts";
import { createAddresses } from "../../../src/steps/route/addresses.ts";
import { createRichText } from "../../../src/steps/route/rich-text.ts";
import { parseHtml } from "../../../templates/parts/parse-html.ts";
import { passHtml, passMarkdown } from "../../support/print-content.ts";

const media: MediaBook = new Map([
  [
    "pictures/a b.webp",
    { kind: "picture", width: 16, height: 12, path: "assets/pictures/a b.12345678.webp", formats: [] },
  ],
  [
    "pictures/office, front.jpg",
    {
      kind: "picture",
      width: 1000,
      height: 500,
      path: "assets/pictures/office, front-1000.12345678.jpg",
      formats: ["avif", "webp"].map((extension) => ({
        type: `image/${extension}`,
        variants: [480, 1000].map((width) => ({
          width,
          path: `assets/pictures/office, front-${width}.12345678.${extension}`,
        })),
      })),
    },
  ],
]);
const addresses = createAddresses("https://www.harborlane.example/practice", {
  redirects: new Map([["/services", "/services/cleanings"]]),
});
/** The elements printed for Markdown. The build puts each table into an element that scrolls, and validation refuses a main title. */
const printedMarkdown: AllowedHtml = {
  ...renderedMarkdown,
  h1: ["id"],
  div: ["class", "role", "aria-label", "tabindex"],
};

const richText = createRichText(addresses, media, "en-US");
const fromHtml = (html: string): string => richText.printText({ opening: passHtml(html), sections: [] });
const fromMarkdown = (markdown: string): string => richText.printText(passMarkdown(markdown));

describe("simple HTML", () => {
  test("keeps allowed elements", () => {
    const html = "<p>One <strong>two</strong><br />H<sub>2</sub>O</p><ul><li>x</li></ul>";
    expect(fromHtml(html)).toBe(html);
  });

  test("gets finished addresses in its links", () => {
    expect(fromHtml('<a href="/services/sealants#how">x</a>')).toBe('<a href="/practice/services/sealants/#how">x</a>');
    expect(fromHtml('<a href="/services">x</a>')).toBe('<a href="/practice/services/cleanings/">x</a>');
    expect(fromHtml('<a href="https://a.example/?b=1&amp;c=2">x</a>')).toBe(
      '<a href="https://a.example/?b=1&amp;c=2">x</a>',
    );
  });

  test("gets finished addresses also in links with unusual notation", () => {
    expect(fromHtml("<a href=/services/sealants>x</a>")).toBe('<a href="/practice/services/sealants/">x</a>');
    expect(fromHtml("<a>x</a>")).toBe("<a>x</a>");
    expect(fromHtml("<A HREF='mailto:a@b.example'>x</A><A HREF='tel:1'>y</A>")).toBe(
      '<a href="mailto:a@b.example">x</a><a href="tel:1">y</a>',
    );
  });

  test.for([
    ["Tea & cake", "Tea &amp; cake"],
    ["5 < 6", "5 &lt; 6"],
    ["6 > 5", "6 &gt; 5"],
    ['She said "ah"', 'She said "ah"'],
    ["&amp; &lt;script&gt;", "&amp; &lt;script&gt;"],
  ] as const)("%s stays text", ([written, html]) => {
    expect(fromHtml(written)).toBe(html);
  });
});

describe("Markdown", () => {
  test("gets headings with ids made from their words", () => {
    expect(fromMarkdown("## What it *costs*\n\n## What it *costs*\n")).toMatch(
      /^<h2 id="what-it-costs">What it <em>costs<\/em><\/h2>\s<h2 id="what-it-costs-1">/,
    );
  });

  test("gets finished pictures", () => {
    const $ = cheerio.load(fromMarkdown("![A tooth](<pictures/a b.webp>)\n"));
    expect($("img").attr()).toEqual({
      src: "/practice/assets/pictures/a%20b.12345678.webp",
      alt: "A tooth",
      width: "16",
      height: "12",
      loading: "lazy",
      decoding: "async",
    });
  });

  test("keeps only the words of a picture that the site does not have", () => {
    const $ = cheerio.load(fromMarkdown('![A tooth](https://a.example/tooth.svg)\n\n<img src="gone.svg">\n'));
    expect(
      $("img")
        .toArray()
        .map(({ attribs }) => attribs),
    ).toEqual([{ alt: "A tooth" }, { alt: "" }]);
  });

  test("offers a photograph in better formats and several widths, with a fallback for all browsers", () => {
    for (const markdown of [
      "![The office](<pictures/office, front.jpg>)\n",
      '<img alt="The office" src="pictures/office%2C%20front.jpg">\n',
    ]) {
      const html = fromMarkdown(`Before. ${markdown}`);
      for (const printed of [html, print(html)]) {
        const $ = cheerio.load(printed);
        const file = (width: number, extension: string): string =>
          `/practice/assets/pictures/office%2C%20front-${width}.12345678.${extension}`;
        expect(
          $("p > picture > source")
            .toArray()
            .map(({ attribs }) => attribs),
        ).toEqual(
          ["avif", "webp"].map((extension) => ({
            type: `image/${extension}`,
            srcset: `${file(480, extension)} 480w, ${file(1000, extension)} 1000w`,
            sizes: "(max-width: 640px) 100vw, 38rem",
          })),
        );
        expect($("picture > img").attr()).toEqual({
          src: file(1000, "jpg"),
          alt: "The office",
          width: "1000",
          height: "500",
          loading: "lazy",
          decoding: "async",
        });
      }
    }
  });

  test("words that look like a picture stay words", () => {
    const html = fromMarkdown('`<img src="/practice/assets/x.jpg">` ![a > b](<pictures/office, front.jpg>)\n');
    const $ = cheerio.load(html);
    expect($("picture")).toHaveLength(1);
    expect($("code").text()).toBe('<img src="/practice/assets/x.jpg">');
    expect($("img").attr("alt")).toBe("a > b");
  });

  test("keeps lists, tables, quotations and code", () => {
    const $ = cheerio.load(fromMarkdown("3. a\n4. b\n\n> c\n\n`<d>`\n\n| e |\n|:-:|\n| f |\n"));
    expect($("ol").attr("start")).toBe("3");
    expect($("blockquote").text().trim()).toBe("c");
    expect($("code").text()).toBe("<d>");
    expect($("td").attr("data-align")).toBe("center");
  });
});

test("each table can be scrolled sideways, also with a keyboard", () => {
  const table = "| a |\n|---|\n| b |\n";
  for (const markdown of [`${table}\nText.\n\n${table}`, "<table><tr><td>a</td></tr></table>\n".repeat(2)]) {
    const $ = cheerio.load(fromMarkdown(markdown), null, false);
    expect($("table")).toHaveLength(2);
    const around = $("table")
      .toArray()
      .map((each) => $(each).parent().attr());
    expect(around).toEqual(Array(2).fill({ class: "table", role: "group", "aria-label": "Table", tabindex: "0" }));
    expect($("div > *")).toHaveLength(2);
    expect($("div div, div p")).toHaveLength(0);
  }
});

/*
 * Attacks that validation refuses. The printed HTML must be harmless even if it did not.
 */
const attacks = [
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<<script>alert(1)//<</script>",
  "<script/x>alert(1)</script>",
  "<script\n>alert(1)</script\n>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<p onclick=alert(1)>x</p>",
  "<p/onclick=alert(1)>x</p>",
  "<b onmouseover='alert(1)' onclick\n=\n\"alert(1)\">x</b>",
  "<img src=x onerror=alert(1)>",
  "<img src='x' alt='\"onerror=\"alert(1)'>",
  "<svg onload=alert(1)><script>alert(1)</script></svg>",
  "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
  "<math href='javascript:alert(1)'>x</math>",
  "<iframe src='javascript:alert(1)' srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data='javascript:alert(1)'></object><embed src='javascript:alert(1)'>",
  "<form action='javascript:alert(1)'><button formaction='javascript:alert(1)'>x</button></form>",
  "<base href='javascript:alert(1)//'><meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<link rel=stylesheet href='https://evil.example/x.css'><style>@import 'https://evil.example/x.css'</style>",
  "<p style='background:url(javascript:alert(1))'>x</p>",
  "<a href='javascript:alert(1)'>x</a>",
  "<a href='JaVaScRiPt:alert(1)'>x</a>",
  "<a href=' javascript:alert(1)'>x</a>",
  "<a href='\u0001javascript:alert(1)'>x</a>",
  "<a href='java\tscript:alert(1)'>x</a>",
  "<a href='java\nscript:alert(1)'>x</a>",
  "<a href='java&#9;script:alert(1)'>x</a>",
  "<a href='java&Tab;script&colon;alert(1)'>x</a>",
  "<a href='&#106&#97&#118&#97&#115&#99&#114&#105&#112&#116&#58alert(1)'>x</a>",
  "<a href='&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)'>x</a>",
  "<a href='vbscript:alert(1)'>x</a>",
  "<a href='data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=='>x</a>",
  "<a href='//evil.example/'>x</a>",
  "<a href='/\\evil.example/'>x</a>",
  "<a href='https://a.example' target=_blank ping='https://evil.example'>x</a>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><p title="</title><img src=x onerror=alert(1)>"></title>',
  '<xmp><p title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[><img src=x onerror=alert(1)>]]>",
  "<?xml-stylesheet href='javascript:alert(1)'?>",
  "<abbr title='\"><script>alert(1)</script>'>x</abbr>",
  "<picture><source srcset='https://evil.example/a.png 1x'><img src=x alt=x></picture>",
  "<picture><source srcset='/\\evil.example/a.png' sizes=1px type=image/png></picture>",
  "<template><script>alert(1)</script></template>",
  "<plaintext><script>alert(1)</script>",
];
const markdownAttacks = [
  "[x](javascript:alert(1))",
  "[x](JAVASCRIPT:alert(1))",
  "[x](<javascript:alert(1)>)",
  "[x](java&Tab;script:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](vbscript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x][y]\n\n[y]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "[x](//evil.example/)",
  "![x](javascript:alert(1))",
  '[x](/y "\\" onmouseover=\\"alert(1)")',
  '![x" onerror="alert(1)](pictures/x.png)',
  '## x" onclick="alert(1)',
  "`<script>alert(1)</script>`",
  "    <script>alert(1)</script>",
  '```"onclick=alert(1)\n<script>alert(1)</script>\n```',
  "[<script>alert(1)</script>](/x)",
  "| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |",
];

describe("nothing executable is printed", () => {
  test.for(attacks)("for %j as simple HTML", (attack) => {
    expectHarmless(fromHtml(attack), simpleHtml);
    expectHarmless(fromHtml(`Before <p>${attack}</p> after`), simpleHtml);
  });

  test.for([...attacks, ...markdownAttacks])("for %j as Markdown", (attack) => {
    expectHarmless(fromMarkdown(attack), printedMarkdown);
    expectHarmless(fromMarkdown(`Before ${attack} after\n\n- ${attack}\n\n> ${attack}\n`), printedMarkdown);
  });

  test("for several attacks in one text", () => {
    expectHarmless(fromHtml(attacks.join("\n")), simpleHtml);
    expectHarmless(fromMarkdown([...markdownAttacks, ...attacks].join("\n\n")), printedMarkdown);
  });
});

describe("sections of a page", () => {
  test("have a title as written, and a label for links", () => {
    const text = passMarkdown("## What *we* [keep](/services) & `why`\n\nText.\n");
    expect(richText.printTitles(text)).toEqual([
      { id: "what-we-keep--why", label: "What <em>we</em> keep &amp; <code>why</code>" },
    ]);
    expect(richText.printSections(text)).toEqual([
      {
        id: "what-we-keep--why",
        words: "What we keep & why",
        title: 'What <em>we</em> <a href="/practice/services/cleanings/">keep</a> &amp; <code>why</code>',
        body: "<p>Text.</p>\n",
      },
    ]);
  });

  test.for([...attacks, ...markdownAttacks])("print nothing executable for %j", (attack) => {
    const text = passMarkdown(`## ${attack}\n\n${attack}\n\n## Next\n\n${attack}\n`);
    for (const { title, body } of richText.printSections(text)) {
      for (const html of [title, body]) expectHarmless(html, printedMarkdown);
    }
    for (const { label } of richText.printTitles(text)) {
      expectHarmless(label, printedMarkdown);
      expect(label).not.toMatch(/<(a|img|br)\b/);
    }
  });
});

/**
 * Reads the HTML with a browser's parser, before and after the templates have parsed and printed it. The preloads that React adds for
 * pictures belong in the head and are ignored.
 */
function expectHarmless(html: string, allowed: AllowedHtml): void {
  const printed = print(html).replace(/^(<link rel="preload" as="image" [^>]*\/>)+/, "");
  for (const each of [html, printed]) {
    const $ = cheerio.load(each, null, false);
    for (const element of $("*")
      .toArray()
      .map((node) => $(node))) {
      const name = element.prop("tagName")!.toLowerCase();
      expect(Object.keys(allowed), each).toContain(name);
      for (const [attribute, value] of Object.entries(element.attr() ?? {})) {
        expect(allowed[name], each).toContain(attribute);
        if (attribute === "href" || attribute === "src") {
          expect(["https:", "mailto:", "tel:"], value).toContain(protocolOf(value));
        }
      }
    }
    // Comments of every kind are also gone.
    expect(
      $.root()
        .contents()
        .toArray()
        .map(({ type }) => type),
      each,
    ).not.toContain("comment");
  }
}

/** Prints HTML with the templates. */
function print(html: string): string {
  return renderToStaticMarkup(createElement(Fragment, null, parseHtml(html)));
}

/** The protocol of an address on a page of the site, as a browser reads it. */
function protocolOf(address: string): string {
  return new URL(address, "https://www.harborlane.example/practice/").protocol;
}
