import { readyLegalPage } from "./legal-page.ts";
import { defineKind } from "../model/build/kind.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { accessibilitySchema } from "../model/content/about.ts";

export const accessibility = defineKind({
  files: "accessibility.md",
  purpose: "the accessibility statement",
  schema: accessibilitySchema,
  page: {
    path: fixedPaths.accessibility,
    template: "legal",
    prepare: (context) => (item) =>
      readyLegalPage(context, item, { kind: "lastReviewed", day: item.data.reviewedDate }),
  },
  needsText: true,
  isSections: true,
});
