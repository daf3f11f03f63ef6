import { readFileSync } from "node:fs";
import { load } from "cheerio";
import { beforeAll, describe, expect, test } from "vitest";
import { parseColor } from "../../../src/lib/color.ts";
import { lookNames, type LookName } from "../../../src/model/content/brand.ts";
import { readTokens } from "../../support/reference-tokens.ts";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite, type Overlay } from "../../support/little-site.ts";

interface Shown {
  css: string;
  home: string;
}

/** Builds the little site in a look. `files` are laid over it. */
async function showIn(look: LookName, files: Overlay = {}): Promise<Shown> {
  const brand = `logo: pictures/logo.svg\nlook: ${look}\ncolors:\n  main: "#5b2a5e"\n`;
  const site = makeLittleSite({ "site/brand.yaml": brand, ...files });
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  const { stylesheet, pages } = result.built!;
  return {
    css: readFileSync(site.file(`dist/${stylesheet.replace("/practice/", "")}`), "utf8"),
    home: pages.find(({ path }) => path === "index.html")!.html,
  };
}

const shown = new Map<LookName, Shown>();

beforeAll(async () => {
  for (const look of lookNames) shown.set(look, await showIn(look));
});

const colorsOf = (css: string): Set<string> => {
  const { light, dark } = readTokens(css);
  return new Set([...light.values(), ...dark.values()].filter((value) => (parseColor(value)?.chroma ?? 0) > 0.01));
};

test("a site has the templates and styles of its look only", () => {
  const [coast, clinic] = lookNames.map((look) => shown.get(look)!);
  expect(load(coast!.home)(".wave").length).toBeGreaterThan(1);
  expect(load(clinic!.home)(".wave, .sun").length).toBe(0);
  expect(coast!.css).toContain(".wave path");
  expect(clinic!.css).not.toContain(".wave path");
  expect(new Set(lookNames.map((look) => readTokens(shown.get(look)!.css).light.get("display"))).size).toBe(
    lookNames.length,
  );
});

describe.each(lookNames)("the look %s", (look) => {
  test("has nothing of the sample's colors if the practice has its own", () => {
    const ofSample = [
      "#0f2f33",
      "#1f6463",
      "#1a5a59",
      "#e9f4f1",
      "#b5432b",
      "#f0bd6a",
      "#f3e9da",
      "#8cd0c8",
      "#143a3f",
    ];
    const left = ofSample.filter((color) => colorsOf(shown.get(look)!.css).has(color));
    expect(left).toEqual([]);
    expect(colorsOf(shown.get(look)!.css).has("#5b2a5e")).toBe(true);
  });

  test("keeps the weight of its titles if the practice has its own colors", () => {
    expect(Number(readTokens(shown.get(look)!.css).light.get("title-weight"))).toBeGreaterThanOrEqual(400);
  });

  test("gives way to the practice's own templates and styles", async () => {
    const { css, home } = await showIn(look, {
      "templates/parts/wave.tsx": 'export function Wave() {\n  return <hr className="own" />;\n}\n',
      "templates/css/hero.css": ".hero {\n  color: rebeccapurple;\n}\n",
    });
    expect(load(home)("hr.own").length).toBeGreaterThan(0);
    expect(css).toContain("#639");
  });

  test("keeps the styles below it that a practice's own file imports and adds to", async () => {
    const { css } = await showIn(look, {
      "templates/css/menu.css": '@import "original:menu.css";\n\n.menu {\n  color: rebeccapurple;\n}\n',
    });
    const { css: before } = shown.get(look)!;
    const ofMenu = (text: string): number => text.split(".menu-panel").length;
    expect(ofMenu(before)).toBeGreaterThan(5);
    expect(ofMenu(css)).toBe(ofMenu(before));
    expect(css.indexOf(".menu{color:#639}")).toBeGreaterThan(css.indexOf(".menu-panel{position"));
  });
});

test("a look's own file adds to the sample's of the same name", () => {
  const studio = shown.get("studio")!.css;
  expect(studio.indexOf("border:4px solid var(--line-strong)")).toBeGreaterThan(studio.indexOf(".menu-panel{position"));
});
