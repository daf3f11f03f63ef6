import { startOf, type Place } from "../model/build/place.ts";
import type { Page } from "../model/build/output.ts";
import { accessProblem, problem, type Problem } from "../problems/problem.ts";
import { countScripts, HangingPages } from "./hanging-pages.ts";
import type { Finding } from "./look-at-page.ts";

/** The findings on a page, or why there are none. */
export interface VisitedPage {
  page: Page;
  findings: Finding[];
  /** Why there are no findings: the page hangs, or has all scripts of one that hangs; or it crashes. Absent if it was looked at. */
  end?: "hangs" | "crashes" | undefined;
}

/** Findings of one rule at one kind of element, on one or more pages. */
interface GroupOfFindings {
  page: Page;
  finding: Finding;
  pages: Set<Page>;
}

/** Words the findings on all pages. What a template repeats, on many pages or many times on one, is reported once. */
export function wordFindings(seen: readonly VisitedPage[], placeOf: (markup: string) => Place | undefined): Problem[] {
  const crashes = seen.filter(({ end }) => end === "crashes");
  const ends = [
    ...crashes.map(({ page }) => problem("page/crashes", startOf(page.source), { address: page.address })),
    ...wordHanging(seen),
  ];
  const groups = new Map<string, GroupOfFindings>();
  for (const { page, findings } of seen) {
    for (const finding of findings) {
      const key = `${finding.rule} ${tagKindOf(finding.html)}`;
      const group = groups.get(key) ?? { page, finding, pages: new Set() };
      groups.set(key, group);
      group.pages.add(page);
    }
  }
  return [...ends, ...[...groups.values()].map((group) => wordGroup(group, placeOf))];
}

/** Words once what hangs with the same scripts. */
function wordHanging(seen: readonly VisitedPage[]): Problem[] {
  const known = new HangingPages();
  for (const { page, end } of seen) if (end === undefined) known.addSound(page);
  const pages = seen.flatMap(({ page, end }) => (end === "hangs" ? [page] : []));
  const others = new Map<Page, number>();
  // A page that lacks the others' scripts is the better example, since the script to look for is on it, too.
  for (const page of pages.sort((one, other) => countScripts(one) - countScripts(other))) {
    const first = known.findLike(page);
    if (first === undefined) known.add(page);
    others.set(first ?? page, first === undefined ? 0 : others.get(first)! + 1);
  }
  return [...others].map(([{ source, address }, count]) =>
    problem("page/hangs", startOf(source), { address, others: count }),
  );
}

/** The name and the classes of a tag, which the copies that a template makes have in common. */
function tagKindOf(html: string): string {
  const [name = ""] = /^<[\w-]+/.exec(html) ?? [];
  const [, classes = ""] = / class="([^"]*)"/.exec(html) ?? [];
  return classes === "" && name !== "" ? html : `${name} ${classes}`;
}

function wordGroup({ page, finding, pages }: GroupOfFindings, placeOf: (markup: string) => Place | undefined): Problem {
  const { rule, view, html, reason, isAdvice = false } = finding;
  const place = placeOf(html) ?? placeOf(html.replace(' class="', ' className="')) ?? startOf(page.source);
  const details = { address: page.address, view, snippet: html, others: pages.size - 1 };
  if (rule === "too-wide") return problem("a11y/too-wide", place, details);
  if (rule === "cut-text") return problem("a11y/cut-text", place, { ...details, words: reason });
  if (rule === "broken-word") return problem("a11y/broken-word", place, { ...details, words: reason });
  const sentence = reason.replaceAll("\n", " ").replace(/\.$/, "");
  return accessProblem(place, { ...details, rule, reason: sentence, severity: isAdvice ? "advice" : "error" });
}
