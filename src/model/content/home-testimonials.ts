import * as z from "zod";
import { monthSchema, nameText, positionSchema, text, webAddressSchema } from "./schema-parts.ts";

const fromOneToFive = "a number from 1 to 5 such as 4.8";
const aNumber = "a number such as 214";

const ratingSchema = z
  .strictObject({
    value: z
      .number({ error: fromOneToFive })
      .min(1, fromOneToFive)
      .max(5, fromOneToFive)
      .meta({ fieldType: "code", description: "The average, of five.", examples: [4.8] }),
    count: z
      .int({ error: aNumber })
      .min(1, aNumber)
      .meta({ fieldType: "code", description: "How many reviews it is the average of.", examples: [214] }),
    source: nameText("Where patients wrote them.", "Google"),
    href: webAddressSchema.meta({
      description: "The page with all of them.",
      examples: ["https://maps.google.com/?cid=1234567890"],
    }),
    asOf: monthSchema.describe("The year and month in which you last looked there."),
  })
  .describe(
    "What patients' reviews elsewhere come to. Pages print it as it is written here, with its source and month.",
  );

/** The schema of `testimonials` of the home page. */
export const homeTestimonialsSchema = z
  .strictObject({
    title: text("The heading above patients' words.", "What patients say"),
    shown: positionSchema
      .max(6, "a number up to 6")
      .meta({
        description: "How many testimonials of the page with patients' words are shown, from the first.",
        unless: ["rating"],
        examples: [2],
      })
      .optional(),
    rating: ratingSchema.optional(),
  })
  .meta({
    description: "What patients said: testimonials of the page with their words, a rating, or both.",
    examples: [{ title: "What patients say", shown: 2 }],
  });
