import { defineKind } from "../model/build/kind.ts";
import { figuresSchema } from "../model/content/claims.ts";

export const claims = defineKind({
  files: "claims.yaml",
  purpose: "figures claimed in the copy, with their sources",
  schema: figuresSchema,
  leftOut: {},
});
