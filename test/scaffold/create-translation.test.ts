import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { makeLittleSite, type LittleSite, type Overlay } from "../support/little-site.ts";
import { readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";

const run = async (site: LittleSite, ...args: string[]): ReturnType<typeof runHere> =>
  runHere(["new", "translation", ...args], { cwd: site.root });

const crowns: Overlay = {
  "site/services/crowns.md": `---
mainTitleText: Crowns
title: A cover for a weak tooth # short
description: A crown covers the tooth.
imgSrc: pictures/office.webp
imgAlt: The office from the street.
sectionOneTitle: Risks
sectionOneData:
  - title: To the tooth
    description: Shaping takes away sound tooth. It cannot be undone, and the nerve of the tooth may react to it later.
---

## How long does it last?

Many [years](/services/sealants).
`,
};

describe("dentalsite new translation", () => {
  test("writes the original's texts, its Markdown and its state, without its facts", async () => {
    const site = makeLittleSite(crowns);
    const { status, stdout } = await run(site, "es", "services/crowns");
    expect(status).toBe(0);
    expect(stdout).toContain('Wrote "translations: [es-US]" in site/practice.yaml.\n');
    const text = site.read("site/es/services/crowns.md");
    const [, head = "", body] = text.split(/^---\n/m);
    expect(head).toMatch(
      /^(# .*\.\n){2}# Let .* npx dentalsite translated es\/services\/crowns --by "\.\.\."\n\nmainT/,
    );
    expect(parse(head)).toEqual({
      mainTitleText: "Crowns",
      title: "A cover for a weak tooth",
      description: "A crown covers the tooth.",
      imgAlt: "The office from the street.",
      sectionOneTitle: "Risks",
      sectionOneData: [
        {
          title: "To the tooth",
          description:
            "Shaping takes away sound tooth. It cannot be undone, and the nerve of the tooth may react to it later.",
        },
      ],
      original: {
        texts: expect.stringMatching(/^(?:[\da-z]{5} ?){5}$/) as string,
        sectionOneData: expect.stringMatching(/^[\da-z]{5}-[\da-z]{5}-[\da-z]{5}$/) as string,
        markdown: expect.stringMatching(/^(?:[\da-z]{5} ?){2}$/) as string,
      },
    });
    expect(body).toBe("\n## How long does it last?\n\nMany [years](/services/sealants).\n");
    expect((await runHere(["translated"], { cwd: site.root })).stdout).toBe("All translations are up to date: 1.\n");
  });

  test("writes all that many pages show, with notes in the practice's language, and the site can be built", async () => {
    const site = makeLittleSite(crowns);
    const practice = site.read("site/practice.yaml");
    site.write("site/practice.yaml", practice.replace("en-US", "es-US # propio").replaceAll("\n", "\r\n"));
    const policy = site.read("site/privacypolicy.md");
    site.write("site/privacypolicy.md", policy.replace("## Privacy Policy", "## Política de privacidad"));
    expect((await run(site, "en", "privacypolicy")).stdout).toContain("Many pages show what is in these.");
    const { stdout } = await run(site, "en");
    expect(site.read("site/practice.yaml")).toBe(
      `${practice.replace("en-US", "es-US # propio")}translations: [en-US]\n`.replaceAll("\n", "\r\n"),
    );
    expect(stdout).toMatch(/These can follow one by one\. .*\n\n( {2}site\/.*\n)+$/);
    expect(site.read("site/en/home.yaml")).toMatch(/^# Una traducción de site\/home\.yaml a en-US, /);
    expect(site.read("site/en/offices/port-ansel.md")).not.toContain("phone:");
    const { stderr } = await runHere(["check"], { cwd: site.root });
    expect(stderr.match(/^error.*|^advice translation\/(?!untranslated|outdated).*/gm)).toBeNull();
    expect(stderr).toMatch(/^advice translation\/untranslated, 1 place\./m);
    expect((await run(site, "en-US")).stdout).toContain("Nothing is missing that many pages in English show.");
  });

  test.for([
    ["a misspelled name", ["es", "service/crowns"], 'Did you mean "services/crowns"?'],
    ["a file without texts", ["es", "brand"], "site/brand.yaml has no texts that are translated."],
    ["a file that exists", ["es", "services/crowns", "home"], "site/es/home.yaml exists already."],
    ["the site's own language", ["en", "home"], "The site itself is in English."],
    ["a file in the place of the language", ["services/crowns"], '"services/crowns" is no language.'],
    ["a group", ["es", "home", "--group", "Everyday Care"], "--group is for services."],
  ] as const)("refuses %s, and writes nothing", async ([, args, message]) => {
    const site = makeLittleSite({ ...crowns, "site/es/home.yaml": "title: Hola\n" });
    const before = readTree(site.root);
    const { status, stderr } = await run(site, ...args);
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(message) as string });
    expect(readTree(site.root)).toEqual(before);
  });

  test("adds to languages that practice.yaml lists below each other", async () => {
    const site = makeLittleSite(crowns);
    const practice = `${site.read("site/practice.yaml")}translations: # ours\n  - fr-US\n`;
    site.write("site/practice.yaml", practice);
    expect(await run(site, "es-MX", "services/crowns")).toMatchObject({ status: 0, stderr: "" });
    expect(site.read("site/practice.yaml")).toBe(`${practice}  - es-MX\n`);
  });

  test("says which line to write if practice.yaml cannot be read", async () => {
    const site = makeLittleSite(crowns);
    site.write("site/practice.yaml", "name: [\n");
    const before = readTree(site.root);
    expect(await run(site, "es-MX", "services/crowns")).toMatchObject({
      status: 2,
      stderr: expect.stringContaining("\ntranslations: [es-MX]\n") as string,
    });
    expect(readTree(site.root)).toEqual(before);
  });
});
