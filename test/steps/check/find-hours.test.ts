import { describe, expect, test } from "vitest";
import { HoursFinder } from "../../../src/steps/check/find-hours.ts";
import { officeSchema, type WrittenOffice } from "../../../src/model/content/office.ts";

const address = { street: "12 Harbor Lane", city: "Port Ansel", state: "OR", zip: "97201" };
const weekend = ["Saturday"];

function office(hours: object[]): WrittenOffice {
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
    "Mon-Fri 9-5",
    "Mon-Fri, 9 to 5",
    "M-F 8-5",
    "Thurs. & Fri. 8 to 6",
    "Mon. - Thu. 8:00 to 5:00",
    "Mondays between 9 AM and 5 PM",
    "Monday 8:30 a.m.–6:30 p.m.",
    "Saturday 10 AM to midnight",
    "9 to 5, Monday through Thursday",
    "8:30 a.m.–5:30 p.m. on Fridays",
    "open 9 to 7",
    "open Sundays",
    "open Monday to Sunday",
    "Monday 8:30–12 and 14–17:30",
    "Monday 8:30 to 12, 1 PM to 6 PM",
    "Mon-Thu 9-12h / 14-18h",
    "Monday 9-12 | 14-18",
    "open 8:30-12 and 14-17:30",
    "open 24/7",
    "open 24 hours",
    "timings: 9 AM to 8 PM",
  ])("%s", (text) => {
    expect(find(`We are here ${text}.`)).toEqual([text]);
  });

  test("in sentences about more than the hours", () => {
    const hours = "Mon-Fri, 7 AM to 9 PM";
    expect(find(`If you are in pain, call us ${hours}.`)).toEqual([hours]);
    expect(find(`In the event of an emergency we are here ${hours}.`)).toEqual([hours]);
    expect(find(`Take your time: we answer ${hours}.`)).toEqual([hours]);
    expect(find(`It is open ${hours}.`)).toEqual([]);
  });

  test("for days on which every office is open, but the text says closed", () => {
    const [first] = offices;
    const findInOne = (text: string): string[] =>
      new HoursFinder([first!], "en-US").findOthers(text).map(({ value }) => value);
    expect(findInOne("We are closed on Tuesdays and Sundays.")).toEqual(["closed on Tuesdays and Sundays"]);
    expect(findInOne("We are closed on weekends.")).toEqual([]);
    expect(findInOne("Closed Thurs, Nov 26 for Thanksgiving.")).toEqual([]);
    expect(findInOne("We are closed every Tuesday.")).toEqual(["closed every Tuesday"]);
    expect(findInOne("In July and August we are closed on Fridays.")).toEqual([]);
    expect(find("The first office is closed on Saturdays, the second on Tuesdays.")).toEqual([]);
  });

  test("a closing time alone, in English", () => {
    expect(find("We are open until 8 PM, so come after work.")).toEqual(["open until 8 PM"]);
    expect(find("We close at 4:30 p.m. on holidays.")).toEqual(["close at 4:30 p.m."]);
  });

  test.for([
    "Lunes a jueves de 9:00 a 18:00",
    "lunes a viernes de 9:00 a 14:00",
    "viernes de 9 a 17 h",
    "L-V 9-14",
    "viernes, de 9 de la mañana a 5 de la tarde",
    "viernes de las 9:00 a las 16:00",
    "viernes entre las 9:00 y las 15:00",
    "sábado de 10:00 a. m. a mediodía",
    "abierto hasta las 8 p. m.",
    "lunes a viernes de 9 a. m. a 6 p. m.",
    "Lunes a viernes 9.00 - 18.30 hrs",
  ])("in the site's language: %s", (text) => {
    expect(find(`${text}.`, "es-US")).toEqual([text]);
  });

  test.for<[language: string, before: string, text: string]>([
    ["de-DE", "Öffnungszeiten", "Mo–Fr 8–18 Uhr"],
    ["de-DE", "Öffnungszeiten", "Montag bis Freitag 8 bis 18 Uhr"],
    ["de-DE", "Öffnungszeiten", "Montag: 9:30 – 12:00 Uhr"],
    ["de-DE", "Öffnungszeiten", "Mo–Fr 8.00 - 18.00 Uhr"],
    ["de-DE", "Sprechzeiten", "Dienstag von 8.45 – 12.00"],
    ["de-DE", "Sprechzeiten", "Montag, Dienstag und Donnerstag 8.00 bis 18.00 Uhr"],
    ["fr-FR", "Nous recevons", "lundi et mardi 9h à 18h"],
    ["fr-FR", "Horaires du", "lundi au vendredi de 9h00 à 12h30"],
    ["fr-FR", "Horaires", "mardi : 9 h 30 – 19 h"],
    ["pt-BR", "Atendemos", "segunda-feira das 8h às 18h"],
    ["de-DE", "Praxis", "geöffnet von 8.30 bis 18.00 Uhr"],
    ["fr-FR", "Cabinet", "ouvert de 9h à 18h"],
  ])("in %s: %s %s", ([language, before, text]) => {
    expect(find(`${before} ${text}.`, language)).toEqual([text]);
  });
});

