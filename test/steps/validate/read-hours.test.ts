import { expect, test } from "vitest";
import { inspectFile } from "../../../src/steps/validate/inspect-file.ts";
import { markdownSource } from "../../support/read-source.ts";

const office = 'phone: (503) 555-0187\naddress: { street: 1 A St, city: Port Ansel, state: OR, zip: "97201" }\n';
const inspect = (hours: string): ReturnType<typeof inspectFile>["problems"] =>
  inspectFile(markdownSource(office + hours, "", "site/offices/main.md")).problems;

/** Writes an entry as the remedy does: its days, such as "1-5", and its times. */
function entry(days: string, times?: string): string {
  const names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const listed = names.filter((_, index) => days.includes(String(index + 1))).join(", ");
  const [opens, closes] = times?.split("-") ?? [];
  return `  - days: [${listed}]\n    ${times === undefined ? "closed: true" : `opens: "${opens}"\n    closes: "${closes}"`}`;
}

const workdays = "12345";

test.for<[written: string, ...entries: string[]]>([
  ["Mon-Fri 18:00-24:00", entry(workdays, "18:00-23:59")],
  ["Mon-Fri 18:00-00:00", entry(workdays, "18:00-23:59")],
  ["Mon-Fri 6 PM to midnight", entry(workdays, "18:00-23:59")],
  ["Mon-Fri 6 PM to 12 AM", entry(workdays, "18:00-23:59")],
  ["Mon-Fri 00:00-24:00", entry(workdays, "00:00-23:59")],
  ["Mon-Fri open 24 hours", entry(workdays, "00:00-23:59")],
  ["24/7", entry("1234567", "00:00-23:59")],
  ["Fri 22:00-02:00", entry("5", "22:00-02:00")],
  ["Fri-Sat 10 PM to 2 AM", entry("56", "22:00-02:00")],
  ["Mon-Thu 9-5, Sat 9 AM to noon", entry("1234", "09:00-17:00"), entry("6", "09:00-12:00")],
  ["Mon-Fri 8-12 and 1-5", entry(workdays, "08:00-12:00"), entry(workdays, "13:00-17:00")],
  ["Mon & Wed 9-5; Fri 9-1; Sun closed", entry("13", "09:00-17:00"), entry("5", "09:00-13:00"), entry("7")],
  ["9:00-17:00 Mon-Fri, 9-12 Sat", entry(workdays, "09:00-17:00"), entry("6", "09:00-12:00")],
  ["Daily 7-3", entry("1234567", "07:00-15:00")],
  ["Mo-Fr 0800-1730", entry(workdays, "08:00-17:30")],
  ["Tu, Th 12-8", entry("24", "12:00-20:00")],
  ["Lunes a viernes 9:00 a 17:00", entry(workdays, "09:00-17:00")],
  ["Sabado cerrado", entry("6")],
  ["Montag bis Freitag 8-18 Uhr", entry(workdays, "08:00-18:00")],
  ["lundi-vendredi 8h30-18h", entry(workdays, "08:30-18:00")],
])('hours written as "%s" get lines that are right when copied', ([written, ...entries]) => {
  const wanted = entries.join("\n");
  const [asText, ...others] = inspect(`hours: ${written}`);
  expect(others).toEqual([]);
  expect(asText!.lines?.join("\n")).toBe(wanted);
  expect(inspect(`hours:\n${wanted}`)).toEqual([]);
  const [asItem] = inspect(`hours:\n  - ${written}`);
  expect(asItem!.lines?.join("\n")).toBe(wanted.replace("  - ", "    "));
});

test.for<[written: string, lines: string]>([
  ["hours:\n  Mon-Fri: 18:00-24:00\n  Sat: closed", `${entry(workdays, "18:00-23:59")}\n${entry("6")}`],
  ["hours:\n  Monday: { opens: 9 AM, closes: 5 PM }", entry("1", "09:00-17:00")],
  ["hours:\n  - Mon-Fri: 9-5", entry(workdays, "09:00-17:00").replace("  - ", "    ")],
  ['hours:\n  - [Monday, "9-5"]', entry("1", "09:00-17:00").replace("  - ", "    ")],
  ["hours:\n  - by appointment", entry("1", "08:30-12:00").replace("  - ", "    ")],
])("%j is one problem, with lines that are right when copied", ([written, lines]) => {
  const problems = inspect(written);
  expect(problems.map(({ code }) => code)).toEqual(["value/wrong-kind"]);
  expect(problems[0]!.lines?.join("\n")).toBe(lines);
});

test.for(["9-5", "by appointment", "Mon-Fri", "Mon-Fri 9-5 by appointment", "Mon 9-5 Tue", "Mon 25-30", "We 9 so 5"])(
  'no hours are read in "%s", whose remedy is an example',
  (written) => {
    expect(inspect(`hours: ${written}`)[0]!.lines?.join("\n")).toBe(entry("1", "08:30-12:00"));
  },
);
