import { keySynonyms } from "../../../src/steps/validate/key-synonyms.ts";
import { Memory } from "../../../src/lib/memory.ts";
import type { SiteFiles } from "../../../src/model/build/site-files.ts";
import { isGroup, partBelow, partOf, type Group, type Part } from "../../../src/model/build/walk-fields.ts";
import { findMeantKeys } from "../../../src/steps/validate/written-keys.ts";
import { kinds } from "../../../src/kinds/kinds.ts";
import type { Problem } from "../../../src/problems/problem.ts";
import { expect, test } from "vitest";
import { parseSite } from "../../../src/steps/parse/parse-site.ts";
import { readSite } from "../../../src/steps/read/read-site.ts";
import { validateSite } from "../../../src/steps/validate/validate-site.ts";
import { siteTexts } from "../../fuzz/site-texts.ts";
import { addSecond, makeEveryKey, printFile, writeContents } from "../../support/every-key.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { isNight } from "../../support/test-level.ts";
import { withText } from "./with-text.ts";

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

const { recall } = new Memory();

/** Reads the files of a practice, each with its state, as if they had not changed for a while. */
const readOnce = (root: string): SiteFiles => readSite(root, { now: Date.now() + 60_000 });

const site = readOnce(makeLittleSite().root);

/** Parses and validates a practice, and remembers what it found in each file. */
function findProblems(files: SiteFiles): Problem[] {
  const { content, problems } = parseSite(files, kinds, { recall });
  return [...problems, ...validateSite(content, recall).problems];
}

test.skipIf(isNight).for(misspelled)("$name: a capital letter in its key gives one problem", ({ file, changed }) => {
  const all = findProblems(withText(site, file, changed));
  expect(all.map(({ code, place }) => `${code} ${place.file}`)).toEqual([`key/unknown ${file}`]);
});

/** Every group of keys that an author may write, with the path to it. */
const groups = kinds.flatMap(({ files, schema }) => listGroups(partOf(schema), files));

function listGroups(part: Part, name: string): { name: string; part: Part }[] {
  return [
    ...(part.keys.size > 0 ? [{ name, part }] : []),
    ...[...part.keys].flatMap(([key, each]) => listGroups(each, `${name} ${key}`)),
    ...[part.item, part.entry].flatMap((each) => (each ? listGroups(each, name) : [])),
  ];
}

test.skipIf(isNight).each(groups)("$name: another word for a key that is needed is taken for that key", ({ part }) => {
  const needed = [...part.keys].filter(([, { isOptional }]) => !isOptional).map(([key]) => key);
  const found = needed.flatMap((key) => {
    const rest = Object.fromEntries(needed.filter((each) => each !== key).map((each) => [each, "text"]));
    const others = (keySynonyms[key] ?? "").split(" ").filter((word) => word !== "" && !part.keys.has(word));
    return others.map((word) => [key, word, findMeantKeys({ ...rest, [word]: "text" }, part).get(word)]);
  });
  expect(found.filter(([key, , meant]) => meant !== key)).toEqual([]);
});

test.skipIf(isNight)("every key that has other words is a key of some group", () => {
  const known = new Set(groups.flatMap(({ part }) => [...part.keys.keys()]));
  expect(Object.keys(keySynonyms).filter((key) => !known.has(key))).toEqual([]);
});

/** A key of a group in a file. */
interface WrittenKey {
  group: Group;
  key: string;
  part: Part;
}

/** Lists the keys in a value, but not those that authors choose. */
function listKeysIn(value: unknown, part: Part): WrittenKey[] {
  if (Array.isArray(value)) return value.flatMap((each) => listKeysIn(each, part.item!));
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const own = part.keys.size > 0 ? [{ group: value, key, part }] : [];
    return [...own, ...listKeysIn(each, partBelow(part, key)!)];
  });
}

/** Mistakes that authors make with a key: a letter too few, other capitals, another word. */
function misspell({ group, key, part }: WrittenKey): string[] {
  const words = (keySynonyms[key] ?? "").split(" ").slice(0, 3);
  const short = key.length > 4 ? key.slice(0, 2) + key.slice(3) : key.toUpperCase();
  const ways = new Set([short, key.charAt(0).toUpperCase() + key.slice(1), key.toUpperCase(), ...words]);
  return [...ways].filter((way) => way !== "" && !part.keys.has(way) && !(way in group));
}

/** Renames a key of a group, which keeps its place. */
function rename(group: Group, from: string, to: string): void {
  const entries = Object.entries(group);
  for (const [key] of entries) Reflect.deleteProperty(group, key);
  for (const [key, value] of entries) Reflect.set(group, key === from ? to : key, value);
}

/** Keys that other keys need. */
const isNeededByOthers = ({ key }: WrittenKey): boolean => ["logo", "imgSrc", "booking", "answers"].includes(key);

test("a misspelled key is one problem, also if other keys need it", () => {
  const contents = makeEveryKey();
  addSecond(contents);
  const practice = readOnce(writeContents(contents).root);
  const found: string[] = [];
  for (const [file, { kind, data }] of contents) {
    const keys = listKeysIn(data, partOf(kind.schema)).filter((each) => isNeededByOthers(each) !== isNight);
    for (const each of keys) {
      for (const way of misspell(each)) {
        rename(each.group, each.key, way);
        const all = findProblems(withText(practice, file, printFile(contents.get(file)!)));
        if (all.length !== 1) found.push(`${file} ${each.key} as ${way}: ${all.map(({ code }) => code).join(", ")}`);
        rename(each.group, way, each.key);
      }
    }
  }
  expect(found).toEqual([]);
});
