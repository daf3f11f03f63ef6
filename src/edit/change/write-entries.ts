import { writeYaml } from "../../lib/write-yaml.ts";
import type { Splice } from "./splice.ts";
import { writeInline, writeItem } from "./write-value.ts";
import type { YamlEntry, YamlGroup, YamlLines } from "./yaml-lines.ts";

/** Lists ways to write a new key: at the comment in which it is ready to use, or else as the last one of its group. */
export function* addKey(lines: YamlLines, group: YamlGroup, [key, value]: [string, unknown]): Generator<Splice[]> {
  const entries = lines.entriesOf(group);
  const [first, last] = [entries[0]!, entries.at(-1)!];
  if (group.flow === true) {
    for (const quotes of ["as is", "double"] as const) {
      const pair = writeInline({ [key]: value }, quotes).slice(2, -2);
      yield [{ start: last.end, end: last.end, text: separatorOf(lines, entries) + pair }];
    }
    return;
  }
  const margin = " ".repeat(lines.columnOf(first.start));
  const written = writeYaml({ [key]: value }).map((line) => line && margin + line);
  const comment = lines.findComment(first.start, key);
  if (comment !== undefined) yield [{ start: comment, end: comment, text: `${written.join("\n")}\n` }];
  yield [lines.below(last.end, written)];
}

/** Lists ways to write a new item of a list in front of the one at `at`. */
export function* addEntry(lines: YamlLines, group: YamlGroup, [at, value]: [number, unknown]): Generator<Splice[]> {
  const entries = lines.entriesOf(group);
  const [next, last] = [entries[at], entries.at(-1)!];
  if (group.flow === true) {
    const separator = separatorOf(lines, entries);
    for (const quotes of ["as is", "double"] as const) {
      const text = writeInline(value, quotes);
      if (next) yield [{ start: next.start, end: next.start, text: text + separator }];
      else yield [{ start: last.end, end: last.end, text: separator + text }];
    }
    return;
  }
  const column = lines.columnOf(last.start);
  const item = writeItem(value, Math.max(2, widthOfHyphen(lines, last)));
  const margin = " ".repeat(column);
  const blank = isApart(lines, entries) ? [""] : [];
  if (!next) {
    yield [lines.below(last.end, [...blank, ...item.map((line) => line && margin + line)])];
    return;
  }
  const start = segmentsOf(lines, group)[at]![0];
  const below = lines.yaml.slice(lines.lineStart(start), start).replace(/\S.*/, margin);
  const text = [...item, ...blank].map((line, index) => (index > 0 && line ? margin : "") + line).join("\n");
  yield [{ start, end: start, text: `${text}\n${below}` }];
}

/** Lists ways to take out an entry that is not the only one. */
export function* removeEntry(lines: YamlLines, group: YamlGroup, index: number): Generator<Splice[]> {
  const entries = lines.entriesOf(group);
  const [before, entry, next] = [entries[index - 1], entries[index]!, entries[index + 1]];
  if (group.flow === true) {
    // A comment between two entries may be about either.
    const between = next ? [entry.end, next.start] : [before!.end, entry.start];
    const [start, end] = next ? [entry.start, next.start] : [before!.end, entry.end];
    if (!lines.yaml.slice(...between).includes("#")) yield [{ start, end, text: "" }];
    return;
  }
  const end = lines.lineEnd(entry.end);
  if (lines.isFirstOnLine(entry.start)) {
    yield [lines.wholeLines(entry.start, end)];
    return;
  }
  // The hyphen of the item that the group is in stays, for the next key.
  const isNear = next !== undefined && lines.yaml.slice(end, next.start).trim() === "";
  const start = isNear ? entry.start : lines.yaml.slice(0, entry.start).trimEnd().length;
  yield [{ start, end: isNear ? next.start : end, text: "" }];
}

/** Gives each position between the two the item that it has after the move. Empty lines and commas between items stay where they are. */
export function moveEntry(lines: YamlLines, group: YamlGroup, [from, to]: [number, number]): Splice[] {
  const isFlow = group.flow === true;
  const segments = isFlow
    ? lines.entriesOf(group).map(({ start, end }) => [start, end] as const)
    : segmentsOf(lines, group);
  const order = segments.map((_, index) => index);
  order.splice(to, 0, ...order.splice(from, 1));
  return order.flatMap((source, index) => {
    const [start, end] = segments[index]!;
    return source === index ? [] : [{ start, end, text: segments[source]! }];
  });
}

/** Each item of a list, from the comments directly above it to the end of its last line. */
function segmentsOf(lines: YamlLines, group: YamlGroup): (readonly [start: number, end: number])[] {
  const entries = lines.entriesOf(group);
  const starts = entries.map(({ start }, index) => {
    const above = entries[index - 1];
    return lines.startWithComments(start, above === undefined ? 0 : lines.lineEnd(above.end) + 1);
  });
  // A comment above the first item may be about the whole list, unless other items have comments, too.
  const isCommented = starts.some((start, index) => index > 0 && start < entries[index]!.start);
  if (!isCommented) starts[0] = entries[0]!.start;
  return entries.map(({ end }, index) => [starts[index]!, lines.lineEnd(end)]);
}

/** Returns the comma between the last two entries in brackets, with the spaces around it. */
function separatorOf({ yaml }: YamlLines, entries: readonly YamlEntry[]): string {
  const [last, before] = [entries.at(-1), entries.at(-2)];
  const between = last && before ? yaml.slice(before.end, last.start) : "";
  return /^\s*,\s*$/.test(between) ? between : ", ";
}

/** Whether an empty line stands between the last two items. */
function isApart({ yaml }: YamlLines, entries: readonly YamlEntry[]): boolean {
  const [last, before] = [entries.at(-1), entries.at(-2)];
  return last !== undefined && before !== undefined && /\n[ \t]*\n/.test(yaml.slice(before.end, last.start));
}

function widthOfHyphen(lines: YamlLines, { start, value }: YamlEntry): number {
  const inside = value === null ? 0 : value.range![0];
  return lines.lineEnd(start) < inside ? 2 : inside - start;
}
