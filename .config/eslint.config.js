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
  {
    files: ["src/**/*.ts", "templates/**/*.{ts,tsx}"],
    // The lock of an output folder names the process that holds it; a template that is stopped, and a check's cache, hand on the signal.
    ignores: [
      "src/cli.ts",
      "src/commands/*.ts",
      "src/emit/running-process.ts",
      "src/media/encode-apart.ts",
      "src/media/start-encoder.ts",
      "src/media/temporary-cache.ts",
      "src/render/with-deadline.ts",
    ],
    rules: {
      "no-restricted-globals": ["error", { name: "process", message: "Only the command line knows the process." }],
      "no-restricted-imports": ["error", { name: "node:process", message: "Only the command line knows the process." }],
    },
  },
  {
    files: ["src/{read,model,validate,markup,media,bundle,route,render,check}/*.ts", "templates/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          "NewExpression[callee.name='Date'][arguments.length=0]",
          "CallExpression[callee.object.name='Math'][callee.property.name='random']",
          "CallExpression[callee.property.name=/^toLocale/]",
        ].map((selector) => ({ selector, message: "A step asks neither the clock, nor the locale, nor chance." })),
      ],
    },
  },
);
