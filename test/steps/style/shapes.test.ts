import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readTokens } from "../../support/reference-tokens.ts";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite } from "../../support/little-site.ts";

/** Builds the style sheet of the little site with these lines in `site/brand.yaml`. */
async function styleWith(lines: string): Promise<string> {
  const site = makeLittleSite({ "site/brand.yaml": `logo: pictures/logo.svg\n${lines}` });
  const { result } = await buildLittleSite(site);
  expect(result.problems).toEqual([]);
  return readFileSync(site.file(`dist/${result.built!.stylesheet.replace("/practice/", "")}`), "utf8");
}

test("the shapes of the look coast change nothing there", async () => {
  const written = readTokens(await styleWith("corners: pebble\n"));
  expect(written).toEqual(readTokens(await styleWith("")));
});

test("type, corners and ornament change tokens of the style sheet", async () => {
  const plain = await styleWith("");
  const css = await styleWith("type: rounded\ncorners: round\nornament: none\n");
  const [before, after] = [readTokens(plain).light, readTokens(css).light];
  const changed = [...after].filter(([name, value]) => before.get(name) !== value);
  expect(new Map(changed)).toEqual(
    new Map([
      ["display", expect.stringMatching(/^ui-rounded, .*, sans-serif$/) as string],
      ["pebble", "1.25rem"],
      ["wave", "0px"],
    ]),
  );
  expect(css.length).toBeLessThan(plain.length + 100);
});

test("square corners leave no round ones, even without a token", async () => {
  const css = await styleWith("corners: square\n");
  expect(css.endsWith("@layer parts{*,:before,:after{border-radius:0!important}}")).toBe(true);
  expect(readTokens(css).light.get("pebble")).toBe("0");
});

test("waves and sun can be left out together, or the sun alone", async () => {
  const none = await styleWith("ornament: none\n");
  expect(none.endsWith("@layer parts{.sun{display:none}}")).toBe(true);
  const waves = await styleWith("ornament: waves\n");
  expect(waves.endsWith("@layer parts{.sun{display:none}}")).toBe(true);
  expect(readTokens(waves).light.get("wave")).not.toBe("0px");
  expect(await styleWith("")).not.toContain(".sun{display:none}}@layer");
});
