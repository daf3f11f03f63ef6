import path from "node:path";
import { expect, test } from "vitest";
import { findProgram } from "./find-program.ts";

const node = path.basename(process.execPath);

test("a program is found by any of its names", () => {
  const program = { names: ["no-such-browser", node], packageName: "nodejs" };
  expect(findProgram(program, path.dirname(process.execPath))).toBe(process.execPath);
});

test("without a program, the tests say which package to install", () => {
  expect(() => findProgram({ names: ["no-such-browser"], packageName: "no-such-package" })).toThrow(
    'This test needs no-such-browser, which is not installed. Install it, on Debian and Ubuntu with "apt-get install no-such-package", and run the test again.',
  );
});
