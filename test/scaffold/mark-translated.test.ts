import { describe, expect, test } from "vitest";
import { makeLittleSite, type LittleSite, type Overlay } from "../support/little-site.ts";
import { readTree } from "../support/read-tree.ts";
import { runHere } from "../support/run-here.ts";

const original = `---
mainTitleText: Crowns
title: A cover for a weak tooth
# Facts
imgSrc: pictures/office.webp
imgAlt: The office.
description: A crown covers the tooth.
---

## How long does it last?

Many years.
`;
const crowns = `---
mainTitleText: Coronas
title: Una cubierta para un diente débil # corta
description: Una corona cubre el diente.
imgAlt: El consultorio.
---

## ¿Cuánto dura?

Muchos años.
`;
const patients = "tag: Revisado este año\r\n# Llamar\r\nemergencies: Llámenos <strong>temprano</strong>.\r\n";

const makeSite = (overlay: Overlay = {}): LittleSite => {
  const site = makeLittleSite({
    "site/services/crowns.md": original,
    "site/patients.yaml": "tag: Checked this year\nemergencies: Call us <strong>early</strong>.\n",
    "site/es/services/crowns.md": crowns,
    "site/es/patients.yaml": patients,
    ...overlay,
  });
  site.write("site/practice.yaml", `${site.read("site/practice.yaml")}translations: [es-US]\n`);
  return site;
};

const run = async (site: LittleSite, ...args: string[]): ReturnType<typeof runHere> =>
  runHere(["translated", ...args], { cwd: site.root });

