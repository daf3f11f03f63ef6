import { leadsToPage } from "../../model/build/link.ts";
import { addSlash, lacksSlash } from "../../model/build/page-paths.ts";
import { showsText } from "../../model/text/shown-text.ts";
import type { Path, Source } from "../../model/build/source.ts";
import { groupAt, type Group, type Part } from "../../model/build/walk-fields.ts";
import type { Problem } from "../../problems/problem.ts";
import { explainMissing } from "./explain-missing.ts";
import { hasTypoOf, isDemanded, isWritten } from "./written-keys.ts";

/** Reports keys that a group lacks, by what its schema says about them; docs, editors and forms say the same. */
export function findMissingKeys(source: Source, path: Path, part: Part): Problem[] {
  const group = groupAt(source.data, path);
  const has = (key: string): boolean => key in group || hasTypoOf(key, group, part);
  const required = listRequired(part, group);
  const alternatives = listAlternatives(part, [...Object.keys(group), ...required]);
  return [...new Set([...required, ...alternatives])]
    .filter((key) => !has(key))
    .map((key) => explainMissing(source, path, key, source.kind.schema));
}

/** Lists the keys that written ones require. Words of pictures, posters, and keys that need each other have problems of their own. */
function listRequired({ keys }: Part, group: Group): string[] {
  return [...keys].flatMap(([key, part]) => {
    const { fieldType, of, needs, wordsOf } = part;
    const needed = needs !== undefined && isWritten(group, key) ? [needs] : [];
    const hasOwnProblem = fieldType === "alt" || fieldType === "poster" || keys.get(of ?? "")?.of === key;
    const isPart = !hasOwnProblem && isDemanded(part, group);
    const href = wordsOf === undefined ? "" : group[wordsOf];
    const isWordless =
      typeof href === "string" && showsText(href) && !leadsToPage(lacksSlash(href) ? addSlash(href) : href);
    return isPart || isWordless ? [...needed, key] : needed;
  });
}

/** Lists the first of several keys if none of them is there. An unknown key may be any of them. */
function listAlternatives({ keys, needsOneOf }: Part, written: readonly string[]): string[] {
  if (written.some((key) => !keys.has(key))) return [];
  const lacking = new Set(needsOneOf?.some((key) => written.includes(key)) === false ? [needsOneOf[0]] : []);
  for (const [key, { unless, schema }] of keys) {
    const isFree = [key, ...(unless ?? [])].some((each) => written.includes(each) || lacking.has(each));
    if (unless !== undefined && !isFree && schema.meta()?.ifMissing === undefined) lacking.add(key);
  }
  return [...lacking];
}
