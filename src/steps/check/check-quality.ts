import { defaultLanguage } from "../../model/language.ts";
import type { Page } from "../../model/output.ts";
import { rulesWithoutWords, type Rules } from "../../model/rules.ts";
import type { PartialSite, Site } from "../../model/site.ts";
import type { Content } from "../../model/source.ts";
import type { Problem, ProblemCode } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";
import { checkAlternatives } from "./alt-text.ts";
import type { SiteFacts } from "./check-links.ts";
import { checkWords } from "./copy.ts";
import { checkCreditTerms } from "./credit-terms.ts";
import { checkExternalLinks, type ExternalLink, type ExternalTally } from "./external-links.ts";
import { checkFacts, type FinishedTexts } from "./check-facts.ts";
import { checkPercentages } from "./percentages.ts";
import type { PageFacts } from "./read-page.ts";
import { checkGrades, gradeTexts, type ReadingGrade } from "./reading-grade.ts";
import { checkHidden } from "./hidden-pages.ts";
import { checkHowSoon } from "./how-soon.ts";
import { keepSoundFiles } from "./sound-files.ts";
import { switchOff, type SwitchedOff } from "./switched-off.ts";
import type { checkOwnMenu } from "./own-menu.ts";
import { checkSearchTexts } from "./search-texts.ts";
import { checkUnlinked } from "./unlinked-pages.ts";
import { accessCodes } from "./access-faults.ts";
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
  /** Links to request over the network; absent unless requested. */
  external?: { links: readonly ExternalLink[]; asksPrivate: boolean } | undefined;
  /** Looks at the pages in a browser; absent unless requested. */
  look?: (() => Promise<Problem[]>) | undefined;
}

export interface CheckFindings {
  problems: Problem[];
  grades: ReadingGrade[];
  switchedOff: SwitchedOff[];
  /** Rules that could not find anything because they have no words in the site's language; absent if there are none. */
  notRun?: { language: string; codes: readonly string[] };
  /** Results for links to other sites; absent if they were not requested. */
  tally?: ExternalTally;
}

/**
 * Runs the checks that a build does not wait for: words, reading grade, words for pictures, HTML, weight, links to each page, texts in
 * search results, and links to other sites.
 */
export async function checkQuality(input: CheckInput): Promise<CheckFindings> {
  const { content, site, pages, finished, indexed, hidden, weights, causes, visited, menu, facts, external, look } =
    input;
  const { language } = content;
  const unfit = listUnfitRules(language);
  const source = content.files["rules.yaml"];
  const grades = gradeTexts(content);
  const [htmlProblems, answers, seen = []] = await Promise.all([
    checkHtml(pages, content, finished.placeOf),
    external && checkExternalLinks(external.links, { asksPrivate: external.asksPrivate }),
    look?.(),
  ]);
  const found = [
    ...checkTexts(content, site, { grades, unfit, finished }),
    ...checkWeights(weights, causes),
    ...menu.problems,
    ...checkUnlinked(visited, facts, new Set([...menu.reported, ...hidden.map(({ address }) => address)])),
    ...checkHidden(hidden, content, site),
    ...(unfit.includes("page/no-how-soon") ? [] : checkHowSoon(content, site.entries.services)),
    ...checkSearchTexts(indexed, content),
    ...htmlProblems,
    ...withoutKnown(seen, htmlProblems),
    ...(answers?.problems ?? []),
  ];
  // Other hosts may answer otherwise tomorrow, and some rules need a browser.
  const hasRun = (code: ProblemCode): boolean =>
    !code.startsWith("link/external-") && !unfit.includes(code) && (look !== undefined || !needsBrowser(code));
  return {
    grades,
    ...(language !== undefined && unfit.length > 0 && { notRun: { language, codes: unfit } }),
    ...(answers && { tally: answers.tally }),
    ...switchOff(found, site.documents["rules.yaml"].data, source && { source, hasRun }),
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
  return switchOff(found, rules).problems;
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
    ...checkWords(content),
    ...checkPercentages(content),
    ...checkCreditTerms(content),
    ...checkFacts(content, site, finished),
    ...checkGrades(grades),
    ...checkAlternatives(content, site),
  ];
  return found.filter(({ code }) => !unfit.includes(code));
}
