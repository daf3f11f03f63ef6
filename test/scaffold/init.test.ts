import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { kinds } from "../../src/kinds/kinds.ts";
import { lookNames } from "../../src/model/content/brand.ts";
import { makeSlug } from "../../src/model/build/page-paths.ts";
import { fillAnswers, sampleIn, questions, type Given, type InitQuestion } from "../../src/scaffold/answers.ts";
import { createPractice } from "../../src/scaffold/create-practice.ts";
import { fillTokens, listStarterFiles, type StarterFile } from "../../src/scaffold/starter-files.ts";
import { findComplaintsIn } from "../support/check-schema.ts";
import { lendPictures } from "../support/encoded-pictures.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { listTree, readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";
import { openShippedSite } from "../support/shipped-site.ts";

const drafts = kinds.flatMap(({ draft }) => draft?.name ?? []);
const needed = ["--name", "Harbor Lane", "--phone", "(503) 555-0187", "--city", "Port Ansel"];

/** An environment without npm, so that the tool does not pack itself, which takes seconds. */
const withoutNpm = { PATH: "" };

function readHome(files: readonly StarterFile[]): { picture: string; pictureAlt: string } {
  const home = files.find(({ path: file }) => file === "site/home.yaml")!;
  return parse(String(home.contents)) as { picture: string; pictureAlt: string };
}

function readOffice(root: string): { phone: string; address: object } {
  const text = readFileSync(path.join(root, "site/offices/main.md"), "utf8");
  return parse(text.split(/^---$/m)[1]!) as { phone: string; address: object };
}

