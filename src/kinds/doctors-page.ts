import { defineKind } from "../model/kind.ts";
import type { Doctor } from "../model/page.ts";
import { fixedPaths } from "../model/page-paths.ts";
import { factsPageSchema } from "../model/about.ts";

export const doctorsPage = defineKind({
  files: "about/meetthedoctors.md",
  purpose: "what the page of the doctors says above them",
  schema: factsPageSchema,
  leftOut: {},
  page: {
    path: fixedPaths.doctors,
    template: "meet-the-doctors",
    shows: "doctors",
    menuPlace: 3,
    prepare:
      ({ doctors, doctorsShown, doctorIds }) =>
      ({ fields, printText }) => ({
        props: { ...fields, doctors: doctors.map(leaveToOwnPage), body: printText(doctorIds) },
        isLocal: true,
        subject: { doctors: doctors.map(({ id }) => id) },
        alsoShown: doctorsShown,
      }),
  },
});

/** Leaves to the page of a doctor what is only there. */
function leaveToOwnPage({ training, photos, body, ...doctor }: Doctor): Doctor {
  return doctor.hasPage
    ? { ...doctor, body: "" }
    : { ...doctor, ...(training && { training }), ...(photos && { photos }), body };
}
