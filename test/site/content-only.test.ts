import { kinds } from "../../src/kinds/kinds.ts";
import { spawn } from "node:child_process";
import { existsSync, renameSync, symlinkSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parseSite } from "../../src/steps/parse/parse-site.ts";
import { readSite } from "../../src/steps/read/read-site.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";

/* The output of build is in fixtures/problems/code__not-content. */

const mark = path.join(makeTemporaryFolder(), "ran.txt");
const code = {
  "templates/parts/wave.tsx":
    `import { writeFileSync } from "node:fs";\nwriteFileSync(${JSON.stringify(mark)}, "");\n` +
    "export function Wave() { return <hr />; }\n",
};

test("check --content-only refuses a practice with its own code, and runs none of it", async () => {
  const { root: cwd } = makeLittleSite(code);
  const { status, stderr } = await runHere(["check", "--content-only"], { cwd });
  expect({ status, ran: existsSync(mark) }).toEqual({ status: 1, ran: false });
  expect(stderr).toMatch(/^error templates\/parts\/wave\.tsx:1:1 code\/not-content\n[^]*^1 problem in 1 file\./m);
});

test("serve --content-only refuses it too", async () => {
  const { root } = makeLittleSite(code);
  const args = ["serve", "--content-only", "--watch", "--port", "0", "--root", root];
  const child = spawn(process.execPath, [path.join(packageFolder, "bin/dentalsite.js"), ...args]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (/^1 problem in 1 file|^Built /m.test(output)) child.kill("SIGINT");
    });
  }
  await new Promise((resolve) => child.on("close", resolve));
  expect(output).toContain("error templates/parts/wave.tsx:1:1 code/not-content");
  expect(existsSync(mark)).toBe(false);
});

test("without --content-only that code is run", async () => {
  const { root: cwd } = makeLittleSite(code);
  expect(await runHere(["build"], { cwd })).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(mark)).toBe(true);
});

test("check --content-only says nothing of rules on code that it did not look at", async () => {
  const rules = "off:\n  - code: code/doubtful\n    reason: It does what we want.\n";
  const { root: cwd } = makeLittleSite({ ...code, "site/rules.yaml": rules });
  expect((await runHere(["check"], { cwd })).stderr).toContain("advice rules/unused");
  expect((await runHere(["check", "--content-only"], { cwd })).stderr).not.toContain("rules/unused");
});

test("a practice without code becomes the same site with --content-only", async () => {
  const [plain, strict] = [makeLittleSite({ "templates/.DS_Store": "" }), makeLittleSite()];
  await runHere(["build"], { cwd: plain.root });
  expect(await runHere(["build", "--content-only"], { cwd: strict.root })).toMatchObject({ status: 0, stderr: "" });
  expect(readTree(strict.file("dist"))).toEqual(readTree(plain.file("dist")));
});

test("--content-only refuses the practices with code among several, and builds the others", async () => {
  const [own, plain] = [makeLittleSite(code), makeLittleSite()];
  const { status, stdout } = await runHere(["build", "--content-only", "--root", own.root, plain.root], {
    cwd: makeTemporaryFolder(),
  });
  expect({ status, own: existsSync(own.file("dist")), plain: existsSync(plain.file("dist")) }).toEqual({
    ...{ status: 1, own: false, plain: true },
  });
  expect(stdout).toMatch(/^Built 1 of 2 sites/m);
});

test("a symbolic link in place of templates/ is a problem", () => {
  const site = makeLittleSite(code);
  renameSync(site.file("templates"), site.file("elsewhere"));
  symlinkSync("elsewhere", site.file("templates"));
  expect(parseSite(readSite(site.root), kinds).problems).toMatchObject([
    { code: "file/symbolic-link", place: { file: "templates" } },
  ]);
});

test("the sample site, built in the tool's own folder, has no code of its own", () => {
  expect(parseSite(readSite(packageFolder), kinds, { contentOnly: true }).problems).toEqual([]);
});

test("pictures in folders that once held code are no problem", () => {
  const site = makeLittleSite({ "assets/css/wave.svg": "<svg/>", "assets/scripts/a.js": "", "assets/styles.css": "" });
  expect(parseSite(readSite(site.root), kinds).problems).toEqual([]);
});
