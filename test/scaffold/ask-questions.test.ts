import path from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import { fillAnswers, type Given } from "../../src/scaffold/answers.ts";
import { askQuestions } from "../../src/scaffold/ask-questions.ts";
import { packageFolder } from "../support/package-folder.ts";

/** Answers each question as it is asked. `said` returns the output so far. */
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

/** An answer to every question. */
const all = {
  ...fillAnswers({ second: "es-US", suite: "Suite 3", email: "a@harbor.com", origin: "https://www.harbor.com" }),
  ...{ hours: "Mon-Thu 9-5", doctors: "Dr. Ada Brightwater, DDS", color: "#1a5a59", accent: "#b5432b" },
  logo: path.join(packageFolder, "assets/pictures/logo.svg"),
};

function without(...keys: (keyof Given)[]): Given {
  return Object.fromEntries(Object.entries(all).filter(([key]) => !(keys as string[]).includes(key)));
}

test("only missing answers are asked for, and an empty answer takes the sample", async () => {
  const given = without("phone", "city");
  const terminal = startTerminal(["", "  Port Ansel "]);
  const answers = await askQuestions(given, terminal);
  expect(answers).toEqual({ ...given, phone: "(555) 555-0100", city: "Port Ansel" });
  expect(terminal.said().split("\n").at(-1)).toBe("Phone number for patients [(555) 555-0100]: City [Sample City]: ");
});

test("an empty answer leaves out a value that a site does not need", async () => {
  const given = without("second", "suite", "doctors", "color", "accent");
  expect(await askQuestions(given, startTerminal(["", "None", "", ""]))).toEqual(given);
});

test("an accent color is asked for only if there is a main color", async () => {
  const given = without("color", "accent");
  const answers = await askQuestions(given, startTerminal(["#135", "#b5432b"]));
  expect(answers).toEqual({ ...given, color: "#135", accent: "#b5432b" });
});

test.for([
  ["zip", "972", "97201", "a ZIP code such as 97201"],
  [
    ...["second", "sv", "en-US"],
    'a language such as en-US or es-US; for one without texts for a new site, run "npx dentalsite new translation" later',
  ],
  [
    "doctors",
    "Dr. Ada Brightwater, Ada Brightwater",
    "Dr. Ada Brightwater",
    'names with "and" or commas between them, each once, such as Dr. Ada Brightwater, DDS, and Dr. Ben Reyes, DMD',
  ],
  ["doctors", "art/logo.svg", "Dr. Ada Brightwater", 'names with "and" or commas between them'],
] as const)(
  "an answer that does not fit is asked for again, with what to write: %s",
  async ([key, wrong, right, words]) => {
    const terminal = startTerminal([wrong, right, "yes"]);
    expect(await askQuestions(without(key), terminal)).toMatchObject({ [key]: right });
    expect(terminal.said()).toContain(`  Write ${words}`);
  },
);

test.for([
  ["color", "1a5a59", "#1a5a59"],
  ["language", "Spanish", "es-US"],
  ["second", "Spanish", "es-US"],
  ["origin", "www.harbor.com", "https://www.harbor.com"],
] as const)("an answer in another form is taken once it is confirmed: %s", async ([key, written, meant]) => {
  const terminal = startTerminal([written, "no", written, ""]);
  expect(await askQuestions(without(key), terminal)).toMatchObject({ [key]: meant });
  expect(terminal.said()).toMatch(new RegExp(`: {3}${meant}\nIs that right\\? \\[yes\\]: .*: {3}${meant}\n`));
});

test("the colors of a logo are offered only if there is one", async () => {
  const terminal = startTerminal(["", ""]);
  await askQuestions(without("logo", "color", "accent"), terminal);
  expect(terminal.said()).toMatch(/Main color, such as #1a5a59 \[none\]: $/);
});

test.for([
  ["US", "es", "es-US"],
  ["US", "es-MX", "es-MX"],
  ["Mexico", "es", "es-MX"],
  ["GB", "en", "en-GB"],
] as const)("in %s, the language %s is %s", ([country, tag, language]) => {
  expect(fillAnswers({ country, language: tag, second: tag })).toMatchObject({ language, second: language });
});

test("without a country, a second language is that of the first language's country", () => {
  expect(fillAnswers({ second: "es" })).toMatchObject({ language: "en-US", second: "es-US" });
  expect(fillAnswers({ language: "pt" }).language).toBe("pt");
});

test("doctors are listed as they were understood, and asked for again until that is right", async () => {
  const right = "Dr. Ada Brightwater, DDS and Dr. Ben Reyes, DMD";
  const terminal = startTerminal(["Dr. Ada Brightwater DDS Ben Reyes DMD", "no", right, ""]);
  expect(await askQuestions(without("doctors"), terminal)).toMatchObject({ doctors: right });
  const question = "Doctors, such as Dr. Ada Brightwater, DDS, and Dr. Ben Reyes, DMD [none]: ";
  expect(terminal.said().slice(terminal.said().indexOf(question))).toBe(
    `${question}  Dr. Ada Brightwater DDS Ben Reyes, DMD
Is that right? [yes]: ${question}  Dr. Ada Brightwater, DDS
  Dr. Ben Reyes, DMD
Is that right? [yes]: `,
  );
});

test("hours are listed as they were understood, in the language of the site, and asked for again until that is right", async () => {
  const given = { ...without("hours"), language: "de-DE" };
  const terminal = startTerminal(["immer", "Mo-Di 9-17 Uhr", "no", "Mo-Mi 9-17 Uhr", ""]);
  expect(await askQuestions(given, terminal)).toMatchObject({ hours: "Mo-Mi 9-17 Uhr" });
  expect(terminal.said()).toContain("  Write days and times such as Mon-Thu 9 AM-5 PM, Fri 9 AM-1 PM, Sat closed.\n");
  expect(terminal.said()).toContain("  Monday, Tuesday: 09:00-17:00\nIs that right? [yes]: ");
});

test("leaving before the last question stops the command", async () => {
  await expect(askQuestions({}, startTerminal(["Harbor Lane"]))).rejects.toThrow("Stopped. Nothing was written.");
});

test.for([
  ["FR", undefined],
  ["JP", "Prefecture, as on an envelope"],
  ["IE", "County, as on an envelope"],
  ["Canada", "Province, as on an envelope"],
  ["AU", "State, as on an envelope"],
] as const)("in %s, the question for a state is %j", async ([country, words]) => {
  const terminal = startTerminal(["XX"]);
  const { state: _, ...given } = { ...all, country };
  const answers = await askQuestions(given, terminal);
  expect(terminal.said().split("\n").at(-1)).toBe(
    words === undefined ? "" : `${words} [${country === "Canada" ? "XX" : "none"}]: `,
  );
  expect(answers.state).toBe(words && "XX");
});

test("what to write for a phone number is that of the country", async () => {
  const terminal = startTerminal(["12", "691 234 5678"]);
  const answers = await askQuestions({ ...without("phone"), country: "Greece" }, terminal);
  expect(terminal.said()).toContain("that begins with + and the country's code, such as +30 691 234 5678.\n");
  expect(fillAnswers(answers).phone).toBe("+30 691 234 5678");
});
