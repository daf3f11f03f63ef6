import { defaultLanguage } from "../model/domain/language.ts";
import type { AboutPage } from "./about-pages.ts";
import { fixedPaths, introductionPath } from "../model/build/page-paths.ts";
import type { FinishedFacts, PageContext } from "../model/build/ready-page.ts";
import { defineKind } from "../model/build/kind.ts";
import { patientsSchema } from "../model/content/patients.ts";

export const patients = defineKind({
  files: "patients.yaml",
  purpose: "what new patients ask",
  schema: patientsSchema,
  leftOut: {},
  styles: [{ file: "insurers.css", keys: ["insurers"] }],
});

/** Returns the answers, if the practice wrote any. */
export function answersOf(documents: FinishedFacts): Pick<AboutPage, "patients"> {
  const { data } = documents["patients.yaml"];
  if (Object.keys(data).length === 0) return {};
  const { insurers } = data;
  return { patients: { ...data, ...(insurers && { insurers: sortByName(insurers, documents) }) } };
}

/** Patients look for the name of their company, and no order means that one is better. */
function sortByName<Each extends { name: string }>(list: readonly Each[], documents: FinishedFacts): Each[] {
  const { language = defaultLanguage } = documents["practice.yaml"].data;
  const { compare } = new Intl.Collator(language);
  return list.toSorted((a, b) => compare(a.name, b.name));
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

/** Returns the answers if the page with this path has them, and the link to the prices. */
export function patientsOn(
  path: string,
  { documents, link }: Pick<PageContext, "documents" | "link">,
): Pick<AboutPage, "patients" | "pricesLink"> {
  if (pathOfAnswers(documents) !== path) return {};
  const prices = documents["about/prices.md"]?.data;
  return {
    ...answersOf(documents),
    ...(prices && { pricesLink: { label: prices.mainTitleText, href: link(fixedPaths.prices) } }),
  };
}
