import type { Report } from "../../problems/findings.ts";
import { commandOf, declaredCode, hasErrors, withoutRepeatedProblems, type Problem } from "../../problems/problem.ts";
import { findUnusedRules, listSetRules, type SetRule } from "./apply-rules.ts";
import { isTooHeavy } from "./check-weights.ts";
import { checks, type Check } from "./checks.ts";
import { nameLaws } from "./laws.ts";
import { listSubjects } from "./list-subjects.ts";
import type { ReadingGrade } from "./reading-grade.ts";
import type { CheckedSite, CheckOptions, SiteOutput, SiteTexts, SubjectLists } from "./subjects.ts";
import type { PageWeight } from "./weigh-pages.ts";

/** Results of `dentalsite check` besides problems. */
export interface CheckReport {
  /** Levels that the practice's `rules.yaml` sets. */
  rules: readonly SetRule[];
  weights: readonly PageWeight[];
  /** The weights above the budget. */
  heavy: readonly PageWeight[];
  grades: readonly ReadingGrade[];
  /** Rules that could not find anything because they have no words in a language of the site. */
  notRun: { language: string; codes: readonly string[] }[];
  /** Number of addresses in the public sitemap, on this site and elsewhere; absent if no sitemap was given. */
  published?: { compared: number; elsewhere: number };
  /** Number of sample values that are left. */
  samples: number;
  /** Paths of pages that search engines are asked to leave out; empty unless the site is to be published. */
  hidden: string[];
}

interface SiteReport extends Report {
  /** Absent without `options`, and if pages could not be made. */
  report?: CheckReport;
}

/**
 * Checks the finished pages and files; with `options`, also everything that a build does not wait for. Of a site without pages, it checks the
 * words of the files without errors.
 */
export async function checkSite(site: CheckedSite, options: CheckOptions | undefined): Promise<SiteReport> {
  const subjects = listSubjects(site, options);
  const texts = site.finished?.templates ?? new Map<string, string>();
  const inBuild = await findAll(subjects, (check) => isOfBuild(check) && !isLast(check));
  const isAsked = (check: Check): boolean => !isOfBuild(check) && options !== undefined && isFor(check, options);
  const further = await findAll(subjects, isAsked);
  const isSound = !hasErrors([...site.found, ...inBuild]);
  const last = isSound ? await findAll(subjects, isLast) : [];
  const problems = nameLaws(withoutRepeatedProblems([...inBuild, ...further, ...last]), site);
  const [output] = subjects.output;
  if (output === undefined || options === undefined) return { problems, texts };
  const unused = findUnused(output, (check) => isOfBuild(check) || isAsked(check), [...site.found, ...problems]);
  return { problems: [...problems, ...unused], texts, report: await makeReport(output, options) };
}

const allChecks: readonly Check[] = [...checks.texts, ...checks.pages, ...checks.facts, ...checks.output];

/** Whether a build waits for a check, since one of its codes is an error of a build. */
const isOfBuild = ({ codes }: Check): boolean => codes.some((code) => commandOf(code) === "build");

/** Whether a check waits for a site that can be built: what is missing because of one would be its second mistake. */
const isLast = ({ needs }: Check): boolean => needs === "no errors";

/** Whether a command asks for a check that a build does not wait for. */
function isFor({ codes, needs }: Check, { publishes = false, asksOthers = false, look }: CheckOptions): boolean {
  const given = { network: asksOthers, browser: look !== undefined, "no errors": false };
  const isEarly = codes.some((code) => commandOf(code) !== "publish");
  return (isEarly || publishes) && (needs === undefined || given[needs]);
}

/** Runs each of the chosen checks on all that it looks at. */
async function findAll(subjects: SubjectLists, isChosen: (check: Check) => boolean): Promise<Problem[]> {
  const runOn = <Subject extends SiteTexts | SiteOutput>(list: readonly Check<Subject>[], each: readonly Subject[]) =>
    list.filter(isChosen).flatMap((check) => each.map((subject) => findFor(check, subject)));
  const found = await Promise.all([
    ...runOn(checks.texts, subjects.texts),
    ...runOn(checks.pages, subjects.pages),
    ...runOn(checks.facts, subjects.facts),
    ...runOn(checks.output, subjects.output),
  ]);
  return found.flat();
}

async function findFor<Subject extends SiteTexts | SiteOutput>(
  check: Check<Subject>,
  subject: Subject,
): Promise<Problem[]> {
  const found = await check.find(subject);
  const undeclared = found.find(({ code }) => !check.codes.includes(declaredCode(code)!));
  if (undeclared) throw new Error(`The table of checks does not list ${undeclared.code}.`);
  return found.filter((each) => isOfBuild(check) || !("judges" in subject) || subject.judges(each));
}

/** Finds entries of `rules.yaml` that switch off nothing, though their rules were looked for. */
function findUnused(
  { languages, first }: SiteOutput,
  isRun: (check: Check) => boolean,
  problems: readonly Problem[],
): Problem[] {
  const source = first.content.files["rules.yaml"];
  const hasRun = (code: string): boolean => {
    const owners = allChecks.filter(({ codes }) => codes.some((each) => each === declaredCode(code)));
    // Other hosts may answer otherwise tomorrow, and a folder without a record knows no address that is gone.
    const ran = owners.some((check) => isRun(check) && check.needs !== "network" && check.needs !== "no errors");
    const isRefused = code.startsWith("code/") && problems.some((found) => found.code === "code/not-content");
    return (
      (owners.length === 0 || ran) &&
      !isRefused &&
      languages.some(({ unfit }) => !unfit().some((each) => each === code))
    );
  };
  const rules = first.site.documents["rules.yaml"].data;
  return source ? findUnusedRules(source, rules, { problems, hasRun }) : [];
}

async function makeReport(
  { languages, first, known, samples }: SiteOutput,
  { publishes = false, published }: CheckOptions,
): Promise<CheckReport> {
  const weights = (await Promise.all(languages.map((each) => each.weights()))).flat();
  const grades = await Promise.all(languages.map((each) => each.grades()));
  return {
    rules: listSetRules(first.site.documents["rules.yaml"].data),
    weights,
    heavy: weights.filter(isTooHeavy),
    grades: grades.flat(),
    notRun: languages.flatMap(({ content: { language }, unfit }) =>
      language === undefined || unfit().length === 0 ? [] : [{ language, codes: unfit() }],
    ),
    ...(published && { published: { compared: known.published.length, elsewhere: known.elsewhere } }),
    samples: samples().length,
    hidden: publishes ? languages.flatMap(({ hidden }) => hidden.map(({ path }) => path)) : [],
  };
}
