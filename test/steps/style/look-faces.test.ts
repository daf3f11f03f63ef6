import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { lookNames } from "../../../src/model/content/brand.ts";
import { faceOfLook } from "../../../src/steps/style/look-faces.ts";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { makeFont } from "./make-font.ts";

/** Builds the little site with these lines in `site/brand.yaml`. Returns its style sheet and the names of its fonts. */
async function buildWith(
  brand: string,
  files: Record<string, string | Buffer> = {},
): Promise<{ css: string; fonts: string[] }> {
  const site = makeLittleSite({ "site/brand.yaml": `logo: pictures/logo.svg\n${brand}`, ...files });
  const { result } = await buildLittleSite(site);
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const css = readFileSync(site.file(`dist/${result.built!.stylesheet.replace("/practice/", "")}`), "utf8");
  const fonts = readdirSync(site.file("dist/assets"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".woff2"),
  );
  return { css, fonts };
}

describe.each(lookNames)("the look %s", (look) => {
  test("has its face, in one small file, for titles", async () => {
    const { css, fonts } = await buildWith(`look: ${look}\n`);
    expect(fonts).toHaveLength(1);
    expect(css).toContain(`src:url("${fonts[0]!}")format("woff2")`);
    const [, first] = /--display:"([^"]+)"/.exec(css)!;
    expect(css).toContain(`@font-face{font-family:"${first!}";`);
  });

  test.each([
    ["English", "Calm care by the harbor", 1],
    ["Polish", "Gabinet Łukasza", 2],
    ["Vietnamese", "Nha khoa Nguyễn", 2],
  ])("has the files that the letters of a practice need: %s", (_, text, count) => {
    const { outputs = [] } = faceOfLook(look, { language: "en-US", texts: [text] }) ?? {};
    expect(outputs).toHaveLength(count);
  });

  test.each(["he", "ar", "ja", "zh-Hant-TW", "el"])("keeps the fonts of devices in %s", (language) => {
    expect(faceOfLook(look, { language, texts: ["Titel"] })).toBeUndefined();
  });
});

test("no file of a face is larger than 35 KB", () => {
  const sizes = readdirSync("templates/fonts").map((name) => statSync(`templates/fonts/${name}`).size);
  expect(sizes.length).toBeGreaterThan(12);
  expect(Math.max(...sizes)).toBeLessThan(35_000);
});

test("a practice's own titles, or its type, are in place of the look's face", async () => {
  const font = await makeFont();
  const own = await buildWith("fonts:\n  display:\n    regular: fonts/own.woff2\n", { "assets/fonts/own.woff2": font });
  expect(own.fonts).toEqual([expect.stringMatching(/^fonts\/own\./)]);
  const type = await buildWith("type: literary\n");
  expect(type.fonts).toEqual([]);
  expect(type.css).not.toContain("@font-face");
});

test("text in the font of titles has the look's face in every palette", async () => {
  for (const colors of ["", 'colors:\n  main: "#5b2a5e"\n']) {
    const { css } = await buildWith(`look: clinic\n${colors}`);
    expect(css).toContain("--sans:var(--display)");
  }
});

describe("a word with a letter that the face lacks", () => {
  const page = "site/pages/dr-hasan.md";
  const text = (name: string): string =>
    `---\nmainTitleText: Meet ${name} at the Łódź office\ndescription: A page about ${name}.\n---\n\nAsk [${name}](/).\n`;

  test("is whole in a font of the device, in titles", async () => {
    const site = makeLittleSite({ [page]: text("ḤꞒasan’s") });
    await buildLittleSite(site);
    const html = readFileSync(site.file("dist/dr-hasan/index.html"), "utf8");
    expect(html).toContain('<h1>Meet <span class="other-letters">ḤꞒasan’s</span> at the Łódź office</h1>');
    expect(html).toContain("<title>Meet ḤꞒasan’s at the Łódź office");
    expect(html).toContain('content="A page about ḤꞒasan’s."');
    const sheet = readdirSync(site.file("dist/assets")).find((name) => /^site\..*css$/.test(name))!;
    const css = readFileSync(site.file(`dist/assets/${sheet}`), "utf8");
    expect(css).toContain(
      ':is(h1,h2,h3,.brand) .other-letters{font-family:"Iowan Old Style", Palatino, Georgia, serif}',
    );
  });

  test("is not there on a site whose letters the face has", async () => {
    const site = makeLittleSite({ [page]: text("Hasan") });
    await buildLittleSite(site);
    expect(readFileSync(site.file("dist/dr-hasan/index.html"), "utf8")).not.toContain("other-letters");
  });
});
