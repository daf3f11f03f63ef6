import { defineKind } from "../model/kind.ts";
import { errorTextsSchema } from "../model/home.ts";

export const error = defineKind({
  files: "error.yaml",
  purpose: "the error page",
  schema: errorTextsSchema,
  leftOut: {},
});
