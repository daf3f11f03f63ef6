import type { Problem, ProblemCode } from "../../problems/problem.ts";
import { checkAlternatives } from "./alt-text.ts";
import { checkFacts } from "./check-facts.ts";
import { checkFiles } from "./check-files.ts";
import { checkFilesBehindRedirects } from "./check-files-behind-redirects.ts";
import { checkHostLimits } from "./check-host-limits.ts";
import { checkContentLinks, checkOutlines, checkTemplateLinks } from "./check-links.ts";
import { checkRootNames } from "./check-root-names.ts";
import { checkWeights } from "./check-weights.ts";
import { checkClaims, claimCodes } from "./claims.ts";
import { findForbiddenTestimonials, findWordsWithoutConsent } from "./consents.ts";
import { findGonePages } from "./gone-pages.ts";
import { checkHidden } from "./hidden-pages.ts";
import { checkHowSoon } from "./how-soon.ts";
import { findLackingLetters } from "./font-letters.ts";
import { findOtherCountries } from "./other-country.ts";
import { findMissingDays } from "./missing-days.ts";
import { checkOwnMenu } from "./own-menu.ts";
import { findPast } from "./past-content.ts";
import { findUnpublishable } from "./publishable.ts";
import { findSameTitles } from "./same-titles.ts";
import { checkSearchTexts } from "./search-texts.ts";
import type { SiteInLanguage, SiteOutput, Subjects } from "./subjects.ts";
import { findOutdated, findUnreviewed, reportUntranslated } from "./translations.ts";
import { checkUnlinked } from "./unlinked-pages.ts";
import { findUnshownFigures } from "./unshown-figures.ts";
import { checkHtml } from "./valid-html.ts";

/** One check. The levels of its codes say which commands run it: the first that looks for one of them, and those after it. */
export interface Check<Subject = never> {
  /** Every problem that it can find. What axe-core finds has the name of its rule, and counts as `a11y/rule`. */
  codes: readonly ProblemCode[];
  /** The condition under which the check runs: a network or a browser that the command was asked to use, or a site without errors. */
  needs?: "network" | "browser" | "no errors";
  find: (subject: Subject) => readonly Problem[] | Promise<readonly Problem[]>;
}

const factCodes = ["copy/unknown-contact", "copy/other-hours"] as const;
const alternativeCodes = ["media/alt-opening", "media/unfit-alt"] as const;
const linkCodes = ["link/unknown-page", "link/scheduled-post", "link/missing-fragment", "link/missing-file"] as const;
const publishCodes = [
  ...(["publish/no-notice", "publish/no-consent", "publish/no-coordinates", "publish/test-address"] as const),
  ...(["practice/no-address", "publish/incomplete-data", "publish/no-data", "publish/no-preview-picture"] as const),
];
const browserCodes = [
  "a11y/rule",
  "a11y/too-wide",
  "a11y/cut-text",
  "a11y/broken-word",
  "page/hangs",
  "page/crashes",
] as const;

type CheckLists = { readonly [Of in keyof Subjects]: readonly Check<Subjects[Of]>[] };

