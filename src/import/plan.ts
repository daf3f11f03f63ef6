import { readFileSync } from "node:fs";
import * as z from "zod";
import { writeYaml } from "../lib/write-yaml.ts";
import { hoursSchema } from "../model/domain/hours.ts";
import { defineKind } from "../model/build/kind.ts";
import { lookSchema } from "../model/content/brand.ts";
import { practiceSchema } from "../model/content/practice.ts";
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
  introduction: "about/introduction.md",
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

/** A plan names all languages in one list. */
const asked = questions.filter(({ key }) => !/^(second|hours)$/.test(key));

const factsSchema = z
  .strictObject({
    ...Object.fromEntries(asked.map(({ key, schema }) => [key, schema.optional()])),
    translations: practiceSchema.shape.translations,
    hours: hoursSchema.optional(),
  })
  .superRefine((facts, context) => {
    const { zip, country } = initAnswersOf({ facts });
    const message = zip === undefined ? undefined : findFaultOfZip(zip, country);
    if (message !== undefined) context.addIssue({ code: "custom", path: ["zip"], message });
  });

const proposedSchema = z.strictObject({
  ...{ logo: z.string().optional(), color: z.string().optional(), look: lookSchema.optional() },
  ...{ heroTitle: z.string().optional(), mission: z.string().optional() },
  ...{ picture: z.string().optional(), pictureAlt: z.string().optional() },
});

const personSchema = z
  .strictObject({
    name: textSchema,
    kind: z.enum(["doctor", "team"], { error: "doctor or team" }),
    role: textSchema.optional(),
    photo: textSchema,
    photoAlt: textSchema,
    from: textSchema,
  })
  .meta({
    examples: [{ name: "Maria Lopez", kind: "team", photo: "maria.jpg", photoAlt: "Maria", from: "team.html" }],
  });

/** A person may take out what is decided, so only pages are needed. */
const planSchema = z.strictObject({
  facts: factsSchema.default({}),
  undecided: z.record(z.string(), z.array(foundSchema)).default({}),
  placeholders: z.array(foundSchema).default([]),
  proposed: proposedSchema.default({}),
  menu: z.array(linkSchema.extend({ children: z.array(linkSchema).optional() })).default([]),
  pages: z.array(pageSchema),
  people: z.array(personSchema).default([]),
  words: z.record(z.string(), z.string()).default({}),
  unread: z.array(z.strictObject({ file: z.string(), why: z.string() })).default([]),
});

/** A plan is judged like a file of the site, and by no other file. */
const planKind = defineKind({
  files: "plan.yaml",
  purpose: "what becomes of the pages of the old site",
  schema: planSchema,
});

/** Returns those facts that are answers to the questions of `init`. */
export const initAnswersOf = ({ facts: { hours: _, translations: __, ...answers } }: Pick<Plan, "facts">): Given =>
  answers;

/** A value that was found, and what says it: "on 5 of 6 pages: header or footer 5, data 1". A value of several keys is an object. */
export interface Told {
  value: unknown;
  by: string;
}

export interface Plan extends z.infer<typeof planSchema> {
  /** The likeliest values of each key, the first of which is taken if it is sure. Only a plan that was just proposed has them. */
  found?: Record<string, Told[]>;
}
export type PageInPlan = z.infer<typeof pageSchema>;

/** Returns the file of a page that is taken. */
export function fileOfPage({ kind, name = "", language }: PageInPlan): string {
  const folder = `site/${language === undefined ? "" : `${language}/`}${kindsOfPages[kind]}`;
  return folder.endsWith("/") ? `${folder}${name}.md` : folder;
}

export type PersonInPlan = z.infer<typeof personSchema>;

