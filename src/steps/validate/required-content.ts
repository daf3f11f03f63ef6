import { placeAt, startOf } from "../../model/place.ts";
import { lookUp, type ContentHeading } from "../../model/site.ts";
import { bodyIn, sourcesOf, valueAt, type Content } from "../../model/source.ts";
import { isGroup, partBelow, partOf } from "../../model/walk-fields.ts";
import type { Words } from "../../model/words.ts";
import { legalKeys, legalSections } from "../../model/legal-sections.ts";
import { problem, suggest, type Problem } from "../../problems/problem.ts";
import { explainMissing } from "./explain-missing.ts";
import { hasTypoOf } from "./written-keys.ts";

/** Checks for content that a page needs and no schema can ask for. */
export function checkRequiredContent(content: Content): Problem[] {
  return [...checkFirstHeadings(content), ...checkMenu(content), ...checkBodies(content)];
}

/** Files whose substance is their Markdown. */
function checkBodies(content: Content): Problem[] {
  return sourcesOf(content).flatMap(({ kind, file, body }) =>
    kind.needsText === true && body.trim() === "" ? [problem("markdown/no-text", startOf(file), undefined)] : [],
  );
}

/** `all` are the headings of all files. */
export function checkLegalSections(content: Content, all: readonly ContentHeading[], words: Words): Problem[] {
  const { file, untranslated } = content.files["privacypolicy.md"] ?? {};
  if (file === undefined || untranslated?.hasBody) return [];
  const headings = all.filter((heading) => heading.file === file && heading.level === 2);
  const sections = legalSections(words);
  const others = headings.map(({ text }) => text).filter((text) => !sections.includes(text));
  return legalKeys
    .map((key) => ({ key, section: words[key] }))
    .filter(({ section }) => !headings.some(({ text }) => text === section))
    .flatMap(({ key, section }) => {
      const found = others.find((text) => suggest(text, [section]) !== undefined);
      if (found === undefined && key !== legalKeys[0]) return [];
      const renamed = explainRenamed(content, { key, section }, headings);
      if (renamed !== undefined) return [renamed];
      const place = headings.find(({ text }) => text === found)?.place() ?? startOf(file);
      const details =
        found === undefined ? ({ way: "missing", section } as const) : ({ way: "misspelled", section, found } as const);
      return [problem("markdown/missing-section", place, details)];
    });
}

/** If the heading has the package's own words, the practice's words.yaml is where the section got another name. */
function explainRenamed(
  { files, packageWords }: Content,
  { key, section }: { key: (typeof legalKeys)[number]; section: string },
  headings: readonly ContentHeading[],
): Problem | undefined {
  const usual = packageWords?.[key];
  const heading = headings.find(({ text }) => text === usual);
  const source = files["words.yaml"];
  if (heading === undefined || source === undefined || valueAt(source.data, [key]) !== section) return undefined;
  const related = { place: heading.place(), label: "The heading is" };
  return problem(
    "markdown/missing-section",
    source.placeOfValue([key]),
    { way: "renamed", section, found: heading.text, key },
    related,
  );
}

/** Text above the first section of a page that is all sections would have no place. */
function checkFirstHeadings(content: Content): Problem[] {
  return sourcesOf(content).flatMap((source) => {
    const { kind, body } = source;
    const start = body.search(/\S/);
    if (kind.isSections !== true || start === -1 || /^##\s/.test(body.slice(start))) return [];
    const written = bodyIn(source);
    const place = placeAt(written, written.bodyOffset + start, Infinity);
    return [problem("markdown/text-before-heading", place, undefined)];
  });
}

const openers: readonly string[] = ["href", "children", "serviceGroups", "message", "insurance"];

/** Checks that each menu item opens something or leads somewhere. */
function checkMenu(content: Content): Problem[] {
  const source = content.files["navigation.yaml"];
  const { menu } = lookUp(content, "navigation.yaml");
  if (!source || !Array.isArray(menu)) return [];
  const part = partBelow(partBelow(partOf(source.kind.schema), "menu")!, 0)!;
  return menu.flatMap((item: unknown, index) => {
    const isDead = isGroup(item) && !openers.some((key) => key in item || hasTypoOf(key, item, part));
    return isDead ? [explainMissing(source, ["menu", index], "href", source.kind.schema)] : [];
  });
}
