import { describe, expect, test } from "vitest";
import { checkWords } from "../../../src/steps/check/copy.ts";
import type { Source } from "../../../src/model/source.ts";
import { markdownSource, noContent, position, textAt, yamlSource } from "../../support/read-source.ts";

const contentOf = (...entries: Source[]) => ({ ...noContent, entries });

/** `code words` of each finding in one line of Markdown. */
function findIn(line: string): string[] {
  const source = markdownSource("mainTitleText: Polishing", `${line}\n`);
  return checkWords(contentOf(source)).map(({ code, place }) => `${code} ${textAt(source.text, place)}`);
}

describe("superlatives", () => {
  test.for([
    ["Visit the best dentist in Port Ansel.", "best dentist"],
    ["The best family dental practice around.", "best family dental practice"],
    ["Voted best in Oregon.", "Voted best"],
    ["We are best in the county.", "best in the county"],
    ["Best-in-class care.", "Best-in-class"],
    ["The area's leading dental practice.", "leading dental practice"],
    ["A world-leading practice.", "world-leading"],
    ["A nation-leading laboratory.", "nation-leading"],
    ["Leading-edge tools.", "Leading-edge"],
    ["Cutting edge tools.", "Cutting edge"],
    ["The number one choice here.", "number one choice"],
    ["We are #1 in town.", "We are #1"],
    ["World-class care.", "World-class"],
    ["State-of-the-art rooms.", "State-of-the-art"],
    ["A top-rated team.", "top-rated"],
    ["A 5-star welcome.", "5-star"],
    ["Our service is unmatched.", "unmatched"],
    ["Unrivaled comfort.", "Unrivaled"],
    ["The most advanced dental care.", "The most advanced dental care"],
    ["Superior results.", "Superior results"],
    ["The gentlest visit, the most comfortable extractions in town.", "the most comfortable extractions in town"],
    ["We offer the best root canals.", "best root canals"],
    ["Ofrecemos las mejores limpiezas.", "mejores limpiezas"],
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
    "The most common extractions in adults are of wisdom teeth.",
    "Ask which is the best solution for you.",
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
    ["You will feel almost no pain.", "copy/painless feel almost no pain"],
    ["There is no pain.", "copy/painless There is no pain"],
    ["There’s no pain.", "copy/painless There’s no pain"],
    ["There will be no pain.", "copy/painless There will be no pain"],
    ["Care without pain.", "copy/painless Care without pain"],
    ["A procedure without any pain.", "copy/painless procedure without any pain"],
    ["A filling without pain.", "copy/painless filling without pain"],
    ["Root canals without pain.", "copy/painless Root canals without pain"],
    ["Results are guaranteed.", "copy/guarantee guaranteed"],
    ["We guarantee it.", "copy/guarantee guarantee"],
    ["It is not only guaranteed but quick.", "copy/guarantee guaranteed"],
    ["No waiting, painless.", "copy/painless painless"],
    ["Our laser is FDA approved.", "copy/fda-approved FDA approved"],
    ["FDA-approved resin.", "copy/fda-approved FDA-approved"],
    ["It was approved by the FDA in May.", "copy/fda-approved approved by the FDA"],
    ["Approved by the U.S. Food and Drug Administration.", "copy/fda-approved Approved by the U.S. Food and Drug"],
    ["Approved by the US Food and Drug Administration.", "copy/fda-approved Approved by the US Food and Drug"],
  ] as const)("%s", ([line, found]) => {
    expect(findIn(line)).toEqual([found]);
  });

  test.for([
    "This is not painless.",
    "It is never entirely painless.",
    "Call us about a painless lump.",
    "Call us about a painless sore or painless ulcers.",
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

describe("a denial", () => {
  test.for([
    "Results cannot be guaranteed.",
    "A result can never be fully guaranteed.",
    "No dentist can guarantee a result.",
    "No dentist guarantees that.",
    "No Dentist Guarantees That.",
    "There is no guarantee that a graft takes.",
    "There is no absolute guarantee.",
    "Nothing in medicine is guaranteed.",
    "We make no promises or guarantees.",
    "We do not offer any guarantee.",
    "The visit isn’t painless.",
    'It will not always be "painless".',
    "Not every visit is painless.",
    "It is neither painless nor quick.",
    "We cannot promise you a quick and painless visit.",
    "Nobody can promise that you will feel no pain.",
    "That does not mean it is painless.",
    "There is no such thing as painless surgery.",
    "Why can’t you guarantee the result?",
    "Don’t you guarantee the result?",
    "This laser has not been approved by the FDA.",
    "There is no best dentist.",
    "Wasn’t painless. Who knew?",
    "Wasn’t painless! Who knew?",
  ])("that governs the claim takes it back: %s", (line) => {
    expect(findIn(line)).toEqual([]);
  });

  test.for([
    ["No more fear with painless dentistry.", "painless"],
    ["With no needles and painless care.", "painless"],
    ["Nothing beats our guaranteed results.", "guaranteed"],
    ["Why not enjoy guaranteed results?", "guaranteed"],
    ["Why not a guaranteed result?", "guaranteed"],
    ["There is no doubt that results are guaranteed.", "guaranteed"],
    ["No doubt results are guaranteed.", "guaranteed"],
    ["No other dentist can guarantee it.", "guarantee"],
    ["Our no-risk guarantee.", "guarantee"],
    ["Our San Bruno guarantee.", "guarantee"],
    ["Our no risk guarantee.", "guarantee"],
    ["You can’t beat our painless fillings.", "painless"],
    ["Never worry again with painless care.", "painless"],
    ["Don’t wait for guaranteed results.", "guaranteed"],
    ["Isn’t painless dentistry a relief?", "painless"],
    ["It is not just painless.", "painless"],
    ["Nothing is as painless as our care.", "painless"],
    ["Dentistry has never been so painless.", "painless"],
    ["With no needles visits are painless.", "painless"],
    ["There is no waiting and care is painless.", "painless"],
    ["We do not promise miracles but painless care.", "painless"],
    ["Don’t call us later for painless care.", "painless"],
    ["Without needles your visit is painless.", "painless"],
    ["No fuss — painless.", "painless"],
    ["Why not choose the best dentist?", "best dentist"],
  ] as const)("elsewhere in the sentence does not: %s", ([line, words]) => {
    expect(findIn(line)).toEqual([expect.stringMatching(new RegExp(` ${words}$`))]);
  });

  test.for([",", ".", ";", ":", "!", "?", " –", " —", "–", "—"])("ends at %j", (sign) => {
    expect(findIn(`Does it hurt? No${sign} painless.`)).toEqual(["copy/painless painless"]);
  });
});

describe("places", () => {
  test("words in folded YAML are found at their place", () => {
    const source = yamlSource("hint: >-\n  A painless day, and\n  no promise. All is\n  guaranteed: painless.\n");
    const found = checkWords({ ...contentOf(), files: { "home.yaml": source } });
    expect(found.map(({ place }) => `${position(place)} ${textAt(source.text, place)}`)).toEqual([
      "2:5 painless",
      "4:15 painless",
      "4:3 guaranteed",
    ]);
  });

  test("a phrase over two lines is marked on the first", () => {
    const source = yamlSource("hint: >-\n  Here is the best\n  dentist.\n");
    const [found] = checkWords({ ...contentOf(), files: { "home.yaml": source } });
    expect(textAt(source.text, found!.place)).toBe("best");
    expect(found!.message).toContain('"best dentist"');
  });

  test("words in the HTML of a card are found inside its tags", () => {
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
    const link = yamlSource("# painless\nlinks:\n  - label: Us\n    href: /painless\n");
    expect(checkWords({ ...contentOf(service), files: { "samples.yaml": samples, "error.yaml": link } })).toEqual([]);
  });
});
