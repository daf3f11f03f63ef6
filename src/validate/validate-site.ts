import { recallNothing, type Recall } from "../memory.ts";
import { legalSections } from "../model/about.ts";
import { simpleHtml } from "../model/allowed-html.ts";
import { passPlainHtml } from "../model/plain-html.ts";
import { contentFiles, optionalContentFiles, type ContentFile } from "../model/content-files.ts";
import { placeAt, startOf } from "../model/place.ts";
import { schemas, type ContentMedia, type Document, type Service, type Site } from "../model/site.ts";
import type { Rules } from "../model/rules.ts";
import type { AssetFiles, Content, Path, Source } from "../model/source.ts";
import { hasErrors, problem, suggest, type Problem } from "../problem.ts";
import { checkAddresses, checkGroups, checkLinks, listPages } from "./addresses.ts";
import { explainIssues, explainMissing } from "./explain-issue.ts";
import { checkFieldMarkup, isHtmlField } from "./field-markup.ts";
import { checkBalance } from "./html-balance.ts";
import { inspectHtml, type HtmlReport } from "./html.ts";
import { inspectMarkdown } from "./markdown.ts";
import { findReferences } from "./references.ts";
import { checkRules } from "./rules.ts";
import { validateService } from "./service.ts";

type Documents = Partial<Record<ContentFile, Document<ContentFile>>>;

type FoundInSources = Pick<Site, "links" | "media" | "headings">;

