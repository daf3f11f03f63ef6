import * as z from "zod";
import { htmlText, text } from "./schema-parts.ts";

const questionSchema = z.strictObject({
  question: text("The question, in the words of a patient.", "Do you have payment plans?"),
  answer: htmlText(
    "The answer, which opens below the question; simple HTML such as <strong> and <a href> is allowed.",
    "Yes. Ask us for a written plan before treatment starts.",
  ),
});

/** The keys of the questions of a page. */
export const questionKeys = {
  questionsTitle: text("The heading above the questions.", "Questions patients ask")
    .meta({ needs: "questions" })
    .optional(),
  questions: z
    .array(questionSchema)
    .min(1, "at least one question with its answer")
    .meta({ knownBy: ["question"], description: "Questions whose answers open at a tap." })
    .optional(),
};

export type Question = z.infer<typeof questionSchema>;
