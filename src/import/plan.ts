import { readFileSync } from "node:fs";
import * as z from "zod";
import { writeYaml } from "../lib/write-yaml.ts";
import { hoursSchema } from "../model/domain/hours.ts";
import { defineKind } from "../model/build/kind.ts";
import { textSchema } from "../model/content/schema-parts.ts";
import { isError } from "../problems/problem.ts";
import { findOtherEncoding } from "../steps/parse/encodings.ts";
import { parseSource } from "../steps/parse/parse-file.ts";
import { readPlain } from "../steps/parse/plain-text.ts";
import { explainKeys } from "../steps/validate/page-keys.ts";
import { findFaultOfZip, questions, type Given } from "../scaffold/answers.ts";
import { ImportRefused, statFile } from "./refused.ts";

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

const pageSchema = z
  .strictObject({
    from: textSchema,
    address: textSchema,
    kind: z.enum(Object.keys(kindsOfPages) as [KindOfPage, ...KindOfPage[]], {
      error: `one of ${Object.keys(kindsOfPages).join(", ")}`,
    }),
    name: z.string().optional(),
    language: z.string().optional(),
    to: textSchema.optional(),
    title: z.string(),
    because: z.string().optional(),
  })
  .superRefine(({ kind, to }, context) => {
    if (to === undefined || (kind === "leave" && to.startsWith("/"))) return;
    const words =
      kind === "leave"
        ? {
            message: `"to: ${to}" is no address of this site, because it does not begin with a slash.`,
            remedy: `Write to: /${to}, if that is the address of the page.`,
          }
        : {
            message: `A page with "kind: ${kind}" is taken, so its links lead to it, and not to ${to}.`,
            remedy: "Remove this line, or write kind: leave above.",
          };
    const message = "the address of a page of this site, of a page that is left";
    context.addIssue({ code: "custom", path: ["to"], message, params: { words } });
  })
  .meta({ examples: [{ from: "about/index.html", address: "/about", kind: "page", title: "About us" }] });

const linkSchema = z
  .strictObject({ label: textSchema, href: z.string() })
  .meta({ examples: [{ label: "About us", href: "/about" }] });

const foundSchema = z.strictObject({ value: z.unknown(), places: z.array(z.string()), pages: z.number() });

const factsSchema = z
  .strictObject({
    ...Object.fromEntries(questions.map(({ key, schema }) => [key, schema.optional()])),
    hours: hoursSchema.optional(),
  })
  .superRefine(({ hours: _, ...facts }, context) => {
    const { zip, country }: Given = facts;
    const message = zip === undefined ? undefined : findFaultOfZip(zip, country);
    if (message !== undefined) context.addIssue({ code: "custom", path: ["zip"], message });
  });

/** A person may take out what is decided, so only pages are needed. */
const planSchema = z.strictObject({
  facts: factsSchema.default({}),
  undecided: z.record(z.string(), z.array(foundSchema)).default({}),
  placeholders: z.array(foundSchema).default([]),
  proposed: z.strictObject({ logo: z.string().optional(), colors: z.array(z.string()) }).default({ colors: [] }),
  menu: z.array(linkSchema.extend({ children: z.array(linkSchema).optional() })).default([]),
  pages: z.array(pageSchema),
  words: z.record(z.string(), z.string()).default({}),
  unread: z.array(z.strictObject({ file: z.string(), why: z.string() })).default([]),
});

/** A plan is judged like a file of the site, and by no other file. */
const planKind = defineKind({
  files: "plan.yaml",
  purpose: "what becomes of the pages of the old site",
  schema: planSchema,
});

export type Plan = z.infer<typeof planSchema>;
export type PageInPlan = z.infer<typeof pageSchema>;

const head = `# How the saved pages become this site. Change what you want, and run "dentalsite import" again with "--plan" and this file.
#
# facts: used only if the import also makes the practice. Each is what all pages say; what they do not agree on is in "undecided",
#   with the files that say it. A country or a language there is only likely, as texts, phone numbers and pages' own words differ or say nothing of it. Write the right value into facts, and what no page says. Facts are ${questions.map(({ key }) => key).join(", ")},
#   and hours: [{ days: [Monday, Tuesday], opens: "08:00", closes: "17:00" }]. Hours that texts name ("hoursInTexts") are never taken by themselves.
# menu: the links of the old menu. A link that leads nowhere is left out.
# placeholders: texts that somebody meant to replace. They were taken as they are.
# proposed: the logo, and the colors that the style sheets use most. They are not used until they are in site/brand.yaml.
# pages: "kind" is one of ${Object.keys(kindsOfPages).join(", ")}; "name" is the name of the file without .md.
#   "list" is a list of posts: its address leads to the news. That of a page with "leave" leads to the page in "to", such as "to: /services". A page with a "language" is the translation of the page with the same
#   kind and name. The practice needs that language, too: "second: es-US" in facts.
# words: what pictures show, for those that had no words. A picture without words is left out.
`;

export const writePlan = (plan: Plan): string => `${head}${writeYaml(plan).join("\n")}\n`;

/** Reads a plan that a person may have changed. Throws an `ImportRefused` for one with mistakes. */
export function readPlan(file: string): Plan {
  statFile(file);
  const bytes = readFileSync(file);
  const decoded = bytes.toString();
  const encoding = findOtherEncoding(file, bytes, decoded);
  if (encoding) throw new ImportRefused("The plan is in another encoding.", [encoding]);
  return parsePlan(readPlain(decoded).plain, file);
}

/** Reads the text of a plan. Throws an `ImportRefused` with all its mistakes. */
export function parsePlan(text: string, file: string): Plan {
  const { source, problems } = parseSource(file, text, planKind);
  const { data, error } = planSchema.safeParse(source?.data);
  const mistakes = [...problems, ...(source ? explainKeys(source, error?.issues ?? []) : [])].filter(isError);
  if (data === undefined || mistakes.length > 0)
    throw new ImportRefused("The plan has mistakes.", mistakes, new Map([[file, text]]));
  return data;
}
