import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { kinds } from "../src/kinds/kinds.ts";
import { problemCodes } from "../src/problems/problem.ts";
import { questions } from "../src/scaffold/answers.ts";
import { bugInTemplates } from "./support/bug-in-templates.ts";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "./support/little-site.ts";
import { packageFolder } from "./support/package-folder.ts";
import { listTree, readPractice, readStamps, readTree } from "./support/read-tree.ts";
import { runCli } from "./support/run-cli.ts";
import { runHere } from "./support/run-here.ts";

const { version } = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8")) as { version: string };

describe("help", () => {
  const cwd = packageFolder;

  test("names every command, gives examples and explains the exit codes", async () => {
    const { status, stdout, stderr } = await runCli(["--help"], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    for (const command of ["build", "serve", "check", "explain", "init", "new", "schema"]) {
      expect(stdout).toMatch(new RegExp(`^  ${command} .*\\S`, "m"));
    }
    for (const command of ["build", "serve", "check", "explain", "init", "new"]) {
      expect(stdout).toMatch(new RegExp(`^  dentalsite ${command}\\b.* {2,}\\S`, "m"));
    }
    expect(stdout).toMatch(/^Examples:$/m);
    expect(stdout).toMatch(/Exit codes: 0 .*, 1 .*, 2 .*, 70 /);
  });

  test.for([
    ["build", ["--root", "--roots-from", "--shard", "--content-only", "--out", "--force"]],
    ["serve", ["--root", "--content-only", "--watch", "--port", "--host", "--open"]],
    ["check", ["--root", "--roots-from", "--shard", "--content-only", "--publish", "--external", "--external-private"]],
    ["explain", ["word", "key"]],
    ["init", ["--yes", ...questions.map(({ key }) => `--${key}`)]],
    ["new", ["--root", "--group"]],
    ["schema", ["--root", "--out"]],
  ] as const)("of %s names its options and gives an example", async ([command, options]) => {
    const { status, stdout } = await runHere([command, "--help"], { cwd });
    expect(status).toBe(0);
    for (const option of options) expect(stdout).toMatch(new RegExp(`^  ${option}\\b`, "m"));
    expect(stdout).toMatch(new RegExp(`^Examples?:\\n  dentalsite ${command} `, "m"));
  });

  test("examples name only commands and options that exist", async () => {
    const site = makeLittleSite();
    const pages = await Promise.all(
      [[], ["build"], ["serve"], ["check"], ["explain"], ["init"], ["new"], ["schema"]].map((args) =>
        runHere([...args, "--help"], { cwd }),
      ),
    );
    const examples = pages.flatMap(({ stdout }) => [...stdout.matchAll(/^ {2}dentalsite (.*?)(?: {2,}.*)?$/gm)]);
    expect(examples.length).toBeGreaterThan(5);
    for (const [, example = ""] of examples) {
      // A bad option is refused before --help is read, so --help makes this a trial run.
      const { status, stderr } = await runHere([...example.split(" "), "--help"], { cwd: site.root });
      expect({ example, status, stderr }).toEqual({ example, status: 0, stderr: "" });
    }
  });
});

test.for(["--version", "-V"])("%s prints the package's version", async (option) => {
  expect(await runCli([option], { cwd: packageFolder })).toEqual({ status: 0, stdout: `${version}\n`, stderr: "" });
});

describe("a command that cannot be carried out exits with 2 and one sentence", () => {
  test.for([
    ["an unknown option", ["build", "--fast"], /unknown option '--fast'/],
    ["an unknown command", ["deploy"], /unknown command 'deploy'/],
    ["a word too many", ["build", "site"], /too many arguments/],
    ["an option without its value", ["build", "--out"], /argument missing/],
    ["no site folder", ["build", "--root", "nowhere"], /There is no site\/ folder in .*nowhere.*--root/],
    ["no site folder to serve", ["serve", "--root", "nowhere"], /^There is no site\/ folder in .*nowhere/],
    [
      "a file that cannot be made",
      ["new", "film", "foo"],
      /"film" is nothing to write. Choose one of: service, doctor, team, office, page/,
    ],
    ["a file as root", ["build", "--root", "site/home.yaml"], /no site\/ folder/],
    ["a port that is a word", ["serve", "--port", "abc"], /--port.*'abc'.*from 0 to 65535/],
    ["a port that is too high", ["serve", "--port", "65536"], /--port.*'65536'.*from 0 to 65535/],
    ["a port that is no whole number", ["serve", "--port", "80.5"], /--port.*'80\.5'.*from 0 to 65535/],
    ["an empty port", ["serve", "--port", ""], /--port.*''.*from 0 to 65535/],
    [
      "a host that is another machine's address",
      ["serve", "--host", "192.0.2.1"],
      /^"192\.0\.2\.1" is not an address of this machine: .*--host.*\n$/,
    ],
    ["a host with a typo", ["serve", "--host", "no.such.invalid"], /^"no\.such\.invalid" is not an address .*\n$/],
    ["a code with a typo", ["explain", "key/unknwon"], /^"key\/unknwon" .*\. Did you mean "key\/unknown"\?.*\n$/],
    [
      "a code that resembles none",
      ["explain", "toothache"],
      /^"toothache" is not a problem code, a content file or a key\. "npx dentalsite explain" lists all codes and files\.\n$/,
    ],
    ["a code that every object knows", ["explain", "constructor"], /^"constructor" is not a problem code,/],
    ["a file with a typo", ["explain", "practise.yaml"], /Did you mean "practice\.yaml"\?/],
    ["a key with a typo", ["explain", "offices.hourz"], /Did you mean "offices\.hours"\?/],
    [
      "a key with a typo in a file",
      ["explain", "practice.yaml", "emial"],
      /has no key "emial"\. Did you mean "email"\?/,
    ],
    [
      "a key in a file with a typo",
      ["explain", "practise.yaml", "email"],
      /^"practise\.yaml" is not a content file\. Did/,
    ],
    ["an option with a typo", ["check", "--publsih"], /unknown option '--publsih'\n\(Did you mean --publish\?\)\n$/],
    ["an option with swapped letters", ["serve", "--prot", "1"], /\n\(Did you mean --port\?\)\n$/],
    ["the beginning of an option", ["build", "--form"], /\n\(Did you mean --format\?\)\n$/],
    ["an option that resembles none", ["build", "--foo"], /^error: unknown option '--foo'\n$/],
    ["a command with a typo", ["bild"], /\n\(Did you mean build\?\)\n$/],
    ["an output folder inside the sources", ["build", "--out", "site/dist"], /must not lie inside each other/],
    ["an output folder around the sources", ["build", "--out", ".", "--force"], /must not lie inside each other/],
  ] as const)("%s", async ([, args, sentence]) => {
    const site = makeLittleSite();
    const before = readTree(site.file("site"));
    const { status, stdout, stderr } = await runHere(args, { cwd: site.root });
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(readTree(site.file("site"))).toEqual(before);
    expect(existsSync(site.file("dist"))).toBe(false);
  });

  test("no command, which prints the help", async () => {
    const { status, stderr } = await runCli([], { cwd: packageFolder });
    expect(status).toBe(2);
    expect(stderr).toContain("Usage: dentalsite");
  });

  test("an output folder in which a file that no build made is in the way, and which is not changed", async () => {
    const site = makeLittleSite({ "dist/index.html": "years of work" });
    const { status, stderr } = await runHere(["build"], { cwd: site.root });
    expect(status).toBe(2);
    expect(stderr).toMatch(/dist\/index\.html is in the way of the site.*--out.*--force/);
    expect(readTree(site.file("dist"))).toEqual({ "index.html": "years of work" });
  });
});

describe("build", () => {
  test("writes the site into dist and says so", async () => {
    const site = makeLittleSite();
    const { status, stdout, stderr } = await runCli(["build"], { cwd: site.root });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const files = listTree(site.file("dist"));
    const pages = files.filter((name) => name.endsWith(".html")).length;
    expect(stdout).toMatch(
      /^Built \d+ pages into dist in .*: \d+ files written \([\d.]+ KB\), 0 unchanged, 0 removed\.\n$/,
    );
    expect(stdout).toContain(`Built ${pages} pages`);
    expect(files).toEqual(
      expect.arrayContaining(["index.html", "404.html", "services/Whitening/index.html", "sitemap.xml", "robots.txt"]),
    );
    expect(stdout).toContain(` ${files.length} files written`);
  });

  test("takes the practice from --root and the folder from --out", async () => {
    const site = makeLittleSite();
    const cwd = makeTemporaryFolder();
    const { status, stdout } = await runHere(["build", "--root", site.root, "--out", "public/harbor"], { cwd });
    expect(status).toBe(0);
    expect(stdout).toContain(` into ${path.join("public", "harbor")} in `);
    expect(existsSync(path.join(cwd, "public/harbor/index.html"))).toBe(true);
    expect(existsSync(site.file("dist"))).toBe(false);
  });

  test("puts dist inside the root that --root names", async () => {
    const site = makeLittleSite();
    const cwd = makeTemporaryFolder();
    expect(await runHere(["build", "--root", path.relative(cwd, site.root)], { cwd })).toMatchObject({ status: 0 });
    expect(existsSync(site.file("dist/index.html"))).toBe(true);
    expect(listTree(cwd)).toEqual([]);
  });

  test("works in a folder with spaces and symbols in its name", async () => {
    const site = makeLittleSite();
    const folder = path.join(makeTemporaryFolder(), "Ada's #1 100% café");
    mkdirSync(folder);
    for (const [name, contents] of Object.entries(readTree(site.root))) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), Buffer.from(contents, "latin1"));
    }
    expect(await runHere(["build"], { cwd: folder })).toMatchObject({ status: 0, stderr: "" });
  });

  test("writes nothing the second time", async () => {
    const site = makeLittleSite();
    await runHere(["build"], { cwd: site.root });
    const before = readStamps(site.root);
    const { stdout } = await runHere(["build"], { cwd: site.root });
    expect(stdout).toMatch(/: 0 files written \(0\.0 KB\), \d\d unchanged, 0 removed\.$/m);
    expect(readStamps(site.root)).toEqual(before);
  });

  test("writes the same bytes in two places", async () => {
    const [one, two] = [makeLittleSite(), makeLittleSite()];
    await Promise.all([one, two].map(({ root }) => runHere(["build"], { cwd: root })));
    expect(readTree(two.file("dist"))).toEqual(readTree(one.file("dist")));
  });

  test("adds a page for a new file and removes it with the file", async () => {
    const site = makeLittleSite();
    await runHere(["build"], { cwd: site.root });
    const before = readTree(site.file("dist"));
    site.write("site/services/polishing.md", "---\nmainTitleText: Polishing\n---\n");
    expect((await runHere(["build"], { cwd: site.root })).stdout).toMatch(
      /: \d files written \([\d.]+ KB\), \d+ unchanged, 0 removed\.$/m,
    );
    expect(existsSync(site.file("dist/services/polishing/index.html"))).toBe(true);

    const smaller = makeLittleSite();
    await runHere(["build", "--out", site.file("dist")], { cwd: smaller.root });
    const { ".dentalsite.json": list, ...after } = readTree(site.file("dist"));
    const { ".dentalsite.json": _, ...files } = before;
    expect(after).toEqual(files);
    expect(JSON.parse(list!)).toMatchObject({ gone: ["/services/polishing"] });
    expect(existsSync(site.file("dist/services/polishing"))).toBe(false);
  });

  test("replaces files that are in the way with --force, and leaves others alone", async () => {
    const site = makeLittleSite({ "dist/index.html": "years of work", "dist/thesis.doc": "years of work" });
    expect(await runHere(["build", "--force"], { cwd: site.root })).toMatchObject({ status: 0 });
    expect(site.read("dist/index.html")).not.toBe("years of work");
    expect(site.read("dist/thesis.doc")).toBe("years of work");
  });

  test("leaves dist byte for byte as it was if it fails", async () => {
    const site = makeLittleSite();
    await runHere(["build"], { cwd: site.root });
    const before = readStamps(site.file("dist"));
    const bytes = readTree(site.file("dist"));
    for (const [name, contents] of [
      ["site/services/polishing.md", "no front matter"],
      ["site/services/polishing.md", "---\nmainTitleText: Polishing\n---\n[x](/services/cleanings#nowhere)\n"],
      ["templates/service.tsx", "export default () => { throw new Error('broken'); };"],
    ] as const) {
      site.write(name, contents);
      const { status, stdout } = await runHere(["build"], { cwd: site.root });
      expect(status).not.toBe(0);
      expect(stdout).toBe("");
      expect(readStamps(site.file("dist"))).toEqual(before);
      expect(readTree(site.file("dist"))).toEqual(bytes);
    }
  });
});

