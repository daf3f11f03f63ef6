import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";
import { describe, expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { runCli } from "../support/run-cli.ts";

/*
 * Makes a practice, which comes with the packed tool, and installs it with each package manager.
 */

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const yarn = [process.execPath, require.resolve("@yarnpkg/cli-dist/bin/yarn.js")] as const;
const pnpm = [process.execPath, path.join(path.dirname(require.resolve("pnpm")), "bin/pnpm.cjs")] as const;

const env = {
  ...process.env,
  // Yarn would refuse to write a new lock file on a machine that runs the tests of a repository.
  YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
  YARN_ENABLE_TELEMETRY: "0",
};

/** Makes a practice that is a project of its own for Yarn. */
async function makePractice(settings?: string): Promise<string> {
  const folder = makeTemporaryFolder();
  expect(await runCli(["init", "harbor", "--yes"], { cwd: folder })).toMatchObject({ status: 0 });
  const practice = path.join(folder, "harbor");
  writeFileSync(path.join(practice, "yarn.lock"), "");
  if (settings !== undefined) writeFileSync(path.join(practice, ".yarnrc.yml"), settings);
  return practice;
}

describe.for([
  ["npm", ["npm"]],
  ["pnpm", pnpm],
  ["Yarn with node_modules", yarn],
] as const)("a practice installed by %s", ([, [program, ...start]]) => {
  test("is built, checked and served", async () => {
    const practice = await makePractice("nodeLinker: node-modules\n");
    const manage = (...args: string[]) => run(program, [...start, ...args], { cwd: practice, env });
    await manage("install");
    expect((await manage("run", "build")).stdout).toMatch(/Built \d+ pages into dist/);
    expect((await manage("run", "check")).stdout).toMatch(/No problems in \d+ pages\./);
    const serve = [...start, "exec", ...(program === "npm" ? ["--"] : []), "dentalsite", "serve", "--port", "0"];
    const preview = spawn(program, serve, { cwd: practice, env, detached: true });
    // The package manager starts the preview in a process of its own.
    onTestFinished(() => void process.kill(-preview.pid!, "SIGKILL"));
    const [line] = (await once(preview.stdout, "data")) as [Buffer];
    const [address = ""] = /http:\/\/localhost:\d+/.exec(line.toString()) ?? [];
    expect(await (await fetch(address)).text()).toContain("<title>");
  });
});

test("Yarn without node_modules gets a sentence that says what to set", async () => {
  const practice = await makePractice();
  const manage = (...args: string[]) => run(yarn[0], [yarn[1], ...args], { cwd: practice, env });
  await manage("install");
  for (const script of ["build", "check"]) {
    const { code, stdout, stderr } = (await manage("run", script).catch((error: unknown) => error)) as {
      code: number;
      stdout: string;
      stderr: string;
    };
    expect(code).toBe(2);
    expect(stdout + stderr).toMatch(/^dentalsite needs a node_modules folder.*"nodeLinker: node-modules"[^\n]*\n$/m);
    expect(stdout + stderr).not.toMatch(/bug in dentalsite/);
  }
});
