import { languageOf } from "../../model/language.ts";
import type { Page } from "../../model/output.ts";
import { rulesWithoutWords, type Rules } from "../../model/rules.ts";
import type { Content } from "../../model/source.ts";
import type { Problem, ProblemCode } from "../../problems/problem.ts";
import type { Route } from "../route/route-site.ts";
import { checkAlternatives } from "./alt-text.ts";
import type { SiteFacts } from "./check-links.ts";
import { checkWords } from "./copy.ts";
import { checkCreditTerms } from "./credit-terms.ts";
import { checkExternalLinks, type ExternalLink, type ExternalTally } from "./external-links.ts";
import { checkFacts, type FinishedTexts } from "./facts.ts";
import { checkPercentages } from "./percentages.ts";
import type { PageFacts } from "./read-page.ts";
import { checkGrades, gradeTexts, type ReadingGrade } from "./reading-grade.ts";
import { switchOff, type SwitchedOff } from "./switched-off.ts";
import type { checkOwnMenu } from "./own-menu.ts";
import { checkSearchTexts } from "./search-texts.ts";
import { checkUnlinked } from "./unlinked-pages.ts";
import { checkHtml } from "./valid-html.ts";
import { checkWeights, type WeightCauses } from "./check-weights.ts";
import type { PageWeight } from "./weigh-pages.ts";

export interface CheckInput {
  content: Content;
  rules: Rules;
  pages: readonly Page[];
  /** What the practice's facts are compared with, besides the content. */
  finished: FinishedTexts;
  /** The pages that visitors are meant to find. */
  indexed: readonly Route[];
  weights: readonly PageWeight[];
  causes: WeightCauses;
  /** What is known of those pages. */
  visited: readonly PageFacts[];
  /** Kinds of pages that the practice's own menu leaves out. */
  menu: ReturnType<typeof checkOwnMenu>;
  site: SiteFacts;
  /** To be asked for over the network; absent when that is not wanted. */
  external?: { links: readonly ExternalLink[]; asksPrivate: boolean } | undefined;
}

export interface CheckFindings {
  problems: Problem[];
  grades: ReadingGrade[];
  switchedOff: SwitchedOff[];
  /** The rules that could find nothing, since they do not know the language of the site; absent if there are none. */
  notRun?: { language: string; codes: readonly string[] };
  /** What came of asking for the addresses outside the site; absent when nobody asked. */
  tally?: ExternalTally;
}

/** The rules that a build does not wait for: words, reading grade, words for pictures, HTML, weight, links to each page, texts in search results, other people's pages. */
export async function checkQuality(input: CheckInput): Promise<CheckFindings> {
  const { content, rules, pages, finished, indexed, weights, causes, visited, menu, site, external } = input;
  const language = languageOf(content);
  const unfit = unfitRules(language);
  const grades = gradeTexts(content);
  const [htmlProblems, answers] = await Promise.all([
    checkHtml(pages, content),
    external && checkExternalLinks(external.links, { asksPrivate: external.asksPrivate }),
  ]);
  const found = [
    ...checkTexts(content, grades, unfit, finished),
    ...checkWeights(weights, causes),
    ...menu.problems,
    ...checkUnlinked(visited, site, menu.reported),
    ...checkSearchTexts(indexed, content),
    ...htmlProblems,
    ...(answers?.problems ?? []),
  ];
  // What other hosts say may be something else tomorrow.
  const hasRun = (code: ProblemCode): boolean => !code.startsWith("link/external-") && !unfit.includes(code);
  return {
    grades,
    ...(language !== undefined && unfit.length > 0 && { notRun: { language, codes: unfit } }),
    ...(answers && { tally: answers.tally }),
    ...switchOff(found, rules, content.files["rules.yaml"], hasRun),
  };
}

/**
 * The rules that need nothing but texts, for a site of which no page can be made yet. Files with errors are left out: what is
 * missing there may be what a rule asks for.
 */
export function checkQualityOfTexts(
  { files, entries, ...others }: Content,
  rules: Rules,
  problems: readonly Problem[],
): Problem[] {
  const faulty = new Set(problems.filter(({ severity }) => severity === "error").map(({ place }) => place.file));
  const sound = {
    ...others,
    files: Object.fromEntries(Object.entries(files).filter(([, { file }]) => !faulty.has(file))),
    entries: entries.filter(({ file }) => !faulty.has(file)),
  };
  const unfit = unfitRules(languageOf({ files }));
  return switchOff(checkTexts(sound, gradeTexts(sound), unfit), rules, undefined, () => false).problems;
}

/** Where nobody says in which language a site is, it is taken for English, as far as words go. */
function unfitRules(language = "en"): readonly string[] {
  return rulesWithoutWords(language);
}

function checkTexts(
  content: Content,
  grades: readonly ReadingGrade[],
  unfit: readonly string[],
  finished?: FinishedTexts,
): Problem[] {
  const found = [
    ...checkWords(content),
    ...checkPercentages(content),
    ...checkCreditTerms(content),
    ...checkFacts(content, finished),
    ...checkGrades(grades),
    ...checkAlternatives(content),
  ];
  return found.filter(({ code }) => !unfit.includes(code));
}
