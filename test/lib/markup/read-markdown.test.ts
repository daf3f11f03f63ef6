import { describe, expect, test } from "vitest";
import { readMarkdownText } from "../../../src/lib/markup/read-markdown.ts";
import { markdownSource, position, textAt } from "../../support/read-source.ts";

/** `line:column code text` of each problem; the body's first line is line 4. */
function problemsIn(body: string): string[] {
  const source = markdownSource("mainTitleText: Polishing", body);
  return readMarkdownText(source).problems.map(
    ({ code, place }) => `${position(place)} ${code} ${textAt(source.text, place)}`,
  );
}

/** `line:column href` of each link. */
function linksIn(body: string): string[] {
  const source = markdownSource("mainTitleText: Polishing", body);
  return readMarkdownText(source).links.map(({ href, place }) => {
    expect(textAt(source.text, place())).toContain(href);
    return `${position(place())} ${href}`;
  });
}

describe("places of links", () => {
  test("in a paragraph of several lines", () => {
    expect(linksIn("Read [one](/one)\nand [two](/two) and\n[three](/three).\n")).toEqual([
      "4:12 /one",
      "5:11 /two",
      "6:9 /three",
    ]);
  });

  test("of the same link twice", () => {
    expect(linksIn("[a](/one) and [b](/one)\n\n[c](/one)\n")).toEqual(["4:5 /one", "4:19 /one", "6:5 /one"]);
  });

  test("of the same words and link twice", () => {
    expect(linksIn("[a](/one) and [a](/one)\n\n- [a](/one)\n- [a](/one)\n")).toEqual([
      "4:5 /one",
      "4:19 /one",
      "6:7 /one",
      "7:7 /one",
    ]);
  });

  test("after code that looks like a link", () => {
    expect(linksIn("`[a](/one)` [b](/one)\n")).toEqual(["4:17 /one"]);
  });

  test("after a fenced block that looks like a link", () => {
    expect(linksIn("```\n[a](/one)\n```\n\n[b](/one)\n")).toEqual(["8:5 /one"]);
  });

  test("whose label is the same as its address", () => {
    expect(linksIn("[/one](/one)\n")).toEqual(["4:8 /one"]);
  });

  test("in nested lists", () => {
    expect(linksIn("- One\n  - See [x](/one)\n    and [y](/one)\n  - [z](/two)\n- [w](/one)\n")).toEqual([
      "5:13 /one",
      "6:13 /one",
      "7:9 /two",
      "8:7 /one",
    ]);
  });

  test("in numbered lists with loose items", () => {
    expect(linksIn("1. One\n\n   See [x](/one)\n\n2. [y](/one)\n")).toEqual(["6:12 /one", "8:8 /one"]);
  });

  test("in quotations, nested and with lists", () => {
    expect(linksIn("> A [x](/one)\n> B [y](/one)\n>\n> > C [z](/one)\n>\n> - [w](/two)\n")).toEqual([
      "4:9 /one",
      "5:9 /one",
      "7:11 /one",
      "9:9 /two",
    ]);
  });

  test("in tables", () => {
    expect(linksIn("| a | b |\n|---|---|\n| [x](/one) | [y](/one) |\n| [z](/two) | |\n")).toEqual([
      "6:7 /one",
      "6:19 /one",
      "7:7 /two",
    ]);
  });

  test("in emphasis and headings", () => {
    expect(linksIn("## On [x](/one)\n\n**Bold [y](/one)**\n")).toEqual(["4:11 /one", "6:12 /one"]);
  });

  test("in raw HTML", () => {
    expect(linksIn('<p>See <a href="/one">x</a>\nand <a href="/one">y</a></p>\n')).toEqual(["4:17 /one", "5:14 /one"]);
  });
});

