import { spawn } from "node:child_process";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { makeLittleSite } from "../../support/little-site.ts";
import { packageFolder } from "../../support/package-folder.ts";

const file = "templates/parts/copyright-year.tsx";

test.for([
  ["build", { code: null, signal: "SIGINT" }],
  ["check", { code: null, signal: "SIGINT" }],
  ["serve", { code: 0, signal: null }],
] as const)("Ctrl+C ends dentalsite %s in the middle of a template's endless loop", async ([command, expected]) => {
  const { root } = makeLittleSite({
    [file]:
      'import { writeSync } from "node:fs";\n' +
      'export function CopyrightYear() {\n  writeSync(2, "In the loop.");\n  while (true);\n}\n',
  });
  const args = [path.join(packageFolder, "bin/dentalsite.js"), command, "--root", root];
  const child = spawn(process.execPath, command === "serve" ? [...args, "--port", "0", "--watch"] : args);
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  const interrupt = (text: string): void => {
    output += text;
    if (text.includes("In the loop.")) child.kill("SIGINT");
  };
  child.stderr.setEncoding("utf8").on("data", interrupt);
  const ended = await new Promise((resolve) => {
    child.on("close", (code, signal) => {
      resolve({ code, signal });
    });
  });
  expect({ ended, output }).toEqual({ ended: expected, output: "In the loop." });
});
