import { defineConfig } from "vitest/config";

const resultsFile = process.env.DENTALSITE_TEST_RESULTS;

export default defineConfig({
  cacheDir: "../node_modules/.vite",
  test: {
    root: "test",
    globalSetup: "support/compile.ts",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    reporters: ["default", ...(resultsFile ? [["json", { outputFile: resultsFile }] as const] : [])],
    // Two projects: the first can be run alone while writing; the second drives one browser, one file at a time.
    projects: [
      { extends: true, test: { name: "node", include: ["**/*.test.ts"], exclude: ["browser/**", "fixtures/**"] } },
      { extends: true, test: { name: "browser", include: ["browser/**/*.test.ts"], fileParallelism: false } },
    ],
  },
});