describe("the copyright year", () => {
  const year = async (site: LittleSite, env: NodeJS.ProcessEnv): Promise<string | undefined> => {
    expect(await runHere(["build"], { cwd: site.root, env })).toMatchObject({ status: 0 });
    return /©[^<]*<[^>]*>(\d{4})|©\D*(\d{4})/.exec(site.read("dist/index.html"))?.slice(1).find(Boolean);
  };

  test.for([
    ["1000000000", "2001"],
    ["1798761599", "2026"],
    ["1798761600", "2027"],
  ] as const)("of SOURCE_DATE_EPOCH %s is %s", async ([epoch, wanted]) => {
    expect(await year(makeLittleSite(), { SOURCE_DATE_EPOCH: epoch })).toBe(wanted);
  });

  test("is the current year if SOURCE_DATE_EPOCH is empty", async () => {
    expect(await year(makeLittleSite(), { SOURCE_DATE_EPOCH: "" })).toBe(String(new Date().getUTCFullYear()));
  });
});

test.for(["abc", "tomorrow", "-1", "1e9", "999999999999999"])("SOURCE_DATE_EPOCH %s is refused", async (epoch) => {
  const site = makeLittleSite();
  for (const args of [["build"], ["new", "post", "Closed"]])
    expect(await runHere(args, { cwd: site.root, env: { SOURCE_DATE_EPOCH: epoch } })).toMatchObject({
      status: 2,
      stderr: `SOURCE_DATE_EPOCH is "${epoch}". Set it to the seconds since 1970, such as 1798761600, or leave it out.\n`,
    });
});

