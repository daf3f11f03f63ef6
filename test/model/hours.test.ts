import { describe, expect, test } from "vitest";
import { hoursSchema } from "../../src/model/hours.ts";
import { practiceSchema } from "../../src/model/practice.ts";

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const open = { days: "Mon-Fri", schemaDays: week, opens: "08:30", closes: "17:30", text: "8:30 AM to 5:30 PM" };

/** `path: what is wanted` of each fault. */
function faultsOf(...entries: object[]): string[] {
  const issues = hoursSchema.safeParse(entries).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
}

describe("opening hours", () => {
  test.for([
    [open],
    [open, { days: "Sat", text: "Closed" }],
    [open, { days: "Saturday & Sunday", text: "By appointment" }],
    [{ ...open, text: "8:30 a.m. – 5:30 p.m." }],
    [{ ...open, text: "8:30 AM to noon and 1 PM to 5 PM" }],
    [{ ...open, text: "8:00 AM, last appointment 3:15 PM" }],
    [{ ...open, closes: "23:59", text: "8:30 AM to 12 AM" }],
    [open, { days: "December 24", text: "8 AM to 12 PM" }],
    [open, { days: "Lunch", text: "Closed 12 PM to 1 PM" }],
    [open, { days: "First Saturday of the month", text: "9 AM to 1 PM" }],
    [open, { ...open, days: "Mon-Fri in summer", closes: "16:00", text: "8:30 AM to 4 PM" }],
    [{ ...open, text: "From half past eight" }],
    [{ ...open, days: "Weekdays" }],
    [{ ...open, days: "Fri, Monday to Thurs." }],
    [{ ...open, days: "Fri-Mon", schemaDays: ["Friday", "Saturday", "Sunday", "Monday"] }],
    [
      { ...open, closes: "12:00", text: "8:30 AM to 12 PM" },
      { ...open, opens: "13:00", text: "1 PM to 5:30 PM" },
    ],
  ])("%j fit", (entries) => {
    expect(faultsOf(...entries)).toEqual([]);
  });

  test.for([
    [{ opens: "08:00" }, '0.opens: the time in "text": 08:30 for 8:30 AM'],
    [{ closes: "05:30" }, '0.closes: the time in "text": 17:30 for 5:30 PM'],
    [
      { days: "Mon-Thu" },
      '0.days: the same days as "schemaDays", which has Monday, Tuesday, Wednesday, Thursday, Friday',
    ],
    [{ days: "Mon, Wed", schemaDays: ["Monday"] }, '0.days: the same days as "schemaDays", which has Monday'],
    [
      { text: "Closed" },
      '0.text: the hours from "opens" to "closes"; for a closed day leave out "schemaDays", "opens" and "closes"',
    ],
    [
      { text: "All day", closes: "08:30" },
      '0.closes: a time later than "opens" on the same day, such as 17:30 for 5:30 PM',
    ],
  ] as const)("%j do not", ([change, fault]) => {
    expect(faultsOf({ ...open, ...change })).toEqual([fault]);
  });

  test.for([
    "Mon-Thu",
    "Mo–Th",
    "Mondays to Thursdays",
    "Mon thru Thu",
    "Monday through Thursday",
    "Mon, Tue; Wed & Thu",
    "Mon/Tue + Wed and Thurs.",
  ])("of %s are those of the same days for search engines", (days) => {
    expect(faultsOf({ ...open, days, schemaDays: week.slice(0, 4) })).toEqual([]);
    expect(faultsOf({ ...open, days })).toHaveLength(1);
  });

  test("of one day may not overlap", () => {
    const late = { days: "Wed", schemaDays: ["Wednesday"], opens: "17:00", closes: "20:00", text: "5 PM to 8 PM" };
    expect(faultsOf(open, late)).toEqual(['1.days: days that "Mon-Fri" above leaves free at that time']);
  });

  test("have days and times for search engines all together or not at all", () => {
    expect(faultsOf({ days: "Sat", text: "By appointment", opens: "08:00" })).toEqual([
      "0.schemaDays: there",
      "0.closes: there",
    ]);
    expect(faultsOf({ days: "Sat", text: "8 AM to 1 PM" })).toEqual([
      "0.schemaDays: there",
      "0.opens: there",
      "0.closes: there",
    ]);
  });
});

describe("a phone number", () => {
  const isPhone = (number: string): boolean => practiceSchema.shape.phone.safeParse(number).success;

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
    "(714) 555-0142 ext. 3",
    "1714555014",
    "+1 714 555 014",
    "44 20 7946 0000",
    "call us",
  ])("may not be %s", (number) => {
    expect(isPhone(number)).toBe(false);
  });
});
