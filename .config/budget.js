// Counts the lines of each part of src/ and the problem codes, and fails if there are more than decided: what is new needs something old to go.

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The most lines of TypeScript of each part, and the most problem codes. A budget falls, or a commit says which capability raises it. */
const budgets = { core: 43_170, edit: 10_103, import: 2_879, codes: 163 };

const folder = path.join(import.meta.dirname, "../src");
const counts = { core: 0, edit: 0, import: 0, codes: 0 };
for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.tsx?$/.test(name))) {
  const text = readFileSync(path.join(folder, file), "utf8");
  const [top] = file.split(path.sep);
  counts[top === "edit" || top === "import" ? top : "core"] += text.split("\n").length - 1;
  if (/^problems.words.en/.test(file)) counts.codes += text.match(/^ {2}"[a-z0-9-]+\/[a-z-]+":/gm)?.length ?? 0;
}

for (const [name, count] of Object.entries(counts)) {
  console.log(`${name}: ${count} of ${budgets[name]}`);
  if (count > budgets[name]) process.exitCode = 1;
}
