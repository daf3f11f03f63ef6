import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { docsPages, filesLinkedIn } from "../support/docs-pages.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { listTree } from "../support/read-tree.ts";

/*
 * Does what a new user does: packs the tool, installs it in an empty folder, makes a practice there, builds and checks it.
 */

const run = promisify(execFile);
const folder = makeTemporaryFolder();
const practice = path.join(folder, "harbor");
/** A copy with its own packages, like on another machine. */
const apart = path.join(makeTemporaryFolder(), "harbor");
const npm = (args: string[], cwd: string) => run("npm", args, { cwd, shell: process.platform === "win32" });

const quick = ["--prefer-offline", "--no-audit", "--no-fund"];

/** Scripts are off, because users compile nothing, and the tests have already compiled the tool. */
async function pack(): Promise<string> {
  const { stdout } = await npm(["pack", "--ignore-scripts", "--json", "--pack-destination", folder], packageFolder);
  const [packed] = JSON.parse(stdout) as { filename: string }[];
  return path.join(folder, packed!.filename);
}

/** Installs the tool. The release workflow names the file that it is going to publish. */
async function install(): Promise<void> {
  const file = process.env.DENTALSITE_PACKED ?? (await pack());
  writeFileSync(path.join(folder, "package.json"), "{}");
  await npm(["install", ...quick, file], folder);
}

/** Returns the words of a command of docs/ after the first, which is `npm` or `npx`. */
function commandOf(name: string): string[] {
  const all = [...docsPages.values()].join("\n");
  const [, line = ""] = new RegExp(`<!-- command: ${name} -->\n\n\`\`\`sh\n(.*)\n`).exec(all)!;
  return line.split(" ").slice(1);
}

