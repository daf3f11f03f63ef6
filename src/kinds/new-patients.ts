import { patientsOn } from "./patients.ts";
import { defineKind } from "../model/build/kind.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { aboutSchema } from "../model/content/about.ts";

export const newPatients = defineKind({
  files: "about/newpatients.md",
  purpose: "the page for new patients",
  schema: aboutSchema,
  page: {
    path: fixedPaths.newPatients,
    template: "new-patients",
    menuPlace: 2,
    prepare:
      (context) =>
      ({ path, fields, printText }) => ({
        props: { ...fields, ...patientsOn(path, context), body: printText() },
        isLocal: true,
      }),
  },
});
