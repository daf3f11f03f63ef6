import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildSiteInto } from "../support/build-site.ts";
import { makePractice, makeTemporaryFolder } from "../support/little-site.ts";
import { describeSite, findPage, openShippedSite, parsePage, type BuiltSite } from "../support/shipped-site.ts";
import { startStaticHost } from "../support/static-host.ts";
import { clickOn, element, leave, open, resizeTo, waitForNext, type EngineWindow } from "./engine.ts";
import { engines, stateOf, type Film } from "./engines.ts";

/*
 * Tests of what visitors click and press, in Firefox and WebKit.
 */

let site: BuiltSite;
/** The address of a page with questions. */
let questions: string;
let closeHost: () => Promise<void>;
beforeAll(async () => {
  site = await openShippedSite();
  const folder = path.join(makeTemporaryFolder(), "dist");
  await buildSiteInto(folder, makePractice("group").root);
  const host = await startStaticHost(folder);
  closeHost = host.close;
  questions = host.origin + findPage(describeSite(host.origin, folder), "main details");
});
afterAll(() => closeHost());

const menuButton = element(".menu-button");
const drawer = element("dialog");
const isDrawerShown = `${drawer}.matches(":modal")`;
const hasFocus = (target: string): string => `document.activeElement === ${target}`;

type Close = (view: EngineWindow) => Promise<void>;

/** Ways to close the drawer that end where the visitor was. */
const closings: [string, Close][] = [
  ["on Escape", (view) => view.press("Escape")],
  [
    "on a click on the backdrop",
    async (view) => {
      await expect.poll(() => view.read(`${drawer}.getAnimations().length`)).toBe(0);
      await view.click((await view.read<number>(`${drawer}.getBoundingClientRect().left`)) / 2, 700);
    },
  ],
  ["on its close button", (view) => clickOn(view, element("dialog [command=close]"))],
];

/** A link of the drawer to a place on the open page. */
const placeLink = `[...${drawer}.querySelectorAll("a")].find(({ hash, pathname }) => hash && pathname === location.pathname)`;

// This script runs in the page. It opens everything that hides the link.
const revealPlace = `(() => {
  for (let each = ${placeLink}; each; each = each.parentElement) if (each.localName === "details") each.open = true;
})()`;

/** The page that a link of the menu leads to a place on. */
function findPageWithLinkedPlace(): string {
  const links = parsePage(site, "/")("dialog a[href*='#']").toArray();
  return new URL(links[0]!.attribs.href!, site.origin).pathname;
}

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

  describe("the panels of the menu", () => {
    const panels = "[data-menu]";
    const heading = (index: number): string => element(`${panels} > summary`, index);
    const listOpen = (): Promise<number[]> =>
      view.read(`[...document.querySelectorAll("${panels}")].flatMap(({ open }, index) => (open ? [index] : []))`);

    test("open one at a time, and close by their heading", async () => {
      await visit("/", 1440);
      const count = await view.read<number>(`document.querySelectorAll("${panels}").length`);
      expect(count).toBeGreaterThan(1);
      for (let index = 0; index < count; index++) {
        await clickOn(view, heading(index));
        await expect.poll(listOpen).toEqual([index]);
      }
      await clickOn(view, heading(count - 1));
      await expect.poll(listOpen).toEqual([]);
    });

    test("close on Escape, which returns the focus to the heading, and on a click outside", async () => {
      await visit("/", 1440);
      await clickOn(view, heading(0));
      await expect.poll(listOpen).toEqual([0]);
      await view.read(`${element(`${panels} a`)}.focus()`);
      await view.press("Escape");
      await expect.poll(listOpen).toEqual([]);
      expect(await view.read(hasFocus(heading(0)))).toBe(true);
      await clickOn(view, heading(0));
      await expect.poll(listOpen).toEqual([0]);
      await view.click(5, 790);
      await expect.poll(listOpen).toEqual([]);
    });
  });

  describe("the drawer", () => {
    test("opens as a modal dialog with the focus in it, closes in each of three ways, and returns the focus to its button", async () => {
      await visit("/404.html", 390);
      for (const [message, close] of closings) {
        await clickOn(view, menuButton);
        await expect.poll(() => view.read(isDrawerShown), { message }).toBe(true);
        expect(await view.read(`${drawer}.contains(document.activeElement)`), `${message}, first`).toBe(true);
        await close(view);
        await expect.poll(() => view.read(`${drawer}.open`), { message }).toBe(false);
        await expect.poll(() => view.read(hasFocus(menuButton)), { message: `${message}, focus` }).toBe(true);
      }
    });

    test("closes when a link to a place on the same page is chosen, and leads there", async () => {
      await visit(findPageWithLinkedPlace(), 390);
      await clickOn(view, menuButton);
      await expect.poll(() => view.read(isDrawerShown)).toBe(true);
      await view.read(revealPlace);
      await clickOn(view, placeLink);
      await expect.poll(() => view.read(`${drawer}.open`)).toBe(false);
      await expect.poll(() => view.read("location.hash")).not.toBe("");
    });

    test("is closed on the page that its link leads to, on the way back, and forward again", async () => {
      const start = findPage(site, "main video[controls]");
      await visit(start, 390);
      await clickOn(view, menuButton);
      await expect.poll(() => view.read(isDrawerShown)).toBe(true);
      const before = await view.read<number>("performance.timeOrigin");
      await clickOn(view, `[...${drawer}.querySelectorAll("a")].find(({ pathname }) => pathname === "/")`);
      await waitForNext(view, before);
      for (const [script, address] of [
        ["", "/"],
        ["history.back()", start],
        ["history.forward()", "/"],
      ] as const) {
        if (script) await leave(view, script);
        expect(await view.read("location.pathname")).toBe(address);
        expect(await view.read(`${drawer}.open`)).toBe(false);
      }
    });
  });

  test("a question opens on a click and on Enter, and shows its answer", async () => {
    await open(view, questions);
    const [question, heading] = [element("main details"), element("main details > summary")];
    const answerHeight = `${question}.getBoundingClientRect().height - ${heading}.getBoundingClientRect().height`;
    await clickOn(view, heading);
    await expect.poll(() => view.read<number>(answerHeight)).toBeGreaterThan(20);
    await view.press("Enter");
    await expect.poll(() => view.read(`${question}.open`)).toBe(false);
    await view.press("Enter");
    await expect.poll(() => view.read<number>(answerHeight)).toBeGreaterThan(20);
  });

  describe("a film", () => {
    const background = element("[data-background-video] video");
    const isPlaying = async (video: string): Promise<boolean> => {
      const { paused, muted, loop, currentTime } = await view.read<Film>(stateOf(video));
      const later = await view.read<Film>(stateOf(video));
      return !paused && muted && loop && later.currentTime !== currentTime;
    };

    test("behind the top of the home page plays silently in a loop, until its button pauses it", async () => {
      await visit("/", 1440);
      await expect.poll(() => isPlaying(background)).toBe(true);
      const button = element("[data-background-video] button");
      await clickOn(view, button);
      await expect.poll(() => view.read(`${background}.paused`)).toBe(true);
      await clickOn(view, button);
      await expect.poll(() => isPlaying(background)).toBe(true);
    });

    test("of a service plays silently in a loop, with controls", async () => {
      await visit(findPage(site, "main video[controls]"), 1440);
      await expect.poll(() => isPlaying(element("main video[controls]"))).toBe(true);
    });
  });
});
