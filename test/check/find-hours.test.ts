import { describe, expect, test } from "vitest";
import { HoursFinder } from "../../src/check/find-hours.ts";
import { officeSchema, type Office } from "../../src/model/office.ts";

const address = { street: "12 Harbor Lane", city: "Port Ansel", state: "OR", zip: "97201" };
const weekend = ["Saturday"];

function office(hours: object[]): Office {
  return officeSchema.parse({ phone: "(503) 555-0187", address, hours });
}

const offices = [
  office([
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "08:30", closes: "12:00" },
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "13:00", closes: "17:30" },
    { days: ["Friday"], opens: "09:00", closes: "14:00" },
  ]),
  office([{ days: weekend, opens: "10:00", closes: "15:00" }]),
];

const find = (text: string, language = "en-US"): string[] =>
  new HoursFinder(offices, language).findOthers(text).map(({ value }) => value);

describe("hours that no office has are found", () => {
  test.for([
    "Mon-Thu, 9 AM to 5 PM",
    "Monday to Friday 8:30 AM to 5:30 PM",
    "Mondays and Tuesdays from 8:30 AM until 6 PM",
    "Sat 10 a.m. - 4 p.m.",
    "Sunday: 10 AM to 3 PM",
    "Mon.–Thu.: 08:30–18:00",
    "Friday 9 to 5 PM",
    "Fri 9&nbsp;AM to noon",
    "Weekdays 8:30 AM to 5:30 PM",
    "daily, 10 AM to 3 PM",
    "Thu-Mon 8:30 AM to 5:30 PM",
  ])("%s", (text) => {
    expect(find(`We are here ${text}.`)).toEqual([text]);
  });

  test("a closing time alone, in English", () => {
    expect(find("We are open until 8 PM, so come after work.")).toEqual(["open until 8 PM"]);
    expect(find("We close at 4:30 p.m. on holidays.")).toEqual(["close at 4:30 p.m."]);
  });

  test("in the site's language", () => {
    expect(find("Lunes a jueves de 9:00 a 18:00", "es-US")).toEqual(["Lunes a jueves de 9:00 a 18:00"]);
  });
});

test.for([
  "Mon-Thu, 8:30 AM to 5:30 PM",
  "Monday to Thursday 8:30 AM to noon",
  "Tuesday, Wednesday and Thursday from 1 PM until 5:30 PM",
  "Mon–Thu: 08:30–17:30",
  "Friday, 9 to 2 PM",
  "Saturdays 10 a.m. - 3 p.m.",
  "open until 5:30 PM",
  "On Monday 3 to 5 visitors came",
  "Take it from 8 AM to 8 PM",
  "the doctor's Monday",
  "open until 5",
])("%s is fine: an office's own, or no hours", (text) => {
  expect(find(`${text}.`)).toEqual([]);
});

test("in another language an office's own are fine, too", () => {
  expect(find("De lunes a jueves, 8:30 a. m. a 5:30 p. m.", "es-US")).toEqual([]);
});
