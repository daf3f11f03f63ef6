import path from "node:path";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["**/node_modules/", "**/.compiled/", "**/.dentalsite/", "**/dist/", "test/fixtures/"] },
  {
    files: ["src/**/*.ts", "templates/**/*.{ts,tsx}", "test/**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: path.resolve(import.meta.dirname, "..") },
    },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // Numbers in template strings read well and cannot go wrong.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // A non-null assertion marks what an earlier step has made sure of.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true, varsIgnorePattern: "^_$" }],
      "no-console": "error",
      eqeqeq: "error",
    },
  },
  { files: ["src/cli.ts", "src/commands/*.ts", "test/**/*.ts"], rules: { "no-console": "off" } },
);
