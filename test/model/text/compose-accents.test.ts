import { expect, test } from "vitest";
import { composeAccents } from "../../../src/model/text/compose-accents.ts";

test.for(["qué", "Daphné Müller", "Nguyễn Thị Ánh", "김영희", "ÀÉÎ", "plain", "🦷 1️⃣"])(
  "joins the accents of %j",
  (text) => {
    expect(composeAccents(text.normalize("NFD"))).toBe(text.normalize("NFC"));
  },
);

test("keeps characters that look different from those in which Unicode counts them", () => {
  for (const text of ["神\uFA19", "5 \u2126", "\uFB2A", "e\u200D\u0301"]) expect(composeAccents(text)).toBe(text);
});
