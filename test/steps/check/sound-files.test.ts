import { expect, test } from "vitest";
import { keepSoundFiles } from "../../../src/steps/check/sound-files.ts";
import { contentOfPractice } from "../../support/little-facts.ts";
import { partialSiteOf } from "../../support/partial-site.ts";
import { markdownSource } from "../../support/read-source.ts";
import { startOf } from "../../../src/model/build/place.ts";
import { problem } from "../../../src/problems/problem.ts";

const practice = contentOfPractice();
const page = markdownSource("mainTitleText: A", "![A crown](a.svg)\n", "site/services/a.md");
const content = { ...practice, entries: [...practice.entries, page] };

function keep(...faulty: string[]): string[] {
  const problems = faulty.map((file) => problem("file/too-large", startOf(file), { way: "levels" }));
  const sound = keepSoundFiles({ content, site: partialSiteOf(content) }, problems);
  const { documents, entries, pictures } = sound.site;
  const read = [...Object.values(sound.content.files), ...sound.content.entries];
  return [
    read.map(({ file }) => file).join(" "),
    [documents["practice.yaml"], ...entries.offices, ...pictures].map((each) => each?.file).join(" "),
  ];
}

test("sound files keep their texts, data and pictures", () => {
  const [facts, offices] = ["site/practice.yaml", "site/offices/first.md site/offices/second.md"];
  expect(keep()).toEqual([`${facts} ${offices} ${page.file}`, `${facts} ${offices} ${page.file}`]);
});

test("a file with an error loses its text, its data and its pictures", () => {
  expect(keep("site/practice.yaml", "site/offices/first.md", page.file)).toEqual([
    "site/offices/second.md",
    " site/offices/second.md",
  ]);
});
