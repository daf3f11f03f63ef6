import { expect, test } from "vitest";
import { mergeTexts } from "../../src/edit/form/merge-texts.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { kindOf } from "../../src/model/build/kind.ts";

const path = "site/offices/main.md";
const kind = kindOf(kinds, path)!;
const base = `---
phone: (503) 555-0187
address:
  city: Port Ansel # by the sea
hours:
  - days: [Monday]
    opens: "08:00"
    closes: "17:00"
  - days: [Friday]
    opens: "08:00"
    closes: "12:00"
---
Park behind the house.
`;
const merge = (mine: string, theirs: string, isMineStronger = false): string | undefined =>
  mergeTexts({ path, kind, base, mine, theirs }, isMineStronger);
const change = (text: string, from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, to);
};
const newPhone = change(base, "555-0187", "555-0100");
const newCity = change(base, "Port Ansel", "New Port");
const newText = change(base, "behind", "beside");
const added = change(
  base,
  "  - days: [Monday]",
  `  - days: [Sunday]\n    opens: "10:00"\n    closes: "11:00"\n  - days: [Monday]`,
);
const longFriday = change(base, `closes: "12:00"`, `closes: "16:00"`);

test("changes of different fields are put together, with comments and the text", () => {
  expect(merge(newPhone, newCity)).toBe(change(newCity, "555-0187", "555-0100"));
  expect(merge(newText, newCity)).toBe(change(newCity, "behind", "beside"));
  expect(merge(longFriday, newCity)).toBe(change(newCity, `closes: "12:00"`, `closes: "16:00"`));
  expect(merge(added, newCity)).toBe(change(added, "Port Ansel", "New Port"));
});

test("two changes of one field, or of one text, are not put together unless mine are to stay", () => {
  const otherPhone = change(newCity, "555-0187", "555-0111");
  expect(merge(newPhone, otherPhone)).toBeUndefined();
  expect(merge(newText, change(base, "house", "office"))).toBeUndefined();
  expect(merge(newPhone, otherPhone, true)).toBe(change(newCity, "555-0187", "555-0100"));
});

test("a change of an item lands on no other item if somebody else has added, removed or moved one", () => {
  const friday = base.slice(base.indexOf("  - days: [Friday]"), base.lastIndexOf("---"));
  const removed = change(base, friday, "");
  const moved = change(removed, "hours:\n", `hours:\n${friday}`);
  for (const theirs of [added, removed, moved]) {
    expect(merge(longFriday, theirs)).toBeUndefined();
    expect(merge(theirs, longFriday)).toBeUndefined();
  }
});
