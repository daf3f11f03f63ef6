import { recallNothing, type Recall } from "../memory.ts";
import { simpleHtml } from "../markup/allowed-html.ts";
import { HtmlGate, type FoundImage } from "../markup/html-gate.ts";
import { readMarkdownText, type MarkdownReport } from "../markup/read-markdown.ts";
import { legalSections } from "../model/about.ts";
import { contentFiles, optionalContentFiles, type ContentFile } from "../model/content-files.ts";
import type { MarkdownText, Markup } from "../model/markup.ts";
import { placeAt, startOf } from "../model/place.ts";
import { schemas, type ContentLink, type ContentMedia, type Document, type Service, type Site } from "../model/site.ts";
import type { Rules } from "../model/rules.ts";
import type { AssetFiles, Content, Path, Source } from "../model/source.ts";
import { walkSource } from "../model/walk-fields.ts";
import { hasErrors, problem, suggest, type Problem } from "../problem.ts";
import { checkAddresses, checkGroups, checkLinks, listPages } from "./addresses.ts";
import { explainIssues, explainMissing } from "./explain-issue.ts";
import { checkFieldMarkup } from "./field-markup.ts";
import { checkMediaPath } from "./media-path.ts";
import { findReferences } from "./references.ts";
import { checkRules } from "./rules.ts";
import { validateService } from "./service.ts";

type Documents = Partial<Record<ContentFile, Document<ContentFile>>>;

interface FoundInSources extends Pick<Site, "links" | "media" | "headings" | "openHeadings"> {
  htmlFields: Map<string, Markup>;
}

const emptyOptionalDocuments: Documents = {
  "claims.yaml": { file: "site/claims.yaml", data: {}, text: { opening: [], sections: [] } },
  "samples.yaml": { file: "site/samples.yaml", data: { values: [] }, text: { opening: [], sections: [] } },
  "rules.yaml": { file: "site/rules.yaml", data: { off: [] }, text: { opening: [], sections: [] } },
};

export interface Validation {
  /** Absent if there are errors. */
  site?: Site;
  /** The pictures and videos that can be used, also of a site that is not complete. */
  media: ContentMedia[];
  /** Absent if there are errors in them. */
  rules?: Rules | undefined;
  problems: Problem[];
}

/** Turns what was read into a complete, typed site, or reports everything that is wrong with it. */
export function validateSite(content: Content, recall: Recall = recallNothing): Validation {
  const problems: Problem[] = [];
  const documents: Documents = {};
  for (const [name, document] of Object.entries(emptyOptionalDocuments) as [ContentFile, Document<ContentFile>][]) {
    if (!(name in content.files) && content.unreadFiles?.has(document.file) !== true) documents[name] = document;
  }
  const services: Service[] = [];
  const found: FoundInSources = { links: [], media: [], headings: [], openHeadings: [], htmlFields: new Map() };
  const addFound = (source: Source, inspection: Inspection): void => {
    const references = findReferences(source, content.assets);
    const pictures = checkImages(inspection.images, source.file, content.assets);
    problems.push(...inspection.problems, ...references.problems, ...pictures.problems);
    addAll(found.links, references.links);
    addAll(found.links, inspection.links);
    addAll(found.media, references.media);
    addAll(found.media, pictures.media);
    addAll(found.headings, inspection.headings);
    for (const [html, markup] of inspection.htmlFields) found.htmlFields.set(html, markup);
    if (inspection.hasOpenHeadings) found.openHeadings.push(source.file);
  };

  for (const [name, source] of Object.entries(content.files) as [ContentFile, Source][]) {
    // With nothing but comments left in it, a file that a site may do without is as good as not there.
    if (source.data === null && name in emptyOptionalDocuments) {
      documents[name] = emptyOptionalDocuments[name]!;
      continue;
    }
    if (!isMap(source, problems)) continue;
    const { document, inspection } = recall("inspection", source, () => inspectDocument(name, source));
    if (document) documents[name] = document;
    addFound(source, inspection);
    if (name === "privacypolicy.md") problems.push(...checkLegalSections(source, inspection));
  }
  for (const source of content.services) {
    if (!isMap(source, problems)) continue;
    const { service, inspection } = recall("inspection", source, () => inspectService(source));
    addFound(source, inspection);
    if (service) services.push(service);
  }

  const practiceSlug = (documents["practice.yaml"] as Document<"practice.yaml"> | undefined)?.data.slug;
  const rootFiles = [...(content.rootFiles?.keys() ?? [])];
  const pages = listPages(content.serviceFiles, practiceSlug, rootFiles);
  problems.push(
    ...checkFirstHeadings(content),
    ...checkMenu(content),
    ...checkBodies(content),
    ...checkClaim(content, documents),
    ...checkRules(content),
    ...checkAddresses(pages, content),
    ...checkGroups(pages, content),
    ...checkLinks(pages, found.links),
  );

  const isComplete = [...Object.keys(contentFiles), ...Object.keys(optionalContentFiles)].every(
    (name) => name in documents,
  );
  const rules = hasErrors(problems.filter(({ place }) => place.file === "site/rules.yaml"))
    ? undefined
    : (documents["rules.yaml"] as Document<"rules.yaml"> | undefined)?.data;
  if (hasErrors(problems) || !isComplete) return { media: found.media, rules, problems };
  const site = {
    documents: documents as Site["documents"],
    services,
    ...found,
    rootFiles,
  };
  return { site, media: found.media, rules, problems };
}