const emptyOptionalDocuments: Documents = {
  "claims.yaml": { file: "site/claims.yaml", data: {}, body: "" },
  "samples.yaml": { file: "site/samples.yaml", data: { values: [] }, body: "" },
  "rules.yaml": { file: "site/rules.yaml", data: { off: [] }, body: "" },
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

/** Turns what was read into a complete, typed site, or tells everything that is wrong with it. */
export function validateSite(content: Content, recall: Recall = recallNothing): Validation {
  const problems: Problem[] = [];
  const documents: Documents = {};
  for (const [name, document] of Object.entries(emptyOptionalDocuments) as [ContentFile, Document<ContentFile>][]) {
    if (!(name in content.files) && content.unreadFiles?.has(document.file) !== true) documents[name] = document;
  }
  const services: Service[] = [];
  const found: FoundInSources = { links: [], media: [], headings: [] };
  const assets = recall(
    "assets",
    () => JSON.stringify([...content.assets]),
    () => content.assets,
  );
  const recallOf = <Value>(step: string, source: Source, make: () => Value): Value =>
    recall(step, [assets, source], make);
  const inspections: Inspection[] = [];
  const addFound = (inspection: Inspection): void => {
    inspections.push(inspection);
    problems.push(...inspection.problems);
    found.links.push(...inspection.links);
    found.media.push(...inspection.media);
    found.headings.push(...inspection.headings);
  };

  for (const [name, source] of Object.entries(content.files) as [ContentFile, Source][]) {
    // With nothing but comments left in it, a file that a site may do without is as good as not there.
    if (source.data === null && name in emptyOptionalDocuments) {
      documents[name] = emptyOptionalDocuments[name]!;
      continue;
    }
    if (!isMap(source, problems)) continue;
    const { document, issues } = recall("document", [source], () => readDocument(name, source));
    if (document) documents[name] = document;
    else problems.push(...explainIssues(source, issues, schemas[name]));
    const inspection = recallOf("inspection", source, () => inspectSource(source, assets));
    addFound(inspection);
    if (name === "privacypolicy.md") problems.push(...checkLegalSections(source, inspection));
  }
  for (const source of content.services) {
    if (!isMap(source, problems)) continue;
    const { service, inspection } = recallOf("service", source, () => inspectService(source, assets));
    if (service) services.push(service);
    addFound(inspection);
  }

  problems.push(
    ...checkFirstHeadings(content),
    ...checkMenu(content),
    ...checkBodies(content),
    ...checkClaim(content, documents),
    ...checkRules(content),
  );
  const practiceSlug = (documents["practice.yaml"] as Document<"practice.yaml"> | undefined)?.data.slug;
  const rootFiles = [...(content.rootFiles?.keys() ?? [])];
  const pages = recall(
    "pages of a site",
    () => JSON.stringify([practiceSlug, content.serviceFiles, rootFiles]),
    () => listPages(content.serviceFiles, practiceSlug, rootFiles),
  );
  problems.push(...checkAddresses(pages, content), ...checkGroups(pages, content));
  for (const each of inspections) {
    problems.push(...recall("links of a source", [pages, each], () => checkLinks(pages, each.links)));
  }

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

function readDocument(name: ContentFile, source: Source) {
  const { success, data, error } = schemas[name].safeParse(source.data);
  return success ? { document: { file: source.file, data, body: source.body } } : { issues: error.issues };
}

function isMap(source: Source, problems: Problem[]): boolean {
  const { data } = source;
  if (typeof data === "object" && data !== null && !Array.isArray(data)) return true;
  const found = Array.isArray(data) ? "a list" : data === null ? "nothing" : "one text";
  problems.push(problem("yaml/not-a-map", data === null ? startOf(source.file) : source.placeOfValue([]), { found }));
  return false;
}

interface Inspection extends FoundInSources {
  problems: Problem[];
  /** Its Markdown. */
  html: string;
}

function inspectService(source: Source, assets: AssetFiles): { service?: Service; inspection: Inspection } {
  const { service, problems } = validateService(source);
  const found = inspectSource(source, assets);
  const inspection = { ...found, problems: [...problems, ...found.problems] };
  const media = [...new Set(found.media.map(({ path }) => path))];
  return { inspection, ...(service && { service: { bodyHtml: found.html, media, ...service } }) };
}

/** What holds for every file alike: its links and media, its HTML fields, its Markdown. */
function inspectSource(source: Source, assets: AssetFiles): Inspection {
  const references = findReferences(source, assets);
  const reports = [references, ...htmlFields(source).map(({ html, path }) => inspectField(source, html, path))];
  const markdown = inspectMarkdown(source, assets);
  return {
    problems: [...checkFieldMarkup(source), ...[...reports, markdown].flatMap((report) => report.problems)],
    links: [...reports, markdown].flatMap((report) => report.links),
    media: [...references.media, ...markdown.media],
    headings: markdown.headings,
    html: markdown.html,
  };
}

/** The fields whose text is parsed as simple HTML. */
function htmlFields(source: Source): { html: string; path: Path }[] {
  const data = source.data as Record<string, unknown>;
  return Object.entries(data).flatMap(([key, value]) => {
    if (typeof value === "string") return isHtmlField([key]) ? [{ html: value, path: [key] }] : [];
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown, index) => {
      const path = [key, index, "description"];
      const html = (item as { description?: unknown } | null)?.description;
      return typeof html === "string" && isHtmlField(path) ? [{ html, path }] : [];
    });
  });
}

/** What may be the end of a link without words. */
const emptyLink = />\s*<\/a>/;

function inspectField(
  source: Source,
  html: string,
  path: Path,
): Pick<FoundInSources, "links"> & { problems: Problem[] } {
  const { file } = source;
  // The place of its links is asked of the parser when it is wanted.
  const hrefs: string[] = [];
  const isPlain =
    !emptyLink.test(html) && passPlainHtml(html, simpleHtml, (href) => hrefs[hrefs.push(href) - 1]!) !== undefined;
  const inspect = () => inspectHtmlField(source, html, path);
  if (isPlain) {
    return {
      problems: [],
      links: hrefs.map((href, nth) => ({ href, file, place: () => inspect().links[nth]!.place() })),
    };
  }
  const { problems, links } = inspect();
  return { problems, links: links.map(({ href, place }) => ({ href, file, place })) };
}

function inspectHtmlField(source: Source, html: string, path: Path): Pick<HtmlReport, "problems" | "links"> {
  const { problems, links, tags } = inspectHtml(html, simpleHtml, ({ offset, snippet }) => {
    const nth = html.slice(0, offset).split(snippet).length - 1;
    return source.placeOfText(path, snippet, nth);
  });
  return { problems: [...problems, ...checkBalance(tags)], links };
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
