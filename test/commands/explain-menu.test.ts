import { describe, expect, test } from "vitest";
import { makeLittleSite, makeTemporaryFolder, type LittleSite } from "../support/little-site.ts";
import { readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";

const automatic = (files: Readonly<Record<string, string | null>> = {}): LittleSite =>
  makeLittleSite({ "site/navigation.yaml": null, ...files });

async function explain(word: string, root: string): Promise<{ text: string; menu: string | undefined }> {
  const { status, stdout, stderr } = await runHere(["explain", word], { cwd: root });
  expect(status, stderr).toBe(0);
  return { text: stdout, menu: /^menu:\n(?: .*\n)+/m.exec(stdout.split("\nMenu\n")[1] ?? "")?.[0] };
}

const titled = (title: string): string => `---\nmainTitleText: ${title}\n---\n`;

describe("explain navigation", () => {
  test.for<[string, Record<string, string | null>]>([
    ["groups of services", {}],
    ["no groups", { "site/services.yaml": null }],
    [
      "titles that YAML reads as something else",
      {
        "site/services.yaml": null,
        "site/services/a.md": titled("\"Crowns: #1 & 'more'\""),
        "site/services/b.md": titled('"True"'),
        "site/services/c.md": titled('"- 2026-11-30"'),
        "site/services/d.md": titled(`"${"Very long ".repeat(20)}words"`),
      },
    ],
  ])("prints a menu that changes no byte of a site with %s once it is pasted", async ([, files]) => {
    const site = automatic(files);
    const build = async (): Promise<unknown> => {
      expect(await runHere(["build"], { cwd: site.root })).toMatchObject({ status: 0, stderr: "" });
      return readTree(site.file("dist"));
    };
    const before = await build();
    const { menu } = await explain("navigation", site.root);
    site.write("site/navigation.yaml", `${menu!}footer:\n  privacyLabel: Privacy\n`);
    expect(await build()).not.toEqual(before);
    site.write("site/navigation.yaml", menu!);
    expect(await build()).toEqual(before);
  });

  test("prints the automatic menu of a site that has its own, and says so", async () => {
    const { root } = makeLittleSite();
    const { text, menu } = await explain("navigation", root);
    expect(text).toContain("This site has its own menu");
    expect(menu).toBe((await explain("navigation", automatic().root)).menu);
  });

  test("also prints the menu for its key, but not for other keys", async () => {
    const { root } = automatic();
    const { menu } = await explain("navigation", root);
    expect(menu).toMatch(/^menu:\n {2}- label: Home\n/);
    expect((await explain("menu", root)).menu).toBe(menu);
    expect((await explain("footer", root)).text).not.toContain("This site");
  });

  test.for(["", "menu: [\n", "menu:\n  - label: Home\n    href: /no-such-page\n"])(
    "prints the automatic menu even if navigation.yaml has a mistake: %j",
    async (text) => {
      const { root } = makeLittleSite({ "site/navigation.yaml": text });
      expect((await explain("navigation", root)).menu).toBe((await explain("navigation", automatic().root)).menu);
    },
  );

  test("names the command that finds the errors of a site", async () => {
    const { root } = automatic({ "site/error.yaml": "hint: [\n" });
    expect((await explain("navigation", root)).text).toMatch(/Once this site has no errors, .*"npx dentalsite build"/);
  });

  test("explains the file if there is no site", async () => {
    const { text } = await explain("navigation", makeTemporaryFolder());
    expect(text).toContain("menu.label");
    expect(text).not.toContain("site has");
  });
});
