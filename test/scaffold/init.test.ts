import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { makeSlug } from "../../src/model/page-paths.ts";
import { fillAnswers, listTokens, questions } from "../../src/scaffold/answers.ts";
import { createPractice } from "../../src/scaffold/create-practice.ts";
import { fillTokens, listStarterFiles } from "../../src/scaffold/starter-files.ts";
import { findComplaintsIn } from "../support/check-schema.ts";
import { lendPictures } from "../support/encoded-pictures.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { listTree, readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";
import { openShippedSite } from "../support/shipped-site.ts";

const needed = [
  "--name",
  "Harbor Lane",
  "--phone",
  "(503) 555-0187",
  "--email",
  "a@harbor.com",
  "--city",
  "Port Ansel",
];

function readOffice(root: string): { phone: string; address: object } {
  const text = readFileSync(path.join(root, "site/offices/main.md"), "utf8");
  return parse(text.split(/^---$/m)[1]!) as { phone: string; address: object };
}

describe("dentalsite init", () => {
  beforeAll(openShippedSite);

  test("makes a site that has no problems, with the answers in it", async () => {
    const cwd = makeTemporaryFolder();
    const { status, stdout, stderr } = await runHere(["init", "harbor", ...needed, "--zip", "02097"], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Made the site of Harbor Lane in harbor: \d+ files\./);
    const root = path.join(cwd, "harbor");
    expect(readdirSync(cwd)).toEqual(["harbor"]);
    const made = [".gitignore", ".vscode", "README.md", "assets", "package.json", "site"];
    expect(readdirSync(root).sort()).toEqual(made.toSorted());
    await lendPictures(root);
    expect(await runHere(["check"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(root).sort()).toEqual([".dentalsite", ...made].sort());
    const practice = parse(readFileSync(path.join(root, "site/practice.yaml"), "utf8")) as object;
    expect(practice).toMatchObject({ name: "Harbor Lane", slug: "harbor-lane" });
    expect(readOffice(root)).toMatchObject({
      phone: "(503) 555-0187",
      address: { city: "Port Ansel", zip: "02097", street: "1 Sample Street" },
    });
    for (const file of listTree(path.join(root, "site")).filter((name) => !name.startsWith("."))) {
      expect(findComplaintsIn(file, readFileSync(path.join(root, "site", file), "utf8")), file).toEqual([]);
    }
  });

  test("check --publish then names every value that was made up", async () => {
    const cwd = makeTemporaryFolder();
    expect(await runHere(["init", "harbor", "--yes"], { cwd })).toMatchObject({ status: 0 });
    const root = path.join(cwd, "harbor");
    await lendPictures(root);
    const { status, stderr } = await runHere(["check", "--publish"], { cwd: root });
    expect(status).toBe(1);
    const { values } = parse(readFileSync(path.join(root, "site/samples.yaml"), "utf8")) as {
      values: { value: string }[];
    };
    // Words of the longer ones are not told twice.
    for (const { value } of values) expect(stderr, value).toContain(value);
    for (const { key, sample } of questions) if (key !== "state") expect(stderr, key).toContain(sample);
  });

  test("makes an address without a suite where there is none", async () => {
    const cwd = makeTemporaryFolder();
    await runHere(["init", "harbor", ...needed, "--street", "12 Harbor Lane", "--suite", "None"], { cwd });
    const root = path.join(cwd, "harbor");
    const { address } = readOffice(root);
    expect(address).toMatchObject({ street: "12 Harbor Lane", city: "Port Ansel" });
    expect(address).not.toHaveProperty("suite");
    await lendPictures(root);
    expect(await runHere(["build"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
    const html = readFileSync(path.join(root, "dist/about/address/index.html"), "utf8");
    expect(html).toContain("<br/>12 Harbor Lane<br/>Port Ansel, ");
    expect(html).toContain('"streetAddress":"12 Harbor Lane"');
  });

  test("goes into an empty folder, also the one it is started in", async () => {
    const cwd = makeTemporaryFolder();
    expect(await runHere(["init", ".", ...needed], { cwd })).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync(path.join(cwd, "site/practice.yaml"))).toBe(true);
    expect(readdirSync(cwd).filter((name) => name.startsWith(".dentalsite"))).toEqual([]);
  });

  test("without a terminal asks for the flags that are missing", async () => {
    const cwd = makeTemporaryFolder();
    const { status, stdout, stderr } = await runHere(["init", "harbor", ...needed.slice(0, 4)], { cwd });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe(`There is no terminal to ask on, so these are needed as well:
  --email <e-mail address>
  --city <city>
Or take sample values for them with --yes.
`);
    expect(readdirSync(cwd)).toEqual([]);
  });

  test.for([
    ["a folder that is not empty", "used", [], /used is not empty, so nothing was written/],
    ["a file", "used/notes.txt", [], /notes\.txt is a file/],
    [
      "a phone number that is none",
      "new",
      ["--phone", "call us"],
      /--phone "call us" does not fit\. Write a phone number/,
    ],
    ["an address that ends in a slash", "new", ["--origin", "https://a.com/"], /--origin .*without a slash at the end/],
  ] as const)("refuses %s and writes nothing", async ([, folder, flags, sentence]) => {
    const cwd = makeTemporaryFolder();
    mkdirSync(path.join(cwd, "used"));
    writeFileSync(path.join(cwd, "used/notes.txt"), "mine");
    const { status, stdout, stderr } = await runHere(["init", folder, ...needed, ...flags], { cwd });
    expect(stderr).toMatch(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(readTree(cwd)).toEqual({ "used/notes.txt": "mine" });
  });
});

test("a practice that cannot be written whole leaves nothing behind", () => {
  const cwd = makeTemporaryFolder();
  const files = [
    { path: "site/home.yaml", contents: "" },
    { path: "site/home.yaml/too", contents: "" },
  ];
  expect(() => {
    createPractice(path.join(cwd, "deep/harbor"), files);
  }).toThrow();
  expect(listTree(cwd)).toEqual([]);
  expect(() => {
    createPractice(cwd, files);
  }).toThrow();
  expect(listTree(cwd)).toEqual([]);
});

test.for(["a", "b", "c"])("a practice leaves nothing where %s comes to stand in its way meanwhile", (name) => {
  const cwd = makeTemporaryFolder();
  const files = ["a", "b", "c"].map((folder) => ({ path: `${folder}/file`, contents: "" }));
  const last = {
    path: "d/file",
    get contents() {
      mkdirSync(path.join(cwd, name));
      writeFileSync(path.join(cwd, name, "mine"), "");
      return "";
    },
  };
  expect(() => {
    createPractice(cwd, [...files, last]);
  }).toThrow();
  expect(readdirSync(cwd)).toEqual([name]);
  expect(listTree(cwd)).toEqual([`${name}/mine`]);
});

test("a link to nowhere is not written through", () => {
  const cwd = makeTemporaryFolder();
  symlinkSync(path.join(cwd, "gone"), path.join(cwd, "harbor"));
  expect(() => {
    createPractice(path.join(cwd, "harbor"), [{ path: "a", contents: "" }]);
  }).toThrow();
  expect(listTree(cwd)).toEqual(["harbor"]);
});

describe("the starter", () => {
  const tokens = listTokens(fillAnswers({ name: 'Bob\'s "Dental" \\ Co: #1' }), "2026-11-01", "1.0.0");
  const files = listStarterFiles(packageFolder, tokens);
  const textOf = (name: string): string => String(files.find(({ path: file }) => file === name)!.contents);

  test("keeps a name whole that is full of signs of YAML", () => {
    expect(parse(textOf("site/practice.yaml"))).toMatchObject({
      name: 'Bob\'s "Dental" \\ Co: #1',
      slug: "bobs-dental-co-1",
    });
    expect(JSON.parse(textOf("package.json"))).toMatchObject({ name: "bobs-dental-co-1-site" });
  });

  test("holds the pictures and films that its pages name, and no others", () => {
    const assets = files.map((file) => file.path).filter((name) => name.startsWith("assets/"));
    expect(assets).toContain("assets/videos/home-small.mp4");
    const texts = files
      .filter(({ contents }) => typeof contents === "string")
      .map(({ contents }) => contents as string);
    for (const asset of assets.filter((name) => !name.includes("-small."))) {
      expect(
        texts.some((text) => text.includes(asset.replace("assets/", ""))),
        asset,
      ).toBe(true);
    }
  });

  test("points each YAML file at its schema", () => {
    const yaml = files.map((file) => file.path).filter((name) => name.endsWith(".yaml"));
    expect(yaml.length).toBe(8);
    for (const name of yaml) {
      const schema = `.schema/${path.basename(name, ".yaml")}.json`;
      expect(textOf(name).split("\n")[0]).toBe(`# yaml-language-server: $schema=${schema}`);
    }
  });

  test("has a value for every token", () => {
    expect(() => fillTokens("x.md", "{{nothing}}", tokens)).toThrow("x.md holds {{nothing}}, which has no value.");
    for (const { path: name, contents } of files)
      if (typeof contents === "string") expect(contents, name).not.toContain("{{");
  });
});

test.for([
  ["Harbor Lane Dental", "harbor-lane-dental"],
  ["Dr. Müller & Söhne’s", "dr-muller-sohnes"],
  ["Address", "address-practice"],
  ["歯科", "practice"],
] as const)("%s has the slug %s", ([name, slug]) => {
  expect(makeSlug(name)).toBe(slug);
});
