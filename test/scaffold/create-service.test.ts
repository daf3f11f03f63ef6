import { readFileSync, renameSync, symlinkSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { serviceSchema } from "../../src/model/service.ts";
import { addToGroup } from "../../src/scaffold/service-groups.ts";
import { findComplaintsIn } from "../support/check-schema.ts";
import { makeLittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";

describe("dentalsite new service", () => {
  test("writes a page that can be built at once, and says which lines list it, and where", async () => {
    const site = makeLittleSite();
    const { status, stdout, stderr } = await runHere(["new", "service", "Root-canals"], { cwd: site.root });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout)
      .toBe(`Wrote site/services/Root-canals.md. Its page will be /services/Root-canals. To list it, add these lines to the links of a group in site/services.yaml:

      - label: Root canals
        href: /services/Root-canals

Groups there: "Everyday Care", "Cosmetic and Restorative Care".

The page has only its title so far. The file holds a line for all else it may have, each after a # that you take away.
`);
    expect(await runHere(["check"], { cwd: site.root })).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(
        /No other page links to "\/services\/Root-canals".*\n.*\n\n1 warning in 1 file/,
      ) as string,
    });
  });

  test("writes through no link that has the place of services.yaml", async () => {
    const site = makeLittleSite();
    renameSync(site.file("site/services.yaml"), site.file("mine.yaml"));
    symlinkSync(site.file("mine.yaml"), site.file("site/services.yaml"));
    const before = site.read("mine.yaml");
    await runHere(["new", "service", "braces", "--group", "everyday care"], { cwd: site.root });
    expect(site.read("site/services.yaml")).toContain("/services/braces");
    expect(site.read("mine.yaml")).toBe(before);
  });

  test("lists it in a group that is named, and changes nothing else there", async () => {
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

  test.for([
    ["a name that is taken", ["cleanings"], /already a service of this name: site\/services\/cleanings\.md/],
    ["one that differs only in case", ["whitening"], /already .*Whitening\.md/],
    ["a name that is no address", ["root canals"], /"root canals" cannot be the address/],
    ["a way out of the folder", ["../home"], /"\.\.\/home" cannot be the address/],
    ["a name that Windows keeps for itself", ["aux"], /"aux" cannot be the address/],
    ["a group that is not there", ["braces", "--group", "Care"], /no group "Care".*"Everyday Care", "Cosmetic/],
    ["a folder without a site", ["braces", "--root", "assets"], /no site\/ folder/],
  ] as const)("refuses %s and writes nothing", async ([, args, sentence]) => {
    const site = makeLittleSite();
    const before = readTree(site.root);
    const { status, stdout, stderr } = await runHere(["new", "service", ...args], { cwd: site.root });
    expect(stderr).toMatch(sentence);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(readTree(site.root)).toEqual(before);
  });
});

describe("the file of a new service", () => {
  const text = readFileSync(path.join(packageFolder, "src/scaffold/service.md"), "utf8").replaceAll(
    "{{title}}",
    "Braces",
  );

  test("fits as it stands, and with every line taken into use", () => {
    const whole = text.replace(/^# ?((?: {2,}|\w+:( |$)).*)/gm, "$1");
    expect(findComplaintsIn("services/braces.md", text)).toEqual([]);
    expect(findComplaintsIn("services/braces.md", whole)).toEqual([]);
    const used = [...whole.matchAll(/^(\w+):/gm)].map((match) => match[1]);
    expect(used.sort()).toEqual(Object.keys(serviceSchema.shape).sort());
  });
});

describe("a link is added to a group", () => {
  const link = { label: "Braces", href: "/services/braces" };
  const group = (links: string): string => `groups:\n- title: Care # first\n  links:\n${links}`;

  test("below a comment in the last line", () => {
    const text = group("  - label: A\n    href: /services/a   # keep\n\ntemplate: {}\n");
    expect(addToGroup(text, "Care", link)).toBe(
      group(
        "  - label: A\n    href: /services/a   # keep\n  - label: Braces\n    href: /services/braces\n\ntemplate: {}\n",
      ),
    );
  });

  test("at the end of a file without a last line break", () => {
    expect(addToGroup(group("    - label: A\n      href: /services/a"), "Care", link)).toBe(
      group("    - label: A\n      href: /services/a\n    - label: Braces\n      href: /services/braces\n"),
    );
  });

  test.for([
    [
      "dashes with more room behind them",
      "    -   label: A\n        href: /services/a\n",
      "    -   label: Braces\n        href: /services/braces\n",
    ],
    [
      "dashes in lines of their own",
      "    -\n      label: A\n      href: /services/a\n",
      "    - label: Braces\n      href: /services/braces\n",
    ],
    [
      "dashes one column left of the words",
      "    -\n     label: A\n     href: /services/a\n",
      "    - label: Braces\n      href: /services/braces\n",
    ],
    ["links in braces", "  -   { label: A, href: /services/a }\n", "  - label: Braces\n    href: /services/braces\n"],
    [
      "braces over several lines",
      "  - {\n      label: A,\n      href: /services/a\n    }\n",
      "  - label: Braces\n    href: /services/braces\n",
    ],
    [
      "a value folded over lines",
      "  - label: A\n    href: >-\n      /services/a\n",
      "  - label: Braces\n    href: /services/braces\n",
    ],
  ] as const)("below %s", ([, links, added]) => {
    const rest = "- title: Other\n  links: []\ntemplate: {}\n";
    expect(addToGroup(group(links + rest), "Care", link)).toBe(group(links + added + rest));
  });

  test("with the line ends of Windows where the file has them", () => {
    const before = group("  - label: A\n    href: /services/a\n").replaceAll("\n", "\r\n");
    const added = "  - label: Braces\r\n    href: /services/braces\r\n";
    expect(addToGroup(before, "Care", link)).toBe(before + added);
    expect(addToGroup(before.trimEnd(), "Care", link)).toBe(before + added);
  });

  test.for([
    ["in brackets", "    [{ label: A, href: /services/a }]\n"],
    ["in brackets over several lines", "    [\n      { label: A, href: /services/a },\n    ]\n"],
    ["as copies of another", "  - &a\n    label: A\n    href: /services/a\n  - *a\n"],
    ["nowhere", "    []\n"],
    ["in a file that cannot be read", "  - label: A\n    href: /services/a\ntemplate: [\n"],
    ["with a key that stands twice", "  - label: A\n    href: /services/a\ntemplate: {}\ntemplate: {}\n"],
  ] as const)("but not where links stand %s", ([, links]) => {
    expect(() => addToGroup(group(links), "Care", link)).toThrow(/one below the other/);
  });
});
