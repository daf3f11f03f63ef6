import { expect, test } from "vitest";
import type { Hours } from "../../../src/model/hours.ts";
import type { Words } from "../../../src/model/words.ts";
import { closuresInWords, hoursInWords } from "../../../src/steps/route/hours-in-words.ts";

const english = { closed: "Closed", openFromTo: "{opens} to {closes}" } as Words;
const spanish = { closed: "Cerrado", openFromTo: "{opens} a {closes}" } as Words;

function linesOf(hours: Hours, words = english, language = "en-US"): string[] {
  return hoursInWords(hours, words, language).map(({ days, text }) => `${days}: ${text}`);
}

const week: Hours[number]["days"] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

test("days in a row with the same hours share a line", () => {
  expect(linesOf([{ days: week, opens: "08:30", closes: "17:30" }])).toEqual(["Mon-Fri: 8:30 AM to 5:30 PM"]);
  expect(linesOf([{ days: ["Monday", "Wednesday"], opens: "08:00", closes: "12:00" }])).toEqual([
    "Mon: 8 AM to 12 PM",
    "Wed: 8 AM to 12 PM",
  ]);
});

test("a lunch break gives one day two times, in whatever order they are written", () => {
  const hours: Hours = [
    { days: ["Monday"], opens: "13:00", closes: "17:00" },
    { days: ["Monday"], opens: "08:00", closes: "12:00" },
  ];
  expect(linesOf(hours)).toEqual(["Mon: 8 AM to 12 PM, 1 PM to 5 PM"]);
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
  expect(lines).toEqual(["lun-vie: 8:30 a.m. a 5 p.m."]);
});

test.for(["en-GB", "fr-FR", "de", "es-ES", "pl"])("a clock without AM and PM shows minutes, in %s", (language) => {
  expect(linesOf([{ days: ["Monday"], opens: "10:00", closes: "17:00" }], english, language)[0]).toMatch(
    /: 10:00 to 17:00$/,
  );
});

test("closures are in calendar order, with their days", () => {
  const closures = [
    { from: "2026-12-24", to: "2027-01-01", label: "Winter holidays" },
    { from: "2026-11-26", label: "Thanksgiving" },
  ];
  expect(closuresInWords(closures, english, "en-US")).toEqual([
    { days: "Nov 26, 2026", text: "Closed: Thanksgiving", isClosure: true },
    { days: "Dec 24, 2026 – Jan 1, 2027", text: "Closed: Winter holidays", isClosure: true },
  ]);
});