describe("dentalsite init", () => {
  beforeAll(openShippedSite);

  test("makes a site without problems from the answers alone", async () => {
    const cwd = makeTemporaryFolder();
    const { status, stdout, stderr } = await runHere(["init", "harbor", ...needed, "--zip", "02097"], {
      cwd,
      env: withoutNpm,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Made the site of Harbor Lane in harbor: \d+ files\./);
    expect(stdout).toMatch(/\n\nnpm was not found, so package\.json names dentalsite [\d.]+, which must be in/);
    const root = path.join(cwd, "harbor");
    expect(readdirSync(cwd)).toEqual(["harbor"]);
    const launchers = ["Linux.sh", "Mac.command", "Windows.cmd"].map((each) => `Edit the website - ${each}`);
    const made = [...launchers, ".gitignore", ".vscode", "README.md", "assets", "package.json", "site"];
    expect(readdirSync(root).sort()).toEqual(made.toSorted());
    const site = listTree(path.join(root, "site")).filter((name) => !name.startsWith("."));
    expect(site.filter((name) => !name.startsWith("services/"))).toEqual([
      "README.md",
      "accessibility.md",
      "brand.yaml",
      "emergency.yaml",
      "home.yaml",
      "offices/main.md",
      "practice.yaml",
      "privacypolicy.md",
      "rules.yaml",
      "samples.yaml",
    ]);
    await lendPictures(root);
    expect(await runHere(["check"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
    expect(readdirSync(root).sort()).toEqual([".dentalsite", ...made].sort());
    expect(parse(readFileSync(path.join(root, "site/practice.yaml"), "utf8"))).toEqual({
      name: "Harbor Lane",
      language: "en-US",
    });
    expect(readOffice(root)).toMatchObject({
      phone: "(503) 555-0187",
      address: { city: "Port Ansel", zip: "02097", street: "1 Sample Street" },
    });
    // A file with only comments means the same as no file.
    for (const file of site.filter((name) => !["README.md", "brand.yaml"].includes(name))) {
      expect(findComplaintsIn(file, readFileSync(path.join(root, "site", file), "utf8")), file).toEqual([]);
    }
  });

  test.for([
    ["en-US", "es-US", "/services/crowns", "Coronas"],
    ["es-MX", "en-US", "/services/coronas", "Crowns"],
  ] as const)(
    "makes a site in %s and %s without problems, whose services are pairs",
    async ([language, second, href, title]) => {
      const cwd = makeTemporaryFolder();
      const args = [
        "init",
        "harbor",
        "--yes",
        "--language",
        language,
        "--second",
        second,
        "--doctors",
        "Dr. Ada Hale, DDS",
      ];
      expect(await runHere(args, { cwd, env: withoutNpm })).toMatchObject({ status: 0, stderr: "" });
      const root = path.join(cwd, "harbor");
      const folder = second.slice(0, 2);
      const services = listTree(path.join(root, "site/services"));
      expect(services).toHaveLength(4);
      expect(listTree(path.join(root, "site", folder, "services"))).toEqual(services);
      const text = readFileSync(path.join(root, "site", folder, `${href}.md`), "utf8");
      expect(text).toContain(`\nmainTitleText: ${title}\n`);
      expect(text).not.toContain("imgSrc");
      const { stdout } = await runHere(["translated"], { cwd: root });
      expect(stdout).toBe("All translations are up to date: 8.\n");
      await lendPictures(root);
      expect(await runHere(["check"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
      const published = await runHere(["check", "--publish", "--format", "json"], { cwd: root });
      const { problems } = JSON.parse(published.stdout) as { problems: { code: string; file: string }[] };
      const samples = problems.filter(({ code }) => code === "sample/left-over").map(({ file }) => file);
      expect(samples).toEqual(expect.arrayContaining([`site${href}.md`, `site/${folder}${href}.md`]));
    },
  );

  test.for<[string, string, string]>([
    ["Portugal", "pt-PT", "en-GB"],
    ["Germany", "de-DE", "es-ES"],
    ["Japan", "ja-JP", "en-US"],
  ])(
    "makes a site in %s in %s, which has fewer services than %s, without errors",
    async ([country, language, second]) => {
      const cwd = makeTemporaryFolder();
      const args = ["init", "harbor", "--yes", "--country", country, "--language", language, "--second", second];
      expect(await runHere(args, { cwd, env: withoutNpm })).toMatchObject({ status: 0, stderr: "" });
      const root = path.join(cwd, "harbor");
      await lendPictures(root);
      expect((await runHere(["build"], { cwd: root })).stderr).not.toMatch(/^error/m);
    },
  );

  test.for([
    [
      [],
      /^colors:\n(?:.*\n)*? {2}main: "#12305c"\n(?:.*\n)*? {2}accent: "#b5432b"$/m,
      "Colors, from the logo:\n  #12305c\n  #b5432b\n",
    ],
    [["--color", "#3f6b3a"], /^colors:\n(?:.*\n)*? {2}main: "#3f6b3a"\n(?:.*\n)*? {2}# accent: /m, ""],
  ] as const)("copies a logo, and takes its colors unless others are named: %s", async ([flags, colors, said]) => {
    const cwd = makeTemporaryFolder();
    const bars = '<path fill="#12305c" d="M0 0h40v20H0z"/><path fill="#b5432b" d="M50 0h20v20H50z"/>';
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 20" width="70" height="20">${bars}</svg>`;
    writeFileSync(path.join(cwd, "Our logo.SVG"), logo);
    const args = ["init", "harbor", "--yes", "--logo", "Our logo.SVG", ...flags];
    const { status, stdout, stderr } = await runHere(args, { cwd, env: withoutNpm });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^Made the site of .* files\.\n[^]*\nIts README\.md says/);
    expect(/^Colors.*\n(?: .*\n)*/m.exec(stdout)?.[0] ?? "").toBe(said);
    const root = path.join(cwd, "harbor");
    expect(readFileSync(path.join(root, "assets/pictures/logo.svg"), "utf8")).toBe(logo);
    const brand = readFileSync(path.join(root, "site/brand.yaml"), "utf8");
    expect(brand).toMatch(/^logo: pictures\/logo\.svg$/m);
    expect(brand).toMatch(colors);
    await lendPictures(root);
    expect(await runHere(["check"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
  });

  test.for([
    [["--language", "es-MX", "--second", "es-US"], "Spanish is no second language: the site is in Spanish."],
    [
      ["--language", "sv-SE", "--second", "es-US"],
      "There are no texts for a new site in Swedish that could be translated into Spanish.",
    ],
    [["--second", "zh-CN"], '--second "zh-CN" does not fit. Write a language such as en-US or es-US; for one without'],
  ] as const)("refuses a second language that the starter cannot have: %s", async ([flags, message]) => {
    const cwd = makeTemporaryFolder();
    const { status, stderr } = await runHere(["init", "harbor", "--yes", ...flags], { cwd, env: withoutNpm });
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(message) as string });
    expect(readdirSync(cwd)).toEqual([]);
  });

  test.for([
    ["en-US", []],
    ["es-MX", []],
    ["de-CH", []],
    ["ja-JP", []],
    ["sv-SE", ["publish/no-notice", "publish/no-notice"]],
  ] as const)(
    "check --publish names exactly the values that were made up and what is not there yet, in %s",
    async ([language, missing]) => {
      const cwd = makeTemporaryFolder();
      expect(
        await runHere(["init", "harbor", "--yes", "--language", language], { cwd, env: withoutNpm }),
      ).toMatchObject({ status: 0 });
      const root = path.join(cwd, "harbor");
      await lendPictures(root);
      expect(await runHere(["check"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
      const { status, stdout } = await runHere(["check", "--publish", "--format", "json"], { cwd: root });
      expect(status).toBe(1);
      const { problems } = JSON.parse(stdout) as { problems: { code: string; file: string; message: string }[] };
      const found = problems.filter(({ code }) => code === "sample/left-over");
      expect(problems.map(({ code }) => code).filter((code) => code !== "sample/left-over")).toEqual([
        "publish/no-coordinates",
        "practice/no-address",
        ...missing,
      ]);
      const inFacts = found
        .filter(({ file }) => /practice|offices/.test(file))
        .map(({ message }) => /"([^"]*)"/.exec(message)?.[1]);
      const { name, phone, street, city, zip } = fillAnswers({ language });
      const note = sampleIn({ key: "hours", sample: "Sample" }, { language });
      expect(inFacts.toSorted()).toEqual([name, phone, street, city, zip, "XX", note].toSorted());
      const services = listTree(path.join(root, "site/services")).map((file) => `site/services/${file}`);
      const others = found.map(({ file }) => file).filter((file) => !/practice|offices/.test(file));
      const hasStarter = missing.length === 0;
      const toTranslate = language === "sv-SE" ? ["site/words.yaml"] : [];
      const read = hasStarter ? ["site/emergency.yaml", "site/privacypolicy.md"] : toTranslate;
      expect(others.toSorted()).toEqual([...read, ...services].toSorted());
    },
  );

  test.for([
    [
      "US",
      "en-US",
      "Mon-Thu 9-5, Fri 9-1",
      ["Monday, Tuesday, Wednesday, Thursday: 09:00-17:00", "Friday: 09:00-13:00"],
    ],
    [
      "DE",
      "de",
      "Mo-Mi 8-12 und 14-18 Uhr",
      ["Monday, Tuesday, Wednesday: 08:00-12:00", "Monday, Tuesday, Wednesday: 14:00-18:00"],
    ],
    ["FR", "fr", "Mon-Wed 9 AM-5 PM", ["Monday, Tuesday, Wednesday: 09:00-17:00"]],
  ] as const)(
    "writes the hours of an answer in %s, and says how it understood them",
    async ([country, language, hours, said]) => {
      const cwd = makeTemporaryFolder();
      const args = ["init", "harbor", "--yes", "--country", country, "--language", language, "--hours", hours];
      const { status, stdout } = await runHere(args, { cwd, env: withoutNpm });
      expect(status).toBe(0);
      expect(stdout).toContain(`\nHours, in site/offices/main.md:\n${said.map((line) => `  ${line}\n`).join("")}\n`);
      const office = readFileSync(path.join(cwd, "harbor/site/offices/main.md"), "utf8");
      expect(office).not.toMatch(/^ +note:/m);
      expect([...office.matchAll(/^ +opens: "(.*)"/gm)].map(([, time]) => time)).toEqual(
        said.map((line) => /: (\d\d:\d\d)-/.exec(line)![1]),
      );
    },
  );

  test("refuses hours that it cannot read, and writes nothing", async () => {
    const cwd = makeTemporaryFolder();
    const { status, stderr } = await runHere(["init", "harbor", "--yes", "--hours", "mornings"], {
      cwd,
      env: withoutNpm,
    });
    expect(status).toBe(2);
    expect(stderr).toContain('--hours "mornings" does not fit. Write days and times such as Mon-Thu 9 AM-5 PM');
    expect(readdirSync(cwd)).toEqual([]);
  });

  test.for([
    ["GR", "210 123 4567", "+30 21 0123 4567"],
    ["France", "01 23 45 67 89", "+33 1 23 45 67 89"],
    ["DE", "030 123456, Durchwahl 12", "+49 30 123456, Durchwahl 12"],
    ["US", "(503) 555-0187", "(503) 555-0187"],
  ])("takes a phone number as people in %s dial it", async ([country, phone, written]) => {
    const cwd = makeTemporaryFolder();
    const args = ["init", "harbor", "--yes", "--country", country!, "--phone", phone!];
    const { status, stdout, stderr } = await runHere(args, { cwd, env: withoutNpm });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`\nPhone, in site/offices/main.md:\n  ${written}\n`);
    expect(readOffice(path.join(cwd, "harbor")).phone).toBe(written);
  });

  test("writes a file for each doctor, in the order given", async () => {
    const cwd = makeTemporaryFolder();
    const doctors = "Dr. Zoe Brightwater, DDS, MS, and Ben Reyes";
    const { stdout } = await runHere(["init", "harbor", ...needed, "--doctors", doctors], { cwd, env: withoutNpm });
    expect(stdout).toContain(
      "\n\nDoctors, one per file in site/doctors:\n  Dr. Zoe Brightwater, DDS, MS\n  Ben Reyes\nPhone",
    );
    expect(stdout).toContain("\nHours, in site/offices/main.md:\n  made up; write your own\n\nIts README.md");
    const root = path.join(cwd, "harbor");
    await lendPictures(root);
    expect(await runHere(["build"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
    const html = readFileSync(path.join(root, "dist/about/meetthedoctors/index.html"), "utf8");
    expect(html).toMatch(/Dr\. Zoe Brightwater, DDS, MS[\s\S]*Ben Reyes/);
    expect(readdirSync(path.join(root, "site/doctors"))).toEqual(["ben-reyes.md", "zoe-brightwater.md"]);
  });

  test("makes a site to which files of every kind can be added with new", async () => {
    const cwd = makeTemporaryFolder();
    await runHere(["init", "harbor", ...needed], { cwd, env: withoutNpm });
    const root = path.join(cwd, "harbor");
    await lendPictures(root);
    for (const kind of drafts) {
      expect(await runHere(["new", kind, `${kind}-annex`], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
    }
    expect(await runHere(["check"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
    // No page has a button that calls a sample number.
    expect(await runHere(["build"], { cwd: root })).toMatchObject({ status: 0, stderr: "" });
    const html = readFileSync(path.join(root, "dist/privacypolicy/index.html"), "utf8");
    expect(/href="tel:[^"]*"/.exec(html)?.[0]).toBe('href="tel:+15035550187"');
  });

  test("installs a package from the practice's folder, and names no path of this machine", async () => {
    const cwd = makeTemporaryFolder();
    const { stdout } = await runHere(["init", "harbor", ...needed], { cwd });
    expect(stdout).toMatch(/\n {2}npm install\n {2}npm start\n$/);
    const root = path.join(cwd, "harbor");
    const { dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
      dependencies: Record<string, string>;
    };
    const [, file] = /^file:(vendor\/dentalsite-[\d.]+\.tgz)$/.exec(dependencies.dentalsite!)!;
    expect(existsSync(path.join(root, file!))).toBe(true);
    for (const name of listTree(root).filter((each) => !/^(assets|vendor)/.test(each))) {
      expect(readFileSync(path.join(root, name), "utf8"), name).not.toMatch(new RegExp(`${cwd}|${packageFolder}`));
    }
  });

  test("accepts an empty folder, also the current one", async () => {
    const cwd = makeTemporaryFolder();
    expect(await runHere(["init", ".", ...needed], { cwd, env: withoutNpm })).toMatchObject({ status: 0, stderr: "" });
    expect(existsSync(path.join(cwd, "site/practice.yaml"))).toBe(true);
    expect(readdirSync(cwd).filter((name) => name.startsWith(".dentalsite"))).toEqual([]);
  });

  test("lists the missing flags if there is no terminal", async () => {
    const cwd = makeTemporaryFolder();
    const { status, stdout, stderr } = await runHere(["init", "harbor", ...needed.slice(0, 2)], {
      cwd,
      env: withoutNpm,
    });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toBe(`There is no terminal to ask on, so these flags are also needed:
  --phone <phone number for patients>
  --city <city>
Or use sample values for them with --yes.
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
    ["an accent without a main color", "new", ["--accent", "#b5432b"], /^--accent also needs --color\.\n$/],
    [
      "a logo that is not there",
      "new",
      ["--logo", "logo.svg"],
      /--logo "logo\.svg" does not fit\. Write the path of a picture/,
    ],
    ["a logo that is no picture", "new", ["--logo", "used/logo.png"], /logo\.png cannot be read as a picture/],
    ["a color without its sign", "new", ["--color", "b5432b"], /--color "b5432b" does not fit\. Write #b5432b\./],
    [
      "an address without https",
      "new",
      ["--origin", "http://a.com"],
      /--origin "http:\/\/a\.com" does not fit\. Write https:\/\/a\.com\./,
    ],
  ] as const)("refuses %s and writes nothing", async ([, folder, flags, sentence]) => {
    const cwd = makeTemporaryFolder();
    mkdirSync(path.join(cwd, "used"));
    writeFileSync(path.join(cwd, "used/notes.txt"), "mine");
    writeFileSync(path.join(cwd, "used/logo.png"), "mine");
    const { status, stdout, stderr } = await runHere(["init", folder, ...needed, ...flags], { cwd, env: withoutNpm });
    expect(stderr).toMatch(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(readTree(cwd)).toEqual({ "used/notes.txt": "mine", "used/logo.png": "mine" });
  });
});

test("a practice that cannot be written completely leaves no files behind", () => {
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

test.for(["a", "b", "c"])("a practice leaves no files behind if %s appears in its folder meanwhile", (name) => {
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
  const listFiles = (given: Given) =>
    listStarterFiles(fillAnswers(given), { packageFolder, today: "2026-11-01", packageSpec: "1.0.0" });
  const files = listFiles({ name: 'Bob\'s "Dental" \\ Co: #1' });
  const textOf = (name: string): string => String(files.find(({ path: file }) => file === name)!.contents);

  test("keeps a name that is full of YAML's characters unchanged", () => {
    expect(parse(textOf("site/practice.yaml"))).toMatchObject({ name: 'Bob\'s "Dental" \\ Co: #1' });
    expect(JSON.parse(textOf("package.json"))).toMatchObject({ name: "bobs-dental-co-1-site" });
  });

  test("contains only the pictures that its pages name", () => {
    const assets = files.map((file) => file.path).filter((name) => name.startsWith("assets/"));
    expect(assets.map((name) => path.basename(name))).toEqual([
      "checkupandcleanings.svg",
      "crowns.svg",
      "fillings.svg",
      "street.svg",
      "teethwhitening.svg",
    ]);
  });

  test("begins with another drawing in each look, but for clinic and studio, and says what it shows", () => {
    const [english, spanish] = ["en-US", "es-US"].map((language) =>
      lookNames.map((look) => readHome(listFiles({ look, language }))),
    );
    // Clinic and studio both show the front of an office.
    const count = lookNames.length - 1;
    for (const key of ["picture", "pictureAlt"] as const)
      expect(new Set(english!.map((home) => home[key])).size).toBe(count);
    expect(spanish!.map(({ picture }) => picture)).toEqual(english!.map(({ picture }) => picture));
    const words = new Set([...english!, ...spanish!].map(({ pictureAlt }) => pictureAlt));
    expect(words.size).toBe(2 * count);
  });

  test("points each YAML file at its schema", () => {
    const yaml = listFiles({ language: "sv", color: "#135" }).filter((file) => file.path.endsWith(".yaml"));
    expect(yaml.map((file) => path.basename(file.path)).sort()).toEqual([
      "brand.yaml",
      "practice.yaml",
      "rules.yaml",
      "samples.yaml",
      "words.yaml",
    ]);
    for (const { path: name, contents } of yaml) {
      const schema = `.schema/${path.basename(name, ".yaml")}.json`;
      expect(String(contents).split("\n")[0]).toBe(`# yaml-language-server: $schema=${schema}`);
    }
  });

  test("has a value for every token", () => {
    expect(() => fillTokens("x.md", "{{nothing}}", {})).toThrow("x.md holds {{nothing}}, which has no value.");
    for (const { path: name, contents } of files)
      if (typeof contents === "string") expect(contents, name).not.toContain("{{");
  });

  test("lists each sample that init may write", () => {
    const { values } = parse(textOf("site/samples.yaml")) as { values: { value: string }[] };
    const listed = values.map(({ value }) => value);
    // The check knows that the phone number is reserved for fiction, and neither language nor look is made up.
    const samples = (questions as readonly InitQuestion[]).filter(
      ({ key }) => !["country", "phone", "language", "state", "look"].includes(key),
    );
    expect(listed).toEqual(expect.arrayContaining(samples.flatMap(({ sample }) => sample ?? [])));
  });

  test("lists each drawing of a dentist that is at the top of the first page until there is a photo", () => {
    const { values } = parse(textOf("site/samples.yaml")) as { values: { value: string }[] };
    const found = lookNames.flatMap((look) => {
      const { picture, pictureAlt } = readHome(listFiles({ look }));
      return /dentist\b/i.test(pictureAlt) ? [picture] : [];
    });
    expect(found).not.toEqual([]);
    expect(values.map(({ value }) => value)).toEqual(expect.arrayContaining(found));
  });

  test("lists nothing that an honest practice has, such as an hour or an English word in a site in English", () => {
    const { values } = parse(textOf("site/samples.yaml")) as { values: { value: string }[] };
    const listed = values.map(({ value }) => value).join("\n");
    expect(listed).not.toMatch(/\d\d:[0-5][05]|Skip to main content|Suite/);
  });

  test("says what every possible file is for", () => {
    for (const name of kinds.map(({ files }) => files).filter((file) => !/\*|^practice/.test(file))) {
      expect(textOf("site/README.md")).toContain(`\n| \`${name}\` `);
    }
    for (const kind of drafts) expect(textOf("site/README.md")).toContain(`\`npx dentalsite new ${kind} `);
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
