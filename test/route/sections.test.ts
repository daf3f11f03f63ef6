import { expect, test } from "vitest";
import { splitSections } from "../../src/route/sections.ts";

test("sections begin at headings of the second level", () => {
  const sections = splitSections("Lost.\n\n## Privacy Policy\n\nOne.\n\n### More\n\nTwo.\n\n## Contact Us\n\nThree.\n");
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ["privacy-policy", "Privacy Policy"],
    ["contact-us", "Contact Us"],
  ]);
  expect(sections[0]?.markdown.trim()).toBe("One.\n\n### More\n\nTwo.");
  expect(sections[1]?.markdown.trim()).toBe("Three.");
});

test("a heading inside code begins no section", () => {
  expect(splitSections("## One\n\n```\n## Two\n```\n")).toHaveLength(1);
});

test("two headings with the same words have different ids", () => {
  expect(splitSections("## One\n\n## One\n").map(({ id }) => id)).toEqual(["one", "one-1"]);
});
