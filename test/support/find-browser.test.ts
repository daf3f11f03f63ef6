import path from "node:path";
import { describe, expect, test } from "vitest";
import { findBrowser, type Machine } from "./find-browser.ts";

const unpacked = { executablePath: "/unpacked/chromium", env: { LD_LIBRARY_PATH: "/unpacked/lib" } };

function machineWith(files: string[], env: Machine["env"]): Machine {
  return { env, isFile: (file) => files.includes(file), unpack: () => Promise.resolve(unpacked) };
}

const [first, second] = [path.join("/", "first"), path.join("/", "second")];
const PATH = [first, second].join(path.delimiter);
const chromium = path.join(first, "chromium");
const chrome = path.join(second, "google-chrome");

describe("the browser of the tests", () => {
  test("is the one of CHROME_PATH before any other", async () => {
    const machine = machineWith(["/mine", chromium], { PATH, CHROME_PATH: "/mine" });
    expect(await findBrowser(machine)).toEqual({ executablePath: "/mine", env: {} });
  });

  test("is else one that is installed, Chrome before Chromium", async () => {
    expect(await findBrowser(machineWith([chromium, chrome], { PATH }))).toEqual({ executablePath: chrome, env: {} });
    expect(await findBrowser(machineWith([chromium], { PATH }))).toEqual({ executablePath: chromium, env: {} });
  });

  test.each([
    ["macOS", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", {}],
    [
      "Windows",
      path.join("C:/Program Files", "Google/Chrome/Application/chrome.exe"),
      { PROGRAMFILES: "C:/Program Files" },
    ],
  ])("is found where %s keeps it", async (_, executablePath, env) => {
    expect(await findBrowser(machineWith([executablePath], env))).toEqual({ executablePath, env: {} });
  });

  test("is else the one that came with the packages, with its libraries", async () => {
    expect(await findBrowser(machineWith([], { PATH }))).toEqual(unpacked);
  });
});

describe("without a browser the tests say what to do", () => {
  test("where CHROME_PATH names no file", async () => {
    await expect(findBrowser(machineWith([chrome], { PATH, CHROME_PATH: "/gone" }))).rejects.toThrow(
      "CHROME_PATH names no file (/gone): let it name the program file of Chrome or Chromium.",
    );
  });

  test("where none is installed and none can be unpacked", async () => {
    const unpack = (): Promise<never> => Promise.reject(new Error("not on this machine"));
    await expect(findBrowser({ ...machineWith([], { PATH }), unpack })).rejects.toThrow(
      "The browser tests found no browser: install Chrome or Chromium, or let CHROME_PATH name its program file.",
    );
  });
});
