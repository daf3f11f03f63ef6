import { defineKind } from "../model/kind.ts";
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
      ({ doctors, doctorsShown }) =>
      ({ fields, printText }) => ({
        props: { ...fields, doctors, body: printText() },
        isLocal: true,
        subject: { doctors: doctors.map(({ id }) => id) },
        alsoShown: doctorsShown,
      }),
  },
});
