import { expect, test } from "vitest";
import { buildLittleSite } from "../support/build-little-site.ts";
import { makeLittleSite } from "../support/little-site.ts";

/** Sections of the legal page, by their English title. */
const german = {
  "Privacy Policy": "Datenschutzerklärung",
  "Terms of Use": "Nutzungsbedingungen",
  "Cookie Policy": "Cookies",
  "HIPAA disclaimer": "Hinweis zu HIPAA",
  "Contact Us": "Kontakt",
};

async function stylesOf(languages: string, sections = {}): Promise<string> {
  const site = makeLittleSite();
  for (const [english, title] of Object.entries<string>(sections)) {
    site.write("site/privacypolicy.md", site.read("site/privacypolicy.md").replace(`## ${english}`, `## ${title}`));
  }
  const practice = site.read("site/practice.yaml").replace(/^(?:language|translations):.*\n/gm, "");
  site.write("site/practice.yaml", `${practice}${languages}\n`);
  const { result } = await buildLittleSite(site);
  expect(result.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  const sheet = result.built?.outputs.find(({ path }) => /site\.[\da-f]+\.css$/.test(path));
  return sheet && "contents" in sheet ? String(sheet.contents) : "";
}

test("headings break long words with a hyphen in languages that have such words, and in no other", async () => {
  expect(await stylesOf("language: de-DE", german)).toMatch(/hyphens:\s?auto/);
  const english = await stylesOf("language: en-US");
  expect(english).toContain("h1");
  expect(english).not.toMatch(/hyphens:\s?auto/);
});
