import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { weekdays } from "../../../src/model/domain/hours.ts";
import { languagesOfHours } from "../../../src/model/domain/hours-words.ts";
import { readHours, type WrittenHours } from "../../../src/model/domain/read-hours.ts";
import { HoursFinder } from "../../../src/steps/check/find-hours.ts";
import type { WrittenOffice } from "../../../src/model/content/office.ts";
import { readPackageWords } from "../../../src/steps/read/read-site.ts";
import { packageFolder } from "../../support/package-folder.ts";

interface Line {
  text: string;
  /** The hours in a short form, or null if the text says more, or less, than them. */
  means: string | null;
}

const lines = parse(readFileSync(path.join(packageFolder, "test/fixtures/hours-lines.yaml"), "utf8")) as Record<
  string,
  Line[]
>;
const all = Object.entries(lines).flatMap(([language, list]) => list.map((line) => ({ language, ...line })));
const readable = all.filter(({ means }) => means !== null);

/** Writes hours as the lines have them: `Mo Tu 08:00-12:00 14:00-18:00; Sa Su closed`. */
function write(read: readonly WrittenHours[] | undefined): string | null {
  if (read === undefined) return null;
  const groups: [days: string, times: string[]][] = [];
  for (const { days, opens, closes, closed } of read) {
    const names = weekdays.filter((day) => days.includes(day)).map((day) => day.slice(0, 2));
    const last = groups.at(-1);
    const times = closed ? "closed" : `${opens!}-${closes!}`;
    if (last?.[0] === names.join(" ") && !closed) last[1].push(times);
    else groups.push([names.join(" "), [times]]);
  }
  return groups.map(([days, times]) => `${days} ${times.join(" ")}`).join("; ");
}

describe("a line of hours", () => {
  test("is tried in each language that the package has, in 220 forms", () => {
    expect(all.length).toBeGreaterThanOrEqual(220);
    const languages = new Set([...readPackageWords().keys()].map((name) => new Intl.Locale(name).language));
    expect(languagesOfHours.toSorted()).toEqual([...languages].toSorted());
    expect(
      Object.keys(lines)
        .map((name) => new Intl.Locale(name).language)
        .toSorted(),
    ).toEqual([...languages].toSorted());
  });

  test.for(all)("in $language is read, or refused if it says more: $text", ({ language, text, means }) => {
    expect(write(readHours(text, language))).toBe(means);
    expect([means, null]).toContain(write(readHours(text)));
  });
});

describe("in texts of a page, hours as people write them", () => {
  const officeWith = (hours: readonly WrittenHours[]): WrittenOffice => ({ hours }) as unknown as WrittenOffice;
  const later = (hours: readonly WrittenHours[]): WrittenHours[] =>
    hours.map(({ opens, ...each }) => (opens === undefined ? each : { ...each, opens: opens.replace(/\d\d$/, "59") }));

  test("are an office's own if it has them, and another's if it opens at other times", () => {
    const found = readable
      .filter(({ text }) => /\p{Nd}/u.test(text))
      .map(({ language, text }) => {
        const hours = readHours(text, language)!;
        const line = text.replaceAll("\n", ", ");
        const find = (office: WrittenOffice): number => new HoursFinder([office], language).findOthers(line).length;
        return { line, own: find(officeWith(hours)), other: find(officeWith(later(hours))) };
      });
    expect(found.filter(({ own }) => own > 0).map(({ line }) => line)).toEqual([]);
    const missed = found.filter(({ other }) => other === 0).map(({ line }) => line);
    expect(missed).toEqual([]);
  });
});
