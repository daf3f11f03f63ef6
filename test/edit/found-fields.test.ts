import { expect, test } from "vitest";
import { findFields } from "../../src/edit/form/found-fields.ts";
import { readWritten } from "../../src/edit/change/read-written.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { kindOf } from "../../src/model/build/kind.ts";
import { startOf } from "../../src/model/build/place.ts";
import { problem, type Problem } from "../../src/problems/problem.ts";

function fieldOf(found: Problem, text: string): unknown {
  const path = found.place.file;
  const data = readWritten(path, text)?.data;
  return findFields([found], { path, text, kind: kindOf(kinds, path)!, data })[0]!.field;
}

test("words of a patient without the day of a consent have the advice at the field of that day", () => {
  const text = "---\ntestimonials:\n  - quote: A\n    attribution: B\n  - quote: C\n    attribution: D\n---\n";
  const place = { file: "site/about/patientexperiences.md", line: 5, column: 5, length: 5 };
  expect(fieldOf(problem("copy/no-consent", place, { way: "other" }), text)).toEqual(["testimonials", 1, "consent"]);
});

test.each([
  ["its Markdown", { body: "long ".repeat(9), title: "short" }, "body"],
  ["a text in a list", { body: "short", title: "long ".repeat(9) }, ["sectionOneData", 0, "title"]],
])("a file that is too large has the mistake at %s, if that is its longest text", (_, { body, title }, field) => {
  const found = problem("file/too-large", startOf("site/services/crowns.md"), {
    way: "file",
    kilobytes: 300,
    limit: 256,
  });
  expect(fieldOf(found, `---\nsectionOneData:\n  - title: ${title.trim()}\n---\n${body}\n`)).toEqual(field);
});
