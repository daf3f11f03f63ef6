import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { questions, type Answers } from "../../src/scaffold/answers.ts";
import { askQuestions } from "../../src/scaffold/ask-questions.ts";

/** Answers each question as it is asked, and gives back what was said. */
function startTerminal(answers: readonly string[]): { input: PassThrough; output: PassThrough; said: () => string } {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const left = [...answers];
  let said = "";
  output.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    if (!chunk.toString().endsWith("]: ")) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  return { input, output, said: () => said };
}

test("only what is not given is asked, and an empty answer takes the sample", async () => {
  const given: Partial<Answers> = Object.fromEntries(questions.map(({ key, sample }) => [key, sample]));
  delete given.phone;
  delete given.city;
  const terminal = startTerminal(["", "  Port Ansel "]);
  const answers = await askQuestions(given, terminal);
  expect(answers).toEqual({ ...given, phone: "(555) 555-0100", city: "Port Ansel" });
  expect(terminal.said().split("\n").at(-1)).toBe("Phone number for patients [(555) 555-0100]: City [Sample City]: ");
});

test("an answer that does not fit is asked for again, with what to write", async () => {
  const given: Partial<Answers> = Object.fromEntries(questions.map(({ key, sample }) => [key, sample]));
  delete given.zip;
  const terminal = startTerminal(["972", "97201"]);
  expect(await askQuestions(given, terminal)).toMatchObject({ zip: "97201" });
  expect(terminal.said()).toContain("  Write a ZIP code such as 97201.\n");
});

test("leaving in the middle is no answer", async () => {
  await expect(askQuestions({}, startTerminal(["Harbor Lane"]))).rejects.toThrow("Stopped. Nothing was written.");
});
