import { afterEach, expect, test } from "vitest";
import { dayInWords, monthInWords } from "../../../src/steps/route/dates.ts";

const timeZone = process.env.TZ;

afterEach(() => {
  if (timeZone === undefined) delete process.env.TZ;
  else process.env.TZ = timeZone;
});

test.for([
  ["2026-11", "en-US", "November 2026"],
  ["2026-01", "en-US", "January 2026"],
  ["2026-11", "es", "noviembre de 2026"],
] as const)("the month %s in %s is %s", ([month, language, words]) => {
  expect(monthInWords(month, language)).toBe(words);
});

test("a language whose code ends in en is not taken for English", () => {
  expect([monthInWords("2026-11", "ben"), dayInWords("2026-11-09", "ben")].join()).not.toContain("November");
});

test("a date with a day shows the day, also after a month was formatted", () => {
  expect(monthInWords("2026-11", "es")).toBe("noviembre de 2026");
  expect(dayInWords("2026-11-09", "es")).toBe("9 de noviembre de 2026");
});

test.for(["en", "en-US", "en-GB", "en-AU", "en-CA", "en-IN", "en-ZA"])(
  "months and days in %s are the same as Intl's",
  (language) => {
    const inWords = (parts: Intl.DateTimeFormatOptions, day: string): string =>
      new Intl.DateTimeFormat(language, { ...parts, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
    for (let month = 1; month <= 12; month++) {
      const written = `2026-${String(month).padStart(2, "0")}`;
      const day = `${written}-09`;
      expect(monthInWords(written, language)).toBe(inWords({ month: "long", year: "numeric" }, day));
      expect(dayInWords(day, language)).toBe(inWords({ day: "numeric", month: "long", year: "numeric" }, day));
    }
  },
);

test.for(["Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"])(
  "a date does not change if the site is built in %s",
  (zone) => {
    process.env.TZ = zone;
    expect(dayInWords("2026-11-01", "en-US")).toBe("November 1, 2026");
    expect(monthInWords("2026-11", "en-US")).toBe("November 2026");
  },
);
