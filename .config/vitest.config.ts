import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: "test",
    globalSetup: "support/compile.ts",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Two projects, so that the unit tests can be run alone and in parallel while one browser is driven by one file at a time.
    projects: [
      { extends: true, test: { name: "node", include: ["**/*.test.ts"], exclude: ["browser/**", "fixtures/**"] } },
      { extends: true, test: { name: "browser", include: ["browser/**/*.test.ts"], fileParallelism: false } },
    ],
  },
});
