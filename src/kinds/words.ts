import { defineKind } from "../model/kind.ts";
import { ownWordsSchema } from "../model/words.ts";

export const words = defineKind({
  files: "words.yaml",
  purpose: "words that replace those that come with dentalsite, or are in another language",
  schema: ownWordsSchema,
  leftOut: {},
  inOtherLanguages: "own",
});
