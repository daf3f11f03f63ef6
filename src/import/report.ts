import path from "node:path";
import type { ConvertedSite, RefusedParts } from "./convert-site.ts";
import type { Plan } from "./plan.ts";

/** Writes what became of each page, with everything that was left out. Words that were taken and words that are named are all words. */
export function writeReport(
  { reports, people, unanswered, answered, copies, wordless, lostLabels, addresses }: ConvertedSite,
  { plan, refused, forgotten }: { plan: Plan; refused: RefusedParts; forgotten: readonly string[] },
): string {
  const taken = reports.filter(({ file }) => file !== undefined);
  // The drawings of sample services come from the package, not from the copy.
  const files = [...copies.values()].filter((file) => !path.isAbsolute(file)).length;
  const words = taken.reduce((sum, each) => sum + each.taken, 0);
  const parts: Readonly<Record<string, readonly string[]>> = {
    "Pages that were taken": taken.map(
      ({ page, file, taken: count, left, encoding }) =>
        `${page.from}: ${file!}, ${page.address === addresses.get(page.from) ? `still at ${page.address}` : `from ${page.address} to ${addresses.get(page.from)}`}, ${count} words${encoding === undefined ? "" : `, read as ${encoding}`}.${listLeft(left)}`,
    ),
    "Pages that were left": reports
      .filter(({ file }) => file === undefined)
      .map(({ page, why = "", left }) => `${page.from}, at ${page.address}: ${asClause(why)}.${listLeft(left)}`),
    People: people.map((each) => tellPerson(each, refused)),
    "Files that are no pages": plan.unread.map(({ file, why }) => `${file}: ${why}.`),
    "Old addresses without a redirect": [...unanswered].map(([address, why]) => `${address}: ${why}.`),
    "Pictures without words": [...wordless].sort().map((file) => `${file}: say in import/plan.yaml what it shows.`),
    "Files that the site refuses": [...refused.files].map((file) => `${file}.`),
    "Files of an earlier plan": forgotten.map((file) => `${file}: this plan does not name it. Delete it, or keep it.`),
    "The menu": [...refused.menu]
      .map((sentence) => `It was left: ${sentence}`)
      .concat(lostLabels.map((label) => `${label}: its link leads to no page that was taken.`))
      .concat(plan.menu.length === 0 ? ["No menu was found: write one into site/navigation.yaml."] : []),
  };
  const filled = Object.entries(parts).filter(([, items]) => items.length > 0);
  const lines = [
    "# What the import took, and what it left",
    `${taken.length} of ${reports.length} pages were taken, with ${words} words and ${files} files. ${answered.size} of ${answered.size + unanswered.size} old addresses work.`,
    ...filled.flatMap(([title, items]) => [`## ${title}`, items.map((each) => `- ${each}`).join("\n")]),
  ];
  return `${lines.join("\n\n")}\n`;
}

const asClause = (sentence: string): string => sentence.replace(/\.$/, "");

const listLeft = (left: ReadonlyMap<string, number>): string =>
  left.size === 0 ? "" : ` Left: ${[...left].map(([reason, count]) => `${count} ${reason}`).join(", ")}.`;

const tellPerson = (
  { person: { name, photo, from }, file }: ConvertedSite["people"][number],
  refused: RefusedParts,
): string =>
  `${name}, on ${from}: ${file === undefined ? `no file, since ${asClause(refused.people.get(name)!)}` : `${file}, with the photo ${photo}`}.`;