test.for([
  "Mon-Thu, 8:30 AM to 5:30 PM",
  "Monday to Thursday 8:30 AM to noon",
  "Tuesday, Wednesday and Thursday from 1 PM until 5:30 PM",
  "Mon–Thu: 08:30–17:30",
  "Friday, 9 to 2 PM",
  "Monday 8:30–12 and 13–17:30",
  "Mon-Thu 8:30-12h / 13:00-17:30h",
  "Friday 9-2, 3-6 months later",
  "open 8:30 to 12 and 13 to 17:30",
  "Saturdays 10 a.m. - 3 p.m.",
  "open until 5:30 PM",
  "On Monday 3 to 5 visitors came",
  "Take it from 8 AM to 8 PM",
  "the doctor's Monday",
  "open until 5",
  "Mon-Thu 8:30-5:30",
  "Mon-Thu 8:30 to 5:30",
  "8:30 to 5:30, Monday to Thursday",
  "Friday 9-2",
  "open 9 to 2 on Fridays",
  "open 8:30 to noon",
  "open Monday to Friday",
  "closed Sundays",
  "We are closed for lunch Monday to Thursday, 12 PM to 1 PM",
  "We are closed on Saturday",
  "We are not open Sundays",
  "Take 400 mg every 6-8 hours, Monday to Friday",
  "daily 2 to 3 times",
  "We see you on Monday, 8-10 weeks later",
  "In our office on Friday, 9-11 of 2024",
  "Our fees on Monday: $900-$1,200",
  "We saw it on Friday 10/12",
  "Monday, October 12 to 16",
  "We measured 6 to 8 mm on Monday",
  "Open bites of 1.25 to 2.50 mm",
  "Monday, 10.11 - 12.11",
])("%s is fine: an office's own, or no hours", (text) => {
  expect(find(`${text}.`)).toEqual([]);
});

test("times that precede their days are not joined with earlier days", () => {
  const hours = [
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "08:00", closes: "17:00" },
    { days: ["Friday"], opens: "08:00", closes: "13:00" },
  ];
  const findInOne = (text: string): string[] =>
    new HoursFinder([office(hours)], "en-US").findOthers(text).map(({ value }) => value);
  expect(findInOne("We are open 8 AM to 5 PM Monday to Thursday, 8 AM to 1 PM Friday.")).toEqual([]);
  expect(findInOne("We are open Monday to Thursday 8 AM to 5 PM, Friday 8 AM to 1 PM.")).toEqual([]);
  expect(findInOne("We are open 8 AM to 5 PM Monday to Thursday, 8 AM to 2 PM Friday.")).toEqual([
    "8 AM to 2 PM Friday",
  ]);
});

const ordinary = [
  office([
    { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "17:00" },
    { days: weekend, opens: "10:00", closes: "14:00" },
  ]),
];

test.for<[text: string, wrong?: string]>([
  ["Monday to Friday 9 AM to 5 PM, 10 AM to 2 PM on Saturday"],
  ["We are open Monday to Friday 9 AM to 5 PM, 10 AM to 3 PM on Saturday", "10 AM to 3 PM on Saturday"],
  ["Mon-Fri 9:00-17:00, 10:00-14:00 Sat"],
  ["Mon-Fri 9:00-17:00, 10:00-15:00 Sat", "10:00-15:00 Sat"],
  ["Open 9 AM to 5 PM, 10 AM to 2 PM Saturdays"],
  ["We are open 9 AM to 5 PM, 10 AM to 3 PM Saturdays", "10 AM to 3 PM Saturdays"],
  ["Monday 9 AM to 5 PM and 10 AM to 2 PM Saturday"],
  ["Monday 9 AM to 6 PM and 10 AM to 2 PM Saturday", "Monday 9 AM to 6 PM"],
  ["Monday to Friday 9 AM to 5 PM, 10 AM to 2 PM the first Saturday"],
  ["Monday to Friday 9 AM to 5 PM, 1 PM to 2 PM lunch"],
  ["Monday to Friday 9 AM to 5 PM, 1 PM to 2 PM: lunch"],
  ["Monday to Friday 9 AM to 5 PM, 1 PM to 2 PM"],
  ["Monday to Friday 9 AM to 5 PM, 6 PM to 8 PM for emergencies"],
  ["Monday to Friday 9 AM to 5 PM, 6 PM to 8 PM", "Monday to Friday 9 AM to 5 PM, 6 PM to 8 PM"],
  ["Open 9 AM to 5 PM, 1 PM to 2 PM lunch"],
])("an interval with a day or a use of its own is no second one of the same days: %s", ([text, wrong]) => {
  const found = new HoursFinder(ordinary, "en-US").findOthers(`${text}.`).map(({ value }) => value);
  expect(found).toEqual(wrong === undefined ? [] : [wrong]);
});

