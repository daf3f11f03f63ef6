import { defaultLanguage } from "../../model/domain/language.ts";
import type { OutputFile } from "../../model/build/output.ts";
import { placeAt, type Place } from "../../model/build/place.ts";
import type { PartialSite } from "../../model/build/site.ts";
import { sourcesOf, type Content } from "../../model/build/source.ts";
import type { RoutedLanguage, RoutedSite } from "../route/route-site.ts";
import { listExternalLinks, type SiteLinks } from "./check-links.ts";
import { findByAddress } from "./check-weights.ts";
import { checkExternalLinks } from "./external-links.ts";
import { listUnfitRules } from "./read-phrases.ts";
import { sortPublished } from "./published-addresses.ts";
import type { ReadingGrade } from "./reading-grade.ts";
import { findSamples } from "./samples.ts";
import { SitePages } from "./site-pages.ts";
import { keepSoundFiles } from "./sound-files.ts";
import type {
  CheckedSite,
  CheckOptions,
  FinishedSite,
  SiteInLanguage,
  SiteOutput,
  SiteTexts,
  SubjectLists,
} from "./subjects.ts";
import { fileSizes, weighPages } from "./weigh-pages.ts";

/** Makes something when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Lists what there is to look at. */
export function listSubjects(
  { languages, found, recorded = [], finished }: CheckedSite,
  options: CheckOptions | undefined,
): SubjectLists {
  if (finished === undefined) {
    const sound = languages.flatMap(({ content, validated: { rules, partial } }) =>
      // Nobody knows which rules are off if their file has errors.
      rules === undefined ? [] : [keepSoundFiles({ content, site: partial }, found)],
    );
    return { texts: sound.map(withTexts), pages: [], facts: [], output: [] };
  }
  const sitePages = new SitePages(finished.pages);
  const readsAll = options !== undefined || finished.templates.size > 0;
  const all = finished.languages.map((routed, index) =>
    finishLanguage({ content: languages[index]!.content, routed }, finished, { sitePages, readsAll }),
  );
  const { paths: published, elsewhere } = sortPublished(options?.published ?? [], all[0]!.addresses);
  const known = { recorded, published, elsewhere };
  const output = { ...joinLanguages(all, options), sitePages, files: finished.files, known };
  return { texts: all, pages: all, facts: all.slice(0, 1), output: [output] };
}

function withTexts<Texts extends { content: Content; site: PartialSite }>(texts: Texts): Texts & SiteTexts {
  const { content } = texts;
  const unfit = once(() => listUnfitRules(content.language ?? defaultLanguage));
  const originals = new Set(sourcesOf(content).map(({ translates }) => translates?.original.file));
  const judges: SiteTexts["judges"] = ({ code, place }) =>
    !originals.has(place.file) && !unfit().some((each) => each === code);
  return { ...texts, grades: once(() => grade(content)), unfit, judges };
}

/** Only `check` grades texts, so a build does not load what knows languages and syllables. */
async function grade(content: Content): Promise<readonly ReadingGrade[]> {
  return (await import("./reading-grade.ts")).gradeTexts(content);
}

function finishLanguage(
  { content, routed }: { content: Content; routed: RoutedLanguage },
  { languages, files, templates, forBrowsers, media, fonts }: FinishedSite,
  { sitePages, readsAll }: { sitePages: SitePages; readsAll: boolean },
): SiteInLanguage {
  const { site, addresses } = routed;
  const open = new Set(site.openHeadings);
  const own = new Set(routed.routes.map(({ address }) => address));
  const read = sitePages.all
    .filter(({ address, source }) => own.has(address) && (readsAll || open.has(source)))
    .map(({ address }) => sitePages.factsOf(address)!);
  const placeOf = (words: string): Place | undefined => placeIn(templates, words);
  const addressOf = (path: string): string => addresses.file(path);
  const findNamed = once(() => findByAddress(site.media, media.book, addressOf));
  return {
    ...routed,
    ...withTexts({ content, site }),
    finished: { read, data: listData(files.made), placeOf },
    ...{ read, placeOf, addressOf, ownCode: new Map([...templates, ...forBrowsers]) },
    siteLinks: listWritten(routed, languages, files),
    findMedia: (...asked) => findNamed()(...asked),
    weights: once(() => weighPages(read, fileSizes([...files.made, ...files.atTop], addressOf))),
    output: { sitePages, files, templates, media, fonts },
  };
}

function joinLanguages(
  languages: readonly SiteInLanguage[],
  options: CheckOptions | undefined,
): Omit<SiteOutput, "sitePages" | "files" | "known"> {
  const first = languages[0]!;
  const { content, site } = first;
  const links = () => languages.flatMap(({ read, siteLinks, placeOf }) => listExternalLinks(read, siteLinks, placeOf));
  return {
    ...{ languages, first, options },
    samples: once(() => findSamples(content, site.documents["samples.yaml"].data)),
    external: once(() => checkExternalLinks(links(), options)),
  };
}

/** Returns the first place of words in any of the texts. */
function placeIn(texts: ReadonlyMap<string, string>, words: string): Place | undefined {
  for (const [file, text] of texts) {
    const at = text.indexOf(words);
    if (at !== -1) return placeAt({ file, text }, at, words.length);
  }
  return undefined;
}

function listWritten(
  { site, addresses }: RoutedLanguage,
  languages: RoutedSite["languages"],
  files: FinishedSite["files"],
): SiteLinks {
  const scheduled = languages.flatMap((each) =>
    [...each.scheduled].map(([path, day]) => [each.addresses.page(path), day] as const),
  );
  return {
    ...{ schemeAndHost: addresses.schemeAndHost, base: addresses.base },
    links: site.links.map((link) => ({ ...link, address: addresses.link(link.href, link.file) })),
    headings: site.headings,
    scheduled: new Map(scheduled),
    files: new Set([...files.made, ...files.atTop].map(({ path }) => addresses.file(path))),
  };
}

/** Lists JSON documents that are made for browsers. */
function listData(made: readonly OutputFile[]): string[] {
  return made.flatMap((file) =>
    file.path.endsWith(".webmanifest") && "contents" in file ? [file.contents.toString()] : [],
  );
}
