// Prints what `npm install --omit dev` installs, for every system, as a CycloneDX document: npm run sbom.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

interface Declared {
  devDependencies?: unknown;
}

interface Lockfile {
  packages: Record<string, Declared & { dev?: boolean }>;
}

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(import.meta.dirname, "..", file), "utf8"));

/*
 * `npm sbom --omit dev` also leaves out packages that a development package needs too, such as esbuild (npm/cli#7909). So npm gets a
 * project without development packages.
 */
const { devDependencies: _, ...manifest } = read("package.json") as Declared;
const lock = read("package-lock.json") as Lockfile;
const packages = Object.entries(lock.packages)
  .filter(([, { dev }]) => dev !== true)
  .map(([name, { devDependencies: _, ...locked }]) => [name, locked] as const);

const temporary = mkdtempSync(path.join(os.tmpdir(), "dentalsite-sbom-"));
try {
  // npm names the project after its folder.
  const folder = path.join(temporary, "dentalsite");
  mkdirSync(folder);
  writeFileSync(path.join(folder, "package.json"), JSON.stringify(manifest));
  writeFileSync(
    path.join(folder, "package-lock.json"),
    JSON.stringify({ ...lock, packages: Object.fromEntries(packages) }),
  );
  const args = ["sbom", "--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only"];
  process.stdout.write(execFileSync("npm", args, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] }));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
