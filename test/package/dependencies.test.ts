import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { packageFolder } from "../support/package-folder.ts";

/*
 * Tests that exactly the reviewed packages are installed, each with its reason. `npm run lint:unused` finds unused ones.
 */

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** A version, or for one package the versions of its dependencies. `$name` stands for the version declared above. */
  overrides?: Record<string, string | Record<string, string>>;
  allowScripts: Record<string, boolean>;
}

interface Locked {
  integrity?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  version: string;
}

const readText = (file: string): string => readFileSync(path.join(packageFolder, file), "utf8");
const readManifest = (folder: string): Manifest => JSON.parse(readText(path.join(folder, "package.json"))) as Manifest;
const { dependencies, devDependencies = {}, ...manifest } = readManifest(".");

describe("every package", () => {
  test("has one exact version", () => {
    for (const folder of [".", "test/bench/peers"]) {
      const { dependencies, devDependencies, overrides } = readManifest(folder);
      const overridden = Object.entries(overrides ?? {}).flatMap(([name, version]) =>
        typeof version === "string" ? [[name, version] as const] : Object.entries(version),
      );
      const declared = { ...dependencies, ...devDependencies };
      const loose = [...Object.entries(declared), ...overridden].filter(
        ([, version]) =>
          !/^(npm:\w+@)?\d+\.\d+\.\d+$/.test(version.startsWith("$") ? (declared[version.slice(1)] ?? "") : version),
      );
      expect(loose, folder).toEqual([]);
    }
  });

  test("has a row with its reason in docs/dev/packages.md, and removed packages have no row", () => {
    const table = /# Why each package is here\n\n([^#]+)/.exec(readText("docs/dev/packages.md"))![1]!;
    const rows = [...table.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)]
      .slice(2)
      .map(([, names, reason]) => ({ names: names!.split(", "), reason: reason! }));
    expect(rows.length).toBeGreaterThan(20);
    const isTypes = (name: string): boolean => name.startsWith("@types/");
    const declared = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter((name) => !isTypes(name));
    expect(rows.flatMap(({ names }) => names).sort()).toEqual(declared.sort());
    expect(rows.filter(({ reason }) => reason.length < 5)).toEqual([]);
  });
});

describe.for([".", "test/bench/peers"])("the lockfile in %s", (folder) => {
  const { packages } = JSON.parse(readText(path.join(folder, "package-lock.json"))) as {
    packages: Record<string, Locked>;
  };
  const locked = Object.entries(packages).filter(([name]) => name !== "");

  test("has a hash of every package", () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(
      locked.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? "")).map(([name]) => name),
    ).toEqual([]);
  });

  test("has the versions of package.json", () => {
    const { dependencies, devDependencies } = readManifest(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version.replace(/^npm:\w+@/, ""));
    }
  });

  test("has only packages without install scripts, except the allowed ones", () => {
    const allowed = folder === "." ? manifest.allowScripts : readManifest(folder).allowScripts;
    const running = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([name]) => name.replace(/^.*node_modules\//, ""));
    expect([...new Set(running)].sort()).toEqual(
      Object.keys(allowed)
        .filter((name) => allowed[name])
        .sort(),
    );
  });
});

test("npm warns users of known vulnerabilities in what they install", () => {
  expect(readText(".npmrc")).not.toMatch(/^audit/m);
});

test(
  "npm run sbom lists every package that users install, and none that only development needs",
  { timeout: 60_000 },
  () => {
    const run = [".config/run.js", ".config/sbom.ts"];
    const printed = execFileSync(process.execPath, run, { cwd: packageFolder, encoding: "utf8" });
    const { bomFormat, metadata, components } = JSON.parse(printed) as {
      bomFormat: string;
      metadata: { component: { name: string } };
      components: { purl: string }[];
    };
    expect({ bomFormat, name: metadata.component.name }).toEqual({ bomFormat: "CycloneDX", name: "dentalsite" });
    const { packages } = JSON.parse(readText("package-lock.json")) as { packages: Record<string, Locked> };
    const installed = Object.entries(packages)
      .filter(([folder, { dev }]) => folder !== "" && dev !== true)
      .map(([folder, { version }]) => `${folder.replace(/^.*node_modules\//, "")}@${version}`);
    const listed = components.map(({ purl }) => decodeURIComponent(purl.replace("pkg:npm/", "")));
    expect([...new Set(listed)].sort()).toEqual([...new Set(installed)].sort());
    for (const [name, version] of Object.entries(dependencies)) expect(listed).toContain(`${name}@${version}`);
    expect(listed).not.toContain(`typescript@${devDependencies.typescript}`);
  },
);
