import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { describe, expect, test } from "vitest";
import { shortTags } from "../../src/model/domain/language.ts";
import { practiceSchema } from "../../src/model/content/practice.ts";
import { giveFolders } from "../../src/model/build/translation.ts";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite, type LittleSite } from "../support/little-site.ts";
import { packageFolder } from "../support/package-folder.ts";
import { translateSite } from "../support/translate-site.ts";

/*
 * Sites in two forms of one language.
 */

const words = readFileSync(path.join(packageFolder, "templates/words/en.yaml"), "utf8");

/** A site in `first` that is translated to each of the tags, in the folders named. Its words are English in every language. */
function makeSite(first: string, translations: Readonly<Record<string, string>>): LittleSite {
  const site = makeLittleSite();
  translateSite(site);
  const tags = Object.keys(translations).join(", ");
  const practice = site.read("site/practice.yaml").replace("translations: [es-US]", `translations: [${tags}]`);
  site.write("site/practice.yaml", practice.replace("language: en-US", `language: ${first}`));
  site.write("site/words.yaml", words);
  cpSync(site.file("site/es"), site.file("translated"), { recursive: true });
  rmSync(site.file("site/es"), { recursive: true });
  for (const folder of Object.values(translations)) {
    cpSync(site.file("translated"), site.file(`site/${folder}`), { recursive: true });
    site.write(`site/${folder}/words.yaml`, words);
    const policy = `site/${folder}/privacypolicy.md`;
    site.write(policy, site.read(policy).replace("## Política de privacidad", "## Privacy Policy"));
  }
  rmSync(site.file("translated"), { recursive: true });
  return site;
}

async function readHome(site: LittleSite, folder = ""): Promise<{ $: CheerioAPI; errors: string[] }> {
  const { result } = await buildLittleSite(site);
  const errors = result.problems.filter(({ severity }) => severity === "error").map(({ message }) => message);
  return { $: load(readFileSync(site.file(`dist/${folder}index.html`), "utf8")), errors };
}

const alternatesOf = ($: CheerioAPI): string[] =>
  $('link[rel="alternate"][hreflang]')
    .map((_, each) => `${$(each).attr("hreflang")!} ${new URL($(each).attr("href")!).pathname}`)
    .get();

describe.each([
  [
    "en-US",
    { "pt-BR": "pt", "pt-PT": "pt-pt" },
    ["en", "pt-BR", "pt-PT"],
    ["Português (Brasil)", "Português (Portugal)"],
  ],
  ["en-US", { "zh-Hans": "zh", "zh-Hant": "zh-hant" }, ["en", "zh-Hans", "zh-Hant"], ["简体中文", "繁體中文"]],
  ["en-US", { "en-GB": "en-gb" }, ["en-US", "en-GB"], ["English (United Kingdom)"]],
  ["es-US", { "es-MX": "es-mx" }, ["es-US", "es-MX"], ["Español (México)"]],
] as const)("a site in %s with %j", (first, translations, tags, names) => {
  test("has a folder, an alternate and a name for each form", async () => {
    const site = makeSite(first, translations);
    const { $, errors } = await readHome(site);
    expect(errors).toEqual([]);
    const folders = ["", ...Object.values<string>(translations).map((each) => `${each}/`)];
    const expected = tags.map((tag, index) => `${tag} /practice/${folders[index]!}`);
    expect(alternatesOf($)).toEqual([...expected, "x-default /practice/"]);
    const links = $(".languages a").map((_, each) => `${$(each).attr("lang")!} ${$(each).text()}`);
    expect([...new Set(links.get())]).toEqual(tags.slice(1).map((tag, index) => `${tag} ${names[index]!}`));
    for (const [tag, folder] of Object.entries<string>(translations)) {
      const there = load(readFileSync(site.file(`dist/${folder}/index.html`), "utf8"));
      expect(there("html").attr("lang")).toMatch(new RegExp(`^${tag}`));
      expect(alternatesOf(there)).toEqual(alternatesOf($));
    }
  });
});

test("a text of a translation may be that of the original where both are written alike", async () => {
  const countMarked = async (tag: string, folder: string): Promise<number> => {
    const site = makeSite("en-US", { [tag]: folder });
    const text =
      "---\nmainTitleText: Bridges\ntitle: Bridges\ndescription: For a gap.\n---\nA bridge closes the gap that a lost tooth has left.\n";
    for (const each of ["", `${folder}/`]) site.write(`site/${each}services/bridges.md`, text);
    const { result } = await buildLittleSite(site);
    expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    return load(readFileSync(site.file(`dist/${folder}/services/bridges/index.html`)))("main [lang^=en]").length;
  };
  expect(await countMarked("pt-BR", "pt")).toBeGreaterThan(0);
  expect(await countMarked("en-GB", "en-gb")).toBe(0);
});

test.for([
  [["es-US"], ["es"]],
  [
    ["es-US", "es-MX"],
    ["es", "es-mx"],
  ],
  [
    ["zh-Hant", "zh-Hans"],
    ["zh", "zh-hans"],
  ],
  [
    ["en-GB", "fr"],
    ["en-gb", "fr"],
  ],
] as const)("a site in English with %j has the folders %j", ([tags, folders]) => {
  expect(giveFolders("en-US", tags).map(({ folder }) => folder)).toEqual(folders);
});

test.for([
  [
    ["en-US", "es-US"],
    ["en", "es"],
  ],
  [
    ["sr-Latn-RS", "sr-Cyrl-RS"],
    ["sr-Latn", "sr-Cyrl"],
  ],
  [
    ["zh-Hans-US", "zh-Hant-TW", "zh-Hant-HK"],
    ["zh-Hans", "zh-TW", "zh-HK"],
  ],
  [
    ["ca-ES", "ca-ES-valencia"],
    ["ca-ES", "ca-ES-valencia"],
  ],
] as const)("the shortest tags that tell %j apart are %j", ([tags, short]) => {
  expect(shortTags(tags)).toEqual(short);
});

test.for([
  ["en-US", ["es", "es-US"], false],
  ["en-US", ["fil", "tl"], false],
  ["pt-BR", ["pt"], false],
  ["pt-BR", ["pt-PT"], true],
  ["en-US", ["es-US", "es-MX"], true],
] as const)("whether a practice in %s may have the translations %j is %s", ([language, translations, may]) => {
  expect(practiceSchema.safeParse({ name: "Elm", language, translations }).success).toBe(may);
});
