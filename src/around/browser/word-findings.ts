import { startOf, type Place } from "../../model/place.ts";
import type { Page } from "../../model/output.ts";
import { accessProblem, problem, type Problem } from "../../problems/problem.ts";
import type { Finding } from "./look-at-page.ts";

/** The findings on a page, or why there are none. */
export interface Seen {
  page: Page;
  findings: Finding[];
  /** Present if the page did not let itself be seen. */
  end?: "hangs" | "crashes" | undefined;
}

/** Findings of one rule at one kind of element, on one or more pages. */
interface Group {
  page: Page;
  finding: Finding;
  pages: Set<Page>;
}

/** Words what was seen. What a template repeats, on many pages or many times on one, is reported once. */
export function wordFindings(seen: readonly Seen[], placeOf: (markup: string) => Place | undefined): Problem[] {
  const ends = seen.flatMap(({ page, end }) =>
    end === undefined ? [] : [problem(`page/${end}`, startOf(page.source), { address: page.address })],
  );
  const groups = new Map<string, Group>();
  for (const { page, findings } of seen) {
    for (const finding of findings) {
      const key = `${finding.rule} ${kindOf(finding.html)}`;
      const group = groups.get(key) ?? { page, finding, pages: new Set() };
      groups.set(key, group);
      group.pages.add(page);
    }
  }
  return [...ends, ...[...groups.values()].map((group) => wordGroup(group, placeOf))];
}

/** The name and the classes of a tag, which the copies that a template makes have in common. */
function kindOf(html: string): string {
  const [name = ""] = /^<[\w-]+/.exec(html) ?? [];
  const [, classes = ""] = / class="([^"]*)"/.exec(html) ?? [];
  return classes === "" && name !== "" ? html : `${name} ${classes}`;
}

function wordGroup({ page, finding, pages }: Group, placeOf: (markup: string) => Place | undefined): Problem {
  const { rule, view, html, reason, isAdvice = false } = finding;
  const place = placeOf(html) ?? placeOf(html.replace(' class="', ' className="')) ?? startOf(page.source);
  const details = { address: page.address, view, snippet: html, others: pages.size - 1 };
  if (rule === "too-wide") return problem("a11y/too-wide", place, details);
  if (rule === "cut-text") return problem("a11y/cut-text", place, { ...details, words: reason });
  if (rule === "broken-word") return problem("a11y/broken-word", place, { ...details, words: reason });
  return accessProblem(place, { ...details, rule, reason, isAdvice });
}
