import { expect, test } from "vitest";
import { en } from "../../src/edit/form/words/en.ts";
import es from "../../src/edit/form/words/es.yaml";

/** Names each word with its holes, in any order. */
const listHoles = (words: object): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, (String(text).match(/\{\w+\}/g) ?? []).toSorted()]),
  );

test("the Spanish of forms has each word of the English, with its holes", () => {
  expect(listHoles(es)).toEqual(listHoles(en));
});
