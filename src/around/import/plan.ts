import { load } from "js-yaml";
import * as z from "zod";
import { writeYaml } from "../../ground/write-yaml.ts";
import { hoursSchema } from "../../model/hours.ts";
import { textSchema } from "../../model/schema-parts.ts";
import { findFault, questions, type Given } from "../scaffold/answers.ts";
import { ImportRefused } from "./refused.ts";

/** The kinds of pages that a plan may name, and the folder or the file of each in `site/`. */
export const kindsOfPages = {
  home: "pages/",
  service: "services/",
  post: "news/",
  doctor: "doctors/",
  contact: "about/address.md",
  page: "pages/",
  list: "",
  leave: "",
} as const;

export type KindOfPage = keyof typeof kindsOfPages;

const pageSchema = z.strictObject({
  from: textSchema,
  address: textSchema,
  kind: z.enum(Object.keys(kindsOfPages) as [KindOfPage, ...KindOfPage[]]),
  name: z.string().optional(),
  language: z.string().optional(),
  title: z.string(),
  because: z.string().optional(),
});

const linkSchema = z.strictObject({ label: textSchema, href: z.string() });

const foundSchema = z.strictObject({ value: z.unknown(), places: z.array(z.string()), pages: z.number() });

const factSchema = (key: string): z.ZodOptional<z.ZodString> => {
  const advise = (input: unknown): string =>
    input === null || typeof input === "object"
      ? `write a text after "${key}:", or delete the line`
      : `put the value of "${key}" in quotes`;
  return z.string({ error: ({ input }) => advise(input) }).optional();
};

const planSchema = z.strictObject({
  facts: z.strictObject({
    ...Object.fromEntries(questions.map(({ key }) => [key, factSchema(key)])),
    hours: hoursSchema.optional(),
  }),
  undecided: z.record(z.string(), z.array(foundSchema)),
  placeholders: z.array(foundSchema),
  proposed: z.strictObject({ logo: z.string().optional(), colors: z.array(z.string()) }),
  menu: z.array(linkSchema.extend({ children: z.array(linkSchema).optional() })),
  pages: z.array(pageSchema),
  words: z.record(z.string(), z.string()),
  unread: z.array(z.strictObject({ file: z.string(), why: z.string() })),
});

export type Plan = z.infer<typeof planSchema>;
export type PageInPlan = z.infer<typeof pageSchema>;

const head = `# How the saved pages become this site. Change what you want, and run "dentalsite import" again with "--plan" and this file.
#
# facts: used only if the import also makes the practice. Each is what all pages say; what they do not agree on is in "undecided",
#   with the files that say it. Write the right value into facts, and what no page says. Facts are ${questions.map(({ key }) => key).join(", ")},
#   and hours: [{ days: [Monday, Tuesday], opens: "08:00", closes: "17:00" }]. Hours that texts name ("hoursInTexts") are never taken by themselves.
# menu: the links of the old menu. A link that leads nowhere is left out.
# placeholders: texts that somebody meant to replace. They were taken as they are.
# proposed: the logo, and the colors that the style sheets use most. They are not used until they are in site/brand.yaml.
# pages: "kind" is one of ${Object.keys(kindsOfPages).join(", ")}; "name" is the name of the file without .md.
#   "list" is a list of posts: its address leads to the news. A page with a "language" is the translation of the page with the same
#   kind and name. The practice needs that language, too: "second: es-US" in facts.
# words: what pictures show, for those that had no words. A picture without words is left out.
`;

export const writePlan = (plan: Plan): string => `${head}${writeYaml(plan).join("\n")}\n`;

/** Reads a plan that a person may have changed. Throws an `ImportRefused` for one with a mistake. */
export function parsePlan(text: string, file: string): Plan {
  let written: unknown;
  try {
    written = load(text);
  } catch (error) {
    throw new ImportRefused(`${file} is no YAML: ${(error as Error).message.split("\n", 1)[0]}.`);
  }
  const { data, error } = planSchema.safeParse(written);
  if (error) {
    const { path = [], message = "" } = error.issues[0] ?? {};
    throw new ImportRefused(`${file} cannot be read at "${path.join(".")}": ${message}.`);
  }
  const { hours: _, ...facts } = data.facts;
  const given: Given = facts;
  for (const question of questions) {
    const answer = given[question.key];
    const fault = answer === undefined ? undefined : findFault(question, answer, given);
    if (fault) throw new ImportRefused(`In ${file}, "${question.key}: ${answer}" does not fit. Write ${fault}.`);
  }
  return data;
}
