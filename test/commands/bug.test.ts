import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { makeLittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { runCli } from "../support/run-cli.ts";

const file = path.join(import.meta.dirname, "bug-in-command.js");

test.for([
  ["waits for something that never happens", "stall", /^Error: "dentalsite serve" stopped before it was done\.$/m],
  ["throws where nobody catches it", "throw", /^Error: thrown where nobody catches it$/m],
  ["rejects where nobody catches it", "reject", /^Error: rejected where nobody catches it$/m],
] as const)("a command that %s reports a bug and exits with 70", async ([, bug, told]) => {
  const { status, stderr } = await runCli(["serve"], {
    cwd: makeLittleSite().root,
    env: { NODE_OPTIONS: `--import=${pathToFileURL(file).href}`, BUG: bug },
  });
  expect(stderr).toMatch(/^This is a bug in dentalsite, not in your content\.\n/);
  expect(stderr).toMatch(told);
  expect(status).toBe(70);
});

test("a bug's report to GitHub Actions cannot contain workflow commands", async () => {
  const { stderr } = await runCli(["serve"], {
    cwd: makeLittleSite().root,
    env: { NODE_OPTIONS: `--import=${pathToFileURL(file).href}`, BUG: "throw", GITHUB_ACTIONS: "true" },
  });
  expect(stderr).toMatch(/^::stop-commands::([\da-f-]{36})\nThis is a bug in dentalsite[^]*\n::\1::\n/);
});

test("output that is not read to its end is not a bug", async () => {
  const child = spawn(process.execPath, [path.join(packageFolder, "bin/dentalsite.js"), "--help"]);
  child.stdout.destroy();
  child.stderr.setEncoding("utf8");
  let told = "";
  child.stderr.on("data", (text: string) => (told += text));
  const [status] = (await once(child, "close")) as [number];
  expect({ status, told }).toEqual({ status: 0, told: "" });
});
