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

/** Returns the answers, if the practice wrote any. */
export function answersOf(documents: FinishedFacts): Pick<AboutPage, "patients"> {
  const { data } = documents["patients.yaml"];
  return Object.keys(data).length === 0 ? {} : { patients: data };
}

/** Returns the path of the page with the answers, if there are any: their own, or the introduction, or the page of the offices. */
function pathOfAnswers(documents: FinishedFacts): string {
  if (documents["about/newpatients.md"]) return fixedPaths.newPatients;
  return documents["about/introduction.md"] ? introductionPath(documents["practice.yaml"].data) : fixedPaths.address;
}

/** Returns where new patients read more; undefined if the practice wrote nothing for them. */
export function hrefForPatients(documents: FinishedFacts): string | undefined {
  if (documents["about/newpatients.md"]) return fixedPaths.newPatients;
  return answersOf(documents).patients && `${pathOfAnswers(documents)}#new-patients`;
}

/** Returns the answers if the page with this path has them. */
export function patientsOn(path: string, documents: FinishedFacts): Pick<AboutPage, "patients"> {
  return pathOfAnswers(documents) === path ? answersOf(documents) : {};
}
