import * as z from "zod";
import { linkWords } from "../build/link.ts";
import { daySchema, hrefSchema, textSchema } from "./schema-parts.ts";

/** About two lines on a phone. */
const longest = 160;

/** The schema of `announcement` in `site/practice.yaml`: one line at the top of every page, for some days. */
export const announcementSchema = z
  .strictObject({
    text: textSchema.max(longest, `at most ${longest} characters`).meta({
      fieldType: "prose",
      description: "What visitors should know these days, in one sentence.",
      examples: ["The elevator is out of order until Friday. Call us, and we meet you at the door."],
    }),
    from: daySchema.describe("The first day on which it is shown; at once unless given.").optional(),
    until: daySchema.describe("The last day on which it is shown: year-month-day."),
    href: hrefSchema.meta({ description: "A page with more about it.", examples: ["/about/address"] }).optional(),
    linkLabel: linkWords("href", "The words of the link to it; the title of that page unless given.", "How to find us")
      .meta({ needs: "href" })
      .optional(),
  })
  .superRefine(({ from, until }, context) => {
    if (from === undefined || from <= until) return;
    const words = {
      message: `"until" is ${until}, a day before "from", ${from}.`,
      remedy: "Write a later day, or swap the two.",
    };
    const message = `a day that is not before "from", ${from}`;
    context.addIssue({ code: "custom", path: ["until"], message, params: { words } });
  })
  .describe("One line at the top of every page; the first build after its last day leaves it out.");

export type Announcement = z.infer<typeof announcementSchema>;
