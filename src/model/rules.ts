import * as z from "zod";
import { primaryLanguage } from "./language.ts";
import { note } from "./schema-parts.ts";

/** Rules of taste, which a practice may switch off, by problem code. */
export const switchableRules = [
  "a11y/aria-roles",
  "a11y/aria-valid-attr",
  "a11y/aria-valid-attr-value",
  "a11y/broken-word",
  "a11y/cut-text",
  "a11y/empty-table-header",
  "a11y/meta-viewport",
  "a11y/region",
  "a11y/rule",
  "a11y/tabindex",
  "a11y/too-wide",
  "a11y/valid-lang",
  "copy/credit-terms",
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
  "page/no-how-soon",
  "page/noindex",
  "page/not-in-menu",
  "page/same-text",
  "page/title-length",
  "page/too-heavy",
  "page/unlinked",
  "value/not-shown",
] as const;

/** Whether a practice may switch off a rule. Those of axe-core, which only a browser runs, have names that are not listed here. */
export function isSwitchable(code: string): boolean {
  return code.startsWith("a11y/") || (switchableRules as readonly string[]).includes(code);
}

/** Languages whose words a rule knows. Rules that are not listed need no words, or check the language of each text. */
const languagesOfRules: Readonly<Partial<Record<(typeof switchableRules)[number], readonly string[]>>> = {
  "copy/credit-terms": ["en", "es"],
  "copy/fda-approved": ["en", "es"],
  "copy/guarantee": ["en", "es"],
  "copy/painless": ["en", "es"],
  "copy/percentage": ["en", "es"],
  "copy/superlative": ["en", "es"],
  "media/alt-opening": ["en"],
  "page/no-how-soon": ["en", "es"],
};

/** Lists the rules that cannot find anything in a site of this language. */
export function rulesWithoutWords(language: string): readonly string[] {
  const primary = primaryLanguage(language);
  return Object.entries(languagesOfRules).flatMap(([code, known]) => (known.includes(primary) ? [] : [code]));
}

/** The schema of `site/rules.yaml`: rules of `dentalsite check` that do not apply here, each with its reason. */
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
      // The list is null if the last entry is removed.
      .nullable()
      .describe("The rules that are switched off."),
  })
  .describe("Rules of dentalsite check that do not hold for this practice.");

export type Rules = z.infer<typeof rulesSchema>;
