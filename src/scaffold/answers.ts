import type * as z from "zod";
import { officeSchema } from "../model/office.ts";
import { makeSlug } from "../model/page-paths.ts";
import { practiceSchema } from "../model/practice.ts";
import { textSchema } from "../model/schema-parts.ts";

const practice = practiceSchema.shape;
const { address, phone } = officeSchema.shape;

export interface Question {
  key: string;
  /** What to ask, on a terminal and in the help. */
  words: string;
  schema: z.ZodType;
  /** Stands in the new site where nothing was answered; `samples.yaml` lists it. */
  sample: string;
  /** Without a terminal it must be given. */
  isNeeded?: true;
}

/** What `dentalsite init` asks about a new practice, in this order. Every key is also a flag. */
export const questions = [
  {
    key: "name",
    words: "Name of the practice",
    schema: practice.name,
    sample: "Sample Dental Practice",
    isNeeded: true,
  },
  { key: "doctor", words: "Name of the dentist, without title", schema: textSchema, sample: "Alex Sample" },
  {
    key: "phone",
    words: "Phone number for patients",
    schema: phone,
    sample: "(555) 555-0100",
    isNeeded: true,
  },
  { key: "email", words: "E-mail address", schema: practice.email, sample: "hello@practice.example", isNeeded: true },
  { key: "street", words: "House number and street", schema: address.shape.street, sample: "1 Sample Street" },
  { key: "suite", words: "Suite or floor, or none", schema: textSchema, sample: "Suite 000" },
  { key: "city", words: "City", schema: address.shape.city, sample: "Sample City", isNeeded: true },
  { key: "state", words: "State, as on an envelope", schema: address.shape.state, sample: "CA" },
  { key: "zip", words: "ZIP code", schema: address.shape.zip, sample: "00000" },
  { key: "origin", words: "Web address of the site", schema: practice.origin, sample: "https://www.practice.example" },
] as const satisfies readonly Question[];

export type Answers = Record<(typeof questions)[number]["key"], string>;

/** What is wrong with an answer, as the rest of the sentence "Write …"; undefined when it fits. */
export function findFault(question: Question, answer: string): string | undefined {
  const fault = question.schema.safeParse(answer).error?.issues[0]?.message;
  // Quotes belong in the file; the file that is made has them.
  return fault?.replace(/ in quotes such as "([^"]+)"/, " such as $1");
}

/** The answers with a sample for each that is missing. */
export function fillAnswers(given: Partial<Answers>): Answers {
  return Object.fromEntries(questions.map(({ key, sample }) => [key, given[key] ?? sample])) as Answers;
}

/** What stands in the starter's files between double braces. `today` is a day such as 2026-11-01. */
export function listTokens(answers: Answers, today: string, packageSpec: string): Record<string, string> {
  const { street, city, state, zip } = answers;
  const mapQuery = encodeURIComponent(`${street}, ${city}, ${state} ${zip}`).replaceAll("%20", "+");
  return {
    ...answers,
    suite: answers.suite.toLowerCase() === "none" ? "" : answers.suite,
    slug: makeSlug(answers.name),
    mapQuery,
    day: today,
    month: today.slice(0, 7),
    package: packageSpec,
  };
}
