import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { findPackageSpec } from "../../src/scaffold/package-spec.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";

/** Makes a project with this tool in it. `resolved` is the source that npm recorded, `asked` the version in package.json. */
function install({ resolved, asked }: { resolved?: string; asked?: string }): string {
  const project = makeTemporaryFolder();
  const installed = path.join(project, "node_modules/dentalsite");
  mkdirSync(installed, { recursive: true });
  writeFileSync(path.join(installed, "package.json"), JSON.stringify({ name: "dentalsite", version: "1.2.3" }));
  const lock = { packages: { "node_modules/dentalsite": { resolved } } };
  writeFileSync(path.join(project, "node_modules/.package-lock.json"), JSON.stringify(lock));
  writeFileSync(path.join(project, "package.json"), JSON.stringify({ dependencies: { dentalsite: asked } }));
  return installed;
}

test.for([
  { resolved: "https://registry.npmjs.org/dentalsite/-/dentalsite-1.2.3.tgz", asked: "^1.2.0" },
  { asked: "^1.2.0" },
  {},
])("installed from the registry it is named by its exact version: %j", (source) => {
  expect(findPackageSpec(install(source), "1.2.3")).toEqual({ spec: "1.2.3" });
});

test.for([
  { resolved: "file:dentalsite-1.2.3.tgz", asked: "file:dentalsite-1.2.3.tgz" },
  { resolved: "https://practice.example/dentalsite-1.2.3.tgz", asked: "https://practice.example/dentalsite-1.2.3.tgz" },
  { asked: "file:../dentalsite" },
])("installed from elsewhere it is packed into the practice, without a path of this machine: %j", (source) => {
  const installed = install(source);
  const { spec, file } = findPackageSpec(installed, "1.2.3");
  expect(spec).toBe("file:vendor/dentalsite-1.2.3.tgz");
  expect(file!.path).toBe("vendor/dentalsite-1.2.3.tgz");
  const text = gunzipSync(file!.contents).toString("latin1");
  expect(text).toContain('"version":"1.2.3"');
  expect(text).not.toContain(path.dirname(path.dirname(installed)));
});

test.for([
  ["dentalsite@1.2.3_axe-core@4.11.0", "1.2.3"],
  ["dentalsite@file+..+pack+dentalsite-1.2.3.tgz", "file:vendor/dentalsite-1.2.3.tgz"],
  ["dentalsite@https+++practice.example+dentalsite-1.2.3.tgz", "file:vendor/dentalsite-1.2.3.tgz"],
])("installed by pnpm, the folder around it says where it comes from: %s", ([folder, spec]) => {
  const installed = path.join(makeTemporaryFolder(), "node_modules/.pnpm", folder!, "node_modules/dentalsite");
  mkdirSync(installed, { recursive: true });
  writeFileSync(path.join(installed, "package.json"), JSON.stringify({ name: "dentalsite", version: "1.2.3" }));
  expect(findPackageSpec(installed, "1.2.3").spec).toBe(spec);
});

test("a checkout is packed too", () => {
  const folder = path.join(makeTemporaryFolder(), "with spaces");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "package.json"), '{ "name": "dentalsite", "version": "1.2.3" }');
  expect(findPackageSpec(folder, "1.2.3").spec).toBe("file:vendor/dentalsite-1.2.3.tgz");
});

test("without npm the version is named, and the result says that npm is missing", () => {
  vi.stubEnv("PATH", makeTemporaryFolder());
  const found = findPackageSpec(install({ resolved: "file:dentalsite-1.2.3.tgz" }), "1.2.3");
  vi.unstubAllEnvs();
  expect(found).toEqual({ spec: "1.2.3", lacksNpm: true });
});
