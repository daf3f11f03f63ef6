import { describe, expect, test } from "vitest";
import { checkWords } from "../../src/check/copy.ts";
import type { Source } from "../../src/model/source.ts";
import { markdownSource, position, textAt, yamlSource } from "../support/read-source.ts";

const contentOf = (...services: Source[]) => ({ files: {}, services, serviceFiles: [], assets: new Map() });

/** `code words` of each finding in one line of Markdown. */
function findIn(line: string): string[] {
  const source = markdownSource("mainTitleText: Polishing", `${line}\n`);
  return checkWords(contentOf(source)).map(({ code, place }) => `${code} ${textAt(source.text, place)}`);
}

describe("superlatives", () => {
  test.for([
    ["Visit the best dentist in Port Ansel.", "best dentist"],
    ["The best family dental practice around.", "best family dental"],
    ["Voted best in Oregon.", "best in Oregon"],
    ["Best-in-class care.", "Best-in-class"],
    ["The area's leading dental practice.", "leading dental practice"],
    ["Leading-edge tools.", "Leading-edge"],
    ["The number one choice here.", "number one choice"],
    ["We are #1 in town.", "#1"],
    ["World-class care.", "World-class"],
    ["State-of-the-art rooms.", "State-of-the-art"],
    ["A top-rated team.", "top-rated"],
    ["Our service is unmatched.", "unmatched"],
    ["The most advanced dental care.", "most advanced dental care"],
    ["Superior results.", "Superior results"],
    ["A perfect smile in a day.", "perfect smile"],
    ["The **best** dentist.", "best** dentist"],
  ] as const)("%s", ([line, words]) => {
    expect(findIn(line)).toEqual([`copy/superlative ${words}`]);
  });

  test.for([
    "It is best taken with food.",
    "It works best if you rinse.",
    "Talk about the best treatment for you.",
    "A leading cause of tooth loss.",
    "It may be leading to an infection.",
    "Gum disease is the number one cause of tooth loss.",
    "The bar sits on top of your implants.",
    "The most advanced gum disease needs surgery.",
    "Hold the best side of the brush with care.",
    "No practice is the best dentist for all.",
    "Teeth are rarely perfect.",
    "See note #12 and shade A#1.5.",
    "Read [about it](/services/best-dentist).",
  ])("%s is no claim", (line) => {
    expect(findIn(line)).toEqual([]);
  });
});

describe("promises", () => {
  test.for([
    ["Painless extractions.", "copy/painless Painless"],
    ["A pain-free visit.", "copy/painless pain-free"],
    ["You feel no pain.", "copy/painless feel no pain"],
    ["Root canals without pain.", "copy/painless Root canals without pain"],
    ["Results are guaranteed.", "copy/guarantee guaranteed"],
    ["We guarantee it.", "copy/guarantee guarantee"],
    ["It is not only guaranteed but quick.", "copy/guarantee guaranteed"],
    ["No waiting, painless.", "copy/painless painless"],
    ["Our laser is FDA approved.", "copy/fda-approved FDA approved"],
    ["FDA-approved resin.", "copy/fda-approved FDA-approved"],
    ["It was approved by the FDA in May.", "copy/fda-approved approved by the FDA"],
  ] as const)("%s", ([line, found]) => {
    expect(findIn(line)).toEqual([found]);
  });

  test.for([
    "This is not painless.",
    "It is never entirely painless.",
    "Call us about a painless lump.",
    "Decay is painless at first.",
    "Early decay gives no pain at first.",
    "No pain at all may be a sign too.",
    "No result is guaranteed.",
    "We cannot guarantee it.",
    "We can’t promise or guarantee it.",
    "This is not a guarantee.",
    "The laser is FDA-cleared.",
    "It is cleared, not FDA approved.",
  ])("%s promises nothing", (line) => {
    expect(findIn(line)).toEqual([]);
  });
});

describe("places", () => {
  test("words in folded YAML are found where they stand", () => {
    const source = yamlSource("text: >-\n  A painless day, and\n  no promise. All is\n  guaranteed: painless.\n");
    const found = checkWords({ ...contentOf(), files: { "home.yaml": source } });
    expect(found.map(({ place }) => `${position(place)} ${textAt(source.text, place)}`)).toEqual([
      "2:5 painless",
      "4:15 painless",
      "4:3 guaranteed",
    ]);
  });

  test("a phrase over two lines is marked in its first", () => {
    const source = yamlSource("text: >-\n  Here is the best\n  dentist.\n");
    const [found] = checkWords({ ...contentOf(), files: { "home.yaml": source } });
    expect(textAt(source.text, found!.place)).toBe("best");
    expect(found!.message).toContain('"best dentist"');
  });

  test("words in the HTML of a card are found behind its tags", () => {
    const source = markdownSource(
      'mainTitleText: Polishing\nsectionOneTitle: One\nsectionOneData:\n  - title: A\n    description: <b title="x">So</b> <em>painless</em>',
    );
    const [found] = checkWords(contentOf(source));
    expect(textAt(source.text, found!.place)).toBe("painless");
  });

  test("words in addresses, file names, studies and notes do not count", () => {
    const service = markdownSource(
      "mainTitleText: Polishing\nimgSrc: pictures/painless.svg\nsources:\n  - Painless care guaranteed, 2019.",
    );
    const samples = yamlSource("values:\n  - value: painless\n    what: x\n", "site/samples.yaml");
    const link = yamlSource("# painless\nhref: /painless\n");
    expect(checkWords({ ...contentOf(service), files: { "samples.yaml": samples, "error.yaml": link } })).toEqual([]);
  });
});