describe("raw HTML", () => {
  test.for([
    ["<script>alert(1)</script>", "4:1 html/element <script"],
    ["Text <script>alert(1)</script>", "4:6 html/element <script"],
    ["- a\n- b <iframe src=x></iframe>", "5:5 html/element <iframe"],
    ["> <u>a</u>", "4:3 html/element <u"],
    ['Text <b onclick="alert(1)">a</b>', '4:9 html/attribute onclick="alert(1)"'],
    ["a\n\n<div\n  class=x>b</div>", "6:1 html/element <div"],
    ['x <a href="javascript:alert(1)">a</a>', "4:12 link/scheme javascript:alert(1)"],
    ['a <a href="/services"></a>', "4:3 link/no-words <a"],
    ['<a href="/services"> </a>', "4:1 link/no-words <a"],
    ['a <a href="/services"><b></b></a>', "4:3 link/no-words <a"],
    ['[b](/services) <a href="javascript:x"></a>', "4:25 link/scheme javascript:x"],
    ["a [ ](/services)", "4:3 link/no-words [ ](/services)"],
    ["<!-- note -->", "4:1 html/comment <!--"],
    ["x <!-- note --> y", "4:3 html/comment <!--"],
  ])("%j is reported at its place", ([body, problem]) => {
    expect(problemsIn(`${body}\n`)).toEqual([problem]);
  });

  test("is reported each time it occurs", () => {
    expect(problemsIn("<u>a</u> <u>a</u>\n\n<u>a</u>\n")).toEqual([
      "4:1 html/element <u",
      "4:10 html/element <u",
      "6:1 html/element <u",
    ]);
  });

  test("from the list is allowed", () => {
    expect(problemsIn("H<sub>2</sub>O, <b>bold</b><br>\n\n<table><tr><td>x</td></tr></table>\n")).toEqual([]);
  });

  test.for(["c", "*c*", "`c`", "\\*", "<b>c</b>", "![c](c.png)", '<img src="c.png" alt="c">'])(
    "may be a link around %s",
    (content) => {
      expect(problemsIn(`a <a href="/services">${content}</a> b\n`)).toEqual([]);
    },
  );

  test("may span several lines and tokens between its tags", () => {
    expect(problemsIn("One <b>two *three* four</b> five\n\n- <i>six</i>\n")).toEqual([]);
    expect(problemsIn("One <b>two\n\nThree\n")).toEqual(["4:5 html/unclosed <b"]);
    expect(problemsIn("One two</b>\n")).toEqual(["4:8 html/stray-end </b>"]);
    expect(problemsIn("One two\n\n</p></div>\n")).toEqual(["6:1 html/stray-end </p>", "6:5 html/stray-end </div>"]);
    expect(problemsIn("One</b> two </div> x\n")).toEqual(["4:4 html/stray-end </b>", "4:13 html/stray-end </div>"]);
    expect(problemsIn("<div>\n\nOne\n\n</div>\n\nTwo <u>three</u>\n")).toEqual([
      "4:1 html/element <div",
      "10:5 html/element <u",
    ]);
  });

  test("may show pictures of the site, with alternative text", () => {
    expect(problemsIn('<img src="pictures/doctor.svg" alt="A dentist">\n')).toEqual([]);
    expect(problemsIn('<img src="pictures/doctor.svg">\n')).toEqual(["4:1 media/no-words <img"]);
  });

  test("inside code is text", () => {
    expect(problemsIn("`<script>`\n\n```\n<script>\n```\n")).toEqual([]);
  });
});

describe("links", () => {
  test.for([
    ["[x](javascript:alert(1))", "4:5 link/scheme javascript:alert(1)"],
    ["<javascript:alert(1)>", "4:2 link/scheme javascript:alert(1)"],
    ["[x](http://a.example/)", "4:5 link/scheme http://a.example/"],
    ["[x](//a.example/)", "4:5 link/scheme //a.example/"],
  ])("%s is refused", ([body, problem]) => {
    expect(problemsIn(`${body}\n`)).toEqual([problem]);
  });

  test("by reference are found", () => {
    expect(problemsIn("See [x][a].\n\n[a]: javascript:alert(1)\n")).toHaveLength(1);
  });

  test("to this page, to the site, and with https, tel and mailto are allowed", () => {
    expect(problemsIn("[a](#b) [c](/d) [e](https://f.example) [g](tel:1) [h](mailto:i@j.example)\n")).toEqual([]);
  });
});

describe("pictures", () => {
  test("need alternative text", () => {
    expect(problemsIn("![](pictures/doctor.svg)\n")).toEqual(["4:1 media/no-words !["]);
    expect(problemsIn("![ ](pictures/doctor.svg)\n")).toEqual(["4:1 media/no-words !["]);
  });

  test("are collected", () => {
    const source = markdownSource("mainTitleText: Polishing", "![A dentist](pictures/doctor.svg)\n");
    expect(readMarkdownText(source).images.map(({ src }) => src)).toEqual(["pictures/doctor.svg"]);
  });
});

describe("headings", () => {
  test.for([
    ["## A\n\n### B\n\n#### C\n\n## D\n", []],
    ["# A\n", ["4:1 markdown/heading-level #"]],
    ["### A\n", ["4:1 markdown/heading-level ###"]],
    ["## A\n\n#### B\n", ["6:1 markdown/heading-level ####"]],
    ["Title\n=====\n", ["4:1 markdown/heading-level Title"]],
  ] as const)("%j", ([body, problems]) => {
    expect(problemsIn(body)).toEqual(problems);
  });

  test("are listed with their places", () => {
    const source = markdownSource("mainTitleText: Polishing", "## One\n\n### Two\n\n## Three & *four*\n");
    const { headings } = readMarkdownText(source);
    expect(headings.map(({ level, text, place }) => `${position(place())} ${level} ${text}`)).toEqual([
      "4:4 2 One",
      "6:5 3 Two",
      "8:4 2 Three & *four*",
    ]);
  });
});

