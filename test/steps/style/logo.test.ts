import { load } from "cheerio";
import { expect, test } from "vitest";
import { buildLittleSite } from "../../support/build-little-site.ts";
import { makeLittleSite, type Overlay } from "../../support/little-site.ts";

const light = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#fff" d="M0 0h8v8z"/></svg>';

/** Builds the home page of the little site with this `site/brand.yaml`. */
async function openHome(brand: string | null, files: Overlay = {}) {
  const { result } = await buildLittleSite(
    makeLittleSite({ "site/brand.yaml": brand, "assets/pictures/light.svg": light, ...files }),
  );
  expect(result.problems).toEqual([]);
  const { pages, outputs } = result.built!;
  const $ = load(pages.find(({ path }) => path === "index.html")!.html);
  return { $, outputs };
}

test("without a logo the header shows only the name, and an icon is drawn", async () => {
  const { $, outputs } = await openHome(null);
  expect($(".brand").html()).toBe("<span><strong>Harbor Lane</strong><small> Dental</small></span>");
  const icon = outputs.find(({ path }) => $("link[rel=icon]").attr("href") === `/practice/${path}`)!;
  expect(icon.path).toMatch(/^assets\/icon\.[\da-f]{8}\.svg$/);
  expect("contents" in icon && icon.contents).toContain('fill="#1a5a59"');
});

test("a file with only comments is the same as no file", async () => {
  const { $ } = await openHome("# logo: pictures/logo.svg\n");
  expect($(".brand img")).toHaveLength(0);
});

test("a logo has the name as alternative text, or none if the name is beside it", async () => {
  const alone = await openHome("logo: pictures/logo.svg\nshowName: false\n");
  expect(alone.$(".brand").text()).toBe("");
  expect(alone.$(".brand img").attr("alt")).toBe("Harbor Lane Dental");
  const beside = await openHome("logo: pictures/logo.svg\n");
  expect(beside.$(".brand").text()).toBe("Harbor Lane Dental");
  expect(beside.$(".brand img").attr("alt")).toBe("");
});

test("dark screens get their own logo", async () => {
  const { $ } = await openHome("logo: pictures/logo.svg\nlogoDark: pictures/light.svg\n");
  const source = $(".brand picture > source");
  expect(source.attr("media")).toBe("(prefers-color-scheme: dark)");
  expect(source.attr("srcset")).toMatch(/light\.[\da-f]{8}\.svg$/);
  expect($(".brand picture > img").attr("src")).toMatch(/logo\.[\da-f]{8}\.svg$/);
});

test("the theme color is the surface of the style sheet in both schemes, also of a practice's own sheet", async () => {
  const themeColors = async (tokens: string | null) => {
    const site = makeLittleSite(tokens === null ? {} : { "templates/css/tokens.css": tokens });
    const { result } = await buildLittleSite(site);
    const $ = load(result.built!.pages[0]!.html);
    return $("meta[name=theme-color]")
      .toArray()
      .map(({ attribs }) => [attribs.media, attribs.content]);
  };
  const [light, dark] = ["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"];
  expect(await themeColors(null)).toEqual([
    [light, "#fffdf9"],
    [dark, "#0b2528"],
  ]);
  expect(await themeColors(":root { --surface: #fafafa; }\n")).toEqual([
    [light, "#fafafa"],
    [dark, "#fafafa"],
  ]);
});

test.each([
  ["wide", 800, 100, true, 160, 20],
  ["wide and alone", 800, 100, false, 280, 35],
  ["of two words in one line", 300, 100, true, 139, 46],
  ["of two words in one line, alone", 400, 100, false, 232, 58],
  ["square", 100, 100, true, 52, 52],
  ["square and alone", 512, 512, false, 96, 96],
  ["tall", 100, 200, true, 26, 52],
  ["tall and alone", 100, 200, false, 48, 96],
] as const)("a logo that is %s is as large as the header allows", async (_, width, height, showName, shown, tall) => {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const files = { "assets/pictures/own.svg": light.replace('viewBox="0 0 8 8"', size).replace("#fff", "#808080") };
  const { $ } = await openHome(`logo: pictures/own.svg\nshowName: ${showName}\n`, files);
  expect($(".brand img").attr()).toMatchObject({ width: String(shown), height: String(tall) });
});
