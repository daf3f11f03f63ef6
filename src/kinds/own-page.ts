import { groupSections } from "../model/card-sections.ts";
import { defineKind, howToUse } from "../model/kind.ts";
import { ownPagePath } from "../model/page-paths.ts";
import { ownPageSchema } from "../model/own-page.ts";

export const ownPage = defineKind({
  files: "pages/*.md",
  hasFolders: true,
  purpose: "a page of your own",
  schema: ownPageSchema,
  page: {
    path: ownPagePath,
    template: "own-page",
    menuPlace: 6,
    prepare:
      () =>
      ({ fields, printText }) => ({
        props: { ...groupSections(fields), body: printText() },
        subject: fields.questions ? { type: "FAQPage", questions: fields.questions } : {},
      }),
  },
  draft: {
    name: "page",
    example: "patients/first-visit",
    titleKey: "mainTitleText",
    notes: [
      "A page of your own. The name of this file is its address: {file} is {path}.",
      howToUse,
      "The text of the page goes below the second ---.",
    ],
    samples: { description: "Sample description. The practice has not written yet what this page is about." },
    next: "Its description is a sample: write your own. The file shows everything else the page may have.",
  },
});
