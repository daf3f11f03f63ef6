import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { budget } from "../../src/steps/check/check-weights.ts";
import { chooseLaws } from "../../src/scaffold/starter-files.ts";
import { kinds } from "../../src/kinds/kinds.ts";
import { docsPages, linksIn } from "../support/docs-pages.ts";
import { lendPictures } from "../support/encoded-pictures.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { makeFitSite } from "../hosts/fit-site.ts";
import { runHere } from "../support/run-here.ts";
import { isLong } from "../support/test-level.ts";
import { valueAt } from "../support/value-at.ts";
import { openShippedSite } from "../support/shipped-site.ts";

/*
 * Runs every command in the documents literally, in a practice's folder, and reads their other blocks of code. `npm run test:long` runs
 * the commands, which takes long.
 */

beforeAll(openShippedSite);

const read = (file: string): string => readFileSync(path.join(packageFolder, file), "utf8");

/** Whether a page's examples are tested elsewhere: schemas make the examples of keys, and examples of problems have mistakes. */
const hasOtherTests = (file: string): boolean => /^docs\/(keys\/|problems\/(?!README))/.test(file);
const linked = new Map([
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "LICENSES.md", "site/README.md"].map(
    (file) => [file, read(file)] as const,
  ),
  ...["design", "edit", "import", "packages", "recipes", "tests"].map((name) => {
    const file = `docs/dev/${name}.md`;
    return [file, read(file)] as const;
  }),
  ...[...docsPages].map(([page, text]) => [`docs/${page}`, text] as const),
]);
const documents = new Map([...linked].filter(([file]) => !hasOtherTests(file)));
/** The documents for people who use the command line. */
const all = [...documents].flatMap(([file, text]) => (file === "site/README.md" ? [] : [text])).join("\n");
const commands = new Map(
  [...all.matchAll(/<!-- command: ([\w-]+) -->\n\n```sh\n(.*?)\n```/gs)].map(([, name, line]) => [name!, line!]),
);

/** The commands of docs/online/ after those that all hosts share. */
const online = new Map([...commands].filter(([name]) => name.startsWith("online-")));

interface Running {
  folder?: string;
  until?: RegExp;
}

interface Ended {
  status: number | null;
  output: string;
  folder: string;
}

/** A folder with the sample practice. */
async function makeSample(): Promise<string> {
  const folder = path.join(makeTemporaryFolder(), "sample");
  for (const name of ["site", "assets"]) {
    cpSync(path.join(packageFolder, name), path.join(folder, name), { recursive: true });
  }
  await lendPictures(folder);
  return folder;
}

/** Stands in for npx, which would keep Ctrl+C from ending a command. The tests of the packed package use npx itself. */
const npx = `#!/bin/sh
[ "$1" = dentalsite ] && shift && exec "${process.execPath}" "${packageFolder}/bin/dentalsite.js" "$@"
exit 1
`;

/**
 * Runs commands as they would be run in a practice's folder that has dentalsite installed. `until` ends one that would go on, as Ctrl+C
 * does, once it has printed that.
 */
function runInPractice(lines: string, { folder = makeLittleSite().root, until }: Running = {}): Promise<Ended> {
  const programs = makeTemporaryFolder();
  writeFileSync(path.join(programs, "npx"), npx, { mode: 0o755 });
  const env = { ...process.env, PATH: `${programs}:${process.env.PATH}` };
  return new Promise((resolve, reject) => {
    const command = lines.includes("\n") ? `set -e\n${lines}` : `exec ${lines}`;
    const child = spawn(command, { cwd: folder, env, shell: true, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (until?.test(output)) child.kill("SIGINT");
      });
    }
    child.once("error", reject);
    child.once("close", (status) => {
      resolve({ status, output, folder });
    });
  });
}

