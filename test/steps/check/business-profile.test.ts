import { expect, test } from "vitest";
import { makePractice } from "../../support/little-site.ts";
import { runHere } from "../../support/run-here.ts";

test("check prints the facts for each office's Google Business Profile only with --publish", async () => {
  const { root } = makePractice("group");
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10) / 1000) };
  const { stdout } = await runHere(["check", "--publish"], { cwd: root, env });
  const [, ...profiles] = stdout.split(/^ {2}Business name {4}/m);
  expect(profiles.map((each) => each.split("\n", 1)[0])).toEqual([
    "Tallgrass College Hill",
    "Tallgrass Derby",
    "Tallgrass Andover",
  ]);
  expect(profiles[0]).toContain("\n  Phone            (316) 555-0110\n");
  expect(profiles[0]).toContain(
    "\n  Hours            Mon-Thu: 8 AM to 12 PM, 1 PM to 5:30 PM\n                   Fri: 8 AM to 1 PM\n",
  );
  expect(profiles[0]).toContain("\n  Special hours    Dec 24, 2026 – Jan 1, 2027: Closed: Winter holidays\n");
  expect(profiles[1]).not.toContain("Special hours");
  const website = "\n  Website          https://www.tallgrassdental.example/";
  expect(profiles[0]).toContain(`${website}\n`);
  expect(profiles[1]).toContain(`${website}about/address/#derby\n`);
  expect(profiles[0]).toContain(
    "\n  Address          3210 East Douglas Avenue\n                   Suite 4\n                   Wichita, KS 67208\n",
  );
  expect(profiles[0]).toContain(
    "\n  Description      Tallgrass College Hill, Wichita: Four dentists and three offices",
  );
  expect(profiles[1]).toContain("\n  Description      Tallgrass Derby: Four dentists and three offices");
  expect((await runHere(["check"], { cwd: root })).stdout).not.toContain("Business name");
});

test("a closure that is over is not in the special hours", async () => {
  const { root } = makePractice("group");
  const env = { SOURCE_DATE_EPOCH: String(Date.UTC(2027, 0, 10) / 1000) };
  const { stdout } = await runHere(["check", "--publish"], { cwd: root, env });
  const special = /^ {2}Special hours {4}(.*(?:\n {18}.*)*)$/m.exec(stdout)?.[1];
  expect(special).toMatch(/^Mar 12, 2027/);
});

test("an office named only for its place gets the practice's name, and a long description ends after a sentence", async () => {
  const { root, read, write } = makePractice("group");
  write("site/offices/derby.md", read("site/offices/derby.md").replace(/^name: .*/m, "name: Derby"));
  const sentence = "We look after the teeth of young and old, and say what each visit may cost before it begins. ";
  const home = read("site/home.yaml").replace(/^metaDescription: .*/m, `metaDescription: ${sentence.repeat(10)}`);
  write("site/home.yaml", home);
  const { stdout } = await runHere(["check", "--publish"], { cwd: root });
  const [, profile = ""] = /^ {2}Business name {4}Tallgrass Dental Group\n([^]*?)\n\n/m.exec(stdout) ?? [];
  expect(profile).toContain("https://www.tallgrassdental.example/about/address/#derby");
  const [, description = ""] = /^ {2}Description {6}(.*)$/m.exec(profile) ?? [];
  expect(description).toMatch(/^Derby: We look after .* before it begins\.$/);
  expect(description.length).toBeGreaterThan(600);
  expect(description.length).toBeLessThanOrEqual(750);
});

test("a practice without a description has that of its home page", async () => {
  const { root, read, write } = makePractice("smallest");
  const facts = `${read("site/practice.yaml").trimEnd()}\norigin: https://www.elmstreetdental.com/practice\n`;
  write("site/practice.yaml", facts);
  const { stdout } = await runHere(["check", "--publish"], { cwd: root });
  expect(stdout).toContain("\n  Website          https://www.elmstreetdental.com/practice/\n");
  expect(stdout).toMatch(/\n {2}Description {6}\S.*Salem/);
});
