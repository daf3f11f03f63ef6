import { defineKind } from "../model/kind.ts";
import { redirectsSchema } from "../model/redirects.ts";

export const redirects = defineKind({
  files: "redirects.yaml",
  purpose: "addresses that no longer exist, and the pages that they lead to",
  schema: redirectsSchema,
  leftOut: [],
});
