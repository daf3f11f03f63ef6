import type { TextBlock } from "../lib/page/read-html.ts";
import { listTokens, writePlainly } from "../model/domain/hours-tokens.ts";
import { readHours, type WrittenHours } from "../model/domain/read-hours.ts";
import { HoursFinder } from "../steps/check/find-hours.ts";
import type { Witness, Witnesses } from "./witnesses.ts";

/** Words in front of hours, in the same line. */
const labelOfHours = /^[\p{L} ]{3,30}[:：]\s*(?=\p{L})/u;

/** Opening hours: in structured data, in lines that have nothing else, and in texts. */
export class HoursFacts {
  readonly #facts: Witnesses;
  /** The finders of hours, by the language of a page. */
  readonly #finders = new Map<string, HoursFinder>();

  constructor(facts: Witnesses) {
    this.#facts = facts;
  }

  /** Reads hours in texts, also those whose days and times are in cells beside each other. No text is sure to be whole, so a person decides. */
  readPage(file: string, language: string, blocks: readonly TextBlock[]): void {
    const [name] = /^[a-z]{2}(?![a-z])/i.exec(language) ?? ["en"];
    const finder = this.#finders.get(name) ?? new HoursFinder([], name);
    this.#finders.set(name, finder);
    const lines: string[] = [];
    let isRow = false;
    blocks.forEach(({ words, parents }, at) => {
      const isBeside = isRow && /^\d/.test(words) && blocks[at - 1]?.parents.at(-1) === parents.at(-1);
      isRow = isBeside || !/\d/.test(words);
      if (isBeside) lines[lines.length - 1] += ` | ${words}`;
      else lines.push(words);
    });
    for (const { value } of lines.flatMap((line) => finder.findOthers(line)))
      this.#facts.add("hoursInTexts", value, { file });
  }

  readData(written: unknown, file: string): void {
    const entries = [written].flat().map(readDataHours);
    // An entry that is not understood may have the hours of some days, or exceptions to the others.
    if (!entries.includes(undefined)) this.#add(entries.flat() as WrittenHours[], file, "data");
  }

  /** Reads the hours among lines that are beside each other. */
  readLines(
    lines: readonly string[],
    language: string,
    { files, by }: { files: readonly string[]; by: Witness },
  ): void {
    const hours = hoursIn(lines, language);
    for (const file of files) this.#add(hours, file, by);
  }

  /** Adds hours, whatever the order of their days. */
  #add(hours: readonly WrittenHours[], file: string, by: Witness): void {
    const times = hours.flatMap(({ days, opens = "closed", closes = "" }) =>
      days.map((day) => `${day} ${opens} ${closes}`),
    );
    const key = times
      .filter((each) => !each.includes("closed"))
      .sort()
      .join();
    // Days when a practice is closed are no hours.
    if (key !== "") this.#facts.add("hours", hours, { file, by, key });
  }
}

/**
 * Reads one entry of opening hours in structured data (https://schema.org/OpeningHoursSpecification): none if it is about closed days, public
 * holidays or a part of the year; undefined if its days or times are not understood.
 */
function readDataHours(entry: unknown): readonly WrittenHours[] | undefined {
  const { dayOfWeek, opens, closes, ...limits } = (entry ?? {}) as Record<string, unknown>;
  const days = String(dayOfWeek).replace(/[^,\s]*\//g, "");
  if (opens === closes || limits.validFrom || limits.validThrough || days === "PublicHolidays") return [];
  const [from, to] = [opens, closes].map((time) => String(time).replace(/^(\d\d:\d\d)[:Z+-].*/, "$1"));
  return readHours(`${days} ${from} - ${to}`, "en");
}

/** Reads the hours among lines that have no other words; none if a page has several. */
function hoursIn(lines: readonly string[], language: string): WrittenHours[] {
  const isHours = (line: string): boolean => (listTokens(writePlainly(line), language)?.length ?? 0) > 0;
  const plain = lines.map((line) => (isHours(line) ? line : line.replace(labelOfHours, "")));
  const runs = new Map<string, WrittenHours[]>();
  let run: string[] = [];
  for (const line of [...plain, ""]) {
    if (isHours(line)) {
      run.push(line);
      continue;
    }
    const read = readHours(run.join("\n"), language);
    if (read !== undefined && run.length > 0) runs.set(JSON.stringify(read), read);
    run = [];
  }
  return runs.size === 1 ? [...runs.values()][0]! : [];
}