describe.skipIf(isLong)("the notes for the office manager", () => {
  const practice = "src/scaffold/starter/practice";
  const texts = [read(`${practice}/site/README.md`), read(`${practice}/README.md`)].join("\n");
  const cells = [...texts.matchAll(/`((?:npx dentalsite|npm) [^`]*)`/g)].map(([, line]) => line!);
  const blocks = [...texts.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].flatMap(([, lines]) => lines!.trim().split("\n"));
  const lines = [...new Set([...cells, ...blocks].map((line) => line.trim()))];

  test("are the same in the sample practice as in a new one; if not, run npm run docs", () => {
    expect(read("site/README.md")).toBe(chooseLaws(read(`${practice}/site/README.md`), true));
    for (const picture of ["forms.webp", "forms-mistake.webp", "editor.webp", "preview.webp"]) {
      const [own, given] = ["site", `${practice}/site`].map((folder) => read(`${folder}/.help/${picture}`));
      expect(own === given, picture).toBe(true);
      expect(read("site/README.md")).toContain(`(.help/${picture})`);
    }
  });

  test("give the size above which check warns about a film, like docs/pictures-and-films.md", () => {
    const size = `at most ${budget.film / 1_000_000} MB`;
    for (const text of [read("site/README.md"), read("docs/pictures-and-films.md")])
      expect(text.split(size)).toHaveLength(2);
  });

  test.for(lines.filter((line) => line.startsWith("npx dentalsite ")))("%s works", async (line) => {
    const { root } = makeLittleSite();
    const args = [...line.slice("npx dentalsite ".length).matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain!,
    );
    // This one goes on until Ctrl+C, and would open a browser.
    if (line === "npx dentalsite edit") {
      expect(await runInPractice(`${line} --port 0 --no-open`, { until: /Change the website/ })).toMatchObject({
        status: 0,
      });
      return;
    }
    // The sentence around this command names the hosts.
    const whole = args.join(" ") === "hosting" ? ["hosting", "netlify"] : args;
    expect(await runHere(whole, { cwd: root })).toMatchObject({ status: 0, stderr: "" });
  });

  test("name only scripts that both package.json files have", () => {
    const named = lines.flatMap((line) => /^npm (?:run )?([\w:]+)$/.exec(line)?.[1] ?? []);
    expect([...new Set(named)].sort()).toEqual(["build", "check", "check:publish", "install", "start"]);
    for (const file of ["package.json", `${practice}/package.json`]) {
      const { scripts } = JSON.parse(read(file)) as { scripts: Record<string, string> };
      expect(Object.keys(scripts)).toEqual(expect.arrayContaining(["check", "check:publish", "start"]));
    }
  });
});

test.skipIf(isLong)("every block of commands has a name, and runs here, in a packed install or in .ci/run", () => {
  const blocks = [...all.matchAll(/^```sh$/gm)].length;
  expect(commands.size).toBe(blocks);
  const here = ["preview", "new-service", "explain", "check", "init", "build", "hosting", "build-group", "check-in-ci"];
  here.push("first-push", ...online.keys());
  const gate = read(".ci/run");
  const packed = ["install-types", "check-types", "install-browser-check"];
  for (const name of packed) expect(read("test/package/package.long.test.ts")).toContain(`commandOf("${name}")`);
  const elsewhere = [...commands.keys()].filter((name) => ![...here, ...packed].includes(name));
  expect(elsewhere).toEqual(["look", "test", "test-long", "test-night"]);
  for (const name of elsewhere) {
    expect(gate).toContain(`command_of ${name}`);
    expect(documents.get("README.md")).toContain(`<!-- command: ${name} -->`);
  }
});

test.skipIf(isLong)("every other block is tested YAML, tested settings, or the output of a command", () => {
  const kinds = [...all.matchAll(/^```(\w*)\n[^]*?^```$/gm)].map(([, kind]) => kind!);
  expect([...new Set(kinds)].sort()).toEqual(["json", "sh", "text", "yaml"]);
});

