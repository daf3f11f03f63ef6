import { defineKind } from "../model/kind.ts";
import { claimsSchema } from "../model/claims.ts";

export const claims = defineKind({
  files: "claims.yaml",
  purpose: "figures claimed in the copy, with their sources",
  schema: claimsSchema,
  leftOut: {},
});
