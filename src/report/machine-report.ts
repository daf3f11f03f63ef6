import * as z from "zod";
import { printJson, showControls } from "../lib/foreign-text.ts";
import type { Place } from "../model/build/place.ts";
import { isError, type Problem } from "../problems/problem.ts";
import { listOthers } from "./report-places.ts";

const placeShape = {
  file: z.string().describe("The path from the practice's folder, with forward slashes"),
  line: z.int().min(1).describe("The line, counted from 1"),
  column: z.int().min(1).describe("The column of the first character, counted from 1 in UTF-16 units, as editors do"),
  endLine: z.int().min(1).describe("The line of the last character"),
  endColumn: z
    .int()
    .min(1)
    .describe("The column after the last character; equal to `column` if the whole file is meant"),
};

const totalsShape = {
  errors: z.int().min(0).describe("How many of the problems are errors"),
  advice: z.int().min(0).describe("How many are advice"),
  pages: z.int().min(0).describe("How many pages were built; 0 if there are errors"),
  nextChange: z.iso
    .date()
    .optional()
    .describe("The next day, if any, on which building the unchanged site again would change it"),
};

/** The output of `--format json`. Keys may be added; existing keys do not change until `version` does. */
export const jsonReportSchema = z.strictObject({
  version: z.literal(1).describe("The number 1; keys may be added, but none of these changes while it is 1"),
  problems: z
    .array(
      z.strictObject({
        severity: z.enum(["error", "advice"]).describe('`"error"` or `"advice"`'),
        code: z.string().describe("One of the problem codes, which never change their meaning"),
        ...placeShape,
        law: z.string().optional().describe("The law that asks for it, if the advice names one"),
        message: z.string().describe("What is wrong, in a sentence or two"),
        remedy: z.string().describe("What to do"),
        lines: z.array(z.string()).optional().describe("The lines to copy into a file, if there are any"),
        related: z
          .strictObject({ ...placeShape, label: z.string().describe("What that place is") })
          .optional()
          .describe("A second place that belongs to the problem, if there is one"),
        others: z
          .array(z.strictObject(placeShape))
          .optional()
          .describe("If the same mistake is made more than once, the other places"),
        root: z.string().optional().describe("With several practices, the folder of the one that has the problem"),
      }),
    )
    .describe("The problems, sorted by file and line"),
  ...totalsShape,
  sites: z
    .array(
      z.strictObject({
        root: z.string().describe("The practice's folder from the working folder, with forward slashes"),
        exitCode: z.int().describe("The exit code that the command would have had for this practice alone"),
        message: z.string().optional().describe("Why it cannot be built"),
        ...totalsShape,
      }),
    )
    .optional()
    .describe("With several practices, the result for each"),
});

export type JsonReport = z.infer<typeof jsonReportSchema>;

/** The outcome for one of several practices. `root` is its path from the current folder. */
export interface SiteOutcome {
  root: string;
  exitCode: number;
  /** Why the practice cannot be built. */
  message?: string | undefined;
  problems: readonly Problem[];
  pages: number;
  nextChange?: string | undefined;
}

/** Formats the problems, the number of built pages and the date on which they next change as one JSON document. */
export function formatJson(problems: readonly Problem[], pages: number, nextChange?: string): string {
  const report = { version: 1, problems: problems.map(toJsonProblem), ...totals(problems, pages, nextChange) } as const;
  return printJson(report satisfies JsonReport);
}

/** Formats the outcomes of several practices as one JSON document. */
export function formatGroupJson(sites: readonly SiteOutcome[]): string {
  const all = sites.flatMap(({ problems }) => problems);
  return printJson({
    version: 1,
    problems: sites.flatMap(({ root, problems }) => problems.map((each) => ({ ...toJsonProblem(each), root }))),
    ...totals(
      all,
      sites.reduce((sum, { pages }) => sum + pages, 0),
    ),
    sites: sites.map(({ root, exitCode, message, problems, pages, nextChange }) => ({
      root,
      exitCode,
      ...(message !== undefined && { message }),
      ...totals(problems, pages, nextChange),
    })),
  } satisfies JsonReport);
}

function toJsonProblem(found: Problem): JsonReport["problems"][number] {
  const { severity, code, place, law, message, remedy, lines, related, others } = found;
  const second = related && { related: { ...span(related.place), label: related.label } };
  return {
    severity,
    code,
    ...span(place),
    ...(law !== undefined && { law }),
    message,
    remedy,
    ...(lines && { lines: [...lines] }),
    ...second,
    ...(others && { others: others.map(span) }),
  };
}

function totals(
  problems: readonly Problem[],
  pages: number,
  nextChange?: string,
): Pick<JsonReport, "errors" | "advice" | "pages" | "nextChange"> {
  const advice = problems.filter((each) => !isError(each)).length;
  return { errors: problems.length - advice, advice, pages, ...(nextChange !== undefined && { nextChange }) };
}

/** Formats one GitHub Actions workflow command per error, and a warning for each piece of advice that names a law. `folder` is the path from the repository to the practice's folder. */
export function formatGithub(problems: readonly Problem[], folder: string): string {
  const move = (place: Place): Place => (folder === "" ? place : { ...place, file: `${folder}/${place.file}` });
  return problems
    .filter((each) => isError(each) || each.law !== undefined)
    .map(({ severity, code, place, message, remedy, lines = [], others }) => {
      const { file, line, column, endLine, endColumn } = span(move(place));
      const also = others ? ` ${listOthers(others.map(move))}.` : "";
      const properties = { file, line, endLine, col: column, endColumn, title: code };
      const list = Object.entries(properties).map(
        ([key, value]) => `${key}=${escapeProperty(showControls(String(value)))}`,
      );
      return `::${severity === "error" ? "error" : "warning"} ${list.join(",")}::${escapeData([`${message} ${remedy}${also}`, ...lines].map(showControls).join("\n"))}`;
    })
    .join("\n");
}

/** Formats the workflow command for a practice that cannot be built. */
export function formatGithubFailure(message: string): string {
  return `::error title=dentalsite::${escapeData(message)}`;
}

function span({ file, line, column, length }: Problem["place"]): {
  file: string;
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
} {
  return { file, line, column, endLine: line, endColumn: column + length };
}

/** Escapes data like the toolkit of GitHub Actions (actions/toolkit, packages/core/src/command.ts). */
function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
