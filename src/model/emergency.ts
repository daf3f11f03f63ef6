import * as z from "zod";
import { leadsToPage } from "./link.ts";
import { hrefSchema, htmlText, text, type With } from "./schema-parts.ts";

/**
 * The schema of `site/emergency.yaml`: advice for someone who cannot wait. The short note is on every service page; the whole advice is in
 * one place.
 */
export const emergencySchema = z
  .strictObject({
    note: text(
      "When to call for help at once, in one short line: near the top of the home page, of every service page and of the page of the offices.",
      "Call 911 if you have trouble breathing or swallowing.",
    ).optional(),
    linkLabel: text(
      "The words of the link from that line to the advice; the title unless given.",
      "What to do about a knocked-out tooth, or when we’re closed",
    ).optional(),
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
      .min(1, "at least one item with title and description")
      .meta({
        of: "title",
        description:
          "The advice, on the page of the offices: when to call 911, a knocked-out tooth, what to do when you are closed.",
      })
      .optional(),
    moreHref: hrefSchema
      .meta({
        description: "The page that the line leads to, if the advice is on a page of your own.",
        examples: ["/patients/emergencies"],
      })
      .optional(),
  })
  .superRefine(({ moreHref, linkLabel, title, items }, context) => {
    if (items !== undefined && title === undefined) {
      context.addIssue({ code: "custom", path: ["title"], message: "the heading above the advice" });
    }
    if (items === undefined && title !== undefined && moreHref === undefined) {
      context.addIssue({ code: "custom", path: ["items"], message: "the advice below the title" });
    }
    if (moreHref !== undefined && linkLabel === undefined && title === undefined && !leadsToPage(moreHref)) {
      context.addIssue({ code: "custom", path: ["linkLabel"], message: "the words of the link" });
    }
  })
  .describe("Advice for someone who cannot wait.");

export type Emergency = z.infer<typeof emergencySchema>;

/** Emergency advice with its note for every service page, and the note's link if there is more to say. */
export type CompleteEmergency = With<Emergency, "note"> & {
  /** Whether the practice wrote the advice itself. Only then does the home page show it, too. */
  isOwn: boolean;
};
