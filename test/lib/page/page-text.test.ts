import { expect, test } from "vitest";
import { cutFrame, Repetition } from "../../../src/lib/page/cut-frame.ts";
import type { Left } from "../../../src/lib/page/left.ts";
import { readHead } from "../../../src/lib/page/page-head.ts";
import { bodyOf, writeText } from "../../../src/lib/page/page-text.ts";
import { readHtml, TooDeep } from "../../../src/lib/page/read-html.ts";
import { tidyPage } from "../../../src/lib/page/tidy-page.ts";

interface ReadText {
  text: string;
  left: Left;
}

/** Reads the first of some pages as an import does. Links keep their addresses. Pictures have the first of theirs, or the one that is wide. */
function readFirst(...pages: string[]): ReadText {
  const repetition = new Repetition();
  for (const page of pages) repetition.add(bodyOf(readHtml(page)));
  const root = readHtml(pages[0]!);
  const body = bodyOf(root);
  const left: Left = new Map();
  cutFrame(body, repetition, left);
  tidyPage(body, left);
  const findLink = (href: string): string | undefined => (href.startsWith("#") ? undefined : href);
  const findPicture = (addresses: readonly string[], words: string) => {
    const file = addresses.find((each) => each.startsWith("wide")) ?? addresses[0]!;
    return file.endsWith(".gif") ? undefined : { path: `pictures/${file.replace(/^.*\//, "")}`, words };
  };
  return { text: writeText(body, readHead(root).heading, { findLink, findPicture, left }), left };
}

const others = (frame: (text: string) => string): string[] =>
  ["One.", "Two.", "Three."].map((text) => frame(`<h1>${text}</h1><p>${text}</p>`));

test("a classic WordPress page loses its frame, also parts of it that say by no element that they are one", () => {
  const frame = (
    text: string,
  ): string => `<html><body><div id="top"><a href="/">Harbor Dental</a> Call (503) 555-0187</div>
    <div class="menu"><ul><li><a href="/about">About</a></li></ul></div>
    <div class="entry-content">${text}</div>
    <div class="widget"><h3>Hours</h3>Monday to Friday, 8 to 5</div></body></html>`;
  const own = `<h1>Crowns</h1><p>A crown <b>covers</b> a tooth.</p>
    <div class="wp-caption"><a href="/wp/x.jpg"><img src="/x-300x200.jpg" alt="A crown beside a tooth"></a><p class="wp-caption-text">Before it is set</p></div>
    <ol><li>Numbing</li><li>Shaping</li></ol><blockquote><p>It was quick.</p></blockquote>`;
  expect(readFirst(frame(own), ...others(frame)).text).toBe(`A crown **covers** a tooth.

![A crown beside a tooth](pictures/x-300x200.jpg)

Before it is set

1. Numbing
2. Shaping

> It was quick.
`);
});

test("a page made with Elementor has its closed panels, its tabs, and once what it has for each width of screens", () => {
  const frame = (text: string): string =>
    `<html><body><header>Harbor Dental</header>${text}<footer>Call us</footer></body></html>`;
  const own = `<h1>Implants</h1>
    <section class="elementor-hidden-mobile"><p>We plan each implant with you, and say what it costs.</p></section>
    <section class="elementor-hidden-desktop"><p>We plan each implant with you, and say what it costs.</p></section>
    <div class="elementor-tab-title"><a>Does it hurt?</a></div><div class="elementor-tab-content" style="display:none">You are numbed.</div>
    <div class="elementor-tab-title"><a>How long does it take?</a></div><div class="elementor-tab-content" style="display:none">About an hour.</div>
    <div class="swiper-slide">They were kind.</div><div class="swiper-slide-duplicate">They were kind.</div>`;
  const { text, left } = readFirst(frame(own), ...others(frame));
  expect(text).toBe(`We plan each implant with you, and say what it costs.

## Does it hurt?

You are numbed.

## How long does it take?

About an hour.

They were kind.
`);
  expect(left.get("words said twice")).toBe(14);
});

