import { defineKind } from "../model/build/kind.ts";
import { errorTextsSchema, type CompleteErrorTexts } from "../model/content/error-texts.ts";
import { fixedPaths } from "../model/build/page-paths.ts";

const wayBack = [{ href: fixedPaths.home }, { href: fixedPaths.services }, { href: fixedPaths.address }];

export const error = defineKind({
  files: "error.yaml",
  purpose: "the error page",
  schema: errorTextsSchema,
  leftOut: {},
  complete: ({ hint, links = wayBack }, { words, labelThere }): CompleteErrorTexts => ({
    hint: hint ?? words.errorHint,
    links: labelThere(links),
  }),
});
