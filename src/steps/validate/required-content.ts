import type { ContentFile } from "../../model/content-files.ts";
import { placeAt, startOf } from "../../model/place.ts";
import type { ContentHeading } from "../../model/site.ts";
import type { Content } from "../../model/source.ts";
import { legalSections, type Words } from "../../model/words.ts";
import { problem, suggest, type Problem } from "../../problems/problem.ts";
import { explainMissing } from "./explain-issue.ts";

/** What a page cannot do without, and no schema can ask for. */
export function checkRequiredContent(content: Content): Problem[] {
  return [...checkFirstHeadings(content), ...checkMenu(content), ...checkBodies(content)];
}

/** Pages whose substance is their Markdown. */
const pagesWithBody: readonly ContentFile[] = ["about/introduction.md", "about/officetour.md", "accessibility.md"];

function checkBodies(content: Content): Problem[] {
  return pagesWithBody.flatMap((name) => {
    const source = content.files[name];
    return source?.body.trim() === "" ? [problem("markdown/no-text", startOf(source.file), undefined)] : [];
  });
}

/** `all` are the headings of all files. */
export function checkLegalSections(content: Content, all: readonly ContentHeading[], words: Words): Problem[] {
  const file = content.files["privacypolicy.md"]?.file;
  if (file === undefined) return [];
  const headings = all.filter((heading) => heading.file === file && heading.level === 2);
  const sections = legalSections(words);
  const [needed] = sections;
  const others = headings.map(({ text }) => text).filter((text) => !sections.includes(text));
  return sections
    .filter((section) => !headings.some(({ text }) => text === section))
    .flatMap((section) => {
      const found = others.find((text) => suggest(text, [section]) !== undefined);
      if (found === undefined && section !== needed) return [];
      const place = headings.find(({ text }) => text === found)?.place() ?? startOf(file);
      return [problem("markdown/missing-section", place, { section, found })];
    });
}

/** The legal page and the accessibility statement are their sections: text above the first would have no place. */
function checkFirstHeadings(content: Content): Problem[] {
  return (["privacypolicy.md", "accessibility.md"] as const).flatMap((name) => {
    const source = content.files[name];
    const start = source?.body.search(/\S/) ?? -1;
    if (source === undefined || start === -1 || /^##\s/.test(source.body.slice(start))) return [];
    const place = placeAt(source.file, source.text, source.bodyOffset + start, Infinity);
    return [problem("markdown/text-before-heading", place, undefined)];
  });
}

const openers: readonly string[] = ["href", "children", "serviceGroups", "message", "insurance"];

/** A menu item without anything to open or to go to would be a dead word. */
function checkMenu(content: Content): Problem[] {
  const source = content.files["navigation.yaml"];
  const menu = (source?.data as { menu?: unknown } | null)?.menu;
  if (!source || !Array.isArray(menu)) return [];
  return menu.flatMap((item: unknown, index) => {
    const isDead =
      typeof item === "object" &&
      item !== null &&
      !Object.keys(item).some((key) => openers.includes(key) || suggest(key, openers) !== undefined);
    return isDead ? [explainMissing(source, ["menu", index], "href")] : [];
  });
}

/** A figure that stands for itself says nothing: the home page names one with what stands behind it. */
export function checkClaim(content: Content, documents: Partial<Record<ContentFile, { data: unknown }>>): Problem[] {
  const source = content.files["home.yaml"];
  const home = documents["home.yaml"]?.data as { claim?: string } | undefined;
  const claims = documents["claims.yaml"]?.data as object | undefined;
  if (!source || home?.claim === undefined || claims === undefined || Object.hasOwn(claims, home.claim)) return [];
  return [problem("claim/unknown", source.placeOfValue(["claim"]), { claim: home.claim, known: Object.keys(claims) })];
}
