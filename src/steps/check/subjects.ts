import { defaultLanguage } from "../../model/language.ts";
import type { OutputFile, Page, PageBefore } from "../../model/output.ts";
import { placeAt, type Place } from "../../model/place.ts";
import type { Rules } from "../../model/rules.ts";
import type { PartialSite, Site } from "../../model/site.ts";
import { sourcesOf, type Content } from "../../model/source.ts";
import type { Problem, ProblemCode } from "../../problems/problem.ts";
import type { MediaBook } from "../media/media-book.ts";
import type { RoutedLanguage, RoutedSite } from "../route/route-site.ts";
import type { FinishedTexts } from "./check-facts.ts";
import { listExternalLinks, type SiteLinks } from "./check-links.ts";
import { findByAddress, type WeightCauses } from "./check-weights.ts";
import { checkExternalLinks, type ExternalFindings } from "./external-links.ts";
import type { LookAtSite } from "./look.ts";
import type { PageFacts } from "./read-page.ts";
import { listUnfitRules } from "./read-phrases.ts";
import type { ReadingGrade } from "./reading-grade.ts";
import { findSamples } from "./samples.ts";
import { SitePages } from "./site-pages.ts";
import { keepSoundFiles } from "./sound-files.ts";
import { fileSizes, weighPages, type PageWeight } from "./weigh-pages.ts";

export interface CheckOptions {
  /** Whether to look for what a published site lacks, such as notices, and for sample values, which are otherwise only counted. */
  publishes?: boolean;
  /** Whether to request links to other sites over the network. */
  asksOthers?: boolean;
  /** Whether to request addresses inside this machine's own network, too. */
  asksPrivate?: boolean;
  /** Whether advice is an error. */
  isStrict?: boolean;
  /** Looks at the pages in a browser. */
  look?: LookAtSite | undefined;
  /** Pages of the last build, to notice an address that is gone. */
  before?: readonly PageBefore[];
}

/** A site as far as it could be made. */
export interface CheckedSite {
  /** The site in each of its languages. */
  languages: readonly { content: Content; validated: { rules?: Rules | undefined; partial: PartialSite } }[];
  /** Problems that the steps before have found. */
  found: readonly Problem[];
  /** Absent if its pages could not be made. */
  finished: FinishedSite | undefined;
}

interface FinishedSite {
  languages: RoutedSite["languages"];
  /** Pages in all languages. */
  pages: readonly Page[];
  /** Files that the build made besides pages, and files that it copies to the top of the site. */
  files: { made: readonly OutputFile[]; atTop: readonly OutputFile[] };
  /** The practice's own templates. */
  templates: ReadonlyMap<string, string>;
  /** The practice's own styles and scripts. */
  forBrowsers: ReadonlyMap<string, string>;
  /** The pictures and films that the content names. */
  media: { book: MediaBook };
}

/** What checks look at. A fact that takes long to find is a function, which finds it once. */
export interface Subjects {
  /** The texts of a language. If pages cannot be made, they are those of the files without errors. */
  texts: SiteTexts;
  /** The finished pages of a language, and what they were made from. */
  pages: SiteInLanguage;
  /** The site in its first language, which its facts are written in. */
  facts: SiteInLanguage;
  /** All pages and files together. */
  output: SiteOutput;
}

export type SubjectLists = { readonly [Of in keyof Subjects]: readonly Subjects[Of][] };

interface SiteTexts extends Judge {
  content: Content;
  site: PartialSite;
  finished?: FinishedTexts;
  grades: () => Promise<readonly ReadingGrade[]>;
  /** Rules that have no words in the language. */
  unfit: () => readonly ProblemCode[];
}

export interface Judge {
  /** Whether advice is for this subject: facts are judged in their own language, and words by rules that know the language. */
  judges: (found: Problem) => boolean;
}

interface Whole extends Omit<FinishedSite, "languages" | "pages"> {
  sitePages: SitePages;
  /** Absent in a build. */
  options: CheckOptions | undefined;
}

