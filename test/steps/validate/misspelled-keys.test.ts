import { kinds } from "../../../src/kinds/kinds.ts";
import { expect, test } from "vitest";
import { readSite } from "../../../src/steps/read/read-site.ts";
import { validateSite } from "../../../src/steps/validate/validate-site.ts";
import { siteTexts } from "../../fuzz/site-texts.ts";
import { makeLittleSite } from "../../support/little-site.ts";

/** Every line of the little site that begins with a key, with the key's first letter capitalized. */
const misspelled = [...siteTexts].flatMap(([file, text]) => {
  const lines = text.split("\n");
  const end = file.endsWith(".md") ? lines.indexOf("---", 1) : lines.length;
  return lines.slice(0, end).flatMap((line, index) => {
    const [, before, letter, after] = /^(\s*(?:- )?)([a-z])(\w+:(?:\s.*)?)$/.exec(line) ?? [];
    // Authors choose the keys at the top of claims.yaml.
    if (letter === undefined || (file === "site/claims.yaml" && before === "")) return [];
    const changed = [...lines.slice(0, index), before! + letter.toUpperCase() + after!, ...lines.slice(index + 1)].join(
      "\n",
    );
    return [{ name: `${file}:${index + 1} ${line.trim()}`, file, changed }];
  });
});

const site = makeLittleSite();

test.for(misspelled)("$name: a capital letter in its key gives one problem", ({ file, changed }) => {
  const original = site.read(file);
  site.write(file, changed);
  const { content, problems } = readSite(site.root, kinds);
  site.write(file, original);
  const all = [...problems, ...validateSite(content).problems];
  expect(all.map(({ code, place }) => `${code} ${place.file}`)).toEqual([`key/unknown ${file}`]);
});
