import { expect, test } from "vitest";
import { service } from "../../../src/kinds/service.ts";
import { recallNothing } from "../../../src/model/build/recall.ts";
import { parseFile } from "../../../src/steps/parse/parse-file.ts";

const read = (text: string): ReturnType<typeof parseFile> =>
  parseFile({ path: "site/services/x.md", bytes: new TextEncoder().encode(text) }, service, recallNothing);

test.for([
  ["as itself", "title: A\u0007b", 2],
  ["as an escape", 'title: "A\\u0007b"', 2],
  ["as a number in HTML", "title: A&#7b", 2],
] as const)("a control character %s leaves the rest of its file to be read", ([, line, at]) => {
  const { source, problems, text } = read(`---\n${line}\nodd: 1\n---\nText\n`);
  expect(problems.map(({ code, place }) => [code, place.line])).toEqual([["file/control-character", at]]);
  expect(source).toMatchObject({ data: { title: "Ab", odd: 1 }, body: "Text\n" });
  expect(text).toContain(line);
});

test("a line that reads otherwise without its control character has one problem", () => {
  const { problems } = read("---\ntitle: A\u0085odd: 1\n---\nText\n");
  expect(problems.map(({ code }) => code)).toEqual(["file/control-character"]);
});

test("a control character and a mistake of YAML are found in one run", () => {
  const { problems } = read("---\ntitle: A\u0007b\n\tx: y\n---\nText\n");
  expect(problems.map(({ code }) => code)).toEqual(["file/control-character", "yaml/syntax"]);
});
