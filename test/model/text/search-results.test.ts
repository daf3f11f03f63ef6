import { expect, test } from "vitest";
import { cutAtWord } from "../../../src/model/text/search-results.ts";

test("a description that fits is not cut, and its line ends become spaces", () => {
  expect(cutAtWord("  One two\n  three. ", 14)).toBe("One two three.");
});

test("a long description ends after a whole word with an ellipsis", () => {
  expect(cutAtWord("One two, three four", 12)).toBe("One two…");
  expect(cutAtWord("One two three four", 9)).toBe("One two…");
});

test("a long word without spaces is cut between two characters, and never vanishes", () => {
  expect(cutAtWord("o".repeat(500), 5)).toBe("oooo…");
  expect(cutAtWord("🦷🦷🦷", 2)).toBe("🦷…");
  expect(cutAtWord("🦷🦷🦷", 3)).toBe("🦷🦷🦷");
});

test("a description is never longer than its limit", () => {
  const text = "The tooth is numbed, shaped, scanned and covered. ".repeat(9);
  for (let limit = 20; limit < 200; limit++) {
    const cut = cutAtWord(text, limit);
    expect(cut.length).toBeLessThanOrEqual(limit);
    expect(text.startsWith(cut.slice(0, -1))).toBe(true);
    expect(cut).toMatch(/\w…$/);
  }
});
