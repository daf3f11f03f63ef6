import { defineKind } from "../model/build/kind.ts";
import { redirectsSchema } from "../model/content/redirects.ts";

export const redirects = defineKind({
  files: "redirects.yaml",
  purpose: "addresses that no longer exist, and the pages that they lead to",
  schema: redirectsSchema,
  leftOut: [],
});
