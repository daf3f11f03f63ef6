import { categoriesOfPost } from "../../model/categories.ts";
import { sourcesIn, type Source } from "../../model/source.ts";
import { listAt } from "../../model/walk-fields.ts";
import { problem, type Problem } from "../../problems/problem.ts";
import type { SiteInLanguage } from "./subjects.ts";

/** One way to write a category, in the first post that has it. */
interface Spelling {
  name: string;
  source: Source;
  /** How many posts write it in this way. */
  count: number;
}

/** Finds categories that posts write in several ways which make one list, such as with other capitals. The commonest is taken for the right one. */
export function findCategorySpellings({ content }: Pick<SiteInLanguage, "content">): Problem[] {
  return [...listSpellings(sourcesIn(content, "news")).values()].flatMap((spellings) => {
    const [right, ...others] = [...spellings.values()].toSorted((a, b) => b.count - a.count);
    return others.map(({ name, source }) => {
      const related = { place: placeOf(right!), label: "The other is" };
      return problem("value/other-spelling", placeOf({ name, source }), { name, other: right!.name }, related);
    });
  });
}

/** Lists the ways to write each category, by the address that they share. */
function listSpellings(posts: readonly Source[]): Map<string, Map<string, Spelling>> {
  const bySlug = new Map<string, Map<string, Spelling>>();
  for (const source of posts) {
    for (const [slug, name] of categoriesOfPost(source.data)) {
      const spellings = bySlug.get(slug) ?? new Map<string, Spelling>();
      bySlug.set(slug, spellings);
      const spelling = spellings.get(name) ?? { name, source, count: 0 };
      spellings.set(name, { ...spelling, count: spelling.count + 1 });
    }
  }
  return bySlug;
}

function placeOf({ name, source }: Pick<Spelling, "name" | "source">) {
  return source.placeOfValue(["categories", listAt(source.data, ["categories"]).indexOf(name)]);
}
