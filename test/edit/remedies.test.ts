import { describe, expect, test } from "vitest";
import type * as z from "zod";
import englishRemedies from "../../src/edit/labels/remedies/en.yaml";
import spanishRemedies from "../../src/edit/labels/remedies/es.yaml";
import { chooseRemedy, makeFormWording, remedyInForm } from "../../src/edit/labels/remedy-in-form.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { phrase, type WordEntry } from "../../src/problems/fill-words.ts";
import { english, problem, problemCodes, type ProblemCode } from "../../src/problems/problem.ts";
import spanish from "../../src/problems/words/es.yaml";

const englishForms = makeFormWording(english, englishRemedies);
const spanishForms = makeFormWording(spanish, spanishRemedies);

/** Codes that no content has that forms write: what only files, code, the command line or a browser can have. */
const notInForms =
  /^(?:yaml\/(?!comment|curly|too)|front-matter|template|code|root-file|a11y|rules|media\/captions$|file\/(?!empty|too|control)|page\/(?:hangs|crashes|heading)|html\/invalid)/;
const formCodes = problemCodes.filter((code) => !notInForms.test(code));

/** Remedies of a code for its ways and fixes, as a problem chooses them. */
function listRemedies(entry: WordEntry): { choice: object; text: string }[] {
  const fixesOf = (remedy: string | Readonly<Record<string, string>>, choice: object) =>
    typeof remedy === "string"
      ? [{ choice, text: remedy }]
      : Object.entries(remedy).map(([fix, text]) => ({ choice: { ...choice, fix }, text }));
  if (Array.isArray(entry)) return fixesOf((entry as [string, string])[1], {});
  return Object.entries(entry as Record<string, [string, string]>).flatMap(([way, words]) =>
    fixesOf(words[1], { way }),
  );
}

/** What templates and their styles do, which no form shows. */
const byTemplates = ["templates", "styles", "script", "picture of a template", "template"];

const all = formCodes.flatMap((code) =>
  listRemedies(english.entries[code])
    .filter(({ choice }) => !Object.values(choice as Record<string, string>).some((each) => byTemplates.includes(each)))
    .map(({ choice, text }) => ({ code, choice, text })),
);

/** The rules of all schemas, each as the end of "Write …". */
const wantedBySchemas = [...new Set(kinds.flatMap(({ schema }) => listRules(schema)))];

interface Rules {
  checks?: { _zod: { def: { error?: (issue: object) => string | undefined } } }[];
  error?: (issue: object) => string | undefined;
  innerType?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

function listRules({ def }: z.ZodType): string[] {
  const { checks = [], error, innerType, element, valueType, shape = {} } = def as unknown as Rules;
  const errors = [error, ...checks.map((each) => each._zod.def.error)];
  const inner = [innerType, element, valueType, ...Object.values(shape)];
  return [
    ...errors.flatMap((each) => each?.({}) ?? []),
    ...inner.flatMap((each) => (each === undefined ? [] : listRules(each))),
  ];
}

/** What only somebody who edits files knows. */
const ofFiles = {
  en: /\b(?:(?<!empty |dividing |below the )lines?|keys?|colons?|quotes|indent\w*|YAML|npx)\b|\.(?:md|yaml)\b|\b(?:site|assets)\/|"\w+:(?! \{)/,
  es: /(?<!\p{L})(?:(?<!una |la )líneas?(?! vacía| divisoria| aparte)|claves?|dos puntos|comillas|sangría|YAML|npx)(?!\p{L})|\.(?:md|yaml)\b|\b(?:site|assets)\/|"\w+:(?! \{)/u,
};
const files = /\b(?:files?|archivos?)\b/;
/** A picture, a film, a font and captions are files for everybody. */
const isFile = (code: ProblemCode): boolean => code.startsWith("media/");

describe.each([
  ["en", englishForms],
  ["es", spanishForms],
] as const)("a remedy in forms, in %s", (language, wording) => {
  test("speaks of fields, for each way and fix of a code that forms can show", () => {
    const own = all.map(({ code, choice, text }) => {
      const built = listRemedies(wording.entries[code]).find(
        (each) => JSON.stringify(each.choice) === JSON.stringify(choice),
      )!;
      return {
        code,
        choice,
        text,
        said: chooseRemedy(wording.remedies[code], choice as Record<string, unknown>) ?? built.text,
      };
    });
    const bad = own.filter(({ code, said }) => {
      const words = said.replaceAll(/\{\w+[^}]*\}/g, "");
      return ofFiles[language].test(words) || (!isFile(code) && files.test(words));
    });
    expect(bad.map(({ code, choice, said }) => `${code} ${JSON.stringify(choice)}: ${said}`)).toEqual([]);
  });

  test("is there only for codes and ways that there are, and differs from the build's", () => {
    const known = new Set(
      all.flatMap(({ code, choice }) => [
        code,
        ...Object.values(choice as Record<string, string>).map((each) => `${code} ${each}`),
      ]),
    );
    const own = Object.entries(wording.remedies).flatMap(([code, remedy]) =>
      typeof remedy === "string"
        ? [code]
        : Object.keys(remedy).map((each) => (each === "*" ? code : `${code} ${each}`)),
    );
    expect(own.filter((each) => !known.has(each))).toEqual([]);
  });

  test("has only values that the build's words have, and the label", () => {
    const holesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name!);
    const bad = all.flatMap(({ code, choice }) => {
      const said = chooseRemedy(wording.remedies[code], choice as Record<string, unknown>) ?? "";
      const words = JSON.stringify(english.entries[code]);
      return holesIn(said)
        .filter((name) => name !== "label" && !words.includes(`{${name}`))
        .map((name) => `${code}: ${name}`);
    });
    expect(bad).toEqual([]);
  });