test("a page made with Divi has its toggles below the heading above them", () => {
  const { text } = readFirst(`<body><h1>Gums</h1><h2>Questions</h2>
    <div class="et_pb_toggle"><h5 class="et_pb_toggle_title">Is it safe?</h5><div class="et_pb_toggle_content"><p>Yes.</p></div></div>
    <div class="et_pb_toggle"><h5 class="et_pb_toggle_title">Is it new?</h5><div class="et_pb_toggle_content"><p>No.</p></div></div></body>`);
  expect(text).toBe("## Questions\n\n### Is it safe?\n\nYes.\n\n### Is it new?\n\nNo.\n");
});

test("the way to a page from the home page is no text of it", () => {
  const way = `<div class="breadcrumb"><a href="/">Home</a> » <a href="/fees">Fees</a></div>`;
  expect(readFirst(`<body>${way}<h1>Fees</h1><p>By card.</p></body>`).text).toBe("By card.\n");
});

test("the title of a part stays, also if the menu of all pages has it", () => {
  const frame = (text: string): string =>
    `<body><nav><a href="/fees">Fees</a></nav><h1>${text}</h1><p>${text}</p></body>`;
  const own = "<h1>Visit</h1><p>Come early.</p><h2>Fees</h2><p>By card.</p>";
  const first = `<body><nav><a href="/fees">Fees</a></nav>${own}</body>`;
  expect(readFirst(first, frame("One."), frame("Two."), frame("Three.")).text).toBe(
    "Come early.\n\n## Fees\n\nBy card.\n",
  );
});

test("pictures of cards that lead to other pages go with the words of the cards, and a page's own picture stays", () => {
  const card = (picture: string): string =>
    `<div class="card"><a href="/night"><img src="${picture}" alt="Night care"></a><h4>Night care</h4></div>`;
  const frame = (text: string, picture: string): string =>
    `<body><h1>${text}</h1><p>${text}</p>${card(picture)}</body>`;
  const first = frame("One.", "night.jpg").replace(
    "</div>",
    '</div><div><img src="own.jpg" alt="Our hall"><h4>Night care</h4></div>',
  );
  const rest = [frame("Two.", "night.jpg"), frame("Three.", "x.jpg"), frame("Four.", "y.jpg")];
  const { text, left } = readFirst(first, ...rest);
  expect(text).toBe("One.\n\n![Our hall](pictures/own.jpg)\n");
  expect(left.get("picture of the frame")).toBe(1);
});

test("a page made with Wix has its texts out of spans, without characters that nobody sees", () => {
  const { text } = readFirst(`<body><div id="SITE_CONTAINER"><h1>Welcome</h1>
    <div class="wixui-rich-text"><p class="font_8"><span style="font-size:16px"><span>We see\u200b children</span></span></p>
    <p class="font_8"><span class="wixGuard">\u200b</span></p><p class="font_8"><span>and&nbsp;adults.</span></p></div></div></body>`);
  expect(text).toBe("We see children\n\nand\u00a0adults.\n");
});

test("a page made with Squarespace has its lazy pictures, the largest first, and a film as a link", () => {
  const { text } = readFirst(`<body><h1>Tour</h1>
    <figure><img data-src="https://images.example/tour.jpg" src="data:image/gif;base64,R0" alt="The waiting room"><noscript><img src="https://images.example/tour.jpg" alt="The waiting room"></noscript><figcaption>Where you wait</figcaption></figure>
    <iframe data-src="//www.youtube.com/embed/abc_123?wmode=opaque" title="A walk through our office"></iframe></body>`);
  expect(text).toBe(`![The waiting room](pictures/tour.jpg)

Where you wait

[A walk through our office](https://www.youtube.com/watch?v=abc_123)
`);
});

