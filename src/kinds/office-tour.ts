import { prepareFilms } from "./about-pages.ts";
import { defineKind } from "../model/build/kind.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { officeTourSchema } from "../model/content/about.ts";
import { photoCode } from "./photo-code.ts";

export const officeTour = defineKind({
  files: "about/officetour.md",
  purpose: "the office tour",
  schema: officeTourSchema,
  page: { path: fixedPaths.tour, template: "office-tour", menuPlace: 6, prepare: prepareFilms },
  ...photoCode,
  needsText: true,
});