  test("says of what schemas want nothing that belongs to files", () => {
    const said = wantedBySchemas.map((each) => String(phrase(each, { phrases: wording.remedyPhrases })));
    const bad = said.filter((each) => ofFiles[language].test(each) || files.test(each) || /no such|así$/.test(each));
    expect(bad).toEqual([]);
  });
});

test("all that schemas want is said in Spanish", () => {
  expect(wantedBySchemas.length).toBeGreaterThan(90);
  expect(wantedBySchemas.filter((each) => phrase(each, spanish) === each)).toEqual([]);
});

test("both languages have the same lines", () => {
  const linesOf = ({ remedies }: typeof englishForms): string[] =>
    Object.entries(remedies).flatMap(([code, remedy]) =>
      typeof remedy === "string" ? [code] : Object.keys(remedy).map((each) => `${code} ${each}`),
    );
  expect(linesOf(spanishForms)).toEqual(linesOf(englishForms));
});

describe("the remedy", () => {
  const place = { file: "site/offices/main.md", line: 3, column: 1, length: 1 };

  test("names the label of a field that is missing, not its key", () => {
    const found = problem("key/missing", place, {
      way: "neighbor",
      key: "zip",
      neighbor: "city",
      line: 'zip: "97201"',
    });
    expect(remedyInForm(found, "ZIP code", englishForms)).toBe('Fill in "ZIP code".');
    expect(remedyInForm(found, "Código postal", spanishForms)).toBe('Llene "Código postal".');
  });

  test("shows the value alone, of a line that the build would have", () => {
    const wanted = "a time on the 24-hour clock such as 08:30, or 17:00 for 5 PM";
    const details = { way: "format", key: "opens", written: '"8:30 AM"', wanted } as const;
    const found = problem("value/wrong-format", place, {
      ...details,
      fix: "line",
      line: 'opens: "08:30"',
      meant: "08:30",
    });
    expect(found.remedy).toBe('Write opens: "08:30"');
    expect(remedyInForm(found, "Opens at", englishForms)).toBe("Write 08:30");
    const other = problem("value/wrong-format", place, { ...details, fix: "other" });
    expect(remedyInForm(other, "Opens at", englishForms)).toBe(`Write ${wanted}.`);
    expect(remedyInForm(other, "Abre a las", spanishForms)).toBe(
      "Escriba una hora en formato de 24 horas como 08:30, o 17:00 para las 5 PM.",
    );
  });

  test("says what a schema wants without words of files", () => {
    const wanted = 'a ZIP code or postal code in quotes such as "97201"';
    const found = problem("value/wrong-format", place, {
      way: "format",
      fix: "other",
      key: "zip",
      written: "9720",
      wanted,
    });
    expect(found.remedy).toBe('Write a ZIP code or postal code in quotes such as "97201".');
    expect(remedyInForm(found, "ZIP code", englishForms)).toBe("Write a ZIP code or postal code such as 97201.");
    expect(remedyInForm(found, "Código postal", spanishForms)).toBe("Escriba un código postal como 97201.");
  });
});
