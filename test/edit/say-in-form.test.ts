import { describe, expect, test } from "vitest";
import type * as z from "zod";
import { sayInForm } from "../../src/edit/form/say-in-form.ts";
import { labelsIn } from "../../src/edit/labels/labels-in.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { phrase, type WordEntry } from "../../src/problems/fill-words.ts";
import { english, problem, problemCodes, type ProblemCode } from "../../src/problems/problem.ts";
import spanish from "../../src/problems/words/es.yaml";

const inEnglish = { kinds, labels: labelsIn.en, wording: english };
const inSpanish = { kinds, labels: labelsIn.es, wording: spanish };

/** Codes that no content has that forms write: what only files, code, the command line or a browser can have. */
const notInForms =
  /^(?:yaml\/(?!comment|curly)|front-matter|template|code|root-file|a11y|rules|media\/captions$|file\/(?!empty|too|control)|page\/(?:hangs|crashes|heading)|html\/invalid)/;
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
  en: /\b(?:(?<!empty |dividing |below the )lines?|keys?|colons?|(?<![Cc]urly )quotes|indent\w*|YAML|npx)\b|\.(?:md|yaml)\b|\b(?:site|assets)\/|"\w+:(?! \{)/,
  es: /(?<!\p{L})(?:(?<!una |la )líneas?(?! vacía| divisoria| aparte)|claves?|dos puntos|comillas(?! curvas)|sangría|YAML|npx)(?!\p{L})|\.(?:md|yaml)\b|\b(?:site|assets)\/|"\w+:(?! \{)/u,
};
const files = /\b(?:files?|archivos?)\b/;
/** A picture, a film, a font and captions are files for everybody. */
const isFile = (code: ProblemCode): boolean => code.startsWith("media/");

/** What forms leave out. */
const aboutFiles = /\[\[(?:(?!\]\]).)*?\{isFile\}.*?\]\](?!\])/g;

describe.each([
  ["en", english],
  ["es", spanish],
] as const)("a remedy in forms, in %s", (language, wording) => {
  test("speaks of fields, for each way and fix of a code that forms can show", () => {
    const bad = all.flatMap(({ code, choice }) => {
      const { text } = listRemedies(wording.entries[code]).find(
        (each) => JSON.stringify(each.choice) === JSON.stringify(choice),
      )!;
      const words = text.replaceAll(aboutFiles, "").replaceAll(/\{\w+[^}]*\}/g, "");
      const isBad = ofFiles[language].test(words) || (!isFile(code) && files.test(words));
      return isBad ? [`${code} ${JSON.stringify(choice)}: ${words}`] : [];
    });
    expect(bad).toEqual([]);
  });

  test("says of what schemas want nothing that belongs to files", () => {
    const said = wantedBySchemas.map((each) => String(phrase(each, wording)));
    const bad = said.filter((each) => ofFiles[language].test(each) || files.test(each) || /no such|así$/.test(each));
    expect(bad).toEqual([]);
  });
});

test("all that schemas want is said in Spanish", () => {
  expect(wantedBySchemas.length).toBeGreaterThan(90);
  expect(wantedBySchemas.filter((each) => phrase(each, spanish) === each)).toEqual([]);
});

describe("a problem in forms", () => {
  const place = { file: "site/offices/main.md", line: 3, column: 1, length: 1 };
  const field = ["address", "zip"];

  test("begins with what to do if its words are about files, and names the label of the field", () => {
    const missing = { way: "missing", fix: "neighbor", key: "zip", neighbor: "city", line: 'zip: "97201"' } as const;
    const found = problem("key/missing", place, missing);
    expect(found.remedy).toBe('Add a line right below this one, indented like "city", such as: zip: "97201"');
    expect(sayInForm({ problem: found, field }, inEnglish)).toEqual(['Fill in "ZIP or postal code".', ""]);
    expect(sayInForm({ problem: found, field }, inSpanish)[0]).toBe('Llene "Código postal".');
  });

  test.for([
    [
      "key/missing",
      { way: "needed", fix: "whole, lines", key: "zip", needer: "city" },
      'Fill in "ZIP or postal code", or remove it.',
    ],
    ["value/empty", { way: "empty", fix: "lines or none", key: "zip" }, 'Fill in "ZIP or postal code", or remove it.'],
    ["value/number-not-text", { key: "zip", written: "97201" }, 'Write it again in "ZIP or postal code".'],
    ["media/no-extension", { way: "key", key: "zip", written: "crowns" }, 'Choose again in "ZIP or postal code".'],
    ["key/unknown", { fix: "lines", key: "zap" }, 'Remove "zap", and write it in the right field.'],
  ] as const)("begins with what to do: %s %j", ([code, filling, first]) => {
    const found = { ...problem("value/empty", place, { way: "empty", fix: "lines", key: "zip" }), code, filling };
    expect(sayInForm({ problem: found, field }, inEnglish)[0]).toBe(first);
  });

  test("shows the value alone, of a line that the build would have", () => {
    const wanted = "a time on the 24-hour clock such as 08:30, or 17:00 for 5 PM";
    const details = { way: "format", key: "opens", written: '"8:30 AM"', wanted } as const;
    const fixed = { fix: "line", line: 'opens: "08:30"', meant: "08:30" } as const;
    const found = problem("value/wrong-format", place, { ...details, ...fixed });
    const opens = ["hours", 0, "opens"];
    expect(found.remedy).toBe('Write opens: "08:30"');
    expect(sayInForm({ problem: found, field: opens }, inEnglish)).toEqual([
      `"Opens at" is "8:30 AM", which is not ${wanted}. Did you mean "08:30"?`,
      "Write 08:30",
    ]);
    const other = problem("value/wrong-format", place, { ...details, fix: "other" });
    expect(sayInForm({ problem: other, field: opens }, inSpanish)[1]).toBe(
      "Escriba una hora en formato de 24 horas como 08:30, o 17:00 para las 5 PM.",
    );
  });

  test("leaves out what its remedy says of files", () => {
    const found = problem("redirect/twice", place, { from: "/old" });
    expect(found.remedy).toBe("Delete one of the two entries: its from: and its to:.");
    expect(sayInForm({ problem: found }, inEnglish)[1]).toBe("Delete one of the two entries.");
  });
});