test.for<[text: string, wrong?: string]>([
  ["Lunes a viernes de 9:00 a 17:00, 10:00 a 14:00 los sábados"],
  ["Abrimos de lunes a viernes de 9:00 a 17:00, 10:00 a 15:00 los sábados", "10:00 a 15:00 los sábados"],
  ["Lunes a viernes de 9 a. m. a 5 p. m. y de 10 a. m. a 2 p. m. el sábado"],
  ["L-V 9:00-17:00, 10:00-14:00 sáb."],
  ["Abierto de 9 a. m. a 5 p. m., 10 a. m. a 2 p. m. sábados"],
  ["Lunes a viernes de 9:00 a 17:00, de 13:00 a 14:00 almuerzo"],
  ["Lunes a viernes de 9:00 a 17:00, de 13:00 a 14:00 cerrado"],
])("in Spanish too: %s", ([text, wrong]) => {
  const found = new HoursFinder(ordinary, "es-US").findOthers(`${text}.`).map(({ value }) => value);
  expect(found).toEqual(wrong === undefined ? [] : [wrong]);
});

test("days that follow both intervals begin the next line if times follow them", () => {
  const offices = [
    office([
      { days: ["Monday", "Tuesday"], opens: "09:00", closes: "12:00" },
      { days: ["Monday", "Tuesday"], opens: "14:00", closes: "18:00" },
      { days: ["Saturday", "Sunday"], opens: "09:00", closes: "12:00" },
    ]),
  ];
  for (const days of ["Sat", "Sat.", "Saturday:", "Sat and Sun"]) {
    const text = `Mon and Tue 9:00-12:00, 14:00-18:00 ${days} 9:00-12:00.`;
    expect(new HoursFinder(offices, "en-US").findOthers(text)).toEqual([]);
  }
});

test("in another language an office's own hours are fine too", () => {
  expect(find("De lunes a jueves, 8:30 a. m. a 5:30 p. m.", "es-US")).toEqual([]);
});

test.for([
  "The pharmacy next to our office is open until 9 PM",
  "The drugstore is open Mon-Sat, 9 AM to 9 PM",
  "Poison Help is open 24 hours",
  "The crisis line answers daily, 6 AM to 10 PM",
  "The lab closes at 3 PM",
  "The farmers market is on Sundays, 9 AM to 1 PM",
  "Parking is free Monday to Friday, 6 PM to 8 AM",
  "The number 12 bus runs Monday to Saturday from 6 AM to 10 PM",
  "Wear your aligners daily, 8 AM to 6 AM",
  "A gym on the second floor opens Monday to Friday at dawn, 6 AM to 10 PM",
  "On December 24 we close at noon",
  "Starting in June we are open Mon-Fri, 7 AM to 7 PM",
  "The pharmacy opens at 8 a.m. and closes at 9 p.m",
  "The emergency room at St. Joseph is open 24 hours",
  "Every other Friday 8 to 2",
  "Open one Saturday a month, 9 AM to 1 PM",
  "Holiday hours: 9 AM to 1 PM",
  "In July and August we are closed on Fridays",
  "The building is open from 6 AM to 10 PM",
  "Online booking is open 24/7",
  "Our patient portal is open 24 hours a day",
])("%s is fine: hours of somebody else, of something else, or of some days only", (text) => {
  expect(find(`${text}.`)).toEqual([]);
});

test("every Sunday means all Sundays", () => {
  expect(find("We are open every Sunday.")).toEqual(["open every Sunday"]);
  expect(find("Abrimos los domingos y los lunes.", "es-US")).toEqual(["Abrimos los domingos"]);
  expect(find("Abrimos el domingo.", "es-US")).toEqual([]);
});

test("a sentence ends after p.m. if a capital letter follows", () => {
  expect(find("The pharmacy closes at 9 p.m. We are open until 8 PM.")).toEqual(["open until 8 PM"]);
  expect(find("We are open until 8 p.m. The pharmacy is next door.")).toEqual(["open until 8 p.m."]);
  expect(find("The pharmacy is next door, at Main St. No. 5 is open until 8 PM.")).toEqual([]);
  expect(find("Is the pharmacy open? No. We are open until 8 PM.")).toEqual(["open until 8 PM"]);
});

test("in Spanish, the hours of others are fine too", () => {
  expect(find("La farmacia abre de lunes a sábado de 9:00 a 21:00.", "es-US")).toEqual([]);
  expect(find("Tome 400 mg cada 6 a 8 horas, de lunes a viernes.", "es-US")).toEqual([]);
});
