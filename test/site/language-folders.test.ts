import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite } from "../support/little-site.ts";

async function remedyFor(folder: string, translations: string): Promise<string | undefined> {
  const site = makeLittleSite({ [`site/${folder}/services/bridges.md`]: "---\ntitle: Bridges\n---\n" });
  const practice = site.read("site/practice.yaml");
  site.write("site/practice.yaml", `${practice}${translations === "" ? "" : `translations: [${translations}]\n`}`);
  const { result } = await buildLittleSite(site);
  return result.problems.find(({ code }) => code === "translation/undeclared")?.remedy;
}

const inZh = 'Move what is in it to site/zh/, and write "translations: [zh-Hans]" in site/practice.yaml.';

test.for([
  ["zh-hans", "", inZh],
  ["zh-Hans", "", inZh],
  ["zh-hans", "zh-Hans", "Move what is in it to site/zh/."],
  ["ES", "es-US", "Move what is in it to site/es/."],
  ["es_MX", "es-MX", "Move what is in it to site/es/."],
  ["en", "", "Move what is in it to site/."],
  ["es-a", "es", "Move what is in it to site/es/."],
] as const)("texts in site/%s/ with translations [%s] are sent to the folder of their language", async (each) => {
  const [folder, translations, remedy] = each;
  expect(await remedyFor(folder, translations)).toBe(remedy);
});

test("a second form of a language is added to the tags that the practice has", async () => {
  expect(await remedyFor("zh-hans", "zh-Hant")).toContain('"translations: [zh-Hant, zh-Hans]"');
});

test("texts in the folder of a language are not reported while practice.yaml, which may name it, cannot be read", async () => {
  const site = makeLittleSite({ "site/es/services/bridges.md": "---\ntitle: Bridges\n---\n" });
  site.write("site/practice.yaml", `${site.read("site/practice.yaml")}name: Twice\n`);
  const { result } = await buildLittleSite(site);
  expect(result.problems.map(({ code }) => code)).toEqual(["yaml/duplicate-key"]);
});
