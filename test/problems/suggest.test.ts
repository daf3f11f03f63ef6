import { describe, expect, test } from "vitest";
import { suggest, suggestByWords } from "../../src/problems/suggest.ts";

test("suggests the known word closest to a typo", () => {
  expect(suggest("titel", ["text", "title"])).toBe("title");
  expect(suggest("poster", ["text", "title"])).toBeUndefined();
});

test("does not compare a name that is too long for a file", () => {
  expect(suggest("ab".repeat(127), ["ba".repeat(127)])).toBe("ba".repeat(127));
  expect(suggest("ab".repeat(120_000), ["ba".repeat(120_000)])).toBeUndefined();
});

describe("an address with some words of another", () => {
  const known = [
    "/",
    "/services/crown-and-bridge",
    "/services/dental-crowns",
    "/services/gum-care",
    "/services/clear-aligners",
    "/services/ceramic-aligners",
    "/forms/new-patients.pdf",
  ];

  test.for([
    ["/services/crown", "/services/dental-crowns"],
    ["/services/bridge", "/services/crown-and-bridge"],
    ["/services/gum-care-at-home", "/services/gum-care"],
    ["/crowns", "/services/dental-crowns"],
    ["/forms/patient.pdf", "/forms/new-patients.pdf"],
  ] as const)("%s leads to %s", ([path, page]) => {
    expect(suggestByWords(path, known)).toBe(page);
  });

  test.for([
    ["two pages have as many of them", "/services/aligners"],
    ["the page lies in another folder", "/patients/crowns"],
    ["only letters are the same", "/services/crowning"],
    ["it has no words", "/services/-"],
  ] as const)("leads nowhere if %s", ([, path]) => {
    expect(suggestByWords(path, known)).toBeUndefined();
  });
});
