import * as z from "zod";
import { hrefSchema, monthSchema, nameText, text } from "./schema-parts.ts";

const figureSchema = z
  .strictObject({
    figure: nameText("The figure itself.", "96%"),
    statement: text("What the figure is of.", "of visits began on time"),
    tag: text("A few words on a small tag beside the figure, such as that it is made up.", "Sample figure").optional(),
    scope: text(
      "What was counted, for whom, over which time, and how many.",
      "230 of 240 visits of 2025 that we wrote down.",
    ),
    source: text("Where the figure comes from.", "A count of our own appointment book."),
    asOf: monthSchema.describe("The year and month of the count."),
    qualifier: text("What a reader must know not to misread the figure.", "A count of the past, not a promise."),
    short: text(
      "All of that in two sentences, for the home page. Then give a service this claim, so that its page has the rest.",
      "We wrote down 240 visits of 2025, and 230 of them began on time. It is a count of the past, not a promise.",
    ).optional(),
    moreHref: hrefSchema.meta({ description: "A page with more about it.", needs: "moreLabel" }).optional(),
    moreLabel: text("The words of the link to that page.", "How we plan a visit")
      .meta({ needs: "moreHref" })
      .optional(),
  })
  .describe("A figure, by a name without spaces that home.yaml refers to.");

/** The schema of `site/claims.yaml`. A figure is shown only with its source. */
export const figuresSchema = z
  .record(z.string().meta({ examples: ["visitsOnTime"] }), figureSchema)
  .describe("Every figure the site claims about the practice, and where it comes from.");

export type Figures = z.infer<typeof figuresSchema>;