describe.skipIf(isLong)("the YAML of", () => {
  const blocks = [...documents].flatMap(([file, text]) =>
    [...text.matchAll(/^```yaml\n([^]*?)^```$/gm)]
      .map(([, yaml]) => ({ file, yaml: yaml! }))
      // A workflow is tested below.
      .filter(({ yaml }) => !yaml.startsWith("strategy:")),
  );

  test.for(blocks)("$file fits a content file: $yaml", ({ yaml }) => {
    const data: unknown = parse(yaml);
    const fits = kinds.some(({ schema }) => {
      // The example shows only a part of its file.
      const wrong = schema.safeParse(data).error?.issues.filter(({ path: way }) => valueAt(data, way) !== undefined);
      return wrong === undefined || wrong.length === 0;
    });
    expect(fits).toBe(true);
  });

  test("the documents is found", () => {
    expect(blocks.map(({ file }) => file)).toEqual([
      ...Array.from({ length: 5 }, () => "site/README.md"),
      "docs/checks.md",
      "docs/languages.md",
      "docs/languages.md",
      "docs/redirects.md",
    ]);
  });
});

test.skipIf(isLong)("the pictures of the documents load quickly", () => {
  const pictures = ["docs/site.webp", "docs/mistake.webp", "site/.help/editor.webp", "site/.help/preview.webp"];
  for (const name of pictures) {
    expect(statSync(path.join(packageFolder, name)).size, name).toBeLessThan(120_000);
    const document = documents.get(name.startsWith("site/") ? "site/README.md" : "README.md");
    expect(document).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(${name.replace("site/.", ".")}\\)`));
  }
});

test.skipIf(isLong)(
  "the pictures of the forms are in docs/forms.md and site/README.md, one in README.md, and below 60 KB",
  () => {
    for (const name of ["forms.webp", "forms-mistake.webp"]) {
      expect(statSync(path.join(packageFolder, "site/.help", name)).size, name).toBeLessThan(60_000);
      const given = "src/scaffold/starter/practice/site/";
      for (const [document, folder] of [
        ["docs/forms.md", `../${given}`],
        ["site/README.md", ""],
        ...(name === "forms.webp" ? ([["README.md", given]] as const) : []),
      ] as const)
        expect(documents.get(document)).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(${folder}\\.help/${name}\\)`));
    }
  },
);

