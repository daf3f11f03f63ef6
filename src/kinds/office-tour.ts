import { defineKind } from "../model/kind.ts";
import { fixedPaths } from "../model/page-paths.ts";
import { aboutSchema } from "../model/about.ts";

export const officeTour = defineKind({
  files: "about/officetour.md",
  purpose: "the office tour",
  schema: aboutSchema,
  page: { path: fixedPaths.tour, template: "office-tour", menuPlace: 6 },
  needsText: true,
});
