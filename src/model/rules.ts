import * as z from "zod";
import { primaryLanguage } from "./language.ts";
import { note } from "./schema-parts.ts";

/** The rules of taste, which a practice may switch off: by the code of their problem, what each looks at. */
export const switchableRules = [
  "copy/fda-approved",
  "copy/guarantee",
  "copy/other-hours",
  "copy/other-license",
  "copy/painless",
  "copy/percentage",
  "copy/reading-grade",
  "copy/superlative",
  "copy/unknown-contact",
  "html/invalid",
  "link/external-broken",
  "link/external-unreached",
  "media/alt-file-name",
  "media/alt-long",
  "media/alt-opening",
  "media/alt-repeated",
  "page/description-length",
  "page/not-in-menu",
  "page/title-length",
  "page/too-heavy",
  "page/unlinked",
] as const;

/** The languages whose words a rule knows; a rule that is not here needs none. */
const languagesOfRules: Readonly<Partial<Record<(typeof switchableRules)[number], readonly string[]>>> = {
  "copy/fda-approved": ["en"],
  "copy/guarantee": ["en"],
  "copy/painless": ["en"],
  "copy/percentage": ["en", "es"],
  "copy/reading-grade": ["en"],
  "copy/superlative": ["en", "es"],
  "media/alt-opening": ["en"],
};

/** The rules that can find nothing in a site of this language. */
export function rulesWithoutWords(language: string): readonly string[] {
  const primary = primaryLanguage(language);
  return Object.entries(languagesOfRules).flatMap(([code, known]) => (known.includes(primary) ? [] : [code]));
}

/** `site/rules.yaml`: rules of `dentalsite check` that do not hold here, each with its reason. */
export const rulesSchema = z
  .strictObject({
    off: z
      .array(
        z.strictObject({
          code: note("The rule, by the code that the check prints.", "copy/percentage"),
          file: note(
            "The one file in which it is off; without this line it is off everywhere.",
            "site/services/crowns.md",
          ).optional(),
          reason: note(
            "Why the rule does not fit, for whoever reads this later.",
            "The maker of the material publishes this figure.",
          ),
        }),
      )
      // What is left when the last entry is removed.
      .nullable()
      .describe("The rules that are switched off."),
  })
  .describe("Rules of dentalsite check that do not hold for this practice.");

export type Rules = z.infer<typeof rulesSchema>;
