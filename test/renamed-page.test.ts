import { existsSync, renameSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { makeLittleSite, type LittleSite } from "./support/little-site.ts";
import { translateSite } from "./support/translate-site.ts";
import { runHere } from "./support/run-here.ts";

/** Renames a page to which one page links. */
function renameBridges(site: LittleSite): void {
  renameSync(site.file("site/services/bridges.md"), site.file("site/services/fixed-bridges.md"));
  const introduction = "site/about/introduction.md";
  site.write(introduction, site.read(introduction).replace("/services/bridges", "/services/fixed-bridges"));
}

test("check and build report the old address of a page until the suggested lines are in redirects.yaml", async () => {
  const site = makeLittleSite();
  const run = async (command: string) => runHere([command], { cwd: site.root });
  expect(await run("build")).toMatchObject({ status: 0, stderr: "" });
  renameBridges(site);
  const lines = "- from: /services/bridges\n  to: /services/fixed-bridges\n";
  for (const command of ["check", "check"]) {
    const { status, stderr } = await run(command);
    expect(status).toBe(0);
    expect(stderr).toContain("advice address/gone, 1 place.");
    expect(stderr).toContain(`\n${lines}`);
  }
  site.write("site/redirects.yaml", lines);
  for (const command of ["check", "build"]) expect(await run(command)).toMatchObject({ status: 0, stderr: "" });
  expect(site.read("dist/services/bridges/index.html")).toContain("/services/fixed-bridges/");
});

test("an address is reported by checks until a build removes it", async () => {
  const site = makeLittleSite();
  const run = async (command: string) => runHere([command], { cwd: site.root });
  await run("build");
  renameBridges(site);
  for (let count = 0; count < 2; count++) expect((await run("check")).stderr).toContain("address/gone");
  await run("build");
  expect(existsSync(site.file("dist/services/bridges"))).toBe(false);
  expect(await run("check")).toMatchObject({ status: 0, stderr: "" });
});

test("a rule on gone addresses may stay off after the build that removes them", async () => {
  const site = makeLittleSite();
  const run = async (...args: string[]) => runHere(args, { cwd: site.root });
  await run("build");
  renameBridges(site);
  site.write("site/rules.yaml", "off:\n  - code: address/gone\n    reason: Nobody knew the page.\n");
  for (const args of [["check", "--strict"], ["build"], ["check", "--strict"]])
    expect(await run(...args)).toMatchObject({ status: 0, stderr: "" });
});

test("a page that is gone in two languages leads to no new page that only has the same menu and address", async () => {
  const site = makeLittleSite({ "site/services/braces.md": "---\nmainTitleText: Braces\n---\n" });
  translateSite(site);
  const run = async (command: string) => runHere([command], { cwd: site.root });
  expect(await run("build")).toMatchObject({ status: 0, stderr: "" });
  for (const folder of ["site", "site/es"]) {
    const text = site.read(`${folder}/services/braces.md`);
    rmSync(site.file(`${folder}/services/braces.md`));
    site.write(`${folder}/services/mouthguards.md`, text.replace("Braces", "Mouthguards"));
  }
  const { stderr } = await run("check");
  expect(stderr).toContain("\n- from: /services/braces\n  to: /services\n");
  expect(stderr).toContain("\n- from: /es/services/braces\n  to: /es/services\n");
});

test("nothing is reported if there was no build before, or another tool made the folder", async () => {
  const site = makeLittleSite();
  renameBridges(site);
  expect((await runHere(["check"], { cwd: site.root })).stderr).toBe("");
  site.write("dist/services/bridges/index.html", "<h1>Bridges</h1>");
  expect((await runHere(["check"], { cwd: site.root })).stderr).toBe("");
  rmSync(site.file("dist"), { recursive: true });
});
