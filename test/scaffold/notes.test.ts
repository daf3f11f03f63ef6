import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { brand } from "../../src/kinds/brand.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { practice } from "../../src/kinds/practice.ts";
import { service } from "../../src/kinds/service.ts";
import { fillAnswers, questions } from "../../src/scaffold/answers.ts";
import { draftNotes } from "../../src/scaffold/draft-translation.ts";
import { writeEntry } from "../../src/scaffold/entry-text.ts";
import { hasNotes, readNotes } from "../../src/scaffold/notes.ts";
import { readKeySchema, type KeySchema } from "../../src/schema/key-schema.ts";
import { makeSchemas } from "../../src/schema/make-schemas.ts";
import { listStarterFiles } from "../../src/scaffold/starter-files.ts";
import { writeKeys } from "../../src/scaffold/write-keys.ts";
import { packageFolder } from "../support/package-folder.ts";

const read = (file: string): string => readFileSync(path.join(packageFolder, "src/scaffold/starter", file), "utf8");
const spanish = parse(read("notes/es.yaml")) as Record<string, string>;

/** The text files below site/ of a new practice with one doctor, by path. */
function makeTexts(language: string): Map<string, string> {
  const answers = fillAnswers({ language, doctors: "Dr. Ada Brightwater, DDS" });
  const files = listStarterFiles(answers, { packageFolder, today: "2026-11-01", packageSpec: "1.0.0" });
  return new Map(
    files.flatMap(({ path: name, contents }) =>
      name.startsWith("site/") && typeof contents === "string" ? [[name, contents] as const] : [],
    ),
  );
}

/** The notes in a file: comments that are sentences. Examples begin with a key or a hyphen. */
const notesIn = (text: string): string[] =>
  [...text.matchAll(/^[ #]*# +(\p{Lu}.*\.)$/gmu)].map(([, note]) => note!).filter((note) => !/^\w+:/.test(note));

/** What a schema says of its file and of each key in it, and when that is needed. */
const descriptionsIn = ({
  description,
  neededIf,
  properties = {},
  items,
  additionalProperties,
}: KeySchema): string[] => [
  ...[description, neededIf].flatMap((each) => each ?? []),
  ...[...Object.values(properties), items, additionalProperties].flatMap((each) =>
    typeof each === "object" ? descriptionsIn(each) : [],
  ),
];

/** Numbers, addresses, names of files, and whatever an author types literally, in the order of the alphabet. */
const literalsIn = (text: string): string =>
  (
    text.match(
      /<[^>]+>|https?:\/\/|\/[a-z*][\w/#-]*|\w*\.[a-z]\w*|\{\w+\}|\d+|dentalsite \w+(?: --\w+)?|[a-z]+[A-Z]\w*/g,
    ) ?? []
  )
    .sort()
    .join(" ");

describe("the Spanish notes", () => {
  const described = [
    ...kinds.flatMap(({ schema }) => descriptionsIn(readKeySchema(schema))),
    // Only translations have these two keys.
    ...makeSchemas([service]).flatMap(({ text }) => {
      const { original, reviewedBy } = (JSON.parse(text) as KeySchema).properties!;
      return [original, reviewedBy].flatMap((each) => each?.description ?? []);
    }),
  ];

  test("say in Spanish what each file and key is for", () => {
    expect(described.filter((english) => !(english in spanish))).toEqual([]);
  });

  test("keep every number, address, name of a file, key and command", () => {
    const changed = Object.entries(spanish).filter(([english, note]) => literalsIn(note) !== literalsIn(english));
    expect(changed).toEqual([]);
  });

  test("translate every English note, and nothing else", () => {
    const asked = new Set(described);
    const record = (english: string): string => (asked.add(english), english);
    for (const kind of kinds) if (kind.draft) writeEntry(kind, { slug: "new", values: {} }, { writeNote: record });
    for (const { schema } of [practice, brand]) writeKeys(schema, {}, { writeNote: record });
    expect([...asked].filter((english) => !(english in spanish))).toEqual([]);
    for (const note of draftNotes) record(note);
    // Only `init` writes the first lines of these two files.
    const texts = makeTexts("es-US");
    const heads = notesIn(`${texts.get("site/practice.yaml")!}${texts.get("site/brand.yaml")!}`);
    const others = Object.entries(spanish).filter(([english, note]) => !asked.has(english) && !heads.includes(note));
    expect(others).toEqual([]);
  });

  test("replace all English notes in the files of a new Spanish practice", () => {
    const english = new Set([...makeTexts("en-US").values()].flatMap(notesIn));
    const left = [...makeTexts("es-US")].flatMap(([file, text]) =>
      notesIn(text).flatMap((note) => (english.has(note) ? [`${file}: ${note}`] : [])),
    );
    expect(english.size).toBeGreaterThan(80);
    expect(left).toEqual([]);
  });

  test("fill in names and addresses", () => {
    expect(writeEntry(service, { slug: "coronas", values: {} }, { writeNote: readNotes("es-US") })).toContain(
      "# Un servicio. El nombre de este archivo es la dirección de su página: coronas.md es /services/coronas.\n",
    );
  });
});

test("a practice in another language has English notes", () => {
  expect(makeTexts("de-DE").get("site/brand.yaml")).toBe(makeTexts("en-US").get("site/brand.yaml"));
  expect(["de-DE", "en-GB", "es-MX"].map(hasNotes)).toEqual([false, true, true]);
});

test("the Spanish README.md has the sections, keys and commands of the English one", () => {
  const outline = (text: string): object => ({
    sections: text.match(/^##? /gm)!.length,
    rows: text.match(/^\|/gm)!.length,
    pictures: text.match(/\]\(\.help\/[\w-]+\.webp\)/g),
    keys: [...text.matchAll(/^```yaml\n([^]*?)^```$/gm)].map(([, yaml]) => yaml!.match(/\w+:(?=\s)/g)),
    commands: text.match(/\b(?:npx dentalsite \w+(?: (?:service|doctor|office|page)\b)?|npm \w+(?: [\w:]+)?)/g),
    files: text.match(/^\| `[\w/.]+` /gm),
  });
  // These marks are around what only a practice in the United States gets.
  const readPlain = (file: string): string => read(file).replace(/\{\{american\}\}\n\n|\n\{\{end\}\}\n/g, "");
  const own = readPlain("languages/es/site/README.md");
  expect(outline(own)).toEqual(outline(readPlain("practice/site/README.md")));
  expect(makeTexts("es-US").get("site/README.md")).toBe(own);
  expect(makeTexts("en-US").get("site/README.md")).toBe(readPlain("practice/site/README.md"));
});

test("the country is asked first, and the language after it", () => {
  expect(questions.slice(0, 2).map(({ key }) => key)).toEqual(["country", "language"]);
});

test.for(["en-US", "es-US"])(
  "README.md in %s begins with the forms and their pictures, and names files after them",
  (language) => {
    const [, first = ""] = makeTexts(language).get("site/README.md")!.split(/^## /m);
    expect(first).toMatch(/^(Change it with forms|Cambiarlo con formularios)$/m);
    const begin = makeTexts(language).get("site/README.md")!.split(/^## /m).slice(0, 2).join("");
    expect(begin.match(/\.help\/[\w-]+/g)).toEqual([".help/forms", ".help/forms-mistake"]);
    expect(begin).not.toMatch(/`|\.yaml|npm|terminal/i);
  },
);
