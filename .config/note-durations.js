// npm run durations -- <reports>: notes how long test files took in .config/durations.json, which orders them. The reports are those that
// DENTALSITE_TEST_RESULTS names in a run of `npm test` and of `npm run test:long`.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const reports = process.argv.slice(2);
if (reports.length === 0)
  throw new Error("Name the reports of both commands: npm run durations -- test.json test-long.json");

const durations = {};
for (const { name, startTime, endTime } of reports.flatMap(
  (file) => JSON.parse(readFileSync(file, "utf8")).testResults,
)) {
  const file = name.replace(/^.*?\/test\//, "");
  const seconds = Math.round((endTime - startTime) / 1000);
  // Files of a moment need no order.
  if (seconds >= 2) durations[file] = Math.max(durations[file] ?? 0, seconds);
}
const sorted = Object.entries(durations).sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(
  fileURLToPath(new URL("durations.json", import.meta.url)),
  `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
);
