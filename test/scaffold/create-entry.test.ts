import { renameSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { makeLittleSite } from "../support/little-site.ts";
import { readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";

describe("dentalsite new service", () => {
  test("writes a page that can be built at once, and says which lines list it, and where", async () => {
    const site = makeLittleSite();
    const { status, stdout, stderr } = await runHere(["new", "service", "Root-Canals"], { cwd: site.root });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout)
      .toBe(`Wrote site/services/root-canals.md. Its page will be /services/root-canals. To list it, add these lines to site/services.yaml, after the last link below "links:" of a group, with the hyphen right below the hyphens there:

      - label: Root Canals
        href: /services/root-canals

Groups there: "Everyday Care", "Cosmetic and Restorative Care".

The page has only its title so far. The file shows everything else it may have.
`);
    expect(await runHere(["check"], { cwd: site.root })).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(
        /^advice page\/unlinked, 1 place\..*\n.* No other page links to "\/services\/root-canals"/,
      ) as string,
    });
  });

  test("neither reads nor writes through a symbolic link in place of services.yaml", async () => {
    const site = makeLittleSite();
    renameSync(site.file("site/services.yaml"), site.file("mine.yaml"));
    symlinkSync(site.file("mine.yaml"), site.file("site/services.yaml"));
    const before = readTree(site.root);
    const result = await runHere(["new", "service", "braces", "--group", "everyday care"], { cwd: site.root });
    expect(result).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("services.yaml cannot be read") as string,
    });
    expect(readTree(site.root)).toEqual(before);
  });

  test("lists the service in the named group, and changes nothing else in that file", async () => {
    const site = makeLittleSite();
    const before = site.read("site/services.yaml");
    const args = ["new", "service", "braces", "--group", "everyday care"];
    const { status, stdout, stderr } = await runHere(args, { cwd: site.root });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/ listed in "everyday care"\.\n\nThe page has only its title so far\. /);
    expect(site.read("site/services.yaml")).toBe(
      before.replace("/sealants\n", "/sealants\n      - label: Braces\n        href: /services/braces\n"),
    );
    expect(await runHere(["check"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
  });

  test.for([
    ["true", '"True"'],
    ["007", '"007"'],
  ] as const)("quotes the label of %s, which YAML would not read as text", async ([slug, label]) => {
    const site = makeLittleSite();
    const lines = `      - label: ${label}\n        href: /services/${slug}\n`;
    const listed = await runHere(["new", "service", slug, "--group", "Everyday Care"], { cwd: site.root });
    expect(listed).toMatchObject({ status: 0, stderr: "" });
    expect(site.read("site/services.yaml")).toContain(lines);
    expect(await runHere(["check"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
    const unlisted = await runHere(["new", "service", slug], { cwd: makeLittleSite().root });
    expect(unlisted.stdout).toContain(`\n${lines}`);
  });

  test("makes the file name from words", async () => {
    const site = makeLittleSite();
    await runHere(["new", "service", "Crowns & Bridges"], { cwd: site.root });
    expect(site.read("site/services/crowns-bridges.md")).toContain("\nmainTitleText: Crowns & Bridges\n");
  });

  test("needs no quotes around several words", async () => {
    const site = makeLittleSite();
    await runHere(["new", "service", "Night", "Guards"], { cwd: site.root });
    expect(site.read("site/services/night-guards.md")).toContain("\nmainTitleText: Night Guards\n");
  });

  test("makes the first group, and keeps the services that the menu had in a group after it", async () => {
    const site = makeLittleSite({ "site/services.yaml": null, "site/navigation.yaml": null, "site/home.yaml": null });
    const args = ["new", "service", "Braces", "--group", "Everyday care"];
    const { status, stdout, stderr } = await runHere(args, { cwd: site.root });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(
      'Wrote site/services/braces.md. Its page is /services/braces, listed in the new group "Everyday care" of site/services.yaml. The others are in "Services".\n',
    );
    expect(site.read("site/services.yaml")).toMatch(
      /^groups:\n {2}- title: Everyday care\n {4}links:\n {6}- label: Braces\n {8}href: \/services\/braces\n {2}- title: Services\n {4}links:\n {6}- href: \/services\//,
    );
    const checked = await runHere(["check"], { cwd: site.root });
    expect(checked).toMatchObject({ status: 0, stderr: expect.not.stringContaining("page/") as string });
  });

  test("says that the menu lists it if there are no groups", async () => {
    const site = makeLittleSite({ "site/services.yaml": null, "site/navigation.yaml": null, "site/home.yaml": null });
    const { stdout } = await runHere(["new", "service", "braces"], { cwd: site.root });
    expect(stdout).toContain("Its page is /services/braces, which the menu lists.\n");
  });
});

describe("dentalsite new", () => {
  const unlisted = { "site/navigation.yaml": "menu:\n  - label: Home\n    href: /\n" };

  test.for([
    [
      "page",
      "patients/first-visit",
      "pages/patients/first-visit.md",
      "mainTitleText: First visit",
      "/patients/first-visit",
    ],
    ["doctor", "Dr. Ben Reyes, D.M.D.", "doctors/ben-reyes.md", "name: Dr. Ben Reyes", "/about/meetthedoctors"],
    ["doctor", "ben-reyes", "doctors/ben-reyes.md", "name: Ben Reyes", "/about/meetthedoctors"],
    ["page", "First Visit", "pages/first-visit.md", "mainTitleText: First Visit", "/first-visit"],
    ["office", "Riverside", "offices/riverside.md", "name: Riverside", "/about/address"],
  ] as const)(
    "%s %s writes a file that builds at once, and says what is left to do",
    async ([kind, name, file, line, page]) => {
      const site = makeLittleSite({ "site/navigation.yaml": null });
      const { status, stdout, stderr } = await runHere(["new", kind, name], { cwd: site.root });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout).toContain(`Wrote site/${file}. Its page is ${page}, which the menu lists.`);
      expect(site.read(`site/${file}`)).toContain(`\n${line}\n`);
      expect(await runHere(["build"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
    },
  );

  test("page gives the lines to add to a written menu", async () => {
    const site = makeLittleSite(unlisted);
    const { stdout } = await runHere(["new", "page", "patients/first-visit"], { cwd: site.root });
    expect(stdout).toContain(
      `To list it, add these lines to site/navigation.yaml, after the last entry below "menu:",`,
    );
    expect(stdout).toContain("\n\n  - label: First visit\n    href: /patients/first-visit\n\n");
  });

  test("page gives the lines to add below an entry of the menu, and names the entries", async () => {
    const site = makeLittleSite();
    const { stdout } = await runHere(["new", "page", "patients/first-visit"], { cwd: site.root });
    expect(stdout).toContain(
      `To list it, add these lines to site/navigation.yaml, after the last link below "children:" of a menu entry,`,
    );
    expect(stdout).toContain("\n\n      - label: First visit\n        href: /patients/first-visit\n\n");
    expect(stdout).toContain('Entries there with "children:": "Meet Us", "Patient Care Services".\n');
  });

  test("office is in the country of the first office, with numbers, addresses and examples of that country", async () => {
    const site = makeLittleSite();
    const first = "site/offices/port-ansel.md";
    site.write(first, site.read(first).replace("country: United States", "country: Portugal"));
    site.write("site/practice.yaml", site.read("site/practice.yaml").replace("language: en-US", "language: pt-PT"));
    expect(await runHere(["new", "office", "foz"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
    const text = site.read("site/offices/foz.md");
    expect(text).toMatch(/^phone: "?\+351/m);
    expect(text).toMatch(/^ {2}country: Portugal$/m);
    expect(text).not.toMatch(/state: XX|\(\d{3}\)|country: United States|1 Sample Street/);
  });

  test("office names the place of a second office, and the links to a map that the doctors' page no longer shows", async () => {
    const site = makeLittleSite();
    const { stdout } = await runHere(["new", "office", "riverside"], { cwd: site.root });
    expect(stdout).toContain("A link to its place there is /about/address#riverside.");
    expect(stdout).toContain("Change /about/meetthedoctors#map to /about/address#map in site/navigation.yaml.");
    expect(stdout).not.toContain("It now comes first");
  });

  test("office says what changes if the new one comes first", async () => {
    const site = makeLittleSite();
    const { stdout } = await runHere(["new", "office", "airport"], { cwd: site.root });
    expect(stdout).toContain("A link to its place there is /about/address#map.");
    expect(stdout).toContain('To keep the order, write "position: 1" in site/offices/port-ansel.md.');
  });

  test.for([
    [
      "a service that is there",
      ["service", "cleanings"],
      /already a service of this name: site\/services\/cleanings\.md/,
    ],
    ["one whose name differs only in case", ["service", "whitening"], /already .*Whitening\.md/],
    ["a doctor that is there", ["doctor", "brightwater"], /already a doctor of this name: site\/doctors\/.*\.md/],
    ["an office that is there", ["office", "Port-Ansel"], /already an office of this name: site\/offices\/.*\.md/],
    ["a page that is there", ["page", "fees"], /already a page of your own of this name: site\/pages\/.*\.md/],
    [
      "the address of a service",
      ["page", "services/Cleanings"],
      /\/services\/cleanings.* belongs to the page of site\/services\/cleanings\.md/i,
    ],
    [
      "the address of a page that every site has",
      ["page", "about/address"],
      /The address \/about\/address belongs to another page of the site/,
    ],
    ["a name of signs only", ["service", "? !"], /"\? !" cannot be the name of a file/],
    ["a name in another script", ["doctor", "Dr. Иван Петров"], /Use letters from A to Z, .*such as ada-brightwater\./],
    ["a name that would lose letters", ["service", "Smile 歯科"], /"Smile 歯科" cannot be the name of a file/],
    ["a way out of the folder", ["service", "../home"], /"\.\.\/home" cannot be the name of a file/],
    ["a way out of the pages", ["page", "../home"], /"\.\.\/home" cannot be the name of a file/],
    ["words in a folder of pages", ["page", "patients/First Visit"], /such as patients\/first-visit\./],
    ["a name that Windows keeps for itself", ["office", "aux"], /"aux" cannot be the name of a file/],
    [
      "a group whose title is a typo",
      ["service", "braces", "--group", "Everyday Cares"],
      /no group "Everyday Cares".* Did you mean "Everyday Care"\?/,
    ],
    ["the address of the error page", ["page", "404"], /The address \/404 belongs to another page of the site/],
    ["another address of the home page", ["page", "index"], /The address \/index belongs to another page of the site/],
    [
      "the address of another language",
      ["page", "es/x"],
      /begin with \/es are for .* "dentalsite new page x"; then "dentalsite new translation es pages\/x" begins/,
    ],
    [
      "the home page of another language",
      ["page", "pt-br"],
      /begin with \/pt-br are for .* "dentalsite new page first-visit"/,
    ],
    ["a group of doctors", ["doctor", "ada", "--group", "Care"], /--group is for services/],
    ["a folder without a site", ["service", "braces", "--root", "assets"], /no site\/ folder/],
    [
      "something of another kind",
      ["film", "tour"],
      /"film" is nothing to write. Choose one of: service, doctor, team, office, page/,
    ],
  ] as const)("refuses %s and writes nothing", async ([, args, sentence]) => {
    const site = makeLittleSite({
      "site/pages/Fees.md": "---\nmainTitleText: Fees\ndescription: What it costs.\n---\n",
    });
    const before = readTree(site.root);
    const { status, stdout, stderr } = await runHere(["new", ...args], { cwd: site.root });
    expect(stderr).toMatch(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(readTree(site.root)).toEqual(before);
  });
});
