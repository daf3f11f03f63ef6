import type { Place } from "../../model/build/place.ts";
import { ruleLevels } from "../../model/content/rules.ts";
import { lookUp } from "../../model/build/site.ts";
import type { Content } from "../../model/build/source.ts";
import { groupAt } from "../../model/build/walk-fields.ts";
import { adjustableCodes, isAdjustable, problem, suggestOther, type Problem } from "../../problems/problem.ts";

/**
 * Checks that `rules.yaml` names rules whose level may be set, each once, and files that exist in any language. All languages share the file,
 * so only the first one checks it.
 */
export function checkRules({ files, entryFiles, unreadFiles, folder, translations }: Content): Problem[] {
  const source = files["rules.yaml"];
  if (!source || folder !== undefined) return [];
  const sources = [...Object.values(files), ...translations.flatMap((each) => [...each.sources.values()])];
  const unread = translations.flatMap((each) => [...each.unread]);
  const known = [...sources.map(({ file }) => file), ...entryFiles, ...unreadFiles, ...unread];
  const listed = new Map<string, Place>();
  return ruleLevels.flatMap((level) => {
    const entries = lookUp({ files }, "rules.yaml")[level];
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown, index) => {
      const { code, file } = groupAt(entry);
      const placeOf = (key: string) => source.placeOfValue([level, index, key]);
      const problems: Problem[] = [];
      if (typeof code === "string" && !isAdjustable(code)) {
        const details = { code, known: adjustableCodes, meant: suggestOther(code, adjustableCodes) };
        problems.push(problem("rules/unknown", placeOf("code"), details));
      }
      if (typeof file === "string" && !known.includes(file))
        problems.push(problem("rules/unknown-file", placeOf("file"), { file, meant: meantFile(file, known) }));
      if (problems.length > 0 || typeof code !== "string") return problems;
      const [place, key] = [placeOf("code"), JSON.stringify([code, file])];
      const other = listed.get(key);
      listed.set(key, other ?? place);
      const details = { way: file === undefined ? "all files" : "one file", code } as const;
      return other ? [problem("rules/twice", place, details, { place: other, label: "The other is here" })] : [];
    });
  });
}

const meantFile = (file: string, known: readonly string[]): string | undefined =>
  known.includes(`site/${file}`) ? `site/${file}` : suggestOther(file, known);