/** Every check of finished pages, and of the words in content files, by what it looks at. Earlier steps find all other problems. */
export const checks: CheckLists = {
  texts: [
    { codes: claimCodes, find: ({ content }) => checkClaims(content) },
    { codes: factCodes, find: ({ content, site, finished }) => checkFacts(content, site, finished) },
    { codes: ["copy/reading-grade"], find: findHardTexts },
    { codes: ["copy/no-consent"], find: ({ content, site }) => findWordsWithoutConsent(content, site) },
    { codes: ["copy/testimonials"], find: ({ content, site }) => findForbiddenTestimonials(content, site) },
    { codes: ["copy/other-country"], find: ({ content, site }) => findOtherCountries(content, site) },
    { codes: alternativeCodes, find: ({ content, site }) => checkAlternatives(content, site) },
  ],
  pages: [
    { codes: linkCodes, find: ({ output, siteLinks }) => checkContentLinks(output.sitePages, siteLinks) },
    {
      codes: linkCodes,
      find: ({ output, read, siteLinks, placeOf }) =>
        checkTemplateLinks(output.sitePages, { read, site: siteLinks }, placeOf),
    },
    {
      codes: ["page/heading", "address/duplicate-id"],
      find: ({ read, site, placeOf }) => checkOutlines(read, site, placeOf),
    },
    { codes: ["html/invalid", "page/too-many-elements"], find: ({ read, content }) => checkHtml(read, content) },
    { codes: ["page/too-heavy"], find: async ({ weights, ...causes }) => checkWeights(await weights(), causes) },
    { codes: ["page/not-in-menu", "page/unlinked"], find: findUnreached },
    { codes: ["page/noindex"], find: checkHidden },
    { codes: ["page/no-how-soon"], find: checkHowSoon },
    {
      codes: ["page/search-length"],
      find: ({ indexed, content, site }) =>
        checkSearchTexts(indexed, content, site.documents["samples.yaml"].data.values),
    },
    { codes: ["page/same-title"], find: findSameTitles },
    { codes: ["value/missing-day"], find: findMissingDays },
    { codes: ["value/past", "value/old-prices"], find: findPast },
    { codes: ["translation/outdated"], find: findOutdated },
    { codes: ["translation/untranslated"], find: reportUntranslated },
    { codes: ["translation/unreviewed"], find: findUnreviewed },
  ],
  facts: [
    { codes: ["value/not-shown"], find: findUnshownFigures },
    { codes: ["brand/font-letters"], find: findLackingLetters },
    {
      codes: publishCodes,
      find: ({ content, site, read, indexed, output: { templates } }) =>
        findUnpublishable(content, site, { read, indexed, templates }),
    },
  ],
  output: [
    {
      codes: ["root-file/taken"],
      find: ({ sitePages, files: { made, atTop } }) =>
        checkRootNames(pathsOf(atTop), pathsOf([...sitePages.all, ...made])),
    },
    { codes: ["redirect/hides-page"], find: checkFilesBehindRedirects },
    { codes: ["link/missing-file"], find: findMissingInOutput },
    { codes: ["host/limit"], find: checkHostLimits },
    { codes: ["sample/left-over"], find: ({ samples }) => samples() },
    { codes: ["address/gone", "address/respelled"], needs: "no errors", find: findGone },
    {
      codes: ["link/external-broken", "link/external-unreached"],
      needs: "network",
      find: ({ external }) => external(),
    },
    { codes: browserCodes, needs: "browser", find: lookInBrowser },
  ],
};

const pathsOf = (list: readonly { path: string }[]): string[] => list.map(({ path }) => path);
const addressesOf = (list: readonly { address: string }[]): string[] => list.map(({ address }) => address);

async function findHardTexts({ grades }: Subjects["texts"]): Promise<Problem[]> {
  return (await import("./reading-grade.ts")).checkGrades(await grades());
}

function findMissingInOutput({ first: { siteLinks, addressOf }, files, sitePages }: SiteOutput): Problem[] {
  const known = new Set([...siteLinks.files, ...sitePages.addresses]);
  return checkFiles(files.made, { ...siteLinks, known, addressOf });
}

/** Finds pages that visitors cannot find, each once. */
function findUnreached(subject: SiteInLanguage): Problem[] {
  const { read, indexed, hidden, siteLinks } = subject;
  const forVisitors = new Set(addressesOf([...indexed, ...hidden]));
  const visited = read.filter(({ address }) => forVisitors.has(address));
  const { problems, reported } = checkOwnMenu(subject);
  return [...problems, ...checkUnlinked(visited, siteLinks, new Set([...reported, ...addressesOf(hidden)]))];
}

function findGone({ known, first: { site }, sitePages, files }: SiteOutput): Problem[] {
  const { oldAddresses, documents } = site;
  const { host } = documents["practice.yaml"].data;
  return findGonePages(known, { oldAddresses, host, outputs: [...sitePages.all, ...files.made, ...files.atTop] });
}

/** Looks at the pages in a browser. Pages that lead on to others show nothing. */
async function lookInBrowser({ first, languages, files, options }: SiteOutput): Promise<readonly Problem[]> {
  const all = [...files.made, ...files.atTop].map((file) => [first.addressOf(file.path), file] as const);
  const pages = languages.flatMap(({ read }) => read.filter(({ isRedirect }) => !isRedirect));
  return (await options?.look?.({ pages, files: new Map(all), placeOf: first.placeOf })) ?? [];
}