test.for([
  ["--out is blank", ["build", "--out", ""]],
  ["--root is blank", ["new", "page", "x", "--root", " "]],
  ["--name is blank", ["init", "x", "--yes", "--name", "\u200B"]],
  ["An argument is blank", ["init", "", "--yes"]],
] as const)("a blank value is refused: %s", async ([words, args]) => {
  const site = makeLittleSite();
  const before = readTree(site.root);
  const refused = { status: 2, stderr: `${words}. Write a value, or leave it out.\n` };
  expect(await runHere([...args], { cwd: site.root })).toMatchObject(refused);
  expect(readTree(site.root)).toEqual(before);
});

describe("check", () => {
  test("finds nothing in the little site, and writes nothing but its cache", async () => {
    const site = makeLittleSite();
    const before = readPractice(site.root);
    const { status, stdout, stderr } = await runHere(["check"], { cwd: site.root });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/^No problems in \d+ pages\.$/m);
    expect(readPractice(site.root)).toEqual(before);
  });

  test("exits with 1 for a broken link, and writes nothing but its cache", async () => {
    const site = makeLittleSite();
    site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\n[x](#nowhere)\n`);
    const before = readPractice(site.root);
    const { status, stderr } = await runHere(["check"], { cwd: site.root });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^error site\/about\/officetour\.md:12:5 link\/missing-fragment$/m);
    expect(stderr).toMatch(/\n1 problem in 1 file\.\n$/);
    expect(readPractice(site.root)).toEqual(before);
  });

  test("lists the school grade of a text that is long enough for one", async () => {
    const site = makeLittleSite();
    const sentences = "We look at each tooth. Then we clean it, and you can stop us.\n".repeat(10);
    site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\n${sentences}`);
    const { stdout } = await runHere(["check", "--all"], { cwd: site.root });
    expect(stdout).toMatch(/^KB, .* grade$/m);
    expect(stdout).toMatch(/^\/practice\/about\/officetour\/( +-?\d+\.\d){8}$/m);
  });

  test("lists the rules that are switched off with their reasons, and they find nothing", async () => {
    const reason = "A patient's word, and we answer it below.";
    const rules = `off:\n  - code: copy/painless\n    file: site/about/officetour.md\n    reason: ${reason}\n`;
    const site = makeLittleSite({ "site/rules.yaml": rules });
    site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\nPainless, she said.\n`);
    const { status, stdout, stderr } = await runHere(["check"], { cwd: site.root });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`site/rules.yaml:\n  copy/painless in site/about/officetour.md is off: ${reason}\n`);
  });

  test("exits with 0 when there is only advice, and shows it; with --strict, advice is an error", async () => {
    const site = makeLittleSite();
    site.write(
      "site/about/officetour.md",
      `${site.read("site/about/officetour.md")}\n![office.webp](pictures/office.webp)\n`,
    );
    const { status, stdout, stderr } = await runHere(["check"], { cwd: site.root });
    expect(status).toBe(0);
    expect(stderr).toMatch(/^advice media\/unfit-alt, 1 place\.[^\n]*\n {2}site\/about\/officetour\.md:12:3 /m);
    expect(stdout).toMatch(/^No errors in \d+ pages\.$/m);
    expect(await runHere(["build"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
    const strict = await runHere(["check", "--strict"], { cwd: site.root });
    expect(strict).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^error site\/about\/officetour/) as string,
    });
  });

  test("rules about words stop nothing, unless the practice makes one an error", async () => {
    const site = makeLittleSite();
    site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\nPainless.\n`);
    expect(await runHere(["build"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
    expect(await runHere(["check"], { cwd: site.root })).toMatchObject({
      status: 0,
      stderr: expect.stringContaining("advice copy/painless, 1 place.") as string,
    });
    const rules = "error:\n  - code: copy/painless\n    reason: Our lawyer says so.\n";
    site.write("site/rules.yaml", rules);
    expect(await runHere(["check"], { cwd: site.root })).toMatchObject({ status: 1 });
  });

  test("names sample values only with --publish, and otherwise counts them", async () => {
    const site = makeLittleSite({ "site/samples.yaml": "values:\n  - value: Ada Brightwater\n    what: the doctor\n" });
    const counted = await runHere(["check"], { cwd: site.root });
    expect(counted).toMatchObject({ status: 0, stderr: "" });
    expect(counted.stdout).toMatch(/^\d+ sample values left over; --publish names them\.$/m);
    const { status, stderr } = await runHere(["check", "--publish"], { cwd: site.root });
    expect(status).toBe(1);
    expect(stderr).toContain('"Ada Brightwater" is a sample value (the doctor).');
  });
});

describe("check prints", () => {
  test("problems first, then what it counted, then its last line", async () => {
    const site = makeLittleSite({ "site/samples.yaml": "values:\n  - value: Ada Brightwater\n    what: the doctor\n" });
    site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\nPainless.\n`);
    const { stdout } = await runHere(["check", "--format", "github"], { cwd: site.root });
    const parts = ["advice copy/painless", "sample values left over", "No errors in"].map((part) =>
      stdout.indexOf(part),
    );
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    expect(parts).not.toContain(-1);
  });

  test("the weights of pages above the limit, and with --all those of every page", async () => {
    const site = makeLittleSite();
    const listWeighed = async (...flags: string[]) => {
      const { stdout } = await runHere(["check", ...flags], { cwd: site.root });
      expect(/^KB, .*HTML.*CSS.*JS/m.test(stdout)).toBe(/^\//m.test(stdout));
      return [...stdout.matchAll(/^(\/\S*)( +\d+\.\d){7} +\S+$/gm)].map(([, address]) => address);
    };
    expect(await listWeighed()).toEqual([]);
    expect(await listWeighed("--all")).toContain("/practice/about/officetour/");
    const words = Array.from({ length: 20_000 }, (_, nth) => (nth * 2_654_435_761).toString(36).slice(-6));
    site.write(
      "site/about/officetour.md",
      `${site.read("site/about/officetour.md")}\n${words.join(" ").replace(/(?:\S+ ){200}/g, "$&\n\n")}\n`,
    );
    expect(await listWeighed()).toEqual(["/practice/about/officetour/"]);
  });
});

