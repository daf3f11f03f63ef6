import { describe, expect, test } from "vitest";
import { colorsSchema } from "../../../src/model/content/brand.ts";
import { hoursSchema } from "../../../src/model/domain/hours.ts";
import { phoneSchema } from "../../../src/model/domain/phone.ts";
import { practiceSchema } from "../../../src/model/content/practice.ts";
import * as parts from "../../../src/model/content/schema-parts.ts";
import { partOf } from "../../../src/model/build/walk-fields.ts";
import { findDateMistakeOf, readMeantValue, readOptions } from "../../../src/steps/validate/meant-value.ts";

const day = partOf(hoursSchema).item!.keys.get("days")!.item!;
const color = partOf(colorsSchema).keys.get("main")!;

describe("the value that was meant", () => {
  test.for([
    ["5:30 PM", "17:30"],
    ["5 p.m.", "17:00"],
    ["12:15am", "00:15"],
    ["noon", "12:00"],
    ["8:30", "08:30"],
    ["17.30", "17:30"],
    ["17 : 30", "17:30"],
    ["1730", "17:30"],
    ["“17:30”", "17:30"],
    ["23:59:59", "23:59"],
    ["00:00:00", "00:00"],
    ["24:00", "00:00"],
    ["0:00", "00:00"],
    ["midnight", "00:00"],
  ] as const)("of the time %s is %s", ([written, meant]) => {
    expect(readMeantValue(written, partOf(parts.timeSchema))).toBe(meant);
  });

  test.for(["24:00", "24:00:00", "24.00", "0:00", "12 AM", "Midnight"])(
    "of the end %s is the last minute of a day, which follows every beginning",
    (written) => {
      expect(readMeantValue(written, partOf(hoursSchema).item!.keys.get("closes")!)).toBe("23:59");
    },
  );

  test.for(["5:30", "7", "25:00", "half past eight"])("is not guessed for the time %s", (written) => {
    expect(readMeantValue(written, partOf(parts.timeSchema))).toBeUndefined();
  });

  test.for([
    ["12/24/2026", "2026-12-24"],
    ["12/24/26", "2026-12-24"],
    ["24.12.2026", "2026-12-24"],
    ["5.12.2026", "2026-12-05"],
    ["5/5/2026", "2026-05-05"],
    ["2026/1/5", "2026-01-05"],
    ["Dec. 24th, 2026", "2026-12-24"],
    ["24 December 2026", "2026-12-24"],
    ["Thursday, December 24, 2026", "2026-12-24"],
    ["Thu 24-Dec-26", "2026-12-24"],
    ["the 24th of December 2026", "2026-12-24"],
    ["jueves 24 de diciembre de 2026", "2026-12-24"],
    ["1 enero 2027", "2027-01-01"],
    ["2026–12–24", "2026-12-24"],
    ["2026 Dec 24", "2026-12-24"],
    ["20261224", "2026-12-24"],
    ["2026-12-24T00:00:00Z", "2026-12-24"],
    ["12/24/2026 8:30 AM", "2026-12-24"],
  ] as const)("of the date %s is %s", ([written, meant]) => {
    expect(readMeantValue(written, partOf(parts.daySchema))).toBe(meant);
  });

  test.for([
    "2/30/2026",
    "5/12/2026",
    "05-12-26",
    "Christmas 24, 2026",
    "24/24/2026",
    "12/24/2026 - 1/2/2027",
    "5550187",
  ])("is not guessed for the date %s", (written) => {
    expect(readMeantValue(written, partOf(parts.daySchema))).toBeUndefined();
  });

  test.for([
    ["2026-12-32", { kind: "day", year: 2026, month: 12, days: 31 }],
    ["12/32/2026", { kind: "day", year: 2026, month: 12, days: 31 }],
    ["Nov 31, 2026", { kind: "day", year: 2026, month: 11, days: 30 }],
    ["2026-02-30", { kind: "day", year: 2026, month: 2, days: 28 }],
    ["2028-02-30", { kind: "day", year: 2028, month: 2, days: 29 }],
    ["2026-12-00", { kind: "day", year: 2026, month: 12, days: 31 }],
    ["2026-13-01", { kind: "month", meant: "2026-01-13" }],
    ["2026-13-13", { kind: "month", meant: undefined }],
    ["2026-00-10", { kind: "month", meant: undefined }],
    ["Dec 24", { kind: "year", rest: "-12-24" }],
    ["12/24", { kind: "year", rest: "-12-24" }],
    ["2026-12-31", undefined],
    ["2026-12", undefined],
    ["Christmas", undefined],
  ] as const)("is none of the date %s, for a reason of its own", ([written, mistake]) => {
    expect(findDateMistakeOf(written, partOf(parts.daySchema))).toEqual(mistake);
    expect(findDateMistakeOf(written, partOf(parts.daySchema.optional()))).toEqual(mistake);
  });

  test("for a month is explained only if a year has no such month", () => {
    expect(findDateMistakeOf("2026-13", partOf(parts.monthSchema))).toEqual({ kind: "month", meant: undefined });
    for (const written of ["2026-12", "11/24", "soon"]) {
      expect(findDateMistakeOf(written, partOf(parts.monthSchema))).toBeUndefined();
    }
    expect(findDateMistakeOf("2026-13-01", partOf(parts.emailSchema))).toBeUndefined();
  });

  test.for([
    ["noviembre de 2026", "2026-11"],
    ["2026 Nov", "2026-11"],
    ["11/2026", "2026-11"],
    ["November 2026", "2026-11"],
    ["2026-11-30", "2026-11"],
  ] as const)("of the month %s is %s", ([written, meant]) => {
    expect(readMeantValue(written, partOf(parts.monthSchema))).toBe(meant);
  });

  test.for([
    ["Fridays", "Friday"],
    ["fri", "Friday"],
    ["Wendesday", "Wednesday"],
    ["Mon-Wed", "Monday, Tuesday, Wednesday"],
    ["lunes", "Monday"],
    ["Miércoles", "Wednesday"],
    ["martes a jueves", undefined],
  ] as const)("of the day %s is %s", ([written, meant]) => {
    expect(readMeantValue(written, day)).toBe(meant);
  });

  test.for([
    ["Spanish", "es-US"],
    ["español", "es-US"],
    ["English", "en-US"],
    ["French", undefined],
  ] as const)("of the language %s is %s", ([written, meant]) => {
    expect(readMeantValue(written, partOf(practiceSchema).keys.get("language")!)).toBe(meant);
  });

  test.for([
    ["69 39", "69% 39%"],
    ["69%, 39%", "69% 39%"],
    ["x: 69.4 / y: 39", "69% 39%"],
    ["69%", undefined],
    ["69% 39% 10%", undefined],
    ["right", undefined],
  ] as const)("of the point %s is %s", ([written, meant]) => {
    expect(readMeantValue(written, partOf(parts.focusOf("picture")))).toBe(meant);
  });

  test("may add a missing character, quotes or a scheme, or remove text after the value", () => {
    expect(readMeantValue("1a5a59", color)).toBe("#1a5a59");
    expect(readMeantValue("# 1a5a59", color)).toBe("#1a5a59");
    expect(readMeantValue("“(503) 555-0187”", partOf(phoneSchema))).toBe("(503) 555-0187");
    expect(readMeantValue("503-555-0187 ext. 12", partOf(phoneSchema))).toBe("503-555-0187");
    expect(readMeantValue("hello at practice.com", partOf(parts.emailSchema))).toBe("hello@practice.com");
    expect(readMeantValue("www.practice.com/map", partOf(parts.webAddressSchema))).toBe("https://www.practice.com/map");
    expect(readMeantValue("https:// www.practice.com/map", partOf(parts.webAddressSchema))).toBe(
      "https://www.practice.com/map",
    );
    expect(readMeantValue("555-0187", partOf(phoneSchema))).toBeUndefined();
  });

  test("is not searched in a text as long as a file", () => {
    const written = `a${" ".repeat(250_000)}b`;
    expect(readMeantValue(written, partOf(parts.webAddressSchema))).toBeUndefined();
  });

  test("is never guessed for words that visitors read", () => {
    expect(readMeantValue("“ ”", partOf(parts.text("A text.")))).toBeUndefined();
  });
});

describe("the options that a text names", () => {
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

  test.for([
    ["Fri-Sun", ["Friday", "Saturday", "Sunday"]],
    ["Sat to Mon", ["Saturday", "Sunday", "Monday"]],
    ["M-F", ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]],
    ["Mon, Wed & Fri", ["Monday", "Wednesday", "Friday"]],
    ["T-F", []],
    ["Mon, Xyz", []],
  ] as const)("in %s", ([text, named]) => {
    expect(readOptions(text, week)).toEqual(named);
  });
});
