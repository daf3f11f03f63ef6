import { defineKind, howToUse } from "../model/kind.ts";
import { readDoctors } from "../model/doctor-names.ts";
import { fixedPaths } from "../model/page-paths.ts";
import { doctorSchema } from "../model/doctor.ts";

export const doctor = defineKind({
  files: "doctors/*.md",
  purpose: "a doctor",
  schema: doctorSchema,
  draft: {
    name: "doctor",
    example: "ada-brightwater",
    titleKey: "name",
    readName: (words) => {
      const { slug, ...values } = readDoctors(words)[0]!;
      return { slug, values };
    },
    notes: [
      "A doctor. All doctors are on one page, /about/meetthedoctors.",
      howToUse,
      "The biography goes below the second ---.",
    ],
    next: "The file shows everything else it may say about the doctor, such as a photo.",
    shownAt: () => fixedPaths.doctors,
  },
});
