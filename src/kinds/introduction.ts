import { patientsOn } from "./patients.ts";
import { defineKind } from "../model/build/kind.ts";
import { introductionPath } from "../model/build/page-paths.ts";
import { aboutSchema } from "../model/content/about.ts";

export const introduction = defineKind({
  files: "about/introduction.md",
  purpose: "the practice introduction",
  schema: aboutSchema,
  page: {
    path: (_, practice) => introductionPath(practice),
    template: "introduction",
    menuPlace: 1,
    prepare:
      (context) =>
      ({ path, fields, printText }) => ({
        props: { ...fields, ...patientsOn(path, context), body: printText() },
        subject: { type: "AboutPage" },
      }),
  },
  needsText: true,
});
