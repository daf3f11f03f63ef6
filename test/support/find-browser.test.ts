import path from "node:path";
import { describe, expect, test } from "vitest";
import { findBrowser, type Machine } from "./find-browser.ts";

const unpacked = { executablePath: "/unpacked/chromium", env: { LD_LIBRARY_PATH: "/unpacked/lib" } };
const fonts = { FONTCONFIG_FILE: "/fonts.conf" };

/** A machine on which the packages' browser does not run. */
function machineWith(files: string[], env: Machine["env"]): Machine {
  const unpack = (): never => {
    throw new Error("not on this machine");
  };
  return { env, isFile: (file) => files.includes(file), unpack, provideFonts: () => fonts };
}

/** A machine on which the packages' browser runs. */
const anyMachine = (files: string[], env: Machine["env"]): Machine => ({
  ...machineWith(files, env),
  unpack: () => unpacked,
});

const [first, second] = [path.join("/", "first"), path.join("/", "second")];
const PATH = [first, second].join(path.delimiter);
const chromium = path.join(first, "chromium");
const chrome = path.join(second, "google-chrome");

describe("the browser of the tests", () => {
  test("is the one in CHROME_PATH before any other", () => {
    const machine = anyMachine(["/mine", chromium], { PATH, CHROME_PATH: "/mine" });
    expect(findBrowser(machine)).toEqual({ executablePath: "/mine", env: fonts });
  });

  test("is otherwise the one from the packages, with its libraries", () => {
    const env = { ...unpacked.env, ...fonts };
    expect(findBrowser(anyMachine([chromium], { PATH }))).toEqual({ ...unpacked, env });
  });

  test("is otherwise an installed one, Chrome before Chromium", () => {
    expect(findBrowser(machineWith([chromium, chrome], { PATH }))).toEqual({ executablePath: chrome, env: fonts });
    expect(findBrowser(machineWith([chromium], { PATH }))).toEqual({ executablePath: chromium, env: fonts });
  });

  test.each([
    ["macOS", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", {}],
    [
      "Windows",
      path.join("C:/Program Files", "Google/Chrome/Application/chrome.exe"),
      { PROGRAMFILES: "C:/Program Files" },
    ],
  ])("is found where %s keeps it", (_, executablePath, env) => {
    expect(findBrowser(machineWith([executablePath], env))).toEqual({ executablePath, env: fonts });
  });
});

describe("without a browser the tests say what to do", () => {
  test("if CHROME_PATH names no file", () => {
    expect(() => findBrowser(machineWith([chrome], { PATH, CHROME_PATH: "/gone" }))).toThrow(
      "CHROME_PATH names no file (/gone): let it name the program file of Chrome or Chromium.",
    );
  });

  test("if none is installed and none can be unpacked", () => {
    expect(() => findBrowser(machineWith([], { PATH }))).toThrow(
      "The browser tests found no browser: install Chrome or Chromium, or let CHROME_PATH name its program file.",
    );
  });
});
