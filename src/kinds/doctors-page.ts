import type { AboutPage } from "./about-pages.ts";
import { completePage } from "./complete-page.ts";
import type { WrittenFacts } from "../model/build/completion.ts";
import { defineKind } from "../model/build/kind.ts";
import type { Doctor } from "../model/domain/people.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { factsPageSchema } from "../model/content/about.ts";

/** Props of `templates/meet-the-doctors.tsx`. */
export interface DoctorsPage extends Omit<AboutPage, "patients" | "pricesLink"> {
  doctors: Doctor[];
}

const titleOfDoctorsPage = ({ entries, words }: WrittenFacts): string =>
  entries.doctors.length > 1 ? words.meetDoctors : words.meetDoctor;

export const doctorsPage = defineKind({
  files: "about/meetthedoctors.md",
  purpose: "what the page of the doctors says above them",
  schema: factsPageSchema,
  leftOut: {},
  complete: completePage(titleOfDoctorsPage, "doctorsSummary"),
  page: {
    titleFrom: titleOfDoctorsPage,
    path: fixedPaths.doctors,
    template: "meet-the-doctors",
    shows: "doctors",
    menuPlace: 3,
    prepare:
      ({ doctors: { all, ids, shown } }) =>
      ({ fields, printText }) => ({
        props: { ...fields, doctors: all.map(leaveToOwnPage), body: printText(ids) },
        isLocal: true,
        subject: { doctors: all.map(({ id }) => id) },
        alsoShown: shown,
      }),
  },
});

/** Leaves to the page of a doctor what is only there. */
function leaveToOwnPage({ training, photos, body, ...doctor }: Doctor): Doctor {
  return doctor.hasPage
    ? { ...doctor, body: "" }
    : { ...doctor, ...(training && { training }), ...(photos && { photos }), body };
}
