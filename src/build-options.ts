import type { Kind } from "./model/build/kind.ts";
import type { LookName } from "./model/content/brand.ts";
import type { Recall } from "./model/build/recall.ts";
import type { OutputFile, Page } from "./model/build/output.ts";
import type { SiteFiles } from "./model/build/site-files.ts";
import type { Redirect, RedirectRule } from "./model/content/redirects.ts";
import type { Problem } from "./problems/problem.ts";
import type { CheckReport } from "./steps/check/check-site.ts";
import type { CheckOptions } from "./steps/check/subjects.ts";
import type { Output } from "./steps/emit/emit-site.ts";
import type { WriteReport } from "./steps/emit/write-site.ts";
import type { NextChange } from "./steps/route/current-site.ts";
import type { OfficeForDirectories } from "./steps/route/directory-facts.ts";
import type { Route } from "./steps/route/route-site.ts";

export interface BuildOptions {
  /** Kinds of content that a site may have; all of `kinds/` by default. */
  kinds?: readonly Kind[];
  /** The practice's folder, which holds `site/` and `assets/`. */
  root: string;
  /** Folder that keeps encoded pictures between builds. */
  cacheFolder: string;
  /** Shows the site in another look than its own. */
  look?: LookName;
  /** Whether only the author sees the site and does not want to wait for finely encoded photographs. */
  isPreview?: boolean;
  /** Refuses a practice's own code, and runs none of it. */
  contentOnly?: boolean | undefined;
  /**
   * Moment that the site is built for, in milliseconds since 1970. Its year is in the footer, and events that have ended by then are left
   * out.
   */
  date: number;
  /** Current time in milliseconds since 1970, to find cached pictures that have not been used for a long time. */
  now: number;
  /** Called for each picture that has to be encoded. */
  onProgress?: (name: string, done: number, total: number) => void;
  /** Results of earlier builds of this process; none by default. */
  recall?: Recall;
  /** The practice's files, for a caller that has read them, or has texts that are not written yet. */
  files?: SiteFiles;
  /** Runs the checks of `dentalsite check` that a build does not wait for. */
  checks?: CheckOptions;
  /** Paths that earlier builds have made public, so that none is lost silently (see `listRecorded`). */
  recorded?: readonly string[];
  /** The folder for the site, and how to write it; by default the site is only built in memory. */
  output?: Output;
}

export interface BuildResult {
  /** Sorted. If a site was checked, they include advice. */
  problems: Problem[];
  /** Absent unless the pages were made and `checks` was given. */
  report?: CheckReport;
  /** Absent if there are errors. */
  built?: BuiltSite;
  /** Absent if there are errors, or no output folder was given. */
  written?: WriteReport;
  /** Text of each content file that was read, for showing a problem's lines. */
  texts: ReadonlyMap<string, string>;
}

export interface BuiltSite {
  routes: Route[];
  pages: readonly Page[];
  /** Everything that belongs in the output folder, pages included. */
  outputs: OutputFile[];
  /** The practice's name in the form used in addresses. */
  name: string;
  /** Scheme and host of the published site; empty if it has none yet. */
  schemeAndHost: string;
  /** Base path of the published site; ends in a slash. */
  base: string;
  /** Redirects for hosts, in order of precedence: from addresses that no longer exist, and from `/services` and `/about`. */
  redirects: readonly RedirectRule[];
  /** Folders of languages besides the first: `es`. */
  languages: string[];
  /** Old addresses that cannot have a page, and that nobody answers unless the practice's host does. */
  hostOnly: readonly Redirect[];
  /** Absent if the site stays the same until somebody changes its files. */
  nextChange?: NextChange;
  /** The days of pages that are still to come, by address. */
  scheduled: ReadonlyMap<string, string>;
  /** Address of the stylesheet, for the preview server. */
  stylesheet: string;
  /**
   * Renders the error page in the language of an address, with another status text, for the preview server; by default in the first language
   * with the usual text.
   */
  renderError: (status?: string, address?: string) => string;
  /** Lists what directories and map services ask for about each office. */
  listForDirectories: () => OfficeForDirectories[];
}
