// npm run durations -- <reports>: notes how long test files took in .config/durations.json, which orders them. The reports are those that
// DENTALSITE_TEST_RESULTS names in a run of `npm test` and of `npm run test:long`. Files that ran in none keep what is noted.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const reports = process.argv.slice(2);
if (reports.length === 0) throw new Error("Name the reports: npm run durations -- test.json test-long.json");

const noted = fileURLToPath(new URL("durations.json", import.meta.url));
const results = reports
  .flatMap((report) => JSON.parse(readFileSync(report, "utf8")).testResults)
  .map(({ name, startTime, endTime }) => ({
    file: name.replace(/^.*?\/test\//, ""),
    seconds: Math.round((endTime - startTime) / 1000),
  }));
const ran = new Set(results.map(({ file }) => file));
const durations = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync(noted, "utf8"))).filter(
    ([file]) => !ran.has(file) && existsSync(new URL(`../test/${file}`, import.meta.url)),
  ),
);
for (const { file, seconds } of results) {
  // Files of a moment need no order.
  if (seconds >= 2) durations[file] = Math.max(durations[file] ?? 0, seconds);
}
const sorted = Object.entries(durations).sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(noted, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
