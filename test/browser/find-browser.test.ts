import path from "node:path";
import { describe, expect, test } from "vitest";
import { findBrowser } from "../../src/browser/find-browser.ts";

const [first, second] = [path.join("/", "first"), path.join("/", "second")];
const PATH = [first, second].join(path.delimiter);
const machineWith = (files: string[], env: Record<string, string>) => ({
  env,
  isFile: (file: string) => files.includes(file),
});

describe("the browser of check --browser", () => {
  test("is the one in CHROME_PATH before any other", () => {
    const machine = machineWith(["/mine", path.join(first, "chromium")], { PATH, CHROME_PATH: "/mine" });
    expect(findBrowser(machine)).toBe("/mine");
  });

  test("is no other if CHROME_PATH names no file", () => {
    const machine = machineWith([path.join(first, "chromium")], { PATH, CHROME_PATH: "/gone" });
    expect(() => findBrowser(machine)).toThrow(/^CHROME_PATH names no file \(\/gone\): .*\.$/);
  });

  test.each([
    [
      "on the path, Chrome before Chromium",
      [path.join(first, "chromium"), path.join(second, "google-chrome")],
      { PATH },
    ],
    ["in macOS", ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"], {}],
    ["in macOS for one user", ["/home/Applications/Chromium.app/Contents/MacOS/Chromium"], { HOME: "/home" }],
    [
      "in Windows",
      [path.join("C:/Program Files (x86)", "Microsoft/Edge/Application/msedge.exe")],
      { "PROGRAMFILES(X86)": "C:/Program Files (x86)" },
    ],
    ["in Linux outside the path", ["/snap/bin/chromium"], {}],
  ])("is found %s", (_, files, env) => {
    expect(findBrowser(machineWith(files, env))).toBe(files.at(-1));
  });

  test("is asked for in one sentence if there is none", () => {
    expect(() => findBrowser(machineWith([], { PATH }))).toThrow(/^check --browser found no browser: [^.]*\.$/);
  });
});
