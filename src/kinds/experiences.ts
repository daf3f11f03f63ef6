import { defineKind } from "../model/kind.ts";
import { fixedPaths } from "../model/page-paths.ts";
import { experiencesSchema } from "../model/about.ts";

export const experiences = defineKind({
  files: "about/patientexperiences.md",
  purpose: "patient experiences",
  schema: experiencesSchema,
  page: { path: fixedPaths.experiences, template: "patient-experiences", menuPlace: 7 },
});
