import { spawn } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { lendPictures } from "./support/encoded-pictures.ts";
import { makeLittleSite, makeTemporaryFolder } from "./support/little-site.ts";
import { packageFolder } from "./support/package-folder.ts";
import { openShippedSite } from "./support/shipped-site.ts";

/*
 * Runs every command of the README as it is written there, in something that looks like the checkout.
 */

beforeAll(openShippedSite);

const readme = readFileSync(path.join(packageFolder, "README.md"), "utf8");
const commands = new Map(
  [...readme.matchAll(/<!-- command: ([\w-]+) -->\n\n```sh\n(.*?)\n```/gs)].map(([, name, line]) => [name!, line!]),
);

interface Ended {
  status: number | null;
  output: string;
  folder: string;
}

/** `until` ends a command that would go on, as Ctrl+C does, once it has printed that; `files` lie in the checkout, too. */
async function runInCheckout(
  line: string,
  until?: RegExp,
  files: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const folder = path.join(makeTemporaryFolder(), "checkout");
  for (const name of ["site", "assets"]) {
    cpSync(path.join(packageFolder, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(packageFolder, "bin"), path.join(folder, "bin"));
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  await lendPictures(folder);
  return new Promise((resolve, reject) => {
    const child = spawn(`exec ${line}`, { cwd: folder, shell: true, stdio: ["ignore", "pipe", "pipe"] });
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

test("every block of commands has a name by which it is run here or by .ci/run", () => {
  const blocks = [...readme.matchAll(/^```sh$/gm)].length;
  expect(commands.size).toBe(blocks);
  const here = ["preview", "new-service", "check", "init", "build", "build-group", "check-in-ci"];
  const gate = readFileSync(path.join(packageFolder, ".ci/run"), "utf8");
  const elsewhere = [...commands.keys()].filter((name) => !here.includes(name));
  expect(elsewhere.filter((name) => !gate.includes(`command_of ${name}`))).toEqual([]);
});

describe("the command of the README to", () => {
  const lineOf = (name: string): string => commands.get(name) ?? "false";

  test("look at the site while editing serves it, and ends with Ctrl+C", async () => {
    const { status, output } = await runInCheckout(lineOf("preview"), /http:\/\/localhost:\d+\//);
    expect(output).toMatch(/http:\/\/localhost:\d+\//);
    expect(status).toBe(0);
  });

  test("add a service writes it and lists it", async () => {
    const { status, folder } = await runInCheckout(lineOf("new-service"));
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, "site/services/night-guards.md"))).toBe(true);
    expect(readFileSync(path.join(folder, "site/services.yaml"), "utf8")).toContain("href: /services/night-guards");
  });

  test("look for what must not be published names the sample values, and nothing else", async () => {
    const { status, output } = await runInCheckout(lineOf("check"));
    expect(status).toBe(1);
    const codes = [...output.matchAll(/^(?:error|warning) \S+ (\S+)$/gm)].map(([, code]) => code);
    expect([...new Set(codes)]).toEqual(["sample/left-over"]);
  });

  test("start another practice makes its site", async () => {
    // There is nobody to answer its questions.
    const { status, folder } = await runInCheckout(`${lineOf("init")} --yes`);
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, "../harbor-dental/site/practice.yaml"))).toBe(true);
  });

  test("publish builds dist", async () => {
    const { status, folder } = await runInCheckout(lineOf("build"));
    expect(status).toBe(0);
    expect(existsSync(path.join(folder, "dist/index.html"))).toBe(true);
  });

  test("build a group of practices builds each of a list", async () => {
    const sites = [makeLittleSite(), makeLittleSite()];
    const list = { "practices.txt": `# ours\n${sites.map(({ root }) => root).join("\n")}\n` };
    const { status, output } = await runInCheckout(lineOf("build-group"), undefined, list);
    expect(output).toContain("Built 2 of 2 sites");
    expect(status).toBe(0);
    expect(sites.map(({ file }) => existsSync(file("dist/index.html")))).toEqual([true, true]);
  });

  test("build a group in a matrix builds each practice in one share", async () => {
    const [, shares = "", line = ""] = /^ +share: \[(.*)\]\n[^`]*^ +- run: (node .*)$/m.exec(readme) ?? [];
    const sites = [makeLittleSite(), makeLittleSite(), makeLittleSite(), makeLittleSite()];
    const list = { "practices.txt": sites.map(({ root }) => root).join("\n") };
    const counts: string[] = [];
    for (const share of shares.split(", ")) {
      const run = await runInCheckout(line.replace("${{ matrix.share }}", share), undefined, list);
      expect(run.status, run.output).toBe(0);
      counts.push(/^Built (\d) of/m.exec(run.output)?.[1] ?? "?");
    }
    expect(counts).toEqual(["2", "1", "1"]);
    expect(sites.every(({ file }) => existsSync(file("dist/index.html")))).toBe(true);
  });

  test("check in CI finds nothing in the sample site", async () => {
    const { status, output } = await runInCheckout(lineOf("check-in-ci"));
    expect(output).toContain("No problems in");
    expect(status).toBe(0);
  });
});
