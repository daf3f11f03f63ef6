import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { packageFolder } from "../../src/lib/package-folder.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { translateSite } from "../support/translate-site.ts";
import { runHere } from "../support/run-here.ts";

/** Renames a page to which one page links. */
function renameBridges(site: LittleSite): void {
  renameSync(site.file("site/services/bridges.md"), site.file("site/services/fixed-bridges.md"));
  const introduction = "site/about/introduction.md";
  site.write(introduction, site.read(introduction).replace("/services/bridges", "/services/fixed-bridges"));
}

/** Returns a function that runs a command in a site, and says whether it named the address of the renamed page. */
const reporterIn = (site: LittleSite) => async (command: string) => {
  const { status, stderr } = await runHere([command], { cwd: site.root });
  return [status, stderr.includes("advice address/gone, 1 place."), stderr.includes("\n- from: /services/bridges\n")];
};
const silent = [0, false, false];
const named = [0, true, true];

test("check and build report the old address of a page until a redirect answers it", async () => {
  const site = makeLittleSite();
  const report = reporterIn(site);
  expect(await report("build")).toEqual(silent);
  renameBridges(site);
  for (const command of ["check", "build", "check", "build", "check"]) expect(await report(command)).toEqual(named);
  expect(existsSync(site.file("dist/services/bridges"))).toBe(false);
  site.write("site/redirects.yaml", "- from: /services/bridges\n  to: /services/fixed-bridges\n");
  for (const command of ["check", "build", "check"]) expect(await report(command)).toEqual(silent);
  expect(site.read("dist/services/bridges/index.html")).toContain("/services/fixed-bridges/");
  site.write("site/redirects.yaml", "[]\n");
  expect(await report("build"), "the redirect is taken out again").toEqual(named);
});

test("a page that comes back to its address is no longer reported", async () => {
  const site = makeLittleSite();
  const report = reporterIn(site);
  const introduction = site.read("site/about/introduction.md");
  await report("build");
  renameBridges(site);
  expect(await report("build")).toEqual(named);
  renameSync(site.file("site/services/fixed-bridges.md"), site.file("site/services/bridges.md"));
  site.write("site/about/introduction.md", introduction);
  const { stderr } = await runHere(["build"], { cwd: site.root });
  expect(stderr).not.toContain("- from: /services/bridges");
  expect(stderr).toContain("\n- from: /services/fixed-bridges\n  to: /services\n");
});

test("pages, posts, topics, translations and PDF files that go are each named by the build that removes them", async () => {
  const post =
    "---\nmainTitleText: A new chair\ndate: 2026-01-05\ncategories: [Rooms]\ndescription: A chair.\n---\nHere.\n";
  const pdf = "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n";
  const site = makeLittleSite({
    "site/services/braces.md": "---\nmainTitleText: Braces\n---\n",
    "site/news/chair.md": post,
    "assets/root/first-visit.pdf": pdf,
  });
  translateSite(site);
  const run = async () => runHere(["build"], { cwd: site.root });
  expect(await run()).toMatchObject({ status: 0, stderr: "" });
  const files = ["services/braces.md", "es/services/braces.md", "news/chair.md", "es/news/chair.md"];
  for (const file of files) rmSync(site.file(`site/${file}`));
  rmSync(site.file("assets/root/first-visit.pdf"));
  const from = (text: string): string[] => [...text.matchAll(/^- from: (.*)$/gm)].map(([, path]) => path!);
  const [first, second] = [await run(), await run()];
  expect(from(first.stderr)).toEqual(
    expect.arrayContaining([
      "/services/braces",
      "/es/services/braces",
      "/news/chair",
      "/es/news/chair",
      "/first-visit.pdf",
    ]),
  );
  expect(from(first.stderr).filter((path) => path.includes("ooms"))).not.toEqual([]);
  expect(second.stderr).toBe(first.stderr);
});

test("the preview names an address that the last build had, and the lines with which it leads on", async () => {
  const site = makeLittleSite();
  await runHere(["build"], { cwd: site.root });
  renameBridges(site);
  const args = ["serve", "--watch", "--port", "0", "--root", site.root];
  const child = spawn(process.execPath, [path.join(packageFolder, "bin/dentalsite.js"), ...args]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (/^Built |^1 problem/m.test(output)) child.kill("SIGINT");
    });
  }
  await new Promise((resolve) => child.on("close", resolve));
  expect(output).toContain("\n- from: /services/bridges\n  to: /services\n");
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

test("nothing is reported if there was no build before, or another tool made the folder", async () => {
  const site = makeLittleSite();
  renameBridges(site);
  expect((await runHere(["check"], { cwd: site.root })).stderr).toBe("");
  site.write("dist/services/bridges/index.html", "<h1>Bridges</h1>");
  expect((await runHere(["check"], { cwd: site.root })).stderr).toBe("");
  rmSync(site.file("dist"), { recursive: true });
});
