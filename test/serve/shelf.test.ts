import { expect, test } from "vitest";
import { Shelf } from "../../src/serve/shelf.ts";

const sheet = (name: string): string => `assets/site.${name}.css`;

test("files that no build has had for long are forgotten, those that were last there longest ago first", () => {
  const shelf = new Shelf();
  const replace = (name: string): void => {
    shelf.replace([{ path: sheet(name), contents: name }]);
  };
  const has = (name: string): boolean => shelf.get(sheet(name)) !== undefined;
  for (const name of ["once", "between", "once"]) replace(name);
  for (let count = 0; has("once") && has("between") && count < 10_000; count++) replace(String(count));
  expect({ once: has("once"), between: has("between") }).toEqual({ once: true, between: false });
});
