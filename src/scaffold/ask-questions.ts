import { createInterface } from "node:readline/promises";
import { UsageError } from "../usage-error.ts";
import { findFault, questions, type Answers } from "./answers.ts";

export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks whatever is not given yet; an empty answer takes the sample, and one that does not fit is asked for again. */
export async function askQuestions(given: Partial<Answers>, { input, output }: Terminal): Promise<Partial<Answers>> {
  const lines = createInterface({ input, output });
  // A question that is left with Ctrl+C or Ctrl+D would stay open forever.
  const left = new Promise<never>((_, reject) => {
    lines.once("close", () => {
      reject(new UsageError("", "Stopped. Nothing was written."));
    });
  });
  left.catch(() => undefined);
  output.write("Press Enter to take the sample in brackets. You can change every answer later.\n\n");
  const answers = { ...given };
  for (const question of questions) {
    while (answers[question.key] === undefined) {
      const asked = lines.question(`${question.words} [${question.sample}]: `);
      const answer = (await Promise.race([asked, left])).trim() || question.sample;
      const fault = findFault(question, answer);
      if (fault === undefined) answers[question.key] = answer;
      else output.write(`  Write ${fault}.\n`);
    }
  }
  lines.close();
  return answers;
}