test("a dental vendor's page has its table, and tells how many words of its form were left", () => {
  const { text, left } = readFirst(`<body><h1>Fees</h1><table><caption>What we charge</caption>
    <tr><th>Treatment</th><th>Fee</th></tr><tr><td>Cleaning</td><td>$90</td></tr></table>
    <form><label>Your name</label><input><button>Send it</button></form><h4>Payment</h4><p>By card.</p></body>`);
  expect(text).toBe(`What we charge

| Treatment | Fee |
| --------- | --- |
| Cleaning  | $90 |

## Payment

By card.
`);
  expect([...left]).toEqual([
    ["form", 1],
    ["words of forms and films", 4],
  ]);
});

test("a post made with WordPress does not have what visitors wrote below it", () => {
  const { text, left } = readFirst(`<body><h1>Flossing</h1><p>Once a day.</p>
    <div id="comments" class="comments-area"><h2>One reply</h2><ol class="comment-list"><li class="comment">My gums bled. Ana</li></ol></div></body>`);
  expect(text).toBe("Once a day.\n");
  expect([...left]).toEqual([["words of comments", 6]]);
});

test("a page of plain HTML has its bullets as a list and its skipped headings in order", () => {
  const { text } = readFirst(`<BODY BGCOLOR=white><CENTER><H1>Dr. Reyes</H1></CENTER>
    <FONT SIZE=2>• Crowns<BR>• Bridges</FONT><H5>Hours</H5>Call us.<H3>Parking</H3><P>Behind the house.<P>It is free.</BODY>`);
  expect(text).toBe(`- Crowns
- Bridges

## Hours

Call us.

## Parking

Behind the house.

It is free.
`);
});

test("a page in German and one in Spanish keep their letters, and two long equal texts are there once", () => {
  const long = "Wir nehmen uns Zeit für Ihre Fragen, und wir erklären jeden Schritt.";
  expect(readFirst(`<body><h1>Praxis</h1><p>${long}</p><h3>Öffnungszeiten</h3><p>${long}</p></body>`).text).toBe(
    `${long}\n\n## Öffnungszeiten\n`,
  );
  expect(readFirst("<body><h1>Clínica</h1><p>¿Duele? Casi nada, señora.</p></body>").text).toBe(
    "¿Duele? Casi nada, señora.\n",
  );
});

test("a text that a page has twice stays once, also if its last copy is a choice in a form", () => {
  const { text } = readFirst(`<body><h1>Smiles</h1>
    <div class="elementor-hidden-mobile"><h4>A new smile</h4></div><div class="elementor-hidden-desktop"><h4>A new smile</h4></div>
    <form><select><option>A new smile</option></select></form></body>`);
  expect(text).toBe("## A new smile\n");
});

test("links that lead nowhere leave their words, and addresses hidden from robots are there", () => {
  const { text, left } = readFirst(`<body><h1>Contact</h1><p><a href="#">Top</a>, <a href="javascript:void(0)">menu</a>,
    <a href="https://maps.example/">map</a>, <a class="__cf_email__" data-cfemail="422b02226c63">[email&#160;protected]</a></p></body>`);
  expect(text).toContain("Top, menu, [map](https://maps.example/), ");
  expect(left.get("link that leads nowhere")).toBe(2);
});

test("characters that mean something in Markdown stay what they were", () => {
  const { text } = readFirst("<body><h1>A</h1><p>* 2 * 3 = 6, [sic], a_b_c, &lt;p&gt; # no heading</p></body>");
  expect(text).toBe("\\* 2 \\* 3 = 6, \\[sic], a_b_c, \\<p> # no heading\n");
});

test("an address with an underscore in a text is a link to it, also inside bold words", () => {
  const { text } = readFirst("<body><h1>A</h1><p>See https://a.example/_b_c_/d, <b>or call.<br></b>Us.</p></body>");
  expect(text).toBe("See <https://a.example/_b_c_/d>, **or call.**\\\nUs.\n");
});

test("a page with its elements hundreds of times inside each other is not read", () => {
  expect(() => readHtml("<div>".repeat(100_000))).toThrow(TooDeep);
});

