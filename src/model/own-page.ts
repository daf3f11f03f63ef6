import * as z from "zod";
import { headKeys, leadKeys } from "./about.ts";
import { htmlText, text } from "./schema-parts.ts";
import { sectionKeySchemas } from "./service.ts";

/** The front matter of `site/pages/<path>.md`, a page that the practice adds. */
export const ownPageSchema = z
  .strictObject({
    ...headKeys,
    ...leadKeys,
    ...sectionKeySchemas,
    questionsTitle: text("The heading above the questions.", "Questions patients ask").optional(),
    questions: z
      .array(
        z.strictObject({
          question: text("The question, in the words of a patient.", "Do you have payment plans?"),
          answer: htmlText(
            "The answer, which opens below the question; simple HTML such as <strong> and <a href> is allowed.",
            "Yes. Ask us for a written plan before treatment starts.",
          ),
        }),
      )
      .min(1, "at least one question with its answer")
      .describe("Questions whose answers open at a tap.")
      .optional(),
  })
  .describe("The lines above the text of a page of your own.");
