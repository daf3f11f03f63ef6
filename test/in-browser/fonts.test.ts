import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openPage } from "../support/browser.ts";

/** The fonts in which the browser shows an element's text. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("DOM.enable");
  await devTools.send("CSS.enable");
  const { root } = await devTools.send("DOM.getDocument");
  const { nodeId } = await devTools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devTools.send("CSS.getPlatformFontsForNode", { nodeId });
  return [...new Set(fonts.map(({ familyName }) => familyName))].sort();
}

test.runIf(process.platform === "linux")(
  "titles have the face of the look, and texts the tests' fonts, whatever fonts the machine has",
  async () => {
    const page = await openPage(1440, "/privacypolicy/");
    expect(await fontsOf(page, "h1")).toEqual([expect.stringMatching(/^Newsreader/)]);
    expect(await fontsOf(page, "main p")).toEqual(["DejaVu Sans"]);
  },
);
