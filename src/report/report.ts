import { codeFrameColumns } from "@babel/code-frame";
import { createColors } from "picocolors";
import type { CheckReport } from "../steps/check/check-site.ts";
import type { ReadingGrade } from "../steps/check/reading-grade.ts";
import type { SetRule } from "../steps/check/apply-rules.ts";
import type { PageWeight } from "../steps/check/weigh-pages.ts";
import { showControls } from "../lib/foreign-text.ts";
import { nameOfLanguage } from "../model/domain/language.ts";
import type { Place } from "../model/build/place.ts";
import { adviceOf, isError, type Problem } from "../problems/problem.ts";
import { countOf, listOthers, position } from "./report-places.ts";

export interface ReportOptions {
  /** Text of each content file. */
  texts: ReadonlyMap<string, string>;
  hasColor: boolean;
  /** Whether to print every place of a rule that advises. */
  showsAll?: boolean | undefined;
  /** Sentence after the count of errors. */
  afterword?: string;
}

/** Formats errors for a terminal, and then advice. */
export function formatProblems(problems: readonly Problem[], options: ReportOptions): string {
  const errors = problems.filter(isError);
  const advice = problems.filter((each) => !isError(each));
  return [formatErrors(errors, options), formatAdvice(advice, options)].filter((each) => each !== "").join("\n\n");
}

/** Formats place, code, message, the lines with the mistake and the remedy of each error. The count comes last. */
function formatErrors(problems: readonly Problem[], { texts, hasColor, afterword = "" }: ReportOptions): string {
  if (problems.length === 0) return "";
  const colors = createColors(hasColor);
  const linesOf = new Map([...texts].map(([file, text]) => [file, text.split("\n")]));
  const blocks = problems.slice(0, shownProblems).map((each) => {
    const lines = [
      `${colors.red("error")} ${colors.bold(position(each.place))} ${colors.dim(each.code)}`,
      `  ${showControls(each.message)}`,
      ...frame(each.place, linesOf.get(each.place.file), hasColor),
      ...(each.related ? [`  ${showControls(each.related.label)}: ${position(each.related.place)}`] : []),
      ...(each.others ? [`  ${listOthers(each.others)}`] : []),
      `  ${colors.cyan("→")} ${showControls(each.remedy)}`,
      // These lines start at the left edge, so that they can be copied literally.
      ...(each.lines ? ["", ...each.lines.map((line) => showControls(line))] : []),
    ];
    return lines.join("\n");
  });
  const hidden = problems.length - blocks.length;
  const more = hidden === 0 ? [] : [`${countOf(hidden, "more problem")}, not shown here.`];
  return [...blocks, ...more, `${countProblems(problems)} ${afterword}`.trimEnd()].join("\n\n");
}

/** The most problems to print. A broken file can have tens of thousands, and nobody reads more. JSON and GitHub get all of them. */
const shownProblems = 200;

/** Formats a count, such as `2 problems in 1 file.` */
export function countProblems(problems: readonly Problem[]): string {
  const files = new Set(problems.map(({ place }) => place.file)).size;
  return `${countOf(problems.length, "problem")} in ${countOf(files, "file")}.`;
}

/** The most places of one rule to print, unless all are asked for. */
const shownPlaces = 3;

/**
 * Formats advice for a terminal: rule by rule, with why it matters and who may ignore it, and then its places. Rules that name a law come
 * first. Empty if there is no advice.
 */
function formatAdvice(problems: readonly Problem[], { showsAll = false, hasColor }: ReportOptions): string {
  const colors = createColors(hasColor);
  const groups = groupAdvice(problems).map(({ code, why, law, found }) => {
    const places = found.flatMap(({ place, others = [], ...rest }) =>
      [place, ...others].map((each) => ({ ...rest, place: each })),
    );
    const shown = showsAll ? places : places.slice(0, shownPlaces);
    const hidden = places.length - shown.length;
    return [
      `${colors.yellow("advice")} ${colors.bold(code)}, ${countOf(places.length, "place")}. ${why}${law === undefined ? "" : ` (${law})`}`,
      ...shown.flatMap(({ place, message, related, remedy, lines = [] }) => [
        `  ${colors.bold(position(place))} ${showControls(message)}`,
        ...(related ? [`    ${showControls(related.label)}: ${position(related.place)}`] : []),
        `    ${colors.cyan("→")} ${showControls(remedy)}`,
        ...lines.map(showControls),
      ]),
      ...(hidden > 0 ? [`  ${countOf(hidden, "more place")}; --all shows every one.`] : []),
    ].join("\n");
  });
  return groups.join("\n\n");
}

