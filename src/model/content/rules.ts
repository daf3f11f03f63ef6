import * as z from "zod";
import { note } from "./schema-parts.ts";

/** Levels that a practice may give to a rule. */
export const ruleLevels = ["error", "advice", "off"] as const;

const entriesSchema = (description: string, code: string, reason: string) =>
  z
    .array(
      z.strictObject({
        code: note("The rule, by the code that the check prints.", code),
        file: note("The one file for which this holds; everywhere unless given.", "site/services/crowns.md").optional(),
        reason: note("Why, for whoever reads this later.", reason),
      }),
    )
    // The list is null if the last entry is removed.
    .nullable()
    .describe(description)
    .optional();

/** The schema of `site/rules.yaml`: what this practice makes of the rules of `dentalsite check`, each with its reason. */
export const rulesSchema = z
  .strictObject({
    error: entriesSchema(
      "Rules whose advice must be followed before the site is published.",
      "copy/painless",
      "We promise nobody how a visit feels.",
    ),
    advice: entriesSchema(
      "Rules that only advise, where another entry makes them errors.",
      "copy/reading-grade",
      "The dentist wants these words.",
    ),
    off: entriesSchema(
      "Rules that are switched off.",
      "copy/percentage",
      "The maker of the material publishes this figure.",
    ),
  })
  .describe("What the rules of dentalsite check mean for this practice.");

export type Rules = z.infer<typeof rulesSchema>;
