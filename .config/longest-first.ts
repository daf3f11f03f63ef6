import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Seconds that files took in a whole run, by their path in test/: `npm run durations` notes them. */
const durations = JSON.parse(readFileSync(new URL("durations.json", import.meta.url), "utf8")) as Record<
  string,
  number
>;

const durationOf = ({ moduleId }: TestSpecification): number => durations[moduleId.replace(/^.*?\/test\//, "")] ?? 0;

/** The files that take longest begin first, or one worker would still run one while the others have nothing to do. Others are sorted as usual. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => durationOf(b) - durationOf(a));
  }
}
