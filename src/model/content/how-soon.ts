import * as z from "zod";
import { text } from "./schema-parts.ts";

const names = ["call911", "today", "officeHours"] as const;

const band = (name: (typeof names)[number], description: string, ...examples: string[]) =>
  z
    .array(text("One sign, in a few plain words.", ...examples))
    .min(1, "at least one entry")
    .meta({ description, examples: [examples], unless: names.filter((each) => each !== name) })
    .optional();

/** The schema of when to call and how soon: three lists, the most urgent first, under headings that are the same on all pages. */
export const howSoonSchema = z
  .strictObject({
    call911: band(
      "call911",
      "When to call an ambulance at once, one sign per line.",
      "Trouble breathing or swallowing",
      "Bleeding that will not stop",
    ),
    today: band(
      "today",
      "When to call you the same day, one sign per line.",
      "Swelling or a fever",
      "Pain that gets worse",
    ),
    officeHours: band(
      "officeHours",
      "When it can wait until you are open, one question or sign per line.",
      "A filling that feels too high",
    ),
  })
  .meta({
    description: "When to call and how soon, as up to three lists; each page prints them under the same headings.",
    needsOneOf: ["today", "call911", "officeHours"],
  });

export type HowSoon = z.infer<typeof howSoonSchema>;
