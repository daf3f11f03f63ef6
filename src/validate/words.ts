import type * as z from "zod";
import { languageOf } from "../model/language.ts";
import type { Content } from "../model/source.ts";
import { wordsSchema, type Words } from "../model/words.ts";
import { problem, type Problem } from "../problem.ts";

/** The words of the site's language with the practice's own over them, or what is wrong with them; neither where their file or the language is mistaken already. */
export function completeWords(
  { files, packageWords }: Content,
  own: object | undefined,
): { words?: Words; problems: Problem[] } {
  const language = languageOf({ files });
  if (language === undefined || own === undefined) return { problems: [] };
  const { success, data } = wordsSchema.safeParse({ ...packageWords, ...own });
  if (success) return { words: data, problems: [] };
  const source = files["words.yaml"];
  if (source === undefined || source.data === null) {
    const place = files["practice.yaml"]!.placeOfValue(["language"]);
    return { problems: [problem("language/no-words", place, { language })] };
  }
  const missing = Object.entries(wordsSchema.shape)
    .filter(([key]) => !Object.hasOwn(own, key))
    .map(([key, schema]) => ({ key, english: exampleOf(schema) }));
  return { problems: [problem("language/missing-words", source.placeOfKey([]), { language, missing })] };
}

function exampleOf(schema: z.ZodType): string {
  const [example] = schema.meta()?.examples as string[];
  return example!;
}
