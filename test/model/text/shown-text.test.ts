import { expect, test } from "vitest";
import { showsText } from "../../../src/model/text/shown-text.ts";
import { textSchema } from "../../../src/model/content/schema-parts.ts";

test.for([
  "",
  " ",
  "\u00A0",
  "\u200B",
  "\uFEFF",
  "\u2060 \u200D",
  "\u202E",
  "\u00AD",
  "\u2800",
  "\u3164",
  "\u180E",
  "\u{E0041}",
])("a text of %j shows nothing, and is refused", (text) => {
  expect(showsText(text)).toBe(false);
  expect(textSchema.safeParse(text).success).toBe(false);
});

test.for(["a", "。", "é", "👨‍👩‍👧", "می‌", "-"])("%j is shown", (text) => {
  expect(showsText(text)).toBe(true);
  expect(textSchema.safeParse(text).success).toBe(true);
});
