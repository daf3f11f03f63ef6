import { execFile } from "node:child_process";
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { readTree } from "../support/read-tree.ts";

/*
 * What V8 made of the program is kept beside it: whatever becomes of that, the program does the same.
 */

const run = promisify(execFile);

/** A copy of the package whose parts may be damaged. */
function copyPackage(): { code: string; build: (root: string) => Promise<Record<string, string>> } {
  const folder = makeTemporaryFolder();
  for (const name of ["bin", ".compiled", "templates", "assets/css", "assets/script", "package.json"]) {
    cpSync(path.join(packageFolder, name), path.join(folder, name), { recursive: true });
  }
  symlinkSync(path.join(packageFolder, "node_modules"), path.join(folder, "node_modules"));
  const build = async (root: string): Promise<Record<string, string>> => {
    rmSync(path.join(root, "dist"), { recursive: true, force: true });
    const { stdout, stderr } = await run(process.execPath, [
      path.join(folder, "bin/dentalsite.js"),
      "build",
      "--root",
      root,
    ]);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/^Built \d+ pages/);
    return readTree(path.join(root, "dist"));
  };
  return { code: path.join(folder, ".compiled/code"), build };
}

const kept = (code: string): string[] => readdirSync(code).filter((name) => name.endsWith(".v8"));

test("a first build keeps what V8 made of each part of the program, and later ones leave it as it is", async () => {
  const { code, build } = copyPackage();
  const { root } = makeLittleSite();
  for (const name of kept(code)) rmSync(path.join(code, name));
  await build(root);
  expect(kept(code)).toContain("program.v8");
  expect(kept(code).length).toBeGreaterThan(10);
  const before = readTree(code);
  await build(root);
  expect(readTree(code)).toEqual(before);
});

test.for([
  ["empty", () => Buffer.alloc(0)],
  ["cut off", (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ["changed in one byte", (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -1), Buffer.from([bytes.at(-1)! ^ 1])])],
  ["the ones of another part", (_bytes: Buffer, other: Buffer) => other],
] as const)(
  "where the files are %s, the program makes the same site and keeps sound ones again",
  async ([, damage]) => {
    const { code, build } = copyPackage();
    const { root } = makeLittleSite();
    const site = await build(root);
    // What is left is of parts that this build runs, too.
    for (const name of kept(code)) rmSync(path.join(code, name));
    await build(root);
    const sound = readTree(code);
    const names = kept(code);
    let other = Buffer.alloc(100);
    for (const name of names) {
      const bytes = readFileSync(path.join(code, name));
      writeFileSync(path.join(code, name), damage(bytes, other));
      other = bytes;
    }
    const damaged = readTree(code);
    expect(damaged).not.toEqual(sound);
    expect(await build(root)).toEqual(site);
    const mended = readTree(code);
    for (const name of names) expect(mended[name], name).not.toBe(damaged[name]);
    expect(await build(root)).toEqual(site);
    expect(readTree(code)).toEqual(mended);
  },
);
