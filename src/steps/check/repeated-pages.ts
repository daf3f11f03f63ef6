import { startOf } from "../../model/place.ts";
import type { Source } from "../../model/source.ts";
import { isGroup } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** Fewer words may well be the same on two pages. */
const fewestWords = 20;

/** The least part of the lines of a file that a copy of it has, though both were edited since. */
const leastShared = 0.5;

/**
 * Finds files in folders that say the same: word for word, or with one title and most of their lines, as when a cloud folder keeps two
 * versions of a file. The one with the longer name is taken for the copy.
 */
export function findRepeatedPages({ content: { entries } }: SiteInLanguage): Problem[] {
  const byTitle = new Map<string, Source>();
  const byText = new Map<string, Source>();
  const inOrder = entries.toSorted((a, b) => a.file.length - b.file.length);
  return inOrder.flatMap((source) => {
    const title = titleOf(source);
    const text = fold(source.body);
    const isLong = text.split(" ").length >= fewestWords;
    const same = isLong ? findOrAdd(byText, text, source) : undefined;
    const namesake = title === "" ? undefined : findOrAdd(byTitle, `${source.kind.files} ${fold(title)}`, source);
    const like = namesake && sharesLines(source, namesake) ? namesake : undefined;
    const other = same ?? like;
    if (other === undefined) return [];
    const related = { place: startOf(other.file), label: "The other is" };
    const details = { way: same ? "same" : "most", title, other: other.file } as const;
    return [problem("page/same-text", startOf(source.file), details, related)];
  });
}

function titleOf({ kind, data }: Source): string {
  const title = isGroup(data) && kind.draft !== undefined ? data[kind.draft.titleKey] : undefined;
  return typeof title === "string" ? title : "";
}

const fold = (text: string): string => text.normalize("NFC").toLowerCase().trim().replace(/\s+/g, " ");

function findOrAdd(known: Map<string, Source>, key: string, source: Source): Source | undefined {
  const found = known.get(key);
  if (found === undefined) known.set(key, source);
  return found;
}

function sharesLines(one: Source, other: Source): boolean {
  const [a, b] = [one, other].map(
    ({ text }) =>
      new Set(
        text
          .split("\n")
          .map(fold)
          .filter((line) => line.length > 3),
      ),
  );
  const shared = [...a!].filter((line) => b!.has(line)).length;
  return shared >= Math.min(a!.size, b!.size) * leastShared;
}
