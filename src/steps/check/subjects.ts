import type { KnownAddresses, OutputFile, Page } from "../../model/build/output.ts";
import type { Place } from "../../model/build/place.ts";
import type { Rules } from "../../model/content/rules.ts";
import type { PartialSite, Site } from "../../model/build/site.ts";
import type { Content } from "../../model/build/source.ts";
import type { Problem, ProblemCode } from "../../problems/problem.ts";
import type { MediaBook, PreparedFont } from "../media/media-book.ts";
import type { RoutedLanguage, RoutedSite } from "../route/route-site.ts";
import type { FinishedTexts } from "./check-facts.ts";
import type { SiteLinks } from "./check-links.ts";
import type { WeightCauses } from "./check-weights.ts";
import type { LookAtSite } from "./look.ts";
import type { PageFacts } from "./read-page.ts";
import type { ReadingGrade } from "./reading-grade.ts";
import type { SitePages } from "./site-pages.ts";
import type { PageWeight } from "./weigh-pages.ts";

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
  /** Addresses of the public sitemap, with their hosts; absent if none was given. */
  published?: readonly string[] | undefined;
}

/** A site as far as it could be made. */
export interface CheckedSite {
  /** The site in each of its languages. */
  languages: readonly { content: Content; validated: { rules?: Rules | undefined; partial: PartialSite } }[];
  /** Problems that the steps before have found. */
  found: readonly Problem[];
  /** Paths that earlier builds have made public. */
  recorded?: readonly string[] | undefined;
  /** Absent if its pages could not be made. */
  finished: FinishedSite | undefined;
}

export interface FinishedSite {
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
  /** The practice's own fonts. */
  fonts: ReadonlyMap<string, PreparedFont>;
}

/** Subjects that checks look at. A fact that takes long to find is a function, which finds it once. */
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

export interface SiteTexts {
  content: Content;
  site: PartialSite;
  finished?: FinishedTexts;
  grades: () => Promise<readonly ReadingGrade[]>;
  /** Rules that have no words in the language. */
  unfit: () => readonly ProblemCode[];
  /** Whether advice is for this language: facts are judged in their own, and words by rules that know the language. */
  judges: (found: Problem) => boolean;
}

/** The site in one language. */
export interface SiteInLanguage extends SiteTexts, RoutedLanguage {
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
  /** All pages and files together, which the languages share. */
  output: Pick<FinishedSite, "files" | "templates" | "media" | "fonts"> & { sitePages: SitePages };
}

export interface SiteOutput {
  sitePages: SitePages;
  files: FinishedSite["files"];
  languages: readonly SiteInLanguage[];
  first: SiteInLanguage;
  /** Absent in a build. */
  options: CheckOptions | undefined;
  samples: () => readonly Problem[];
  /** Addresses that were public, on this site. */
  known: KnownAddresses & { elsewhere: number };
  /** Problems with links to other sites, which are asked for them. */
  external: () => Promise<Problem[]>;
}
