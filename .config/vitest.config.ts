import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { load } from "js-yaml";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./longest-first.ts";

const resultsFile = process.env.DENTALSITE_TEST_RESULTS;

// Some tests load every page of the site, which takes long on a busy machine. No test asserts a duration.
const limit = 1_200_000;

/** Browsers hang now and then on a machine with other work. In CI, a test in one is a fault if it fails twice; the report names the rest. */
const retries = process.env.CI ? 1 : 0;

// Files share a worker's modules, because loading the program takes longer than most files.
const shared = {
  root: "test",
  testTimeout: limit,
  hookTimeout: limit,
  isolate: false,
  setupFiles: ["support/remove-folders.ts"],
};

/** A YAML file that is imported is the data in it, as in bundles for browsers. */
const yaml = {
  name: "yaml",
  transform: (text: string, file: string) =>
    file.endsWith(".yaml") ? `export default ${JSON.stringify(load(text))};` : undefined,
};
const plugins = [yaml];

/** Lists the test files whose code has something, by their path in test/. */
const filesWith = (pattern: RegExp): string[] =>
  readdirSync("test", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".test.ts") && pattern.test(readFileSync(`test/${file}`, "utf8")),
  );

/** The projects of a command that repeats some files of `npm test`, with more examples, and has its own files `*.<level>.test.ts`. */
function projectsOf(level: "long" | "night", repeated: readonly string[]) {
  const base = {
    ...shared,
    env: { DENTALSITE_TEST_LEVEL: level },
    globalSetup: "support/share-browser.ts",
    expect: { poll: { timeout: 15_000 } },
  };
  const inBrowser = repeated.filter((file) => /^(in-browser|engines)\//.test(file));
  const engines = level === "long" ? ["engines/*.test.ts"] : [];
  return [
    {
      plugins,
      test: {
        ...base,
        name: `${level}-node`,
        include: [`**/*.${level}.test.ts`, ...repeated],
        exclude: ["in-browser/**", "engines/**", "**/node_modules/**"],
      },
    },
    {
      plugins,
      test: { ...base, name: `${level}-mocked`, include: [`**/*.${level}.mocked.test.ts`], isolate: true },
    },
    {
      plugins,
      test: {
        ...base,
        name: `${level}-browser`,
        include: [`in-browser/**/*.${level}.test.ts`, ...inBrowser, ...engines],
        retry: retries,
      },
    },
  ];
}

export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    root: "test",
    // This setup runs once for all projects, so they do not extend this part.
    globalSetup: ["support/compile.ts", "support/encode-little-site.ts", "support/serve-shipped-site.ts"],
    reporters: ["default", ...(resultsFile ? [["json", { outputFile: resultsFile }] as const] : [])],
    // There is one more worker than cores, since tests often wait for a browser, a process or a file's time. Each worker loads the program.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // The first project can run alone while writing; the third drives a browser. The others are not part of `npm test`: the long ones have
    // what takes long, more examples of some claims, and other engines; those at night have all examples; "lighthouse" depends on the machine.
    projects: [
      {
        plugins,
        test: {
          ...shared,
          name: "node",
          include: ["**/*.test.ts"],
          exclude: [
            "**/*.{long,night}.test.ts",
            "**/*.mocked.test.ts",
            "in-browser/**",
            "engines/**",
            "lighthouse/**",
            "**/node_modules/**",
          ],
        },
      },
      {
        plugins,
        test: {
          ...shared,
          name: "mocked",
          include: ["**/*.mocked.test.ts"],
          exclude: ["**/*.{long,night}.mocked.test.ts"],
          // These files replace a module before the program is loaded.
          isolate: true,
        },
      },
      {
        plugins,
        test: {
          ...shared,
          name: "browser",
          include: ["in-browser/**/*.test.ts"],
          exclude: ["**/*.{long,night}.test.ts"],
          globalSetup: "support/share-browser.ts",
          retry: retries,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      ...projectsOf("long", filesWith(/\b(isLong|firstOf)\b/)),
      ...projectsOf("night", filesWith(/\b(isNight|listLooked)\b/)),
      {
        plugins,
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
