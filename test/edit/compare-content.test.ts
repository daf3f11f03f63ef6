import { describe, expect, test } from "vitest";
import { applyTo, type Edit, type Meaning } from "../../src/edit/change/edit.ts";
import { readWritten } from "../../src/edit/change/read-written.ts";
import { compareContent } from "../../src/edit/form/compare-content.ts";
import { kindOf } from "../../src/model/build/kind.ts";
import { valueAt, type Path } from "../../src/model/build/source.ts";
import { walkFields } from "../../src/model/build/walk-fields.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { createRandom } from "../support/create-random.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { listTree } from "../support/read-tree.ts";

const changesOf = (file: string, before: string, after: string) =>
  compareContent(kindOf(kinds, file)!, readWritten(file, before)!, readWritten(file, after)!).map(
    ({ way, at, before: old, after: now }) => [way, at === "body" ? at : at.join("."), old, now],
  );

const questions = (...items: string[]) =>
  `menu: []\nquestions:\n${items.map((each) => `  - question: ${each}?\n    answer: ${each}.\n`).join("")}`;

describe("what changed is", () => {
  test("a value, a new key and a key that is gone", () => {
    expect(changesOf("site/practice.yaml", "name: A\nslug: a\n", "name: B\nemail: a@b.example\n")).toEqual([
      ["changed", "name", "A", "B"],
      ["added", "email", undefined, "a@b.example"],
      ["removed", "slug", "a", undefined],
    ]);
  });

  test("a value inside an item, which is known by its words wherever it is now", () => {
    const before = questions("One", "Two", "Three");
    const after = questions("Zero", "Two", "Three").replace("answer: Two.", "answer: Second.");
    expect(changesOf("site/home.yaml", before, after)).toEqual([
      ["changed", "questions.0.question", "One?", "Zero?"],
      ["changed", "questions.0.answer", "One.", "Zero."],
      ["changed", "questions.1.answer", "Two.", "Second."],
    ]);
  });

  test("an item that is new, gone or in another place", () => {
    const list = (...items: string[]) =>
      changesOf("site/home.yaml", questions("One", "Two", "Three"), questions(...items)).map((each) =>
        each.slice(0, each[0] === "moved" ? 4 : 2),
      );
    expect(list("One", "New", "Two", "Three")).toMatchObject([["added", "questions.1"]]);
    expect(list("One", "Three")).toMatchObject([["removed", "questions.1"]]);
    expect(list("Three", "One", "Two")).toMatchObject([["moved", "questions.0", 2, 0]]);
  });

  test("the paragraphs of Markdown from the first to the last that differ", () => {
    const body = (...paragraphs: string[]) => `---\nmainTitleText: A\n---\n\n${paragraphs.join("\n\n")}\n`;
    const change = (...paragraphs: string[]) =>
      changesOf("site/pages/a.md", body("One.", "Two.", "Three."), body(...paragraphs));
    expect(change("One.", "2.", "Three.")).toEqual([["changed", "body", "Two.", "2."]]);
    expect(change("One.", "Two.", "Three.", "Four.")).toEqual([["added", "body", undefined, "Four."]]);
    expect(change("Two.", "Three.")).toEqual([["removed", "body", "One.", undefined]]);
    expect(change("1.", "Two.", "3.")).toEqual([["changed", "body", "One.\n\nTwo.\n\nThree.", "1.\n\nTwo.\n\n3."]]);
  });
});

/** Changes what a file says at random, as forms can. */
function changeAtRandom(meaning: Meaning, file: string, random: () => number): Meaning {
  const paths: Path[] = [];
  walkFields(kindOf(kinds, file)!.schema, meaning.data, (_, __, path) => paths.push(path));
  const pick = <Each>(list: readonly Each[]): Each => list[Math.floor(random() * list.length)]!;
  const path = pick(paths);
  const value = valueAt(meaning.data, path);
  const edits: Edit[] = [
    { kind: "remove", path },
    { kind: "set", path, value: typeof value === "string" ? `${value} too` : value },
    { kind: "add", path, value: "new", at: 0 },
    { kind: "add", path, value: Array.isArray(value) ? (value[0] as unknown) : "" },
    { kind: "move", path, to: Math.floor(random() * 3) },
    { kind: "body", text: `${pick(meaning.body.split("\n\n"))}\n\nNew.\n\n${meaning.body}` },
    {
      kind: "body",
      text: meaning.body
        .split("\n\n")
        .filter(() => random() < 0.7)
        .join("\n\n"),
    },
  ];
  return applyTo(meaning, pick(edits)) ?? meaning;
}

const sorted = (value: unknown): unknown =>
  typeof value !== "object" || value === null
    ? value
    : Array.isArray(value)
      ? value.map(sorted)
      : Object.fromEntries(
          Object.entries(value)
            .sort()
            .map(([key, each]) => [key, sorted(each)]),
        );

const words = ({ data, body }: Meaning) => [sorted(data), body.trim().replaceAll(/\n{3,}/g, "\n\n")];

test("whatever changed, taking back one change after the other leads to what was published", () => {
  const site = makeLittleSite();
  const random = createRandom(7);
  let taken = 0;
  for (const file of listTree(site.root).filter((each) => /^site\/.*\.(?:md|yaml)$/.test(each))) {
    const kind = kindOf(kinds, file);
    const before = kind && readWritten(file, site.read(file));
    for (let round = 0; before && round < 20; round++) {
      let now: Meaning = before;
      for (let count = 0; count < 4; count++) now = changeAtRandom(now, file, random);
      for (let most = 60; most > 0; most--) {
        const [change] = compareContent(kind, before, now);
        if (change === undefined) break;
        taken++;
        const next = applyTo(now, change.takeBack);
        if (next === undefined) throw new Error(JSON.stringify([file, change]));
        now = next;
      }
      expect(words(now)).toEqual(words(before));
    }
  }
  expect(taken).toBeGreaterThan(500);
});