describe("the packed tool, installed in an empty folder", () => {
  test("makes a practice that builds and has no problems", async () => {
    await install();
    await npm(["exec", "--", "dentalsite", "init", "harbor", "--yes", "--name", "Harbor Lane"], folder);
    // The practice's scripts find the tool in the folder above, as they would in their own node_modules.
    expect((await npm(["run", "build"], practice)).stdout).toMatch(/Built 12 pages into dist/);
    expect((await npm(["run", "check"], practice)).stdout).toMatch(/No problems in \d+ pages\./);
    expect(readdirSync(practice)).not.toContain("src");
  });

  test("says which packages a look in a browser needs", async () => {
    const env = { ...process.env, CHROME_PATH: process.execPath };
    const check = run("npm", ["exec", "--", "dentalsite", "check", "--browser"], { cwd: practice, env });
    await expect(check).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining(commandOf("install-browser-check").join(" ")) as string,
    });
  });

  test("comes with the practice, which can be installed on a machine that has nothing else", async () => {
    cpSync(practice, apart, { recursive: true });
    await npm(["install", ...quick], apart);
    expect(existsSync(path.join(apart, "node_modules/dentalsite"))).toBe(true);
    expect(readFileSync(path.join(apart, "package-lock.json"), "utf8")).not.toContain(folder);
    expect((await npm(["run", "build"], apart)).stdout).toMatch(/12 pages/);
  });

  test("uses a practice's own template, and the package's other ones", async () => {
    // No folder above this one has React, so it must come from the package.
    const elsewhere = path.join(makeTemporaryFolder(), "harbor");
    cpSync(practice, elsewhere, { recursive: true });
    mkdirSync(path.join(elsewhere, "templates/parts"), { recursive: true });
    writeFileSync(
      path.join(elsewhere, "templates/parts/footer.tsx"),
      `import { useId } from "react";
import type { Frame } from "dentalsite/src/model/build/page.ts";
import { Brand } from "./brand.tsx";

export function Footer({ frame }: { frame: Frame }) {
  return <footer id="site-nav" title={useId() && "own"}><Brand frame={frame} /></footer>;
}
`,
    );
    await npm(["exec", "--", "dentalsite", "build", "--root", elsewhere], folder);
    const html = readFileSync(path.join(elsewhere, "dist/index.html"), "utf8");
    expect(html).toMatch(/<footer id="site-nav" title="own"><a class="brand"/);
  });

  test("checks a practice's own templates with the commands and the tsconfig.json of docs/", async () => {
    const page = docsPages.get("your-own-look.md")!;
    const [, settings] = /^```json\n(\{\n {2}"compilerOptions"[^]*?)^```$/m.exec(page)!;
    await npm([...commandOf("install-types"), ...quick], apart);
    writeFileSync(path.join(apart, "tsconfig.json"), settings!);
    const compile = () => npm(["exec", "--offline", "--", ...commandOf("check-types")], apart);

    // Authors copy some templates; this copies all.
    cpSync(path.join(apart, "node_modules/dentalsite/templates"), path.join(apart, "templates"), { recursive: true });
    expect((await compile()).stdout).toBe("");
    const part = path.join(apart, "templates/parts/card-sections.tsx");
    const own = readFileSync(part, "utf8");
    writeFileSync(part, own.replace("{section.title}</h2>", "{section.heading}</h2>"));
    const error =
      /^\S+card-sections\.tsx\(\d+,\d+\): error TS2339: Property 'heading' does not exist on type 'CardSection'\.\s*$/;
    await expect(compile()).rejects.toMatchObject({ stdout: expect.stringMatching(error) as string });
  });

  test("new service and schema work there", async () => {
    await npm(["exec", "--", "dentalsite", "new", "service", "braces"], practice);
    await npm(["exec", "--", "dentalsite", "schema"], practice);
    expect((await npm(["run", "check"], practice)).stdout).toMatch(/No problems in \d+ pages\./);
  });

  test("has every page of docs/, and every file and picture that they, README.md and its neighbors link to", () => {
    const installed = path.join(folder, "node_modules/dentalsite");
    expect(listTree(path.join(installed, "docs")).filter((name) => name.endsWith(".md"))).toEqual([
      ...docsPages.keys(),
    ]);
    const pages = readdirSync(installed).filter((name) => name.endsWith(".md"));
    const links = [...pages, ...[...docsPages.keys()].map((page) => `docs/${page}`)].flatMap((page) =>
      filesLinkedIn(readFileSync(path.join(installed, page), "utf8")).map((target) =>
        path.join(path.dirname(page), target),
      ),
    );
    expect(links.length).toBeGreaterThan(docsPages.size);
    expect(links.filter((link) => !existsSync(path.join(installed, link)))).toEqual([]);
  });

  test("runs nothing when it is installed, so that no package manager warns of it", () => {
    const { scripts } = JSON.parse(readFileSync(path.join(folder, "node_modules/dentalsite/package.json"), "utf8")) as {
      scripts: Record<string, string>;
    };
    const run = Object.keys(scripts).filter((name) => /^(?:pre|post)?(?:install|prepare)$/.test(name));
    expect(run).toEqual([]);
  });

  test("is published for everybody, and only with provenance", () => {
    const { publishConfig } = JSON.parse(readFileSync(path.join(packageFolder, "package.json"), "utf8")) as {
      publishConfig: unknown;
    };
    expect(publishConfig).toEqual({ access: "public", provenance: true });
  });

  test("contains no tests, no site and no sources except those that templates import", () => {
    const installed = listTree(path.join(folder, "node_modules/dentalsite")).map((name) => name.split("/")[0]);
    expect([...new Set(installed)].sort()).toEqual(
      [
        ".compiled",
        "CHANGELOG.md",
        "LICENSE",
        "LICENSES.md",
        "README.md",
        "SECURITY.md",
        "assets",
        "bin",
        "docs",
        "package.json",
        "src",
        "templates",
      ].sort(),
    );
    const compiled = readdirSync(path.join(folder, "node_modules/dentalsite/.compiled")).sort();
    const newest = readFileSync(path.join(folder, "node_modules/dentalsite/.compiled/current"), "utf8");
    expect(compiled).toEqual([newest, "current"].sort());
    const sources = readdirSync(path.join(folder, "node_modules/dentalsite/src"));
    expect(sources.sort()).toEqual(["kinds", "model", "scaffold", "steps"]);
  });
});
