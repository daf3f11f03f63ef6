import { z } from "zod";
import { textSchema } from "./schema-parts.ts";

/** The rules of taste, which a practice may switch off: by the code of their problem, what each looks at. */
export const switchableRules = [
  "copy/fda-approved",
  "copy/guarantee",
  "copy/painless",
  "copy/percentage",
  "copy/reading-grade",
  "copy/superlative",
  "html/invalid",
  "link/external-broken",
  "media/alt-file-name",
  "media/alt-long",
  "media/alt-opening",
  "media/alt-repeated",
  "page/too-heavy",
] as const;

export type SwitchableRule = (typeof switchableRules)[number];

/** `site/rules.yaml`: rules of `dentalsite check` that do not hold here, each with its reason. */
export const rulesSchema = z.strictObject({
  off: z.array(
    z.strictObject({
      code: textSchema,
      /** Path from the practice's folder; without it the rule is off everywhere. */
      file: textSchema.optional(),
      reason: textSchema,
    }),
  ),
});

export type Rules = z.infer<typeof rulesSchema>;
