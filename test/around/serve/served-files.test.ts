import { expect, test } from "vitest";
import { ServedFiles } from "../../../src/around/serve/served-files.ts";

const sheet = (name: string): string => `assets/site.${name}.css`;

test("files that no recent build has had are forgotten, the oldest first", () => {
  const files = new ServedFiles();
  const replace = (name: string): void => {
    files.replace([{ path: sheet(name), contents: name }]);
  };
  const has = (name: string): boolean => files.get(sheet(name)) !== undefined;
  for (const name of ["once", "between", "once"]) replace(name);
  for (let count = 0; has("once") && has("between") && count < 10_000; count++) replace(String(count));
  expect({ once: has("once"), between: has("between") }).toEqual({ once: true, between: false });
});
