import type { AboutPage } from "../model/page.ts";
import { fixedPaths, introductionPath } from "../model/page-paths.ts";
import type { FinishedFacts } from "../model/ready-page.ts";
import { defineKind } from "../model/kind.ts";
import { patientsSchema } from "../model/patients.ts";

export const patients = defineKind({
  files: "patients.yaml",
  purpose: "what new patients ask",
  schema: patientsSchema,
  leftOut: {},
});

/** Returns the path of the page with the answers for new patients; undefined if the practice wrote none. */
export function pathForPatients(documents: FinishedFacts): string | undefined {
  if (Object.keys(documents["patients.yaml"].data).length === 0) return undefined;
  return documents["about/introduction.md"] ? introductionPath(documents["practice.yaml"].data) : fixedPaths.address;
}

/** Returns the answers if the page with this path has them. */
export function patientsOn(path: string, documents: FinishedFacts): Pick<AboutPage, "patients"> {
  return pathForPatients(documents) === path ? { patients: documents["patients.yaml"].data } : {};
}
