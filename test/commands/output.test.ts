import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";

const folder = makeLittleSite().root;

function runInShell(script: string): { status: number | null; stdout: string; stderr: string } {
  const command = `"${process.execPath}" "${path.join(packageFolder, "bin/dentalsite.js")}"`;
  const line = script.replace("dentalsite", () => command);
  return spawnSync("bash", ["-c", line], { cwd: folder, encoding: "utf8" });
}

describe.runIf(process.platform === "linux")("on a full disk", () => {
  test.for(["--help", "--version", "hosting nginx", "explain key/unknown", "check --format json"])(
    "the output of %s ends the command with one sentence and exit code 2",
    (args) => {
      expect(runInShell(`dentalsite ${args} > /dev/full`)).toEqual(
        expect.objectContaining({
          status: 2,
          stderr: "The output of this command is not complete: the disk is full.\n",
        }),
      );
    },
  );

  test("messages that are lost end the command with exit code 2", () => {
    expect(runInShell("dentalsite bild 2> /dev/full").status).toBe(2);
  });

  test("a file that takes only a part of the output is noticed", () => {
    const file = path.join(makeTemporaryFolder(), "codes.txt");
    const { status, stderr } = runInShell(`trap '' XFSZ; ulimit -f 1; dentalsite explain > "${file}"`);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: "The output of this command is not complete: it is larger than a file may be.\n",
    });
    expect(statSync(file).size).toBe(1024);
  });
});

test("a reader who leaves the pipe early hears no complaint", () => {
  const { stdout, stderr } = runInShell("dentalsite explain | head -1; exit ${PIPESTATUS[0]}");
  expect({ lines: stdout.trim().split("\n").length, stderr }).toEqual({ lines: 1, stderr: "" });
});
