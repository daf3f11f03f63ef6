import { entriesIn } from "../../model/build/known-keys.ts";
import type { Path } from "../../model/build/source.ts";
import type { Site } from "../../model/build/site.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/**
 * Finds own fonts that lack letters of the practice's names, and names one file of each, because the files of a font usually have the same
 * letters. Names of the first language count, as facts do.
 */
export function findLackingLetters({
  content,
  site,
  output: { fonts },
}: Pick<SiteInLanguage, "content" | "site"> & { output: Pick<SiteInLanguage["output"], "fonts"> }): Problem[] {
  const source = content.files["brand.yaml"];
  if (source === undefined) return [];
  const findIn = (path: Path, written = ""): Problem[] => {
    const { letters } = fonts.get(written) ?? {};
    if (letters === undefined) return [];
    const isThere = (code: number): boolean => letters.some(([first, last]) => code >= first && code <= last);
    const lackedIn = (name: string): string[] => [...new Set(name)].filter((each) => !isThere(each.codePointAt(0)!));
    const name = namesOf(site).find((each) => lackedIn(each).length > 0);
    if (name === undefined) return [];
    const found = { written, name, letters: lackedIn(name).join(", ") };
    return [problem("brand/font-letters", source.placeOfValue(path), found)];
  };
  return entriesIn(site.documents["brand.yaml"].data.fonts ?? {}).flatMap(([use, files]) =>
    entriesIn(files ?? {})
      .flatMap(([face, written]) => findIn(["fonts", use, face], written))
      .slice(0, 1),
  );
}

const namesOf = ({ documents, entries: { offices, doctors, team } }: Site): string[] => [
  documents["practice.yaml"].data.name,
  ...[...offices, ...doctors, ...team].flatMap(({ data }) => data.name ?? []),
];
