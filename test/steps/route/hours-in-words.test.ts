import { expect, test } from "vitest";
import { weekdays, type Hours } from "../../../src/model/domain/hours.ts";
import { dayInWords, timeInWords } from "../../../src/steps/route/dates.ts";
import { closuresInWords, hoursInWords } from "../../../src/steps/route/hours-in-words.ts";

const english = {
  closed: "Closed",
  openFromTo: "{opens} to {closes}",
  comma: ", ",
  noon: "noon",
  midnight: "midnight",
};
const spanish = { ...english, closed: "Cerrado", openFromTo: "{opens} a {closes}" };

function linesOf(hours: Hours, words = english, language = "en-US"): string[] {
  return hoursInWords(hours, { words, language }).map(({ days, text }) => `${days}: ${text}`);
}

const week: Hours[number]["days"] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

test("days in a row with the same hours share a line", () => {
  expect(linesOf([{ days: week, opens: "08:30", closes: "17:30" }])).toEqual(["Mon-Fri: 8:30 AM to 5:30 PM"]);
  expect(linesOf([{ days: ["Monday", "Wednesday"], opens: "08:00", closes: "12:00" }])).toEqual([
    "Mon: 8 AM to noon",
    "Wed: 8 AM to noon",
  ]);
});

test.for([
  ["KW", ["Sun-Thu: 8 AM to 4 PM", "Fri-Sat: Closed"], ["Friday", "Saturday"]],
  ["US", ["Mon-Fri: 8 AM to 4 PM", "Sat-Sun: Closed"], ["Saturday", "Sunday"]],
  ["IR", ["Sat-Thu: 8 AM to 4 PM", "Fri: Closed"], ["Friday"]],
  ["IN", ["Mon-Sat: 8 AM to 4 PM", "Sun: Closed"], ["Sunday"]],
] as const)("in %s, the week is %j", ([country, lines, free]) => {
  const closed: Hours[number]["days"] = [...free];
  const days = weekdays.filter((day) => !closed.includes(day));
  const hours: Hours = [
    { days, opens: "08:00", closes: "16:00" },
    { days: closed, closed: true },
  ];
  const found = hoursInWords(hours, { words: english, language: "en-US" }, country);
  expect(found.map((line) => `${line.days}: ${line.text}`)).toEqual(lines);
});

test("a lunch break gives one day two times, in whatever order they are written", () => {
  const hours: Hours = [
    { days: ["Monday"], opens: "13:00", closes: "17:00" },
    { days: ["Monday"], opens: "08:00", closes: "12:00" },
  ];
  expect(linesOf(hours)).toEqual(["Mon: 8 AM to noon, 1 PM to 5 PM"]);
});

test("closed days and days with a note say so", () => {
  const hours: Hours = [
    { days: ["Sunday"], closed: true },
    { days: ["Saturday"], note: "By appointment" },
  ];
  expect(linesOf(hours)).toEqual(["Sat: By appointment", "Sun: Closed"]);
});

test("hours are in the language of the site", () => {
  const lines = linesOf([{ days: week, opens: "08:30", closes: "17:00" }], spanish, "es-US");
  expect(lines).toEqual(["lun–vie: 8:30 a.m. a 5 p.m."]);
});

test.for([
  ["en-GB", "09:00 to 12:30, 13:30 to 17:00"],
  ["fr-FR", "9 h to 12 h 30, 13 h 30 to 17 h"],
  ["fr-CA", "9 h to 12 h 30, 13 h 30 to 17 h"],
  ["de-DE", "09:00 to 12:30, 13:30 to 17:00"],
  ["es-ES", "9:00 to 12:30, 13:30 to 17:00"],
  ["sv-SE", "09:00 to 12:30, 13:30 to 17:00"],
  ["ja-JP", "9:00 to 12:30, 13:30 to 17:00"],
  ["pl", "09:00 to 12:30, 13:30 to 17:00"],
  ["fi-FI", "9.00 to 12.30, 13.30 to 17.00"],
  ["en-AU", "9 am to 12:30 pm, 1:30 pm to 5 pm"],
  ["ar-EG", "٩ ص to ١٢:٣٠ م, ١:٣٠ م to ٥ م"],
] as const)("times in %s are as the language writes them", ([language, times]) => {
  const hours: Hours = [
    { days: ["Monday"], opens: "09:00", closes: "12:30" },
    { days: ["Monday"], opens: "13:30", closes: "17:00" },
  ];
  expect(linesOf(hours, english, language)[0]!.split(": ").slice(1).join(": ").replaceAll("\u00A0", " ")).toBe(times);
});

