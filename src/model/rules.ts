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

/** Those that know the words of English only. */
const englishRules: readonly string[] = [
  "copy/fda-approved",
  "copy/guarantee",
  "copy/painless",
  "copy/reading-grade",
  "copy/superlative",
  "media/alt-opening",
] satisfies (typeof switchableRules)[number][];

/** The rules that can find nothing in a site of this language. */
export function rulesWithoutWords(language: string): readonly string[] {
  return primaryLanguage(language) === "en" ? [] : englishRules;
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
            "site/accessibility.md",
          ).optional(),
          reason: note(
            "Why the rule does not fit, for whoever reads this later.",
            "Sizes of text, not results of a treatment.",
          ),
        }),
      )
      // What is left when the last entry is removed.
      .nullable()
      .describe("The rules that are switched off."),
  })
  .describe("Rules of dentalsite check that do not hold for this practice.");

export type Rules = z.infer<typeof rulesSchema>;
