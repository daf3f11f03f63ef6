import { defineKind } from "../model/kind.ts";
import { fixedPaths } from "../model/page-paths.ts";
import { homeSchema } from "../model/home.ts";

export const home = defineKind({
  files: "home.yaml",
  purpose: "the home page",
  schema: homeSchema,
  leftOut: {},
  page: { path: fixedPaths.home },
});
