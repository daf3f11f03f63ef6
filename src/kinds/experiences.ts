import { filmStyles } from "./photo-code.ts";
import { prepareFilms, type AboutBody } from "./about-pages.ts";
import type { FinishedBy } from "../model/build/page.ts";
import type { WithFilms } from "../model/content/films.ts";
import { defineKind } from "../model/build/kind.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { experiencesSchema } from "../model/content/about.ts";

/** Props of `templates/patient-experiences.tsx`. */
export interface ExperiencesPage extends AboutBody, WithFilms<FinishedBy<typeof experiencesSchema>> {}

export const experiences = defineKind({
  files: "about/patientexperiences.md",
  purpose: "patient experiences",
  schema: experiencesSchema,
  page: { path: fixedPaths.experiences, template: "patient-experiences", menuPlace: 7, prepare: prepareFilms },
  styles: [{ file: "testimonials.css", keys: ["testimonials"] }, filmStyles],
});
