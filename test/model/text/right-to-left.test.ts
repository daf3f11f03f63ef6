import { expect, test } from "vitest";
import { isolateNumbers, isolateNumbersIn } from "../../../src/model/text/right-to-left.ts";

/** Shows the characters of isolates as brackets, and spaces at which no line breaks as underscores. */
const shown = (text: string): string =>
  text
    .replace(/\u2066/g, "[")
    .replace(/\u2069/g, "]")
    .replace(/\u00A0/g, "_");

test.for([
  ["اتصلوا على +971 4 234 5678 الآن", "اتصلوا على [+971_4_234_5678] الآن"],
  ["התקשרו 03-123-4567 או (03) 123 4567.", "התקשרו [03-123-4567] או [(03)_123_4567]."],
  ["اتصلوا على ٠٤ ٢٣٤ ٥٦٧٨", "اتصلوا على [٠٤_٢٣٤_٥٦٧٨]"],
  ["اتصلوا على 2234 5678", "اتصلوا على [2234_5678]"],
  ["السعر $1,200 للسن، أو ₪60", "السعر [$1,200] للسن، أو [₪60]"],
  ["الرياض 12313-2345", "الرياض [12313-2345]"],
  ["פתוח 9:00–17:00, ביום ו׳ 8:30 - 12:00", "פתוח [9:00–17:00], ביום ו׳ [8:30_-_12:00]"],
  ["24–26 בדצמ׳, ב-24/12/2026, 1.5-2 שעות", "[24–26] בדצמ׳, ב-[24/12/2026], [1.5-2] שעות"],
  // Numbers whose order no direction changes.
  ["24 בדצמ׳ 2026 – 2 בינו׳ 2027", "24 בדצמ׳ 2026 – 2 בינו׳ 2027"],
  ["منذ 2020 عالجنا 15000 مريض", "منذ 2020 عالجنا 15000 مريض"],
  ["من 9:00 إلى 17:30، طابق 3", "من 9:00 إلى 17:30، طابق 3"],
] as const)("in %j, phone numbers and amounts keep their order", ([text, isolated]) => {
  expect(shown(isolateNumbers(text, "ar-AE"))).toBe(isolated);
  expect(isolateNumbers(text, "en-GB")).toBe(text);
});

test("a number is isolated once", () => {
  const once = isolateNumbers("هاتف 04 234 5678", "ar-AE");
  expect(isolateNumbers(once, "ar-AE")).toBe(once);
});

test("attributes of HTML stay as they are", () => {
  const html = '<p><a href="tel:04 234 5678" title="04 234 5678">هاتف 04 234 5678</a></p>';
  expect(shown(isolateNumbersIn(html, "he-IL"))).toBe(html.replace("هاتف 04 234 5678", "هاتف [04_234_5678]"));
});
