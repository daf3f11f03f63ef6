import type { ConvertedSite, RefusedParts } from "./convert-site.ts";
import type { Plan } from "./plan.ts";

/** Writes what became of each page, with everything that was left out. Words that were taken and words that are named are all words. */
export function writeReport(
  { reports, unanswered, copies, wordless }: ConvertedSite,
  { plan, refused }: { plan: Plan; refused: RefusedParts },
): string {
  const taken = reports.filter(({ file }) => file !== undefined);
  const words = (list: typeof reports): number => list.reduce((sum, each) => sum + each.taken, 0);
  const lines = [
    "# What the import took, and what it left",
    `${taken.length} of ${reports.length} pages were taken, with ${words(taken)} words and ${copies.size} files.`,
    ...part(
      "Pages that were taken",
      taken.map(({ page, file, taken: count, left }) => `${page.from}: ${file!}, ${count} words.${listLeft(left)}`),
    ),
    ...part(
      "Pages that were left",
      reports
        .filter(({ file }) => file === undefined)
        .map(({ page, why = "", left }) => `${page.from}: ${why}.${listLeft(left)}`),
    ),
    ...part(
      "Files that are no pages",
      plan.unread.map(({ file, why }) => `${file}: ${why}.`),
    ),
    ...part(
      "Old addresses that lead nowhere",
      unanswered.map(({ address, why }) => `${address}: ${why}.`),
    ),
    ...part(
      "Pictures without words",
      [...wordless].sort().map((file) => `${file}: say in import/plan.yaml what it shows.`),
    ),
    ...part(
      "Files that the site refuses",
      [...refused.files].map((file) => `${file}.`),
    ),
    ...part("The menu", refused.menu === undefined ? [] : [`It was left: ${refused.menu}`]),
  ];
  return `${lines.join("\n\n")}\n`;
}

const listLeft = (left: ReadonlyMap<string, number>): string =>
  left.size === 0 ? "" : ` Left: ${[...left].map(([reason, count]) => `${count} ${reason}`).join(", ")}.`;

const part = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`## ${title}`, items.map((each) => `- ${each}`).join("\n")];
