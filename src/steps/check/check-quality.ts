import { defaultLanguage } from "../../model/language.ts";
import type { Page } from "../../model/output.ts";
import { rulesWithoutWords, type Rules } from "../../model/rules.ts";
import type { PartialSite, Site } from "../../model/site.ts";
import type { Content } from "../../model/source.ts";
import { withoutRepeatedProblems, type Problem } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";
import { checkAlternatives } from "./alt-text.ts";
import type { SiteFacts } from "./check-links.ts";
import { checkClaims } from "./claims.ts";
import type { ExternalTally } from "./external-links.ts";
import { findWordsWithoutConsent } from "./consents.ts";
import { checkFacts, type FinishedTexts } from "./check-facts.ts";
import type { PageFacts } from "./read-page.ts";
import { checkGrades, gradeTexts, type ReadingGrade } from "./reading-grade.ts";
import { checkHidden } from "./hidden-pages.ts";
import { checkHowSoon } from "./how-soon.ts";
import { keepSoundFiles } from "./sound-files.ts";
import { findRepeatedPages } from "./repeated-pages.ts";
import type { checkOwnMenu } from "./own-menu.ts";
import { checkSearchTexts } from "./search-texts.ts";
import { checkUnlinked } from "./unlinked-pages.ts";
import { accessCodes } from "./access-faults.ts";
import { findUnshown } from "./unshown.ts";
import { checkHtml } from "./valid-html.ts";
import { checkWeights, type WeightCauses } from "./check-weights.ts";
import type { PageWeight } from "./weigh-pages.ts";

export interface CheckInput {
  content: Content;
  site: Site;
  pages: readonly Page[];
  /** Finished texts that are compared with the practice's facts, besides the content. */
  finished: FinishedTexts;
  /** Pages that visitors are meant to find with search engines. */
  indexed: readonly Route[];
  /** Pages for visitors that search engines are asked to leave out. */
  hidden: readonly Route[];
  weights: readonly PageWeight[];
  causes: WeightCauses;
  /** The pages of both lists, as they were read. */
  visited: readonly PageFacts[];
  /** Pages that the practice's own menu leaves out. */
  menu: ReturnType<typeof checkOwnMenu>;
  facts: SiteFacts;
}

/** What the checks found in one language. */
export interface QualityFindings {
  /** Without those in HTML. */
  problems: Problem[];
  inHtml: Problem[];
  grades: ReadingGrade[];
  language: string | undefined;
  /** Rules that have no words in the language. */
  unfit: readonly string[];
}

export interface CheckFindings {
  problems: Problem[];
  grades: ReadingGrade[];
  /** Whether a rule was looked for. */
  hasRun: (code: string) => boolean;
  /** Rules that could not find anything because they have no words in a language of the site. */
  notRun: { language: string; codes: readonly string[] }[];
  /** Results for links to other sites; absent if they were not requested. */
  tally?: ExternalTally;
}

/**
 * Runs the checks of one language that a build does not wait for: words, reading grade, words for pictures, HTML, weight, links to each page,
 * and texts in search results.
 */
export async function checkQuality(input: CheckInput): Promise<QualityFindings> {
  const { content, site, pages, finished, indexed, hidden, weights, causes, visited, menu, facts } = input;
  const { language } = content;
  const unfit = listUnfitRules(language);
  const grades = gradeTexts(content);
  const inHtml = await checkHtml(pages, content, finished.placeOf);
  const reported = new Set([...menu.reported, ...hidden.map(({ address }) => address)]);
  const problems = [
    ...checkTexts(content, site, { grades, unfit, finished }),
    ...checkWeights(weights, causes),
    ...menu.problems,
    ...checkUnlinked(visited, facts, reported),
    ...checkHidden(hidden, content, site),
    ...(unfit.includes("page/no-how-soon") ? [] : checkHowSoon(content, site.entries.services)),
    ...checkSearchTexts(indexed, content),
    ...findUnshown(content, site),
    ...findRepeatedPages(content),
  ];
  return { problems, inHtml, grades, language, unfit };
}

interface WholeSite {
  /** What a browser shows; absent unless requested. */
  seen: readonly Problem[] | undefined;
  /** What links to other sites answer; absent unless requested. */
  answers: { problems: readonly Problem[]; tally: ExternalTally } | undefined;
}

/** Joins what was found in each language. */
export function summarize(found: readonly QualityFindings[], { seen, answers }: WholeSite): CheckFindings {
  const inHtml = found.flatMap((each) => each.inHtml);
  const all = [
    ...found.flatMap(({ problems }) => problems),
    ...inHtml,
    ...withoutKnown(seen ?? [], inHtml),
    ...(answers?.problems ?? []),
  ];
  // Other hosts may answer otherwise tomorrow, and some rules need a browser.
  const hasRun = (code: string): boolean =>
    !code.startsWith("link/external-") &&
    found.some(({ unfit }) => !unfit.includes(code)) &&
    (seen !== undefined || !needsBrowser(code));
  return {
    grades: found.flatMap(({ grades }) => grades),
    notRun: found.flatMap(({ language, unfit }) =>
      language === undefined || unfit.length === 0 ? [] : [{ language, codes: unfit }],
    ),
    ...(answers && { tally: answers.tally }),
    problems: found.length === 1 ? all : withoutRepeatedProblems(all),
    hasRun,
  };
}

/** Whether a rule sees nothing in the HTML alone. */
function needsBrowser(code: string): boolean {
  return code.startsWith("a11y/") && !accessCodes.some((each) => each === code);
}

/** Takes out what a browser shows again of a rule that has found something in the HTML. */
function withoutKnown(seen: readonly Problem[], inHtml: readonly Problem[]): Problem[] {
  return seen.filter(({ code }) => !inHtml.some((each) => each.code === code));
}

/** Checks the words of the sound files of a site whose pages cannot be made yet; nothing if there are errors in `rules.yaml`. */
export function checkQualityOfTexts(
  content: Content,
  { rules, partial }: { rules?: Rules | undefined; partial: PartialSite },
  problems: readonly Problem[],
): Problem[] {
  if (rules === undefined) return [];
  const sound = keepSoundFiles({ content, site: partial }, problems);
  const found = checkTexts(sound.content, sound.site, {
    grades: gradeTexts(sound.content),
    unfit: listUnfitRules(content.language),
  });
  return found;
}

/** Lists the rules that have no words for a language. A site that names none counts as English. */
function listUnfitRules(language = defaultLanguage): readonly string[] {
  return rulesWithoutWords(language);
}

interface TextsOptions {
  grades: readonly ReadingGrade[];
  unfit: readonly string[];
  finished?: FinishedTexts;
}

function checkTexts(content: Content, site: PartialSite, { grades, unfit, finished }: TextsOptions): Problem[] {
  const found = [
    ...checkClaims(content),
    ...checkFacts(content, site, finished),
    ...checkGrades(grades),
    ...findWordsWithoutConsent(content, site),
    ...checkAlternatives(content, site),
  ];
  return found.filter(({ code }) => !unfit.includes(code));
}
