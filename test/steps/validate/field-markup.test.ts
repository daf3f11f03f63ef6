import { describe, expect, test } from "vitest";
import { findFieldMarkup } from "../../support/find-field-markup.ts";
import { markdownSource, position, textAt, yamlSource } from "../../support/read-source.ts";

/** `line:column code text` of each problem; the first line of front matter is line 2. */
function problemsIn(frontMatter: string): string[] {
  const source = markdownSource(frontMatter);
  return findFieldMarkup(source).map(({ code, place }) => `${position(place)} ${code} ${textAt(source.text, place)}`);
}

describe("markup in a field that does not take it", () => {
  test.for([
    ["title: <b>Crowns</b>", "2:8 value/markup-in-text <b>"],
    ["title: Crowns</div> here", "2:14 value/markup-in-text </div>"],
    ['title: "**Crowns** for [you](/)"', "2:9 value/markup-in-text **Crowns**"],
    ['title: "Crowns for [you](/)"', "2:20 value/markup-in-text [you](/)"],
    ['title: "**Crowns** and **bridges**"', "2:9 value/markup-in-text **Crowns**"],
    ["title: Crowns &amp; bridges", "2:15 value/markup-in-text &amp;"],
    ["title: Crowns &ndash; bridges", "2:15 value/markup-in-text &ndash;"],
    ["title: <FONT color=red>Crowns", "2:8 value/markup-in-text <FONT color=red>"],
    ["title: „Eine Krone“", "2:8 yaml/curly-quotes „Eine Krone“"],
    ["sources:\n  - <i>J Dent</i>", "3:5 value/markup-in-text <i>"],
    ["title: “A cover”", "2:8 yaml/curly-quotes “A cover”"],
    ["sources:\n  - ‘Don’t wait’", "3:5 yaml/curly-quotes ‘Don’t wait’"],
    ["sectionOneData:\n  - title: a <br> b", "3:14 value/markup-in-text <br>"],
    ["descriptionToBeParsed: <p>A **crown** covers</p>", "2:29 value/markdown-in-html **crown**"],
    ["sectionOneData:\n  - description: A [cover](/a)", "3:20 value/markdown-in-html [cover](/a)"],
  ] as const)("%j is told at its place", ([frontMatter, problem]) => {
    expect(problemsIn(frontMatter)).toEqual([problem]);
  });

  test.for([
    "title: Crowns & bridges for <5 mm and > 3 & more; 2 < 3",
    'title: "Free** for you [1] (see below), and AT&T; [sic](as said)"',
    "title: <crowns> and A**B",
    "title: 2 ** 3 ** 4",
    "reviewed: “2026-11”",
    "imgSrc: pictures/a&amp;b.svg",
    "descriptionToBeParsed: <p>Crowns &amp; <b>bridges</b></p>",
    "sectionOneData:\n  - description: <b>One</b> &lt; two",
    'title: "“A cover”"',
    "title: >-\n  “A cover”",
    "title: “Crowns” and “bridges”",
    "title: The “best” one",
    "imgSrc: “pictures/a.svg”",
    "titel: <b>Crowns</b>",
  ])("%j is none", (frontMatter) => {
    expect(problemsIn(frontMatter)).toEqual([]);
  });

  test("is fine in quotations of other files", () => {
    const samples = yamlSource("values:\n  - value: <b>Suite</b>\n    what: the suite\n", "site/samples.yaml");
    expect(findFieldMarkup(samples)).toEqual([]);
  });

  const unfinished = ["<a ", "**a", "[a](/", "&amp", "[", "](/", "<", "**"];

  // This takes tenths of a second on most machines, and minutes if each character causes a search of the whole text.
  test.for(unfinished)("%j repeated many times is searched in reasonable time", { timeout: 240_000 }, (part) => {
    const source = { ...yamlSource("hint: a"), data: { hint: part.repeat(262_144 / part.length) } };
    findFieldMarkup(source);
  });
});