const head = `# How the saved pages become this site. Change what you want, and run "dentalsite import" again with "--plan" and this file.
#
# facts: used only if the import also makes the practice. Each is what most of the site says, and the table at the end has those who say it. What others
#   say is below the facts: take the "# " away from the right line. What is not sure is in "undecided", too. Write what no page says. Facts are ${asked.map(({ key }) => key).join(", ")},
#   translations: [es-US, pt-US], and hours: [{ days: [Monday, Tuesday], opens: "08:00", closes: "17:00" }]. Hours that texts name ("hoursInTexts") are never taken by themselves.
# menu: the links of the old menu. A link that leads nowhere is left out.
# placeholders: texts that somebody meant to replace. They were taken as they are.
# proposed: the first view of a practice that is made: logo, color, look, picture, first words. A line that you take out leaves the sample. Others to choose from are below.
# pages: "kind" is one of ${Object.keys(kindsOfPages).join(", ")}; "name" is the name of the file without .md.
#   "list" is a list of posts: its address leads to the news. That of a page with "leave" leads to the page in "to", such as "to: /services". A page with a "language" is the translation of the page with the same
#   kind and name. The practice needs that language, too: "translations: [es-US]" in facts.
# people: those whose photo the page in "from" has beside their name. Each becomes a file in site/doctors or site/team.
# words: what pictures show, for those that had no words. A picture without words is left out.
`;

/** Writes a plan. Below the values of a part are, to be uncommented, what else was found; a table at the end says who says what. */
export function writePlan({ found = {}, ...plan }: Plan): string {
  const rows = Object.entries(found).map(([key, values]) => tellFound(key, values, plan));
  const parts = Object.entries(plan).flatMap(([part, value]) => {
    const others = rows.flatMap((row) => (row.part === part ? row.others : []));
    // Nothing can follow an empty map.
    const isOpen = others.length > 0 && Object.keys(value).length === 0;
    return [...(isOpen ? [`${part}:`] : writeYaml({ [part]: value })), ...others];
  });
  const table = rows.map(({ row }) => row);
  return `${head}${[...parts, ...(table.length === 0 ? [] : ["#", "# What was found:", ...table])].join("\n")}\n`;
}

/** Says what was found for a key, and writes what else may be meant, so that a person may choose it. */
function tellFound(
  key: string,
  values: readonly Told[],
  { facts, proposed, menu, pages, people }: Plan,
): { row: string; part: keyof Plan; others: string[] } {
  const [first] = values;
  const taken = { ...facts, ...proposed, menu: menu[0], titles: pages[0], people: people[0] } as Record<
    string,
    unknown
  >;
  const isTaken = first !== undefined && Object.keys(linesOf(key, first)).some((each) => taken[each] !== undefined);
  const state = first === undefined ? "missing" : isTaken ? "found" : "undecided";
  const others = values
    .slice(isTaken ? 1 : 0)
    .flatMap((other) => [`  # ${other.by}:`, ...writeYaml(linesOf(key, other)).map((line) => `  # ${line}`)]);
  const part = key in proposedSchema.shape ? "proposed" : "facts";
  const isPart = part === "proposed" || key === "address" || key in factsSchema.shape;
  const shown = first === undefined ? "" : `  ${showValue(first.value)}, ${first.by}`;
  return { row: `#   ${key.padEnd(12)} ${state.padEnd(10)}${shown}`.trimEnd(), part, others: isPart ? others : [] };
}

/** Returns the lines of the plan that a value is for. */
export const linesOf = (key: string, { value }: Pick<Told, "value">): Record<string, unknown> =>
  typeof value === "object" && !Array.isArray(value) ? (value as Record<string, unknown>) : { [key]: value };

const showValue = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(showValue).join(", ")
    : String(value).replaceAll(/\s+/g, " ");

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
  const filled = Object.entries(source?.data ?? {}).filter(([, value]) => value !== null);
  const { data, error } = planSchema.safeParse(source && Object.fromEntries(filled));
  const mistakes = [...problems, ...(source ? explainKeys(source, error?.issues ?? []) : [])].filter(isError);
  if (data === undefined || mistakes.length > 0)
    throw new ImportRefused("The plan has mistakes.", mistakes, new Map([[file, text]]));
  return data;
}