describe("explain", () => {
  const cwd = makeTemporaryFolder();

  test("prints the story of a code with its example, outside any site", async () => {
    expect(await runHere(["explain", "section/title-without-data"], { cwd })).toEqual({
      status: 0,
      stderr: "",
      stdout: `A section's title without its cards
error section/title-without-data

The title and its list belong together and share the number in their names. One
was deleted or renamed and the other stayed. Patients, and screen readers that
jump from heading to heading, would find nothing there.

It says

"{title}" has no "{data}", so the section would be a heading with nothing below
it.
→ Remove the heading, or add cards. They go in lines such as these below
"{title}":

Before

  sectionOneTitle: What you can expect

After

  sectionOneTitle: What you can expect
  sectionOneData:
    - title: Numb first
      description: You are numbed before we start.
`,
    });
  });

  test("lists all codes and content files if no word is given", async () => {
    const { status, stdout, stderr } = await runHere(["explain"], { cwd });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    const listed = [...stdout.matchAll(/^(\S+\/\S+) {2,}[A-Z]/gm)].map((match) => match[1]!);
    const files = kinds.map(({ files: each }) => each);
    expect(listed.sort()).toEqual([...problemCodes, ...files.map((file) => `site/${file}`)].sort());
  });

  test("says which values a key takes, with an example, outside any site", async () => {
    expect(await runHere(["explain", "offices.hours.days"], { cwd })).toEqual({
      status: 0,
      stderr: "",
      stdout: `hours.days
in site/offices/*.md

The days, as full English names; the site shows them in its own language.

What to write: a list; each item is a day's full name such as Monday.
Needed: yes.

Example

  hours:
    - days: [Monday, Tuesday, Wednesday]
      opens: "08:30"
      closes: "12:00"
`,
    });
  });

  test("is in color only if color is wanted", async () => {
    const args = ["explain", "copy/reading-grade"];
    expect((await runHere(args, { cwd, env: { FORCE_COLOR: "1" } })).stdout).toContain("\u001B[33madvice");
    expect((await runHere(args, { cwd })).stdout).not.toContain("\u001B[");
  });
});