test("films are links with their posters, in whatever attribute their addresses are", () => {
  const { text } = readFirst(`<body><h1>Films</h1>
    <div class="elementor-widget-video" data-settings='{"youtube_url":"https:\\/\\/www.youtube.com\\/watch?v=abc_123&amp;t=5"}'>
      <div class="elementor-custom-embed-image-overlay" style="background-image: url(door.jpg)" title="Our front door"></div></div>
    <div class="sqs-video-wrapper" data-html="&lt;iframe src=&quot;//player.vimeo.com/video/4711&quot;&gt;"><img data-src="tour.jpg" alt="The hall"></div>
    <lite-youtube videoid="x" params="https://youtu.be/def-456" title="Brushing"></lite-youtube>
    <iframe src="https://cdn.embedly.com/?src=https%3A%2F%2Fwww.youtube.com%2Fembed%2Fabc_123"></iframe>
    </body>`);
  expect(text).toBe(`![Our front door](pictures/door.jpg)

[Video](https://www.youtube.com/watch?v=abc_123)

![The hall](pictures/tour.jpg)

[Video](https://vimeo.com/4711)

[Brushing](https://www.youtube.com/watch?v=def-456)
`);
});

test("films of the site and films behind a text are named, and leave no word in the text", () => {
  const behind = '{"background_video_link":"https:\\/\\/youtu.be\\/abc_123"}';
  const { text, left } = readFirst(`<body><h1>Films</h1>
    <video controls poster="team.jpg"><source src="/media/team.mp4?v=2"></video><video autoplay muted src="waves.webm"></video>
    <section data-settings='${behind}'><p>We look after teeth.</p></section><div data-vc-video-bg="https://youtu.be/def-456"></div></body>`);
  expect(text).toBe("We look after teeth.\n");
  expect([...left]).toEqual([
    ["film behind a text", 2],
    ["film (team.mp4, with the picture team.jpg)", 1],
    ["film (waves.webm)", 1],
  ]);
});

test("titles of tabs and accordions are headings in front of what they open", () => {
  const { text } = readFirst(`<body><h1>Visit</h1>
    <ul role="tablist"><li><a role="tab" href="#first">First visit</a></li><li><button role="tab" aria-controls="next"><span>Next visit</span></button></li></ul>
    <div id="first" role="tabpanel"><p>Bring your card.</p></div><div id="next" role="tabpanel" hidden><p>Just come.</p></div>
    <a class="w-tab-link" data-w-tab="Fees">Fees</a><div class="w-tab-pane" data-w-tab="Fees"><p>By card.</p></div>
    <button aria-expanded="false" aria-controls="p1">Is there parking?</button><div id="p1">Yes.</div></body>`);
  expect(text).toBe(`## First visit

Bring your card.

## Next visit

Just come.

## Fees

By card.

## Is there parking?

Yes.
`);
});

test("tabs of two groups with equal names are headings of their own panels", () => {
  const group = (title: string, text: string): string =>
    `<div><a class="w-tab-link" data-w-tab="Tab 1">${title}</a><div class="w-tab-pane" data-w-tab="Tab 1"><p>${text}</p></div></div>`;
  const { text } = readFirst(`<body><h1>A</h1>${group("Fees", "By card.")}${group("Parking", "In the yard.")}</body>`);
  expect(text).toBe("## Fees\n\nBy card.\n\n## Parking\n\nIn the yard.\n");
});

test("a button that opens the rest of a text is no title of it", () => {
  const more = (words: string): string => `<button data-bs-toggle="collapse" data-bs-target="#rest">${words}</button>`;
  const { text, left } = readFirst(
    `<body><h1>A</h1><p>First.</p><p id="rest">Rest.</p>${more("Read more…")}${more("Leer más")}${more("<i></i>Show less")}</body>`,
  );
  expect(text).toBe("First.\n\nRest.\n");
  expect([...left]).toEqual([["words of buttons", 6]]);
});

test("a picture has the largest of its sizes, also of those beside it, and one in a format of old is named", () => {
  const { text, left } = readFirst(`<body><h1>A</h1>
    <picture><source srcset="wide.webp 900w"><img alt="The chair" srcset="small.jpg 300w"></picture><img src="old.gif" alt="Old"></body>`);
  expect(text).toBe("![The chair](pictures/wide.webp)\n");
  expect([...left]).toEqual([["picture in a format that the site does not take (old.gif)", 1]]);
});

