import { expect, test } from "vitest";
import { placeAt } from "../../../src/model/build/place.ts";

test.for([
  [0, 1, 1],
  [2, 1, 3],
  [3, 1, 4],
  [4, 2, 1],
  [8, 3, 1],
  [10, 3, 3],
] as const)("offset %i is line %i, column %i", ([offset, line, column]) => {
  expect(placeAt({ file: "x", text: "abc\ndef\ngh" }, offset)).toMatchObject({ line, column });
});

test("a place ends at the end of its line", () => {
  expect(placeAt({ file: "x", text: "abc\ndef" }, 1, 5).length).toBe(2);
  expect(placeAt({ file: "x", text: "abc\ndef" }, 5, 5).length).toBe(2);
  expect(placeAt({ file: "x", text: "abc" }, 3, 1).length).toBe(0);
});