describe("a practice's template that fails", () => {
  test.for(["build", "check"])("makes %s report it with the page and exit with 1", async (command) => {
    const site = makeLittleSite({ "templates/service.tsx": "export default () => { throw new Error('No drill'); };" });
    const { status, stdout, stderr } = await runHere([command], { cwd: site.root });
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(/^error templates\/service\.tsx:1:30 template\/threw$/m);
    expect(stderr).toContain("This template fails: No drill. The same happens on 3 more pages.");
    expect(stderr).toMatch(/While rendering \/services\/\w+, from: site\/services\/\w+\.md:1:1$/m);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  test("is reported once for each place that fails", async () => {
    const site = makeLittleSite({
      "templates/service.tsx": "export default () => { throw new Error('No drill'); };",
      "templates/home.tsx": "export default () => { throw 'No chair'; };",
    });
    const { stderr } = await runHere(["build"], { cwd: site.root });
    expect(stderr.match(/^error .*$/gm)).toEqual([
      expect.stringContaining("templates/home.tsx:1:"),
      expect.stringContaining("templates/service.tsx:1:30"),
    ]);
  });
});

test("a failing template of the package is a bug, reported with the page, its file and the template's line", async () => {
  const site = makeLittleSite(bugInTemplates);
  const { status, stdout, stderr } = await runCli(["build"], { cwd: site.root });
  expect({ status, stdout }).toEqual({ status: 70, stdout: "" });
  expect(stderr).toMatch(/^This is a bug in dentalsite, not in your content\.$/m);
  expect(stderr).toMatch(
    /\/emergency \(content: site\/emergency\.yaml\) at .*\/templates\/parts\/sun\.tsx:\d+:\d+\.$/m,
  );
  expect(stderr).toMatch(/^\s+at /m);
});

test("a practice's template replaces the package's", async () => {
  const site = makeLittleSite({
    "templates/parts/copyright-year.tsx": 'export function CopyrightYear() { return <b data-own="1">MMXXVI</b>; }',
  });
  expect(await runHere(["build"], { cwd: site.root })).toMatchObject({ status: 0 });
  expect(site.read("dist/index.html")).toContain('<b data-own="1">MMXXVI</b>');
});

describe("color", () => {
  const broken = { "site/practice.yaml": null };
  const escape = "\u001B[";

  test("is not used in a pipe", async () => {
    expect((await runCli(["build"], { cwd: makeLittleSite(broken).root })).stderr).not.toContain(escape);
  });

  test("is used if FORCE_COLOR is set, unless NO_COLOR is", async () => {
    const { root } = makeLittleSite(broken);
    expect((await runHere(["build"], { cwd: root, env: { FORCE_COLOR: "1" } })).stderr).toContain(escape);
    const env = { FORCE_COLOR: "1", NO_COLOR: "1" };
    expect((await runHere(["build"], { cwd: root, env })).stderr).not.toContain(escape);
  });
});

describe("all problems come in one run", () => {
  /** `file code` of each error and each place of advice. */
  function codesOf(stderr: string): string[] {
    let rule: string | undefined;
    const found = stderr.split("\n").flatMap((line) => {
      rule = /^advice (\S+), /.exec(line)?.[1] ?? rule;
      const [, file, code] = /^error (\S+?):\d+:\d+ (\S+)$/.exec(line) ?? [];
      const advised = rule === undefined ? undefined : /^ {2}(\S+?):\d+:\d+ /.exec(line)?.[1];
      return file !== undefined ? [`${file} ${code!}`] : advised !== undefined ? [`${advised} ${rule!}`] : [];
    });
    return found.sort();
  }

  test("an unusable picture does not hide a broken link or an unknown key", async () => {
    const site = makeLittleSite({ "assets/pictures/doctor.svg": "<svg", "assets/videos/harbor.mp4": "no film" });
    site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\n[Key](/privacypolicy#nowhere)\n`);
    const { status, stderr } = await runHere(["build"], { cwd: site.root });
    expect(status).toBe(1);
    expect(codesOf(stderr)).toEqual([
      "site/about/officetour.md link/missing-fragment",
      expect.stringContaining(" media/"),
      expect.stringContaining(" media/"),
    ]);

    site.write("site/error.yaml", `${site.read("site/error.yaml")}extra: 1\n`);
    const both = await runHere(["build"], { cwd: site.root });
    expect(codesOf(both.stderr)).toEqual([
      "site/error.yaml key/unknown",
      expect.stringContaining(" media/"),
      expect.stringContaining(" media/"),
    ]);
  });

  test("check reads the words of sound files even if a file, a template and a picture are broken", async () => {
    const site = makeLittleSite({
      "templates/error.tsx": "export default () => <p>;",
      "site/error.yaml": "hint: 'Closed\n",
      "assets/pictures/doctor.svg": "<svg",
    });
    site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\nIt is painless.\n`);
    const { status, stderr } = await runHere(["check"], { cwd: site.root });
    expect(status).toBe(1);
    expect(codesOf(stderr)).toEqual([
      "site/about/officetour.md copy/painless",
      "site/error.yaml yaml/syntax",
      expect.stringContaining(" media/"),
      "templates/error.tsx code/syntax",
    ]);
  });

  test.for([
    ["site/claims.yaml", "calmVisits: 'open\n"],
    ["site/claims.yaml", "calmVisits: 5\n"],
    ["site/rules.yaml", "off: 'open\n"],
  ])("a mistake in %s is told without the follow-ups of what is missing in it", async ([file, text]) => {
    const site = makeLittleSite({ [file!]: text! });
    site.write("site/about/officetour.md", `${site.read("site/about/officetour.md")}\nIt is painless.\n`);
    const { stderr } = await runHere(["check"], { cwd: site.root });
    const wanted = file === "site/rules.yaml" ? [] : ["site/about/officetour.md copy/painless"];
    expect(codesOf(stderr)).toEqual([...wanted, expect.stringContaining(file!)]);
  });

  test("a rule for a file that cannot be read is no second mistake", async () => {
    const site = makeLittleSite({
      "site/rules.yaml": "off:\n  - code: copy/painless\n    file: site/services/bridges.md\n    reason: It is.\n",
      "site/services/bridges.md": "---\nmainTitleText: 'open\n---\n",
    });
    const { stderr } = await runHere(["check"], { cwd: site.root });
    expect(codesOf(stderr)).toEqual(["site/services/bridges.md yaml/syntax"]);
  });
});

test("a page without a main title, made by a practice's template, is an error", async () => {
  const site = makeLittleSite({ "templates/error.tsx": "export default function ErrorPage() { return <p>Hi</p>; }" });
  const { status, stderr } = await runHere(["build"], { cwd: site.root });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^error site\/error\.yaml:1:1 page\/heading\n.*it has no main title/m);
});
