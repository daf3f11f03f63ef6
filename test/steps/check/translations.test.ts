import { expect, test } from "vitest";
import { kinds } from "../../../src/kinds/kinds.ts";
import { findOutdated } from "../../../src/steps/check/translations.ts";
import type { SiteInLanguage } from "../../../src/steps/check/subjects.ts";
import { parseSite } from "../../../src/steps/parse/parse-site.ts";
import { readSite } from "../../../src/steps/read/read-site.ts";
import { translateSite as mergeTranslations } from "../../../src/steps/translate/translate-content.ts";
import { makeLittleSite } from "../../support/little-site.ts";
import { translateSite } from "../../support/translate-site.ts";

const page = `---
mainTitleText: Crowns
description: A cover for a weak tooth.
sectionOneTitle: Steps
sectionOneData:
  - title: Look
    description: We look at the tooth.
  - title: Shape
    description: We shape the tooth.
---

## Care

Brush twice.

Come every spring.
`;

test.for<[what: string, from: string, to: string, translated: string]>([
  ["a value of the front matter", "A cover for a weak tooth.", "A cap for a weak tooth.", "coverero?|covero"],
  ["an item of a list", "We shape the tooth.", "We polish the tooth.", "shapeo"],
  ["a paragraph", "Come every spring.", "Come every autumn.", "springo"],
])("advice on an outdated translation names the lines of both texts: %s", ([, from, to, translated]) => {
  const site = makeLittleSite({ "site/services/crowns.md": page });
  translateSite(site);
  site.write("site/services/crowns.md", page.replace(from, to));
  const [, spanish] = mergeTranslations(parseSite(readSite(site.root), kinds).content);
  const found = findOutdated({ content: spanish!.content } as SiteInLanguage);
  expect(found.map(({ code }) => code)).toEqual(["translation/outdated"]);
  const [{ place, related, message }] = found as [(typeof found)[0]];
  const lineAt = ({ file, line }: typeof place): string => site.read(file).split("\n")[line - 1]!;
  expect(related!.place.file).toBe("site/services/crowns.md");
  expect(place.file).toBe("site/es/services/crowns.md");
  // The place of an item is that of its first line.
  const isItem = from.includes("shape");
  expect(lineAt(related!.place)).toContain(isItem ? "title: Shape" : to);
  expect(lineAt(place)).toMatch(isItem ? /title: Shapeo/ : new RegExp(translated));
  expect(message).toContain(isItem ? '"Shape"' : `"${to}"`);
});