/** The site in one language. */
export interface SiteInLanguage extends SiteTexts, RoutedLanguage, Whole {
  site: Site;
  /**
   * The pages of the language that were read. The package's templates make sound pages of sound content, so without templates of the practice,
   * a build reads only pages whose content does not show everything.
   */
  read: readonly PageFacts[];
  siteLinks: SiteLinks;
  /** Finds words in the practice's own templates. */
  placeOf: (words: string) => Place | undefined;
  /** Returns the address of a file by its path below the output folder. */
  addressOf: (path: string) => string;
  findMedia: WeightCauses["findMedia"];
  ownCode: WeightCauses["ownCode"];
  weights: () => Promise<readonly PageWeight[]>;
}

export interface SiteOutput extends Whole, Judge {
  languages: readonly SiteInLanguage[];
  first: SiteInLanguage;
  samples: () => readonly Problem[];
  /** What links to other sites answer. */
  answers: () => Promise<ExternalFindings>;
}

/** Makes something when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Lists what there is to look at. */
export function listSubjects(
  { languages, found, finished }: CheckedSite,
  options: CheckOptions | undefined,
): SubjectLists {
  if (finished === undefined) {
    const sound = languages.flatMap(({ content, validated: { rules, partial } }) =>
      // Nobody knows which rules are off if their file has errors.
      rules === undefined ? [] : [keepSoundFiles({ content, site: partial }, found)],
    );
    return { texts: sound.map(withTexts), pages: [], facts: [], output: [] };
  }
  const { pages, ...others } = finished;
  const whole = { ...others, sitePages: new SitePages(pages), options };
  const all = finished.languages.map((routed, index) =>
    finishLanguage({ content: languages[index]!.content, routed }, finished.languages, whole),
  );
  return { texts: all, pages: all, facts: all.slice(0, 1), output: [joinLanguages(all, whole)] };
}

function withTexts<Texts extends { content: Content; site: PartialSite }>(texts: Texts): Texts & SiteTexts {
  const { content } = texts;
  const unfit = once(() => listUnfitRules(content.language ?? defaultLanguage));
  const originals = new Set(sourcesOf(content).map(({ translates }) => translates?.original.file));
  const judges: Judge["judges"] = ({ code, place }) =>
    !originals.has(place.file) && !unfit().some((each) => each === code);
  return { ...texts, grades: once(() => grade(content)), unfit, judges };
}

/** Only `check` grades texts, so a build does not load what knows languages and syllables. */
async function grade(content: Content): Promise<readonly ReadingGrade[]> {
  return (await import("./reading-grade.ts")).gradeTexts(content);
}

function finishLanguage(
  { content, routed }: { content: Content; routed: RoutedLanguage },
  languages: RoutedSite["languages"],
  whole: Whole,
): SiteInLanguage {
  const { site, addresses } = routed;
  const { sitePages, files, templates, media, options } = whole;
  const open = new Set(site.openHeadings);
  const readsAll = options !== undefined || templates.size > 0;
  const own = new Set(routed.routes.map(({ address }) => address));
  const read = sitePages.all
    .filter(({ address, source }) => own.has(address) && (readsAll || open.has(source)))
    .map(({ address }) => sitePages.factsOf(address)!);
  const placeOf = (words: string): Place | undefined => placeIn(templates, words);
  const addressOf = (path: string): string => addresses.file(path);
  const findNamed = once(() => findByAddress(site.media, media.book, addressOf));
  return {
    ...routed,
    ...whole,
    ...withTexts({ content, site }),
    finished: { read, data: listData(files.made), placeOf },
    ...{ read, placeOf, addressOf, ownCode: new Map([...templates, ...whole.forBrowsers]) },
    siteLinks: listWritten(routed, languages, whole),
    findMedia: (...asked) => findNamed()(...asked),
    weights: once(() => weighPages(read, fileSizes([...files.made, ...files.atTop], addressOf))),
  };
}

function joinLanguages(languages: readonly SiteInLanguage[], whole: Whole): SiteOutput {
  const first = languages[0]!;
  const { content, site } = first;
  const external = () =>
    languages.flatMap(({ read, siteLinks, placeOf }) => listExternalLinks(read, siteLinks, placeOf));
  return {
    ...whole,
    ...{ languages, first, judges: () => true },
    samples: once(() => findSamples(content, site.documents["samples.yaml"].data)),
    answers: once(() => checkExternalLinks(external(), whole.options)),
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
  { files }: Whole,
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
