import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first.ts";

const resultsFile = process.env.DENTALSITE_TEST_RESULTS;

// Some tests look at every page of the site, and a busy machine may take its time; nothing is asserted about how long anything takes.
const limit = 1_200_000;

// One worker loads the program once for all the files it runs, which takes longer than most of them.
const shared = {
  root: "test",
  testTimeout: limit,
  hookTimeout: limit,
  isolate: false,
  setupFiles: ["support/remove-folders.ts"],
};

// The files that ask which of the two commands runs.
const repeating = readdirSync("test", { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".test.ts") && readFileSync(`test/${file}`, "utf8").includes("/run-long.ts"),
);

export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    root: "test",
    // Once for both projects, which is why they do not extend this part.
    globalSetup: ["support/compile.ts", "support/encode-little-site.ts", "support/serve-shipped-site.ts"],
    reporters: ["default", ...(resultsFile ? [["json", { outputFile: resultsFile }] as const] : [])],
    // One more than there are cores: tests often wait, for a browser, a process or the clock of a file. Each loads the program once more.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // The first project can be run alone while writing; the third drives a browser; the fourth looks at the code itself. The last two
    // are no part of `npm test`: "long" repeats some of the tests more often and at larger sizes, "lighthouse" depends on the machine.
    projects: [
      {
        test: {
          ...shared,
          name: "node",
          include: ["**/*.test.ts"],
          exclude: ["**/*.mocked.test.ts", "browser/**", "checks/**", "lighthouse/**", "**/node_modules/**"],
        },
      },
      {
        test: {
          ...shared,
          name: "mocked",
          include: ["**/*.mocked.test.ts"],
          // These put something in the place of a module, before the program is loaded.
          isolate: true,
        },
      },
      {
        test: {
          ...shared,
          name: "browser",
          include: ["browser/**/*.test.ts"],
          globalSetup: "support/share-browser.ts",
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          ...shared,
          name: "checks",
          include: ["checks/*.test.ts"],
          // However long they take.
          testTimeout: 0,
        },
      },
      {
        test: {
          ...shared,
          name: "long",
          include: repeating,
          env: { DENTALSITE_TEST_LONG: "yes" },
          globalSetup: "support/share-browser.ts",
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          ...shared,
          name: "lighthouse",
          include: ["lighthouse/*.test.ts"],
          globalSetup: "support/find-browser.ts",
        },
      },
    ],
  },
});
