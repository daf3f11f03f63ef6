import { expect, test } from "vitest";
import { readPage, type PageFacts } from "../../../src/steps/check/read-page.ts";

function read(html: string): PageFacts {
  return readPage({ address: "/practice/", path: "index.html", source: "site/home.yaml", html });
}

test("the ids and links of a page are read, inside and outside its content", () => {
  const html = `<!doctype html><html><head><link href="/a.css"><title>A <main></title>
    <style>p { background: url(/d.png) }</style><meta property="og:image" content="https://harborlane.example/p.jpg"></head>
    <body><nav id="n"><a href="/b/">B &amp; c</a></nav><main id="main"><h2 id="h">Two <b>words</b></h2><!-- <p id="no"> -->
    <p id="p" style="background: url('/e.png')">Words</p></main><script type="application/ld+json">{"url":"https://harborlane.example/c/"}</script>
    <img srcset="/f.png 1x, /g.png 2x"></body></html>`;
  const facts = read(html);
  expect({ ...facts, addresses: [...facts.addresses] }).toMatchObject({
    ...{ address: "/practice/", path: "index.html", source: "site/home.yaml", html },
    isRedirect: false,
    ids: ["n", "main", "h", "p"],
    contentIds: ["h", "p"],
    headings: [{ level: 2, text: "Two words", id: "h" }],
    addresses: [
      "/a.css",
      "/d.png",
      "https://harborlane.example/p.jpg",
      "/b/",
      "/e.png",
      "https://harborlane.example/c/",
      "/f.png",
      "/g.png",
    ],
    links: new Set(["/b/"]),
  });
});

test("the texts of a page are its paragraphs, rows and attributes, without code", () => {
  const html = `<title>Crowns</title><p>A <b>white</b> crown</p><ul><li>One<li>Two</ul><script>let a</script><style>b {}</style>
    <table><tr><th>Monday</th><td>9 to 5</td></tr></table><a href="/a">Call</a> <a href="/b">Write</a><img alt="A tooth">`;
  expect(read(html).texts.map((text) => text.trim().replace(/\s+/g, " "))).toEqual([
    ...["Crowns", "A white crown", "One", "Two", "Monday, 9 to 5,", "Call, Write,", "A tooth"],
  ]);
});

test("structured data give their things, texts and addresses", () => {
  const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;
  const hours =
    '{"dayOfWeek":["https://schema.org/Monday","https://schema.org/Friday"],"opens":"09:00","closes":"17:00"}';
  const dentist = `{"@type":"Dentist","@id":"https://a.example/#me","postalCode":"97201","url":"https://a.example/","hours":${hours}}`;
  const { things, texts, addresses } = read(data(`{"@graph":[${dentist}]}`) + data("[{}]") + data("{"));
  expect(things).toEqual([JSON.parse(dentist), {}]);
  expect(texts).toEqual(expect.arrayContaining(["ZIP 97201", "Monday, Friday: 09:00 - 17:00"]));
  expect([...addresses]).toEqual(["https://a.example/"]);
});

test("the texts of a page do not include web addresses, as the name of a picture may look like a phone number", () => {
  const picture = "https://a.example/assets/tran-480.9422126f.jpg";
  const html = `<meta property="og:image" content="${picture}"><script type="application/ld+json">{"image":"${picture}"}</script>`;
  expect(read(html).texts).toEqual([]);
});

test("the alternative text of a preview is no address, even if it begins like one", () => {
  const html = '<meta property="og:image:alt" content="/a"><meta property="og:image:url" content="/b">';
  expect([...read(html).addresses]).toEqual(["/b"]);
});

test("a page has a picture for links to it if its head names one", () => {
  expect(read('<meta property="og:image" content="https://a.example/a.jpg">').hasPicture).toBe(true);
  expect(read('<meta property="og:image" content=""><img src="/a.jpg">').hasPicture).toBe(false);
});

test("a page of long paragraphs is mostly words, and one of tags, styles or data is not", () => {
  expect(read(`<main><p>${"A crown covers a tooth. ".repeat(50)}</p></main>`).isMostlyWords).toBe(true);
  for (const html of [
    "<ul>" + "<li><a href='/a'>Crowns</a></li>".repeat(50) + "</ul>",
    `<p>Hi.</p><style>${"a { color: red } ".repeat(50)}</style>`,
    `<p>Hi.</p><script>${"let x = 1; ".repeat(50)}</script>`,
    `<p>Hi.</p><img src="data:image/png;base64,${"A".repeat(500)}">`,
  ]) {
    expect(read(html).isMostlyWords).toBe(false);
  }
});