/** Thousands at once are too many for `push(...)`. */
function addAll<Each>(list: Each[], more: readonly Each[]): void {
  for (const each of more) list.push(each);
}

function isMap(source: Source, problems: Problem[]): boolean {
  const { data } = source;
  if (typeof data === "object" && data !== null && !Array.isArray(data)) return true;
  const found = Array.isArray(data) ? "a list" : data === null ? "nothing" : "one text";
  problems.push(problem("yaml/not-a-map", data === null ? startOf(source.file) : source.placeOfValue([]), { found }));
  return false;
}

/** What is found in one file, whatever the others hold. */
interface Inspection extends Pick<MarkdownReport, "problems" | "links" | "images" | "headings" | "hasOpenHeadings"> {
  /** Its Markdown. */
  text: MarkdownText;
  /** What each of its HTML fields became. */
  htmlFields: ReadonlyMap<string, Markup>;
}

function inspectDocument(name: ContentFile, source: Source) {
  const { success, data, error } = schemas[name].safeParse(source.data);
  const inspection = inspectSource(source);
  if (success) return { document: { file: source.file, data, text: inspection.text }, inspection };
  const problems = [...explainIssues(source, error.issues, schemas[name]), ...inspection.problems];
  return { inspection: { ...inspection, problems } };
}

function inspectService(source: Source): { service?: Service; inspection: Inspection } {
  const { service, problems } = validateService(source);
  const found = inspectSource(source);
  const inspection = { ...found, problems: [...problems, ...found.problems] };
  return { inspection, ...(service && { service: { ...service, text: found.text } }) };
}

/** What holds for every file alike: its HTML fields and its Markdown. */
function inspectSource(source: Source): Inspection {
  const markdown = readMarkdownText(source);
  const fields = htmlFields(source).map(({ html, path }) => ({ html, ...readHtmlField(source, html, path) }));
  return {
    ...markdown,
    problems: [...checkFieldMarkup(source), ...fields.flatMap(({ problems }) => problems), ...markdown.problems],
    links: [...fields.flatMap(({ links }) => links), ...markdown.links],
    htmlFields: new Map(fields.map(({ html, markup }) => [html, markup])),
  };
}

/** The fields whose text is parsed as simple HTML. */
function htmlFields(source: Source): { html: string; path: Path }[] {
  const fields: { html: string; path: Path }[] = [];
  walkSource(source, (value, part, path) => {
    if (part?.kind === "html" && typeof value === "string") fields.push({ html: value, path });
  });
  return fields;
}

function readHtmlField(
  source: Source,
  html: string,
  path: Path,
): { markup: Markup; problems: Problem[]; links: ContentLink[] } {
  const gate = new HtmlGate(simpleHtml);
  const markup = gate.read(html, ({ offset, snippet }) => {
    const nth = html.slice(0, offset).split(snippet).length - 1;
    return source.placeOfText(path, snippet, nth);
  });
  const end = gate.end();
  const links = gate.links.map(({ href, place }) => ({ href, file: source.file, place }));
  return { markup: end === "" ? markup : [...markup, end], problems: gate.problems, links };
}

function checkImages(
  images: readonly FoundImage[],
  file: string,
  assets: AssetFiles,
): { problems: Problem[]; media: ContentMedia[] } {
  const problems: Problem[] = [];
  const media: ContentMedia[] = [];
  for (const { src, place } of images) {
    const found = checkMediaPath(undefined, src, place, "picture", assets);
    if (found) problems.push(found);
    else media.push({ path: src, file, place });
  }
  return { problems, media };
}

/** Pages whose substance is their Markdown. */
const pagesWithBody: readonly ContentFile[] = [
  "about/introduction.md",
  "about/meetthedoctors.md",
  "about/officetour.md",
  "accessibility.md",
];

function checkBodies(content: Content): Problem[] {
  return pagesWithBody.flatMap((name) => {
    const source = content.files[name];
    return source?.body.trim() === "" ? [problem("markdown/no-text", startOf(source.file), undefined)] : [];
  });
}

function checkLegalSections({ file }: Source, inspection: Inspection): Problem[] {
  const headings = inspection.headings.filter(({ level }) => level === 2);
  const others = headings.map(({ text }) => text).filter((text) => !legalSections.includes(text));
  return legalSections
    .filter((section) => !headings.some(({ text }) => text === section))
    .map((section) => {
      const found = others.find((text) => suggest(text, [section]) !== undefined);
      const place = headings.find(({ text }) => text === found)?.place() ?? startOf(file);
      return problem("markdown/missing-section", place, { section, found });
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

const openers: readonly string[] = ["href", "children", "serviceGroups", "message"];

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

function checkClaim(content: Content, documents: Documents): Problem[] {
  const source = content.files["home.yaml"];
  const home = documents["home.yaml"]?.data as { claim?: string } | undefined;
  const claims = documents["claims.yaml"]?.data;
  if (!source || home?.claim === undefined || claims === undefined || Object.hasOwn(claims, home.claim)) return [];
  return [problem("claim/unknown", source.placeOfValue(["claim"]), { claim: home.claim, known: Object.keys(claims) })];
}
