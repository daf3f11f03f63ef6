import { describe, expect, test } from "vitest";
import { closuresSchema, hoursSchema } from "../../../src/model/domain/hours.ts";
import { officeSchema } from "../../../src/model/content/office.ts";

const open = { days: ["Monday", "Tuesday"], opens: "08:30", closes: "17:30" };

/** `path: wanted value` of each fault. */
function faultsOf(...entries: object[]): string[] {
  const issues = hoursSchema.safeParse(entries).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("opening hours", () => {
  test.for([
    [open],
    [open, { days: ["Saturday", "Sunday"], closed: true }],
    [open, { days: ["Saturday"], note: "By appointment" }],
    [
      { ...open, closes: "12:00" },
      { ...open, opens: "13:00" },
    ],
    [{ ...open, note: "Afternoons by appointment" }],
    [{ ...open, opens: "00:00", closes: "23:59" }],
    [{ ...open, opens: "17:00", closes: "00:00" }],
    [{ ...open, opens: "14:00", closes: "02:00" }],
    [{ days: ["Saturday", "Sunday", "Monday"], opens: "18:00", closes: "08:00" }],
    [
      { days: ["Sunday"], opens: "22:00", closes: "02:00" },
      { days: ["Monday"], closed: true },
    ],
  ])("%j fit", (entries) => {
    expect(faultsOf(...entries)).toEqual([]);
  });

  test.for([
    [{ closes: "05:30" }, "0.closes: a time after you open on the same day, such as 17:30 for 5:30 PM"],
    [{ closes: undefined }, "0.closes: there"],
    [{ closes: undefined, closed: true }, '0.closed: false where there are "opens" and "closes"'],
    [{ opens: undefined, note: "By appointment" }, "0.opens: there"],
    [
      { opens: undefined, closes: undefined, closed: true, note: "By appointment" },
      "0.note: words for days that are not closed",
    ],
    [{ opens: "13:00", closes: "05:00" }, "0.closes: a time after you open on the same day, such as 17:30 for 5:30 PM"],
    [{ opens: "00:00", closes: "00:00" }, '0.closes: another time than "opens"'],
    [{ days: ["Mon"] }, "0.days.0: a day's full name such as Monday"],
  ] as const)("%j do not", ([change, fault]) => {
    expect(faultsOf({ ...open, ...change })).toEqual([fault]);
  });

  test.for([
    [{ days: ["Tuesday"], opens: "17:00", closes: "20:00" }, 0],
    [{ days: ["Friday", "Monday"], closed: true }, 1],
    [{ days: ["Sunday"], opens: "22:00", closes: "09:00" }, 0],
    [{ days: ["Monday"], opens: "06:00", closes: "09:00" }, 0],
  ] as const)("of one day may not overlap: %j", ([other, item]) => {
    expect(faultsOf(open, other)).toEqual([`1.days.${item}: a day that is free at that time in the lines above`]);
  });
});

test("a closure may not end before it begins", () => {
  const isClosure = (from: string, to?: string): boolean =>
    closuresSchema.safeParse([{ from, ...(to !== undefined && { to }), label: "Holidays" }]).success;
  expect(isClosure("2026-12-24")).toBe(true);
  expect(isClosure("2026-12-24", "2026-12-24")).toBe(true);
  expect(isClosure("2026-12-24", "2026-12-23")).toBe(false);
});

const christmas = { from: "2026-12-24", label: "Christmas Eve" };

test.for([
  [{}],
  [{ opens: "09:00", closes: "12:00" }],
  [{ opens: "18:00", closes: "02:00" }],
  [
    { opens: "09:00", closes: "12:00" },
    { opens: "14:00", closes: "16:00" },
  ],
  [{}, { to: "2026-12-26" }],
])("a date may have other hours: %j", (times) => {
  expect(closuresSchema.safeParse(times.map((each) => ({ ...christmas, ...each }))).error).toBeUndefined();
});

test.for([
  [[{ opens: "09:00", closes: "04:00" }], "0.closes"],
  [[{}, { opens: "09:00", closes: "12:00" }], "1.from"],
  [[{ to: "2026-12-26" }, { from: "2026-12-25", opens: "09:00", closes: "12:00" }], "1.from"],
  [
    [
      { opens: "09:00", closes: "12:00" },
      { opens: "11:00", closes: "16:00" },
    ],
    "1.from",
  ],
] as const)("a date may not be closed and open, or open twice: %j", ([times, place]) => {
  const { error } = closuresSchema.safeParse(times.map((each) => ({ ...christmas, ...each })));
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([place]);
});

describe("a phone number", () => {
  const isPhone = (number: string): boolean => officeSchema.shape.phone.safeParse(number).success;

  test.for([
    "(714) 555-0142",
    "714.555.0142",
    "7145550142",
    "1 (714) 555-0142",
    "+1-714-555-0142",
    "+44 20 7946 0000",
    "(555) 555-0100",
    "(714) 555\u20110142",
    "714/555\u20130142",
  ])("may be %s", (number) => {
    expect(isPhone(number)).toBe(true);
  });

  test.for([
    "(714) 555-01",
    "(714) 555-01422",
    "555-0142",
    "(114) 555-0142",
    "(714) 155-0142",
    "(714) 555-0142 ext.",
    "1714555014",
    "+1 714 555 014",
    "44 20 7946 0000",
    "call us",
  ])("may not be %s", (number) => {
    expect(isPhone(number)).toBe(false);
  });
});
