import { expect, test } from "vitest";
import { inspectFile } from "../../../src/steps/validate/inspect-file.ts";
import { markdownSource } from "../../support/read-source.ts";

test("replaces the text of each HTML field with markup, and changes neither other texts nor the source", () => {
  const source = markdownSource(
    [
      "mainTitleText: Crowns",
      "title: a &b",
      "description: a &b",
      "sectionOneTitle: Step by step",
      "sectionOneData:",
      "  - title: a &b",
      "    description: a &b",
      '  - title: Links\n    description: <a href="/about">b</a>',
    ].join("\n"),
  );
  const before = structuredClone(source.data);
  const { data, problems } = inspectFile(source);
  expect(problems).toEqual([]);
  expect(data).toEqual({
    mainTitleText: "Crowns",
    title: "a &b",
    description: "a &b",
    sectionOneTitle: "Step by step",
    sectionOneData: [
      { title: "a &b", description: ["a &amp;b"] },
      { title: "Links", description: [{ kind: "link", href: "/about" }, "b</a>"] },
    ],
  });
  expect(source.data).toEqual(before);
});
