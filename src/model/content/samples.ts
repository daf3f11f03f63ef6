import * as z from "zod";
import { note, textSchema } from "./schema-parts.ts";

/** A few sentences. A search for all words of a long text is more than a pattern can hold. */
const longestSample = 1000;

/** The schema of `site/samples.yaml`: made-up values that must be gone before the site is published. */
export const samplesSchema = z
  .strictObject({
    values: z
      .array(
        z.strictObject({
          value: textSchema.max(longestSample, `at most ${longestSample} characters`).meta({
            fieldType: "note",
            description: "The made-up value, exactly as in the other files.",
            examples: ["1 Sample Street"],
          }),
          what: note(
            "What the value is. After a semicolon: what to do with it, if it is not to be replaced.",
            "the street of an office",
          ),
        }),
      )
      .describe("The made-up values; remove one from the list when it happens to be true for your practice."),
  })
  .describe('The made-up values that "dentalsite check --publish" looks for.');

export type Samples = z.infer<typeof samplesSchema>;
