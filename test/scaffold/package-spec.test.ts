import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findPackageSpec } from "../../src/scaffold/package-spec.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

test("a checkout is named as seen from the practice", () => {
  const code = path.join(makeTemporaryFolder(), "code");
  expect(findPackageSpec(path.join(code, "dentalsite"), "1.2.3", path.join(code, "sites/harbor"))).toBe(
    "file:../../dentalsite",
  );
});

test.for([
  ["file:tools/dentalsite-1.2.3.tgz", "file:../tools/dentalsite-1.2.3.tgz"],
  ["^1.2.0", "^1.2.0"],
  [undefined, "1.2.3"],
] as const)("installed as %s it is named %s", ([written, named]) => {
  const project = makeTemporaryFolder();
  writeFileSync(path.join(project, "package.json"), JSON.stringify({ dependencies: { dentalsite: written } }));
  const installed = path.join(project, "node_modules/dentalsite");
  expect(findPackageSpec(installed, "1.2.3", path.join(project, "harbor"))).toBe(named);
});
