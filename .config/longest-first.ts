import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest. They begin first, or one worker would still run one while the others have nothing to do. */
const longest = [
  "checks/checks.test.ts",
  "problems.test.ts",
  "browser/serve-watch.test.ts",
  "browser/every-page.test.ts",
  "browser/looks.test.ts",
  "engines/pages.test.ts",
  "engines/controls.test.ts",
  "steps/media/encoder-processes.test.ts",
  "package.test.ts",
  "bench/bench.test.ts",
  "browser/page.test.ts",
  "browser/widths.test.ts",
  "readme.test.ts",
  "browser/sanitizer.test.ts",
  "faults.test.ts",
  "browser/practices.test.ts",
  "browser/accessibility.test.ts",
  "browser/drawer.test.ts",
  "problems/examples.test.ts",
  "cli.test.ts",
  "commands/group.test.ts",
  "commands/check-external.test.ts",
  "ground/memory.test.ts",
  "steps/emit/kill.test.ts",
  "fuzz/fuzz.test.ts",
  "hosts/servers.test.ts",
  "around/hosting/workflows.test.ts",
  "steps/check/worst-texts.test.ts",
];

/** Sorts files in the order of this list, and then as usual. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const index = longest.findIndex((name) => moduleId.endsWith(`/test/${name}`));
      return index === -1 ? longest.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
