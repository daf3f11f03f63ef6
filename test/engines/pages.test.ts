import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findCrowding, findCutText } from "../support/page-faults.ts";
import { listLooked } from "../support/sample-in-look.ts";
import { findPage, openShippedSite, parsePage, type BuiltSite } from "../support/shipped-site.ts";
import { element, open, resizeTo, type EngineWindow } from "./engine.ts";
import { engines, stateOf } from "./engines.ts";

/*
 * Tests of how pages look in Firefox and WebKit, at night on every page.
 */

let site: BuiltSite;
beforeAll(async () => {
  site = await openShippedSite();
});

// This script runs in the page. It lists shown pictures that cannot be loaded or decoded.
const findBrokenPictures = `(async () => {
  const shown = [...document.images].filter((image) => image.checkVisibility());
  for (const image of shown) image.loading = "eager";
  await Promise.allSettled(shown.map((image) => image.decode()));
  return shown.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc, src }) => currentSrc || src);
})()`;

// This script runs in the page. It shows the page on the screen as on paper, since not every driver can print.
const usePrintStyles = `(() => {
  const visit = ({ cssRules = [], media }) => {
    if (media?.mediaText.includes("print")) media.mediaText = "all";
    for (const rule of cssRules) visit(rule);
  };
  for (const sheet of document.styleSheets) visit(sheet);
})()`;

const hiddenWidth = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

describe.each(engines)("in %s", (_, start) => {
  let view: EngineWindow;
  beforeAll(async () => {
    view = await start({ letters: 16, lessMotion: false });
  });
  afterAll(() => view.close());
  const visit = async (address: string, width: number): Promise<void> => {
    await open(view, site.origin + address);
    await resizeTo(view, width);
  };

  test("no page scrolls sideways at 320 and 1440 px, and none has a broken picture", async () => {
    const faults: string[] = [];
    for (const address of listLooked(site)) {
      await open(view, site.origin + address);
      for (const width of [320, 1440]) {
        await resizeTo(view, width);
        const hidden = await view.read<number>(hiddenWidth);
        if (hidden > 0) faults.push(`${address} scrolls sideways by ${hidden} px at ${width} px`);
        const broken = await view.read<string[]>(findBrokenPictures);
        faults.push(...broken.map((file) => `${address} has a broken picture at ${width} px: ${file}`));
      }
    }
    expect(faults).toEqual([]);
  });

  test("on paper, a page shows nothing that paper cannot use", async () => {
    await visit(findPage(site, "main video[controls]"), 1440);
    await view.read(usePrintStyles);
    for (const part of ["nav", "dialog", "button", "video", ".skip-link"]) {
      const shown = `[...document.querySelectorAll("${part}")].filter((each) => each.checkVisibility()).length`;
      expect(await view.read(shown), part).toBe(0);
    }
    if (!view.print) return;
    await visit("/", 1440);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await view.print())), {
      mergePages: true,
    });
    expect(text.replace(/\s+/g, "")).toContain(parsePage(site, "/")("address").first().text().replace(/\s+/g, ""));
    expect(text).not.toMatch(/(Pause|Play) video|Skip to main content/);
  });

  describe("with large letters and less motion", () => {
    let careful: EngineWindow;
    beforeAll(async () => {
      careful = await start({ letters: 32, lessMotion: true });
    });
    afterAll(() => careful.close());

    test("no page scrolls sideways or cuts text off at 390 px, and none has a crowded header", async () => {
      const faults: string[] = [];
      await resizeTo(careful, 390, 844);
      for (const address of listLooked(site)) {
        await open(careful, site.origin + address);
        const found = [findCutText, findCrowding].map((script) => careful.read<string[]>(script));
        faults.push(...(await Promise.all(found)).flat().map((fault) => `${address}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

    test("the film of the home page is a still picture, and that of a service waits behind its poster", async () => {
      await resizeTo(careful, 1440);
      await open(careful, `${site.origin}/`);
      const background = element("main video");
      expect(await careful.read(`${background}.checkVisibility()`)).toBe(false);
      expect(await careful.read(stateOf(background))).toMatchObject({ paused: true, currentTime: 0 });
      expect(await careful.read(`${element("[data-background-video] img")}.naturalWidth`)).toBeGreaterThan(0);
      await open(careful, site.origin + findPage(site, "main video[controls]"));
      const video = element("main video[controls]");
      await expect.poll(() => careful.read<number>(`${video}.readyState`)).toBeGreaterThan(0);
      expect(await careful.read(stateOf(video))).toMatchObject({ paused: true, currentTime: 0 });
      expect(await careful.read(`${video}.poster`)).not.toBe("");
      expect(await careful.read(findBrokenPictures)).toEqual([]);
    });
  });
});
