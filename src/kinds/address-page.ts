import { defineKind } from "../model/kind.ts";
import { fixedPaths } from "../model/page-paths.ts";
import { factsPageSchema } from "../model/about.ts";

export const addressPage = defineKind({
  files: "about/address.md",
  purpose: "location and parking",
  schema: factsPageSchema,
  leftOut: {},
  page: { path: fixedPaths.address },
});
