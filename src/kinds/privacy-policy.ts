import { readyLegalPage } from "./legal-page.ts";
import { defineKind } from "../model/build/kind.ts";
import { fixedPaths } from "../model/build/page-paths.ts";
import { legalSchema } from "../model/content/about.ts";

export const privacyPolicy = defineKind({
  files: "privacypolicy.md",
  purpose: "privacy policy, terms, cookies, patients' data and contact",
  schema: legalSchema,
  page: {
    path: fixedPaths.legal,
    template: "legal",
    prepare: (context) => (item) => readyLegalPage(context, item, { kind: "effective", day: item.data.effectiveDate }),
  },
  isSections: true,
});
