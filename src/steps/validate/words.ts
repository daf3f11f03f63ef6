import { startOf } from "../../model/place.ts";
import type { Content } from "../../model/source.ts";
import { englishOf, wordKeys, wordsSchema, type Words } from "../../model/words.ts";
import { problem, type Problem } from "../../problems/problem.ts";

/**
 * Returns the words in the site's language, the practice's `own` over the package's. If its file or the language has a mistake, there are
 * no words and no further problem.
 */
export function completeWords(
  { files, folder, language, packageWords }: Content,
  own: object | undefined,
): { words?: Words; problems: Problem[] } {
  if (language === undefined || own === undefined) return { problems: [] };
  const { success, data } = wordsSchema.safeParse({ ...packageWords, ...own });
  if (success) return { words: data, problems: [] };
  const source = files["words.yaml"];
  if (!source?.data) {
    const place = files["practice.yaml"]!.placeOfValue([folder === undefined ? "language" : "translations"]);
    return { problems: [problem("language/no-words", place, { language, folder })] };
  }
  const missing = wordKeys.filter((key) => !Object.hasOwn(own, key)).map((key) => ({ key, english: englishOf(key) }));
  return { problems: [problem("language/missing-words", startOf(source.file), { language, missing })] };
}
