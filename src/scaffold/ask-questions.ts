import { createInterface } from "node:readline/promises";
import { UsageError } from "../lib/usage-error.ts";
import { partOf } from "../model/build/walk-fields.ts";
import { readMeantValue } from "../steps/validate/meant-value.ts";
import { findFault, questions, sampleIn, wordsIn, type Given, type InitQuestion } from "./answers.ts";

/** The answer that leaves a value out. */
const nothing = "none";

export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Asks the questions that are not answered yet. An empty answer takes the sample, or leaves the value out if there is none. If an
 * answer does not fit, the question is asked again.
 */
export async function askQuestions(given: Given, { input, output }: Terminal): Promise<Given> {
  const lines = createInterface({ input, output });
  // Without this, the question's promise would stay pending after Ctrl+C or Ctrl+D.
  const left = new Promise<never>((_, reject) => {
    lines.once("close", () => {
      reject(new UsageError("", "Stopped. Nothing was written."));
    });
  });
  left.catch(() => undefined);
  output.write("Press Enter to accept the answer in brackets. You can change every answer later.\n\n");
  const answers = { ...given };
  const askFor: AskLine = async (words, sample) =>
    (await Promise.race([lines.question(`${words} [${sample ?? nothing}]: `), left])).trim() || sample;
  for (const question of questions) {
    const { key, of } = question;
    if (answers[key] !== undefined || (of !== undefined && answers[of] === undefined)) continue;
    const answer = await askUntilRight(question, answers, { askFor, output });
    if (answer !== undefined) answers[key] = answer;
  }
  lines.close();
  return answers;
}

/** Asks with the answer that an empty one means, if there is any. */
type AskLine = (words: string, sample?: string) => Promise<string | undefined>;

/** Asks a question until its answer fits. What was understood is confirmed if the question lists it, or if it is another text than the answer. */
async function askUntilRight(
  question: InitQuestion,
  answers: Given,
  { askFor, output }: Pick<Terminal, "output"> & { askFor: AskLine },
): Promise<string | undefined> {
  const words = wordsIn(question, answers);
  if (words === undefined) return undefined;
  const sample = sampleIn(question, answers);
  for (;;) {
    const written = await askFor(words, sample);
    if (written === undefined || (sample === undefined && written.toLowerCase() === nothing)) return undefined;
    const fault = findFault(question, written, answers);
    const isMeant = fault !== undefined && fault === readMeantValue(written, partOf(question.schema));
    const answer = isMeant ? fault : written;
    if (fault !== undefined && !isMeant) output.write(`  Write ${fault}.\n`);
    else if (question.list === undefined && !isMeant) return answer;
    else {
      const understood = question.list?.(answer, answers) ?? [answer];
      output.write(understood.map((each) => `  ${each}\n`).join(""));
      if (/^y/i.test((await askFor("Is that right?", "yes"))!)) return answer;
    }
  }
}