test.for(["en-GB", "de", "es-ES", "sv", "ja", "he", "pl", "zh-Hans", "pt-BR"])(
  "a clock without AM and PM shows minutes at each hour, in %s",
  (language) => {
    for (const hour of ["00", "08", "12", "23"])
      expect(timeInWords(`${hour}:00`, { language, words: english })).toMatch(/^\d{1,2}\D+00$/);
  },
);

test.for(["ko-KR", "zh-TW"])(
  "a language that writes an hour without minutes in another way shows them, in %s",
  (language) => {
    expect(timeInWords("09:00", { language, words: english })).toMatch(/\D9:00$/);
  },
);

test.for([
  ["es-AR", 24, "08:30", "08:30"],
  ["es-AR", undefined, "08:30", "8:30 a. m."],
  ["en-US", 24, "20:30", "20:30"],
  ["de-DE", 12, "20:30", "8:30 PM"],
  ["en-GB", 12, "12:00", "noon"],
  ["en-US", undefined, "00:00", "midnight"],
  ["en-US", 24, "12:00", "12:00"],
] as const)("a time in %s on a clock of %s hours is written so: %s", ([language, clock, time, written]) => {
  expect(timeInWords(time, { language, clock, words: english })).toMatch(
    new RegExp(`^0?${written.replaceAll(".", String.raw`\.`)}$`),
  );
});

test.for([
  ["de-DE", "Mo–Fr", "Mo"],
  ["fr-FR", "lun.–ven.", "lun."],
  ["ja-JP", "月〜金", "月"],
  ["es-AR", "lun–vie", "lun"],
  ["zh-TW", "週一至週五", "週一"],
  ["en-GB", "Mon-Fri", "Mon"],
])("days in %s are joined by its own dash", ([language, days, day]) => {
  const times = { opens: "08:30", closes: "17:00" };
  expect(linesOf([{ days: week, ...times }], english, language)[0]).toContain(`${days}: `);
  expect(linesOf([{ days: ["Monday"], ...times }], english, language)[0]).toContain(`${day}: `);
});

test.for([
  ["fr-FR", "1er janvier 2027", "11 janvier 2027"],
  ["pt-BR", "1º de janeiro de 2027", "11 de janeiro de 2027"],
  ["de-DE", "1. Januar 2027", "11. Januar 2027"],
])("the first day of a month in %s is written as there", ([language = "", first, other]) => {
  expect(dayInWords("2027-01-01", language)).toBe(first);
  expect(dayInWords("2027-01-11", language)).toBe(other);
});

test("closures are in calendar order, with their days", () => {
  const closures = [
    { from: "2026-12-24", to: "2027-01-01", label: "Winter holidays" },
    { from: "2026-11-26", label: "Thanksgiving" },
  ];
  expect(closuresInWords(closures, { words: english, language: "en-US" })).toEqual([
    { days: "Nov 26, 2026", text: "Closed: Thanksgiving", isClosure: true },
    { days: "Dec 24, 2026 – Jan 1, 2027", text: "Closed: Winter holidays", isClosure: true },
  ]);
});

test.for([
  [{ opens: "22:00", closes: "02:00" }, "10 PM to 2 AM"],
  [{ opens: "00:00", closes: "23:59" }, "24 hours"],
  [{ opens: "09:00", closes: "13:00", note: "by appointment" }, "9 AM to 1 PM (by appointment)"],
] as const)("hours may end on the next day, be around the clock, or have a note: %j", ([entry, text]) => {
  expect(linesOf([{ days: ["Saturday"], ...entry }])).toEqual([`Sat: ${text}`]);
});

test.for([
  ["es-US", "24 horas"],
  ["fr-FR", "24 heures"],
  ["de-DE", "24 Stunden"],
  ["ja-JP", "24 時間"],
] as const)("around the clock in %s is counted as the language does", ([language, text]) => {
  expect(linesOf([{ days: ["Saturday"], opens: "00:00", closes: "23:59" }], english, language)[0]).toMatch(
    new RegExp(`: ${text}$`),
  );
});

test("dates with other hours say them, and French has a space before a colon", () => {
  const closures = [
    { from: "2026-12-24", opens: "14:00", closes: "16:00", label: "Réveillon" },
    { from: "2026-12-24", opens: "09:00", closes: "12:00", label: "Réveillon" },
    { from: "2026-12-25", label: "Noël" },
  ];
  const words = { ...english, closed: "Fermé", openFromTo: "{opens} à {closes}" };
  const found = closuresInWords(closures, { words, language: "fr-FR" });
  expect(found.map(({ days, text }) => `${days} | ${text.replaceAll("\u00A0", " ")}`)).toEqual([
    "24 déc. 2026 | 9 h à 12 h (Réveillon)",
    "24 déc. 2026 | 14 h à 16 h (Réveillon)",
    "25 déc. 2026 | Fermé\u202f: Noël",
  ]);
});
