import { beforeAll, describe, expect, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { boxOf } from "./boxes.ts";
import { openBuilt, resize } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { hiddenWidth } from "./in-page.ts";
import { makeTemporaryFolder } from "../support/little-site.ts";
import { runHere } from "../support/run-here.ts";

/* The first view that a practice sees right after `dentalsite init`, with a drawing in place of its picture. */

describe.each(lookNames)("the starter in the look %s", (look) => {
  let folder = "";

  beforeAll(async () => {
    const cwd = makeTemporaryFolder();
    const name = "Kieferorthopädiezentrum Dr. Müller-Lüdenscheidt";
    const { stderr } = await runHere(["init", "practice", "--yes", "--name", name, "--look", look], { cwd });
    expect(stderr).toBe("");
    folder = `${cwd}/dist`;
    await buildSiteInto(folder, `${cwd}/practice`);
  });

  test("is no wider than the window, and neither is its drawing, from 320 to 1920 px", async () => {
    const page = await openBuilt(folder, "/", "", { viewport: { width: 320, height: 900 } });
    for (const width of [320, 390, 768, 769, 1024, 1440, 1920]) {
      await resize(page, width);
      expect(await hiddenWidth(page.locator("html")), `${width} px`).toBe(0);
      const drawing = await boxOf(page.locator("main img").first());
      expect(Math.round(drawing.x + drawing.width), `${width} px`).toBeLessThanOrEqual(width);
    }
  });
});