test("films of YouTube and Vimeo in an element for videos are links, with their posters", () => {
  const { text, left } = readFirst(`<body><h1>Films</h1>
    <video class="wp-video-shortcode" poster="hall.jpg" title="The hall"><source type="video/youtube" src="https://www.youtube.com/watch?v=abc_123&#038;_=1"><a href="https://www.youtube.com/watch?v=abc_123">https://www.youtube.com/watch?v=abc_123</a></video>
    <video class="video-js" data-setup='{"techOrder":["youtube"],"sources":[{"type":"video/youtube","src":"https://youtu.be/def-456"}]}'></video>
    <video><source type="video/vimeo" src="https://vimeo.com/4711"></video></body>`);
  expect(text).toBe(`![The hall](pictures/hall.jpg)

[The hall](https://www.youtube.com/watch?v=abc_123)

[Video](https://www.youtube.com/watch?v=def-456)

[Video](https://vimeo.com/4711)
`);
  expect([...left]).toEqual([["words of forms and films", 8]]);
});

test("parts that are named after crumbs keep their titles and texts, and crumbs go", () => {
  const { text } = readFirst(`<body><h1>Crowns</h1><div class="breadcrumbs"><a href="/">Home</a> / Crowns</div>
    <div class="page has-breadcrumbs"><div>We make crowns.</div></div>
    <section class="breadcrumb-area"><p>They last for years.</p><ul class="breadcrumb"><li>Services</li></ul></section></body>`);
  expect(text).toBe("We make crowns.\n\nThey last for years.\n");
});

test("a title such as All or More stays, and buttons that open a text in Spanish go", () => {
  const opener = (tag: string, id: string, words: string): string =>
    `<${tag} data-bs-toggle="collapse" data-bs-target="#${id}">${words}</${tag.split(" ")[0]}>`;
  const { text, left } = readFirst(`<body><h1>A</h1>${opener("a", "all", "All")}<div id="all">Every service.</div>
    ${opener('button role="tab"', "more", "More")}<div id="more">Some others.</div>
    ${["Leer menos", "Mostrar más", "Ver todo", "Read more »", "More"].map((words) => opener("button", "more", words)).join("")}</body>`);
  expect(text).toBe("## All\n\nEvery service.\n\n## More\n\nSome others.\n");
  expect([...left]).toEqual([["words of buttons", 9]]);
});

test("the report names the posters of a site's own films, and files that are loaded late", () => {
  const { left } =
    readFirst(`<body><h1>Films</h1><video poster="/media/team-first.jpg"><source data-src="team.mp4"></video>
    <video poster="data:image/gif;base64,R0/7"></video><video poster="waves.jpg?v=2"></video></body>`);
  expect([...left]).toEqual([
    ["film (team.mp4, with the picture team-first.jpg)", 1],
    ["film", 1],
    ["film (with the picture waves.jpg)", 1],
  ]);
});

test("empty cells of a table keep the others in their columns", () => {
  const { text } = readFirst(`<body><h1>Fees</h1><table><tr><th></th><th>Crown</th><th>Bridge</th></tr>
    <tr><td>Visits</td><td></td><td>2</td></tr></table></body>`);
  expect(text).toBe(`|        | Crown | Bridge |
| ------ | ----- | ------ |
| Visits |       | 2      |
`);
});

test("blocks in a cell of a table are in one line, and their words are apart", () => {
  const { text } = readFirst(`<body><h1>Braces</h1><table><tr><th>Kind</th><th>What it is</th></tr>
    <tr><td><p>Metal</p><p>braces</p></td><td><h3>Steel</h3><p>Small.</p><ul><li>Strong</li><li>Easy to <b>see</b></li></ul></td></tr></table></body>`);
  expect(text).toBe(`| Kind         | What it is                              |
| ------------ | --------------------------------------- |
| Metal braces | **Steel** Small. Strong Easy to **see** |
`);
});
