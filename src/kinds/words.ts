import { defineKind } from "../model/build/kind.ts";
import { ownWordsSchema } from "../model/content/words.ts";

export const words = defineKind({
  files: "words.yaml",
  purpose: "words that replace those that come with dentalsite, or are in another language",
  schema: ownWordsSchema,
  leftOut: {},
  inOtherLanguages: "own",
});
