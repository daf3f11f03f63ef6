import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { kinds } from "../../src/kinds/kinds.ts";
import { notesFile, schemaNameOf } from "../../src/model/build/kind.ts";
import { makeSchemas, schemaFolder } from "../../src/schema/make-schemas.ts";
import {
  findComplaints,
  findComplaintsIn,
  findComplaintsInTranslation,
  keysOf,
  schemas,
  type Schema,
} from "../support/check-schema.ts";
import { packageFolder } from "../support/package-folder.ts";
import { listTree } from "../support/read-tree.ts";

const keys = [...schemas].flatMap(([name, schema]) => [...keysOf(schema, name)]);

test("every content file has a schema", () => {
  const ofOriginals = [...schemas.keys()].filter((name) => !name.startsWith("translation/"));
  expect(ofOriginals.sort()).toEqual(kinds.map((kind) => `${schemaNameOf(kind)}.json`).sort());
  expect(schemas.has("service.json") && schemas.has("about/introduction.json")).toBe(true);
});

describe.each([
  ["the shipped site", "site"],
  ["the little site", "test/fixtures/little-site/site"],
])("%s", (_, folder) => {
  const files = listTree(path.join(packageFolder, folder)).filter(
    (file) => !file.startsWith(".") && file !== notesFile,
  );

  test.for(files)("%s fits its schema", (file) => {
    expect(findComplaintsIn(file, readFileSync(path.join(packageFolder, folder, file), "utf8"))).toEqual([]);
  });
});

describe("a translation", () => {
  const folder = path.join(packageFolder, "test/fixtures/practices/bilingual/site/es");

  test.for(listTree(folder))("%s fits its schema", (file) => {
    expect(findComplaintsInTranslation(file, readFileSync(path.join(folder, file), "utf8"))).toEqual([]);
  });

  test("may have two lines of its own, and no fact", () => {
    const lines = "original:\n  texts: 0k3f9 a81zq\nreviewedBy: Ana Ruiz, DDS\n";
    const office = (yaml: string): string[] =>
      findComplaintsInTranslation("offices/main.md", `---\n${lines}${yaml}---\n`);
    expect(office("parking:\n  title: Estacionamiento\n")).toEqual([]);
    expect(office("phone: (503) 555-0142\n")).toEqual([" must NOT have additional properties"]);
    expect(findComplaintsInTranslation("home.yaml", "original: 3f2a\n")).toEqual(["/original must be object"]);
    expect(schemas.has("translation/words.json") || schemas.has("translation/brand.json")).toBe(false);
  });
});

describe("a mistake is found", () => {
  const service = { mainTitleText: "Crowns", title: "A cover", description: "What it is.", imgSrc: "crowns.svg" };

  test.for([
    ["an unknown key", { ...service, imgAlt: "A crown.", imgsrc: "x" }, " must NOT have additional properties"],
    ["a missing key", {}, " must have required property 'mainTitleText'"],
    ["a picture without words", service, " must have property imgAlt when property imgSrc is present"],
    [
      "a section's title without its list",
      { mainTitleText: "Crowns", sectionTwoTitle: "Steps" },
      " must have property sectionTwoData when property sectionTwoTitle is present",
    ],
    [
      "a description without a title",
      { mainTitleText: "Crowns", description: "What it is." },
      " must have property title when property description is present",
    ],
    ["text that is blank", { mainTitleText: " " }, '/mainTitleText must match pattern "\\S"'],
  ] as const)("%s", ([, data, complaint]) => {
    expect(findComplaints(schemas.get("service.json")!, data)).toContain(complaint);
  });

  test("but a list of rules may be empty after the last one was removed", () => {
    expect(findComplaints(schemas.get("rules.json")!, { off: null })).toEqual([]);
    expect(findComplaints(schemas.get("rules.json")!, { off: [{}] })).not.toEqual([]);
  });

  test("a wrong format, with our own words for what to write", () => {
    const { phone } = schemas.get("office.json")!.properties!;
    expect(phone).toMatchObject({
      patternErrorMessage:
        "Write a phone number such as (503) 555-0187: ten digits, the first and the fourth from 2 to 9 (for other countries + and their code).",
    });
    expect(findComplaints(phone!, "call us")).toHaveLength(1);
  });
});

describe("an editor can explain every key", () => {
  test("with one sentence", () => {
    expect(keys.length).toBeGreaterThan(150);
    const unexplained = keys.filter(({ schema }) => !/^[A-Z0-9].*\.$/.test(schema.description ?? ""));
    expect(unexplained.map(({ way }) => way)).toEqual([]);
  });

  test("with an example, if it takes a value", () => {
    const isValue = ({ type = "" }: Schema): boolean => ["string", "boolean"].includes(type);
    const without = keys.filter(({ schema }) => isValue(schema) && !schema.examples?.length);
    expect(without.map(({ way }) => way)).toEqual([]);
  });

  test("and every example is valid", () => {
    const wrong = keys.filter(({ schema }) => schema.examples?.some((each) => findComplaints(schema, each).length > 0));
    expect(wrong.map(({ way }) => way)).toEqual([]);
  });
});

describe("the schemas beside the sample site", () => {
  const folder = path.join(packageFolder, schemaFolder);

  test("are up to date (if not: npm run docs)", () => {
    const written = new Map(listTree(folder).map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
    expect(written).toEqual(new Map(makeSchemas(kinds).map(({ path: name, text }) => [name, text])));
  });

  test.for(listTree(path.join(packageFolder, "site")).filter((file) => /^\w+\.yaml$/.test(file)))(
    "%s names its schema in its first line",
    (file) => {
      const [first] = readFileSync(path.join(packageFolder, "site", file), "utf8").split("\n");
      expect(first).toBe(`# yaml-language-server: $schema=.schema/${file.replace(".yaml", ".json")}`);
    },
  );
});

describe("for Visual Studio Code", () => {
  const read = (file: string): string => readFileSync(path.join(packageFolder, file), "utf8");
  const starter = "src/scaffold/starter/practice/vscode";

  test("this repository has the files that a new practice gets", () => {
    for (const name of listTree(path.join(packageFolder, starter))) {
      expect(read(`.vscode/${name}`), name).toBe(read(`${starter}/${name}`));
    }
  });

  test("the settings name a schema for every YAML file", () => {
    const { "yaml.schemas": named } = JSON.parse(read(".vscode/settings.json")) as Record<string, object>;
    const files = kinds.map(({ files: each }) => each).filter((file) => file.endsWith(".yaml"));
    const wanted = files.flatMap((file): [string, string | string[]][] => {
      const name = file.replace(".yaml", ".json");
      const own: [string, string | string[]] = [`${schemaFolder}/${name}`, `site/${file}`];
      if (file === "words.yaml") return [[own[0], [`site/${file}`, `site/*/${file}`]]];
      const translation = `translation/${name}`;
      return schemas.has(translation) ? [own, [`${schemaFolder}/${translation}`, `site/*/${file}`]] : [own];
    });
    expect(new Map(Object.entries(named!))).toEqual(new Map(wanted));
  });

  test("the snippet of a service page fits the schema", () => {
    const snippets = JSON.parse(read(".vscode/dentalsite.code-snippets")) as Record<string, { body: string[] }>;
    const text = snippets["Service page"]!.body.join("\n").replace(/\$\{\d+:([^}]*)\}/g, "$1");
    expect(text).not.toContain("${");
    expect(findComplaintsIn("services/crowns.md", text)).toEqual([]);
  });
});