describe("mistakes", () => {
  test.for([
    ["##Aftercare", "4:1 markdown/mistake ##Aftercare"],
    ["Text\n###After *care*", "5:1 markdown/mistake ###After *care*"],
    ["See [our page] (/services/fillings).", "4:5 markdown/mistake [our page] (/services/fillings)"],
    ["See [our page] (https://a.example/b).", "4:5 markdown/mistake [our page] (https://a.example/b)"],
    ["See [our page](/services/dental crowns).", "4:16 markdown/mistake /services/dental crowns"],
    ["![a tooth](pictures/my tooth.svg)", "4:12 markdown/mistake pictures/my tooth.svg"],
    ["- One\n- Two\n-Three", "6:1 markdown/mistake -Three"],
    ["- One\n\n-Two", "6:1 markdown/mistake -Two"],
    ["-One\n-*Two*", "4:1 markdown/mistake -One"],
    ["*One\n*Two", "4:1 markdown/mistake *One"],
    ["1)First\n2)Second", "4:1 markdown/mistake 1)First"],
    ["Bring:\n• One\n• Two", "5:1 markdown/mistake • One"],
    ["• One\n\n• Two", "4:1 markdown/mistake • One"],
    ["More **unclosed", "4:6 markdown/mistake **"],
    ["**One** and **two", "4:13 markdown/mistake **"],
    ["## More **unclosed", "4:9 markdown/mistake **"],
    ["> - **One**\n>   more **two", "5:10 markdown/mistake **"],
    ["| a | b |\n|---|---|\n| c | **d |", "6:7 markdown/mistake **"],
    ["H~2~O is water.", "4:2 markdown/mistake ~2~"],
    ["- Ca~10~(PO~4~)~6~(OH)~2~", "4:5 markdown/mistake ~10~"],
    ["It is ~not so~.", "4:7 markdown/mistake ~not so~"],
    ["Now ~$40~ $30", "4:5 markdown/mistake ~$40~"],
    ["| a | b |\n| c | d |", "4:1 markdown/mistake | a | b |"],
    ["It helps.[^1]", "4:10 markdown/mistake [^1]"],
    ["[^1]: A study of it.", "4:1 markdown/mistake [^1]:"],
    ["Read [our page][crowns].", "4:6 markdown/mistake [our page][crowns]"],
    ["## After *it* {#after}", "4:15 markdown/mistake {#after}"],
    ["See [a [our page] (/services).", "4:8 markdown/mistake [our page] (/services)"],
    ["See [our page] (/services) and (that).", "4:5 markdown/mistake [our page] (/services)"],
    ["See [below] (#aftercare).", "4:5 markdown/mistake [below] (#aftercare)"],
    ["Please [write] (mailto:a@b.example).", "4:8 markdown/mistake [write] (mailto:a@b.example)"],
    ["Please [call] (tel:541-555-0100).", "4:8 markdown/mistake [call] (tel:541-555-0100)"],
    ["Please [call](tel:541 555 0100).", "4:15 markdown/mistake tel:541 555 0100"],
    ["Please [write](mailto:a b@c.example).", "4:16 markdown/mistake mailto:a b@c.example"],
    ["See [below](#after care).", "4:13 markdown/mistake #after care"],
    ["See [that](https://a.example/b c).", "4:12 markdown/mistake https://a.example/b c"],
    ["See [that](/b c ) and (d e).", "4:12 markdown/mistake /b c"],
    ["It helps.[^12]", "4:10 markdown/mistake [^12]"],
    ["Bring:\n  • One\n  • Two", "5:3 markdown/mistake • One"],
    ["•One\n•Two", "4:1 markdown/mistake •One"],
    ["– One\n– Two", "4:1 markdown/mistake – One"],
    ["-\u00a0One\n-\u00a0Two", "4:1 markdown/mistake -\u00a0One"],
    ["1.First\n2.Second", "4:1 markdown/mistake 1.First"],
    ["1.\u00a0First\n2.\u00a0Second", "4:1 markdown/mistake 1.\u00a0First"],
    ["10)Tenth\n11)Eleventh", "4:1 markdown/mistake 10)Tenth"],
    ["- One\n-*Two*", "5:1 markdown/mistake -*Two*"],
    ["- One\n-\u00a0Two", "5:1 markdown/mistake -\u00a0Two"],
    ["1. One\n2.Two", "5:1 markdown/mistake 2.Two"],
    ["1. One\n2)\u00a0two", "5:1 markdown/mistake 2)\u00a0two"],
    ["9. One\n10)Two", "5:1 markdown/mistake 10)Two"],
    ["Days:\n  | a | b |", "5:3 markdown/mistake | a | b |"],
    ["It heals in a day.\n---", "5:1 markdown/underlined ---"],
    ["It heals in a day,\n---  ", "5:1 markdown/underlined ---"],
    ["It heals in a day:\n---", "5:1 markdown/underlined ---"],
    ["It heals in a day;\n---", "5:1 markdown/underlined ---"],
    ["It heals in a day…\n---", "5:1 markdown/underlined ---"],
    ["It heals in a day\nor two\n-", "6:1 markdown/underlined -"],
  ])("%j is reported at its place", ([body, problem]) => {
    expect(problemsIn(`${body}\n`)).toEqual([problem]);
  });

  test.for(["•", "●", "▪", "◦", "‣"])("%s does not begin a list item", (sign) => {
    expect(problemsIn(`${sign} One\n${sign} Two\n`)).toEqual([`4:1 markdown/mistake ${sign} One`]);
    expect(problemsIn(`- One\n${sign} Two\n`)).toEqual([`5:1 markdown/mistake ${sign} Two`]);
  });

  test.for([
    ["##Aftercare", "## Aftercare"],
    ["Text\n###After *care*", "### After *care*"],
    ["See [our page] (/services).", "[our page](/services)"],
    ["Read [our page][crowns].", "[our page](/services)"],
    ["*One*\n*Two\n*Three", "- Two"],
    ["•\u00a0*One*\n• Two", "- *One*"],
    ["–  One\n–  Two", "- One"],
    ["12)First\n13)Second", "12. First"],
    ["1.\u00a0\u00a0First\n2.\u00a0Second", "1. First"],
    ["| a | b |\n| c | d |", "| --- | --- |"],
    ["| a | b | c |", "| --- | --- | --- |"],
  ])("of %j the author learns how it is written", ([body, instead]) => {
    const source = markdownSource("mainTitleText: Polishing", `${body}\n`);
    const { problems } = readMarkdownText(source);
    expect(problems.map(({ remedy }) => /"(.*)"/.exec(remedy)?.[1])).toEqual([instead]);
  });

  test.for([
    "## Aftercare ##\n\nWe are #1, and #2.",
    "Ask [us] for ##Aftercare.",
    "See [the list] (/ or none).",
    "## Use {#1} first",
    "Rated *** of five.",
    "It takes 5~10 or 15~20 minutes, ~30 at most, and costs ~$40 or ~$50.",
    "It takes ~20-~30 minutes. ~~Not so~~, ~~~not so~~~, \\~not so\\~, `~not~`.",
    "See https://a.example/~b/~c~/ or https://a.example/d~e~f.",
    "Mon [sic] • Tue\nWed • Thu",
    "1.5 mg [sic]\n2.5 mg",
    "No 1.First [sic]\nNo 2.Second",
    "- One [sic], or\n  two -three",
    "- Bring\n  *One\n  *Two",
    "| a | b",
    "a | b |\n| c",
    "| a |",
    "## It heals in a day.",
    "As shown [1] (https://a.example/b), and [sic] (we think) [as well](as the rest).",
    'See [our page](/services/fillings "Fillings") and [that]( /b ).',
    "As shown [1][2], and [that page][there], `[^1]`, \\[^1] or {#1}.\n\n[there]: /services/fillings",
    "- One\n- Two\n  -5 to 3\n- Three\n  12 of them",
    "Open Mon\n- Fri",
    "It is cold:\n-5 °F\n-6 °F",
    "1. One\n2) Two",
    "• one line of a letter",
    "\\*\\* without insurance",
    "`**` and `| a | b |` and `##x`\n\n```\n##x\n**y\n```",
    "***One*** **two *three***",
    "| a | b |\n|---|---|\n| c | d |",
    "What is a crown?\n---",
    "It heals in a day.\n\n---\n\nMore.",
    "Name: ____ | ____ |",
  ])("%j is none", (body) => {
    expect(problemsIn(`${body}\n`)).toEqual([]);
  });

  test("do not keep the text from being used", () => {
    const source = markdownSource("mainTitleText: Polishing", "##Aftercare\n");
    expect(readMarkdownText(source).text.opening).toEqual(["<p>##Aftercare</p>\n"]);
  });

  test.for(["[", "](/ ", "![ ", "**", "[a] (/", "| ", "-a\n", "##", "](", " [a]", "[a][", "{#", "[^"])(
    "in %j repeated many times are found in reasonable time",
    // This takes tenths of a second on most machines, and minutes if each character causes a search of the whole text.
    { timeout: 240_000 },
    (part) => {
      problemsIn(`${part.repeat(262_144 / part.length)}\n`);
      for (let nth = 0; nth < 26; nth++) problemsIn(`${part.repeat(9_000 / part.length)}\n`);
    },
  );
});
