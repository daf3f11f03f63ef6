import { readFileSync } from "node:fs";
import * as z from "zod";
import { writeYaml } from "../lib/write-yaml.ts";
import { hoursSchema } from "../model/domain/hours.ts";
import { defineKind } from "../model/build/kind.ts";
import { lookSchema } from "../model/content/brand.ts";
import { textSchema } from "../model/content/schema-parts.ts";
import { isError } from "../problems/problem.ts";
import { findOtherEncoding } from "../steps/parse/encodings.ts";
import { parseSource } from "../steps/parse/parse-file.ts";
import { readPlain } from "../steps/parse/plain-text.ts";
import { explainKeys } from "../steps/validate/page-keys.ts";
import { findFaultOfZip, questions, type Given } from "../scaffold/answers.ts";
import { ImportRefused, statFile } from "./refused.ts";
import { nameWitnesses, type FoundFact } from "./witnesses.ts";

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

const proposedSchema = z.strictObject({
  ...{ logo: z.string().optional(), color: z.string().optional(), look: lookSchema.optional() },
  ...{ heroTitle: z.string().optional(), mission: z.string().optional() },
  ...{ picture: z.string().optional(), pictureAlt: z.string().optional() },
  colors: z.array(z.string()).default([]),
});

/** A person may take out what is decided, so only pages are needed. */
const planSchema = z.strictObject({
  facts: factsSchema.default({}),
  undecided: z.record(z.string(), z.array(foundSchema)).default({}),
  placeholders: z.array(foundSchema).default([]),
  proposed: proposedSchema.default({ colors: [] }),
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

export interface Plan extends z.infer<typeof planSchema> {
  /** Who says what, the likeliest value of each fact first. Only a plan that was just proposed has it. */
  found?: Record<string, FoundFact[]>;
  /** The number of pages that were asked. */
  witnesses?: number;
}
export type PageInPlan = z.infer<typeof pageSchema>;

const head = `# How the saved pages become this site. Change what you want, and run "dentalsite import" again with "--plan" and this file.
#
# facts: used only if the import also makes the practice. Each is what most of the site says; what others say is below the facts, with
#   those who say it: take the "# " away from the right line. What is not sure is in "undecided", too. A country or a language there is only likely, as texts, phone numbers and pages' own words differ or say nothing of it. Write the right value into facts, and what no page says. Facts are ${questions.flatMap(({ key }) => (key === "hours" ? [] : key)).join(", ")},
#   and hours: [{ days: [Monday, Tuesday], opens: "08:00", closes: "17:00" }]. Hours that texts name ("hoursInTexts") are never taken by themselves.
# menu: the links of the old menu. A link that leads nowhere is left out.
# placeholders: texts that somebody meant to replace. They were taken as they are.
# proposed: the first view of a practice that is made: logo, color, look, picture, first words. A line that you take out leaves the sample; "colors" are others to choose from.
# pages: "kind" is one of ${Object.keys(kindsOfPages).join(", ")}; "name" is the name of the file without .md.
#   "list" is a list of posts: its address leads to the news. That of a page with "leave" leads to the page in "to", such as "to: /services". A page with a "language" is the translation of the page with the same
#   kind and name. The practice needs that language, too: "second: es-US" in facts.
# words: what pictures show, for those that had no words. A picture without words is left out.
`;

/** Writes a plan. A fact that the pages tell has its witnesses beside it, and below it, to be uncommented, what others say. A table ends it. */
export function writePlan(plan: Plan): string {
  const { found = {}, witnesses: pages = 0, ...written } = plan;
  const lines = writeYaml(written);
  const start = lines.indexOf("facts:");
  const rows = Object.entries(found).map(([fact, values]) => tellFound(fact, values, { plan, pages }));
  const others = rows.flatMap(({ others: each }) => each);
  const facts = Object.keys(written.facts).length === 0 && others.length > 0 ? ["facts:", "  {}"] : [];
  const body = start === -1 ? lines : [...facts, ...lines.slice(facts.length)];
  const end = body.findIndex((line, at) => at > 0 && /^\S/.test(line));
  const table = rows.map(({ row }) => row);
  return `${head}${[...body.slice(0, end), ...others, ...body.slice(end)].join("\n")}\n${table.length === 0 ? "" : `#\n# What was found:\n${table.join("\n")}\n`}`;
}

/** Says of a fact what was found, and writes what others than the pages that count most say, so that a person may choose it. */
function tellFound(
  fact: string,
  values: readonly FoundFact[],
  { plan: { facts, proposed, menu, pages: planned }, pages }: { plan: Plan; pages: number },
): { row: string; others: string[] } {
  const [first] = values;
  const address = facts as Pick<Given, "street">;
  const taken = new Map<string, unknown>(
    Object.entries({ ...facts, ...proposed, address: address.street, menu: menu[0], titles: planned[0] }),
  );
  const isTaken = taken.has(fact) && taken.get(fact) !== undefined;
  const state = first === undefined ? "missing" : isTaken ? "found" : "undecided";
  const shown = first === undefined ? "" : `  ${showFact(first.value)}, ${nameWitnesses(first, pages)}`;
  const isFact = Object.hasOwn(factsSchema.shape, fact) || fact === "address";
  const others = values.slice(isTaken ? 1 : 0).flatMap((other) => {
    const data = fact === "address" ? (other.value as Record<string, unknown>) : { [fact]: other.value };
    return [`  # ${nameWitnesses(other, pages)}:`, ...writeYaml(data).map((line) => `  # ${line}`)];
  });
  return { row: `#   ${fact.padEnd(10)} ${state.padEnd(10)}${shown}`, others: isFact ? others : [] };
}

const showFact = (value: unknown): string =>
  typeof value === "string"
    ? value
    : JSON.stringify(value)
        .replace(/[{}[\]"]/g, " ")
        .replace(/\s+/g, " ")
        .trim();

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