describe("dentalsite translated", () => {
  test("refuses a draft, whose texts are still those of the original", async () => {
    const draft = original.replace("Many years", "So many years").replace(/# Facts\nimgSrc: .*\n/, "");
    const site = makeSite({ "site/es/services/crowns.md": draft });
    const { status, stderr } = await run(site, "es/services/crowns", "--by", "Ana Ruiz, DDS");
    expect(status).toBe(2);
    expect(stderr).toContain("site/es/services/crowns.md is still a draft: most of its texts are as in the original.");
    expect(site.read("site/es/services/crowns.md")).toBe(draft);
  });

  test("notes the state of the original and the reader, and changes no other byte", async () => {
    const site = makeSite();
    const before = readTree(site.root);
    const { status, stdout, stderr } = await run(site, "es/services/crowns", "--by", "Ana Ruiz, DDS");
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toBe(
      "Noted in site/es/services/crowns.md what it translates, and that Ana Ruiz, DDS has read it.\n",
    );
    const note =
      /original:\n {2}texts: (?:\w{5} ?){4}\n {2}markdown: (?:\w{5} ?){2}\n {2}headings: how-long-does-it-last:cuánto-dura\nreviewedBy: Ana Ruiz, DDS\n/;
    expect(site.read("site/es/services/crowns.md")).toMatch(note);
    expect(site.read("site/es/services/crowns.md").replace(note, "")).toBe(crowns);
    site.write("site/es/services/crowns.md", crowns);
    expect(readTree(site.root)).toEqual(before);
  });

  test("names what is outdated: not after another picture, but after another text", async () => {
    const site = makeSite();
    expect((await run(site)).stdout).toMatch(
      /Read both:\n\n {2}site\/es\/patients.yaml\n {2}site\/es\/services\/crowns.md\n$/,
    );
    expect((await run(site, "es")).stdout.split("\n")).toHaveLength(3);
    expect(site.read("site/es/patients.yaml")).toMatch(
      /temprano<\/strong>\.\r\noriginal:\r\n {2}texts: \w{5} \w{5}\r\n$/,
    );
    site.write("site/services/crowns.md", original.replace("office.webp", "other.webp").replace("# Facts\n", ""));
    expect((await run(site)).stdout).toBe("All translations are up to date: 2.\n");
    site.write("site/services/crowns.md", original.replace("Many", "Ten"));
    expect((await run(site)).stdout).toMatch(/Read both:\n\n {2}site\/es\/services\/crowns.md\n$/);
    expect((await run(site, "site/es/services/crowns.md")).stdout).toMatch(/^Noted in /);
    expect((await run(site, "es/services/")).stdout).toBe("site/es/services/crowns.md is as it should be.\n");
  });

  test("names nothing as outdated after notes with sample values were taken out of both languages", async () => {
    const [note, own] = ["No dentist has read this page yet.", "Ningún dentista ha leído esta página todavía."];
    const prices = (text: string, price: string): string =>
      `---\nmainTitleText: Costs\ndescription: A list.\n${price && "asOf: 2026-05\n"}prices:\n- title: Visits\n  items:\n  - what: Exam\n    conditions: Once. ${text}\n${price}---\n`;
    const site = makeSite({
      "site/samples.yaml": `values:\n  - value: ${note.slice(0, -1)}\n    what: a note\n  - value: ${own.slice(0, -1)}\n    what: a note\n`,
      "site/services/crowns.md": `${original.replace("the tooth.", `the tooth. ${note}`)}\n${note}\n`,
      "site/es/services/crowns.md": `${crowns.replace("el diente.", `el diente. ${own}`)}\n${own}\n`,
      "site/about/prices.md": prices(note, '    price: "91"\n'),
      "site/es/about/prices.md": prices(own, "").replaceAll(/Costs|list|Visits|Exam|Once/g, "$&o"),
    });
    expect((await run(site, "es", "--by", "Ana Ruiz, DDS")).stderr).toBe("");
    site.write("site/samples.yaml", "values: []\n");
    for (const name of ["services/crowns.md", "about/prices.md", "es/services/crowns.md", "es/about/prices.md"])
      site.write(`site/${name}`, site.read(`site/${name}`).replaceAll(note, "").replaceAll(own, ""));
    expect((await run(site)).stdout).toBe("All translations are up to date: 3.\n");
    expect(site.read("site/es/services/crowns.md")).toContain("reviewedBy: Ana Ruiz, DDS");
  });

  test.for([
    [
      "a misspelled name",
      ["es/patients", "es/services/crown"],
      'There is no translation "es/services/crown". Did you mean "es/services/crowns"?',
    ],
    [
      "an original",
      ["es/patients", "services/crowns"],
      "site/services/crowns.md is not the translation of another file.",
    ],
    [
      "a file without an original",
      ["es/patients", "es/services/veneers"],
      "site/es/services/veneers.md is not the translation of another file.",
    ],
    ["a name without letters", ["es", "--by", "12"], "--by needs a name."],
    ["a reader of nothing", ["--by", "Ana Ruiz"], "--by needs the files that were read."],
  ] as const)("refuses %s, and writes nothing", async ([, args, message]) => {
    const site = makeSite({ "site/es/services/veneers.md": crowns });
    const before = readTree(site.root);
    const { status, stderr } = await run(site, ...args);
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(message) as string });
    expect(readTree(site.root)).toEqual(before);
  });

  test.for([
    [
      "lacks a text",
      crowns.replace(/title: .*\n/, ""),
      'crowns.md lacks a text of its original: "title". Nothing was written.',
    ],
    [
      "has a fact",
      crowns.replace("title:", "imgSrc: pictures/office.webp\ntitle:"),
      'crowns.md:3 has an error: "imgSrc" is the same in every language',
    ],
    ["cannot be read", crowns.replace("title: Una", 'title: "Una'), "crowns.md cannot be read."],
  ] as const)("refuses a translation that %s, and writes no other either", async ([, text, message]) => {
    const site = makeSite({ "site/es/services/crowns.md": text });
    const before = readTree(site.root);
    const { status, stderr } = await run(site, "es");
    expect({ status, stderr }).toMatchObject({ status: 2, stderr: expect.stringContaining(message) as string });
    expect(readTree(site.root)).toEqual(before);
  });

  test("says how to add a language if there is only one", async () => {
    const { status, stderr } = await run(makeLittleSite(), "es");
    expect({ status, stderr }).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('"translations: [es-US]"') as string,
    });
  });
});