/** Groups advice by rule. Rules that name a law come first, then those with the most places. */
function groupAdvice(
  problems: readonly Problem[],
): { code: string; why: string; law: string | undefined; found: Problem[] }[] {
  const codes = [...new Set(problems.map(({ code }) => code))];
  const groups = codes.map((code) => {
    const { why } = adviceOf(code) ?? { why: "The practice's own rules make this advice." };
    const found = problems.filter((each) => each.code === code);
    return { code, why, law: found.find(({ law }) => law !== undefined)?.law, found };
  });
  return groups.sort(
    (a, b) => Number(b.law !== undefined) - Number(a.law !== undefined) || b.found.length - a.found.length,
  );
}

/** Lists what the practice's own rules set, with its reasons; empty if they set nothing. */
export function formatSetRules(rules: readonly SetRule[]): string {
  if (rules.length === 0) return "";
  const lines = rules.map(({ code, file, level, reason }) =>
    showControls(`  ${code}${file === undefined ? "" : ` in ${file}`} is ${level}: ${reason}`),
  );
  return ["site/rules.yaml:", ...lines].join("\n");
}

/** Lists the rules that cannot run on a site in another language. */
export function formatNotRun({ language, codes }: CheckReport["notRun"][number]): string {
  return `${countOf(codes.length, "rule")} did not run, since ${codes.length === 1 ? "it does" : "they do"} not know ${nameOfLanguage(language, "en")}: ${codes.join(", ")}.`;
}

const weightsNote = `
These are the amounts that a phone loads at once for each page. "together" is HTML, CSS and JS; "page" adds the pictures of the first
view; films and pictures further down load later. "grade" is the school grade that a reader needs: the lower, the easier. It is "-" if
there is too little text to tell, and "none" if most of the text is not in English, since the formula is for English.`;

/**
 * Formats a table of pages, heaviest first: what a phone loads, in kilobytes of 1,000 bytes, and the school grade of the text. Empty if there
 * are no pages.
 */
export function formatWeights(weights: readonly PageWeight[], grades: readonly ReadingGrade[] = []): string {
  if (weights.length === 0) return "";
  const gradeOf = new Map(grades.map(({ file, grade }) => [file, grade === "none" ? grade : grade.toFixed(1)]));
  const rows = weights
    .map(({ page, html, stylesheet, script, pictures, videos }) => {
      const code = html + stylesheet + script;
      const grade = gradeOf.get(page.source) ?? "-";
      return {
        address: page.address,
        grade,
        numbers: [html, stylesheet, script, code, pictures, code + pictures, videos],
      };
    })
    .sort((a, b) => b.numbers[5]! - a.numbers[5]! || (a.address < b.address ? -1 : 1));
  const head = ["HTML", "CSS", "JS", "together", "pictures", "page", "films", "grade"];
  const title = "KB, compressed with Brotli";
  const width = Math.max(title.length, ...rows.map(({ address }) => address.length));
  const line = (first: string, cells: readonly string[]): string =>
    [first.padEnd(width), ...cells.map((cell) => cell.padStart(9))].join("");
  return [
    line(title, head),
    ...rows.map(({ address, numbers, grade }) =>
      line(address, [...numbers.map((bytes) => (bytes / 1000).toFixed(1)), grade]),
    ),
    weightsNote,
  ].join("\n");
}

/** Names the pages that search engines are asked to leave out; empty if there are none. */
export function formatHidden(paths: readonly string[]): string {
  return paths.length === 0 ? "" : `Hidden from search engines (noindex): ${showControls(paths.join(", "))}.`;
}

/** Says how many addresses of the public sitemap were compared with the site; empty if there were none. */
export function formatPublished({ compared, elsewhere }: NonNullable<CheckReport["published"]>): string {
  const all = compared + elsewhere;
  if (all === 0) return "";
  if (compared > 0)
    return `Addresses in the public sitemap: ${all}, of which ${compared} were compared with this site.`;
  return `Addresses in the public sitemap: ${all}. None begins with the origin: in site/practice.yaml, so none was compared.`;
}

/** The longest line that is shown whole, in characters. */
const lineLimit = 200;

function frame({ line, column, length }: Place, lines: readonly string[] | undefined, hasColor: boolean): string[] {
  if (lines === undefined || length === 0) return [];
  const isLong = (lines[line - 1]?.length ?? 0) > lineLimit;
  const cut = isLong ? Math.max(0, column - lineLimit / 2) : 0;
  const first = Math.max(0, line - 2);
  const shown = lines
    .slice(first, line + 1)
    .map((each) => showControls(isLong ? each.slice(cut, cut + lineLimit) : each.slice(0, lineLimit)));
  const start = { line, column: column - cut };
  const end = { line, column: Math.min(column - cut + length, lineLimit + 1) };
  const options = { linesAbove: 1, linesBelow: 1, startLine: first + 1, forceColor: hasColor, highlightCode: false };
  return codeFrameColumns(shown.join("\n"), { start, end }, options)
    .split("\n")
    .map((each) => `  ${each}`);
}
