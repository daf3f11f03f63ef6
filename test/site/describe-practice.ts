import { beforeAll, describe, expect, test } from "vitest";
import { checkHtml } from "../../src/steps/check/valid-html.ts";
import { crawl } from "./crawl.ts";
import type { LittleSite } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";
import { listPages, parsePage, readPage } from "../support/shipped-site.ts";
import { startStaticHost } from "../support/static-host.ts";
import { weighCode } from "../support/weigh-code.ts";

/** A practice that is built while its tests run, with the addresses of its pages. */
export interface BuiltPractice {
  site: LittleSite;
  folder: string;
  pages: string[];
}

interface PracticeToDescribe {
  make: () => LittleSite | Promise<LittleSite>;
  /** The day of the build. */
  env: Record<string, string>;
  /** Pages that no link leads to. */
  unreached?: readonly string[];
}

/** Builds a practice, and claims what holds for each. `more` adds claims. */
export function describePractice(
  title: string,
  { make, env, unreached = ["/404.html"] }: PracticeToDescribe,
  more: (built: () => BuiltPractice) => void,
): void {
  describe(title, () => {
    let built: BuiltPractice;

    beforeAll(async () => {
      const site = await make();
      const folder = site.file("dist");
      expect(await runHere(["build"], { cwd: site.root, env })).toMatchObject({ status: 0, stderr: "" });
      built = { site, folder, pages: listPages(folder) };
    });

    test("is valid HTML on every page", async () => {
      const found = built.pages.map((page) => ({
        path: page,
        address: page,
        html: readPage(built, page),
        source: page,
      }));
      expect((await checkHtml(found, { files: {}, entries: [] })).map(({ message }) => message)).toEqual([]);
    });

    test("has no broken link and no page without links to it", async () => {
      const host = await startStaticHost(built.folder);
      const { broken, reached } = await crawl(`${host.origin}/`);
      await host.close();
      expect(broken).toEqual([]);
      const isForwarding = (page: string): boolean => parsePage(built, page)("meta[http-equiv=refresh]").length > 0;
      expect(built.pages.filter((page) => !reached.has(page) && !isForwarding(page))).toEqual(unreached);
    });

    more(() => built);
  });
}

/** Checks a practice with the command, and expects it to find nothing. */
export async function expectNoProblems(
  { site, pages }: BuiltPractice,
  env: Record<string, string>,
  ...flags: string[]
) {
  const { status, stdout, stderr } = await runHere(["check", ...flags], { cwd: site.root, env });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(`No problems in ${pages.length} pages.`);
}

/** Weighs HTML, style sheet and script of every page, and returns the pages that are heavier. */
export function listHeavier({ folder, pages }: BuiltPractice, most: number): string[] {
  const weights = pages.map((page) => ({ page, ...weighCode({ folder }, page) }));
  expect(Math.min(...weights.map(({ code }) => code))).toBeGreaterThan(1000);
  return weights.filter(({ code }) => code > most).map(({ page }) => page);
}