describe.skipIf(isLong)("a link of", () => {
  test.for([...linked])("%s leads to an existing file and heading", ([file, text]) => {
    const own = linksIn(text).filter((href) => !/^(\w+:|\/)/.test(href));
    const broken = own.filter((href) => {
      const [target = "", fragment] = href.split("#");
      const name = target === "" ? file : path.posix.join(path.posix.dirname(file), target);
      if (!existsSync(path.join(packageFolder, name))) return true;
      if (fragment === undefined) return false;
      const slugger = new GithubSlugger();
      const headings = [...read(name).matchAll(/^#{1,6} (.*)$/gm)].map(([, words]) => slugger.slug(words!));
      return !headings.includes(fragment);
    });
    expect(broken).toEqual([]);
  });
});

describe.runIf(isLong)("the command of the documents to", () => {
  const lineOf = (name: string): string => commands.get(name) ?? "false";

  test("look at the site while editing serves it, and ends with Ctrl+C", async () => {
    const { status, output } = await runInPractice(lineOf("preview"), { until: /http:\/\/localhost:\d+\// });
    expect(output).toMatch(/http:\/\/localhost:\d+\//);
    expect(status).toBe(0);
  });

  test("add a service writes it and lists it", async () => {
    const { status, folder } = await runInPractice(lineOf("new-service"), { folder: await makeSample() });
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, "site/services/night-guards.md"))).toBe(true);
    expect(readFileSync(path.join(folder, "site/services.yaml"), "utf8")).toContain("href: /services/night-guards");
  });

  test("look a key up explains it", async () => {
    const { status, output } = await runInPractice(lineOf("explain"));
    expect(status).toBe(0);
    expect(output).toMatch(/^hours\nin site\/offices\/\*\.md\n/);
  });

  test("write the settings of a host writes its workflows", async () => {
    const { status, folder } = await runInPractice(lineOf("hosting"));
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, ".github/workflows"))).toBe(true);
  });

  test.for([...online])("bring a site online works: %s", async ([, lines]) => {
    const origin = "https://www.harborlane.dental";
    const { status, output } = await runInPractice(lines, { folder: makeFitSite(origin).root });
    expect([status, /error|fatal/i.test(output)]).toEqual([0, false]);
  });

  test("make the first push fills an empty repository with everything but what a build or an import makes", async () => {
    const remote = path.join(makeTemporaryFolder(), "website.git");
    execFileSync("git", ["init", "--quiet", "--bare", "--initial-branch=main", remote]);
    const { root: folder, write } = makeFitSite("https://www.harborlane.dental");
    write(".gitignore", read("src/scaffold/starter/practice/gitignore"));
    write("import/report.md", "# What became of each page\n");
    await runInPractice("npx dentalsite build", { folder });
    const lines = `export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@b.test GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@b.test
REPOSITORY="${remote}"
${lineOf("first-push")}`;
    const { status, output } = await runInPractice(lines, { folder });
    expect(status, output).toBe(0);
    const git = (...args: string[]): string => execFileSync("git", args, { cwd: remote, encoding: "utf8" });
    const pushed = [...new Set(git("ls-tree", "-r", "--name-only", "main").split(/(?:\/.*)?\n/))];
    expect(pushed).toContain("site");
    expect(pushed.filter((name) => /^(dist|import|node_modules|\.dentalsite.*)$/.test(name))).toEqual([]);
  });

  test("look for what must not be published finds nothing in the sample site but the sample values", async () => {
    const { status, output } = await runInPractice(lineOf("check"), { folder: await makeSample() });
    expect(status).toBe(1);
    const found = [...output.matchAll(/^(?:error \S+ (\S+)$|advice ([^\s,]+))/gm)].map(
      ([, error, advice]) => error ?? advice,
    );
    expect([...new Set(found)]).toEqual(["sample/left-over"]);
  });

  test("start another practice makes its site", async () => {
    // With --yes the command asks no questions.
    const { status, folder } = await runInPractice(`${lineOf("init")} --yes`);
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, "harbor-dental/site/practice.yaml"))).toBe(true);
  });

  test("publish builds dist", async () => {
    const { status, folder } = await runInPractice(lineOf("build"));
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, "dist/index.html"))).toBe(true);
  });

  test("build a group of practices builds each of a list", async () => {
    const sites = [makeLittleSite(), makeLittleSite()];
    const list = `# ours\n${sites.map(({ root }) => root).join("\n")}\n`;
    const { root: folder } = makeLittleSite({ "practices.txt": list });
    const { status, output } = await runInPractice(lineOf("build-group"), { folder });
    expect(output).toContain("Built 2 of 2 sites");
    expect(status).toBe(0);
    expect(sites.map(({ file }) => existsSync(file("dist/index.html")))).toEqual([true, true]);
  });

  test("build a group in a matrix builds each practice in one share", async () => {
    const [, shares = "", line = ""] = /^ +share: \[(.*)\]\n[^`]*^ +- run: (npx .*)$/m.exec(all) ?? [];
    const sites = [makeLittleSite(), makeLittleSite(), makeLittleSite(), makeLittleSite()];
    const list = sites.map(({ root }) => root).join("\n");
    const counts: string[] = [];
    for (const share of shares.split(", ")) {
      const { root: folder } = makeLittleSite({ "practices.txt": list });
      const run = await runInPractice(line.replace("${{ matrix.share }}", share), { folder });
      expect(run.status, run.output).toBe(0);
      counts.push(/^Built (\d) of/m.exec(run.output)?.[1] ?? "?");
    }
    expect(counts).toEqual(["2", "1", "1"]);
    expect(sites.every(({ file }) => existsSync(file("dist/index.html")))).toBe(true);
  });

  test("check in CI finds nothing in a practice without mistakes", async () => {
    const { status, output } = await runInPractice(lineOf("check-in-ci"));
    expect(output).toContain("No problems in");
    expect(status).toBe(0);
  });
});
