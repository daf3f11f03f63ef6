import { expect, test } from "vitest";
import { checkDates } from "../../src/check/dates.ts";
import { markdownSource, position, yamlSource } from "../support/read-source.ts";

const told = (today: string): string[] => {
  const home = yamlSource("insurance:\n  asOf: 2026-12\nmenu:\n  - effectiveDate: 2030-01-01\n", "site/home.yaml");
  const statement = markdownSource("reviewedDate: 2026-11-22");
  const content = { files: { "home.yaml": home, "accessibility.md": statement }, serviceFiles: [], assets: new Map() };
  const services = [markdownSource("reviewed: 2026-11"), markdownSource("reviewed: soon")];
  return checkDates({ ...content, services }, today).map(({ place, message }) => `${position(place)} ${message}`);
};

test("a month or day on which something was checked has come", () => {
  const december = '2:9 "asOf" is "2026-12", which is not a month that has come, ';
  expect(told("2026-11-22")).toEqual([`${december}2026-11 at the latest.`]);
  expect(told("2026-11-21")).toEqual([
    `${december}2026-11 at the latest.`,
    '2:15 "reviewedDate" is "2026-11-22", which is not a day that has come, 2026-11-21 at the latest.',
  ]);
  expect(told("2026-10-31")).toHaveLength(3);
  expect(told("2026-12-01")).toEqual([]);
});
