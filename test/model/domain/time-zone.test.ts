import { expect, test } from "vitest";
import { dayAfter, dayIn, endOfDay, timeZoneOf } from "../../../src/model/domain/time-zone.ts";

test.for([
  ["CA", undefined, "America/Los_Angeles"],
  ["new york", "United States", "America/New_York"],
  ["D.C.", "USA", "America/New_York"],
  ["KS", undefined, "America/Denver"],
  ["TN", undefined, "America/Chicago"],
  ["Alaska", undefined, "America/Adak"],
  ["PR", undefined, "America/Puerto_Rico"],
  ["Berlin", "Germany", "Europe/Berlin"],
  ["Puebla", "Mexico", "Etc/GMT+12"],
  ["WA", "Australia", "Etc/GMT+12"],
  ["Oblivion", undefined, "Etc/GMT+12"],
] as const)("an office in %s, %s, has the time zone %s", ([state, country, expected]) => {
  expect(timeZoneOf({ state, country })).toBe(expected);
});

test.for([
  ["Pacific/Kiritimati", "2026-12-24T10:00:00Z"],
  ["Asia/Kathmandu", "2026-12-24T18:15:00Z"],
  ["UTC", "2026-12-25T00:00:00Z"],
  ["America/Los_Angeles", "2026-12-25T08:00:00Z"],
  ["Etc/GMT+12", "2026-12-25T12:00:00Z"],
] as const)("December 24 is over in %s at %s", ([timeZone, expected]) => {
  const end = endOfDay("2026-12-24", timeZone);
  expect(new Date(end).toISOString()).toBe(expected.replace("Z", ".000Z"));
  expect([dayIn(timeZone, end - 1), dayIn(timeZone, end)]).toEqual(["2026-12-24", "2026-12-25"]);
});

test("a day ends at midnight even if clocks change", () => {
  expect(endOfDay("2026-03-08", "America/New_York")).toBe(Date.parse("2026-03-09T04:00:00Z"));
  expect(endOfDay("2026-11-01", "America/New_York")).toBe(Date.parse("2026-11-02T05:00:00Z"));
});

test("the last day with a year of four digits has an end", () => {
  expect(endOfDay("9999-12-31", "America/Los_Angeles")).toBeGreaterThan(Date.parse("9999-12-31T00:00:00Z"));
});

test("the day after the last day of a year is the first of the next", () => {
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
});
