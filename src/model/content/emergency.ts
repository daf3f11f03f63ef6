import * as z from "zod";
import {
  aside,
  hrefSchema,
  htmlText,
  metaTitleSchema,
  monthSchema,
  sourcesSchema,
  text,
  type With,
} from "./schema-parts.ts";
import { howSoonSchema } from "./how-soon.ts";
import { leadsToPage, linkSchema, type CompleteLink } from "../build/link.ts";

/** Makes the schema of a list of short instructions. */
const steps = (description: string, ...examples: [string, ...string[]]) =>
  z
    .array(htmlText("One step, in a sentence or two; simple HTML such as <a href> is allowed.", examples[0]))
    .min(1, "at least one entry")
    .meta({ description, examples: [examples] });

const answerSchema = z
  .strictObject({
    title: text(
      'What hurts or broke, in a few words of a patient. The address of the answer is made from it: "Knocked-out tooth" is /emergency#knocked-out-tooth.',
      "Knocked-out tooth",
    ),
    doNow: steps(
      "What to do until the patient is with you: about three lines, in order.",
      "Hold it by the crown, never by the root.",
      "Keep it in milk.",
    ),
    doNot: steps(
      'What makes it worse, one line each. The heading above is "Do not", so write what to avoid without another "not": put heat on it.',
      "scrub it",
      "put heat on it",
    ).optional(),
    forPain: htmlText(
      "What helps against the pain here. What no patient may forget about pain relievers is written once, under painRelief.",
      "Hold something cold against your cheek.",
    ).optional(),
    howSoon: howSoonSchema,
    treatments: z
      .array(
        linkSchema({
          description: "The page of a treatment that a dentist may offer for it.",
          href: "/services/crowns",
          label: "Crowns",
        }),
      )
      .min(1, "at least one link")
      .describe("The treatments that a dentist may offer for it.")
      .optional(),
  })
  .describe("What to do about one thing that hurts or broke.");

const painReliefSchema = z
  .strictObject({
    title: text("The heading above it.", "Pain relievers from a drugstore"),
    text: htmlText("What may help, and that the label decides how much. Never a dose.", "Follow the label."),
    limits: steps(
      "Whom a pain reliever is not for, and who asks first, one line each.",
      "Ask a pharmacist first if you take a blood thinner.",
    ),
  })
  .describe("What helps against pain, and whom it is not for: written once, below the answers.");

/** The keys of the page that the answers make. */
const answerKeys = {
  mainTitleText: text("The main title of the page with the answers.", "Tooth pain and dental emergencies")
    .meta({ of: "answers", needs: "answers" })
    .optional(),
  description: text("The sentence below that title.", "What to do first, and how soon to call.")
    .meta({ of: "answers" })
    .optional(),
  metaTitle: metaTitleSchema.unwrap().meta({ needs: "answers" }).optional(),
  metaDescription: aside(
    "The text about that page in search results; the description unless given.",
    "Toothache, a broken or a knocked-out tooth, swelling: what to do first, what not to do, and how soon to call.",
  )
    .meta({ needs: "answers" })
    .optional(),
  answers: z
    .array(answerSchema)
    .min(1, "at least one answer")
    .describe("First aid for each thing that hurts. The answers make a page of their own, /emergency.")
    .optional(),
  painRelief: painReliefSchema.meta({ needs: "answers" }).optional(),
  sources: sourcesSchema(
    "The pages that the answers come from, one per line.",
    "American Dental Association. Dental emergencies. 2024.",
  )
    .meta({ needs: "answers" })
    .optional(),
  reviewed: monthSchema
    .meta({ description: "The year and month in which a dentist last checked the answers.", needs: "answers" })
    .optional(),
};

/**
 * The schema of `site/emergency.yaml`: advice for someone who cannot wait. The short note is near the top of pages on which it can matter.
 * First-aid answers make a page of their own; without any, the whole advice is on the page of the offices.
 */
export const emergencySchema = z
  .strictObject({
    note: text(
      "When to call for help at once, in one short line: near the top of the home page, of service pages and of the page of the offices.",
      "Call an ambulance if you have trouble breathing or swallowing.",
    ).optional(),
    linkLabel: text(
      "The words of the link from that line to the advice; the title unless given.",
      "What to do about a knocked-out tooth, or when we’re closed",
    )
      .meta({ neededIf: "there is no title, and the line leads to a part of a page, a file or another site" })
      .optional(),
    ...answerKeys,
    title: text("The heading above the advice.", "If it can’t wait").meta({ of: "items" }).optional(),
    items: z
      .array(
        z.strictObject({
          title: text("What happened, in the words of someone in pain.", "A tooth was knocked out"),
          description: htmlText(
            "What to do; simple HTML such as <ol> and <a href> is allowed.",
            "Hold it by the crown, and call us at once.",
          ),
        }),
      )
      .min(1, "at least one item with a title and a description")
      .meta({
        neededIf: "there is a title, and neither answers nor a page of your own",
        description:
          "The advice: what to do when you are closed, when to call an ambulance. It is on the page of the offices; with answers, below them. Each list of what to call about today ends with a link to it.",
      })
      .optional(),
    moreHref: hrefSchema
      .meta({
        description: "The page that the line leads to, if the advice is on a page of your own.",
        examples: ["/patients/emergencies"],
      })
      .optional(),
  })
  .superRefine(({ moreHref, linkLabel, title, items, answers }, context) => {
    const isAdviceElsewhere = moreHref !== undefined || answers !== undefined;
    if (items === undefined && (title ?? linkLabel) !== undefined && !isAdviceElsewhere)
      context.addIssue({ code: "custom", path: ["items"], message: "the advice that the line leads to" });
    if (moreHref !== undefined && (title ?? linkLabel) === undefined && !leadsToPage(moreHref))
      context.addIssue({ code: "custom", path: ["linkLabel"], message: "the words of the link" });
  })
  .describe("Advice for someone who cannot wait.");

export type Emergency = z.infer<typeof emergencySchema>;
export type Answer = NonNullable<Emergency["answers"]>[number];

/** An answer whose links have words. */
export type CompleteAnswer = Omit<Answer, "treatments"> & { treatments?: CompleteLink[] };

/** Emergency advice with its note, and the note's link if there is more to say. */
export type CompleteEmergency = With<Omit<Emergency, "answers">, "note"> & {
  answers?: CompleteAnswer[];
  /** Whether the practice wrote the advice itself. Only then does the home page show it, too. */
  isOwn: boolean;
};
