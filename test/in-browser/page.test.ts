import type { BrowserContext } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { boxOf } from "./boxes.ts";
import { launchBrowser, openPage, openWithLetters } from "../support/browser.ts";
import { buildYear } from "../support/build-site.ts";
import { hiddenWidth, styleOf } from "./in-page.ts";
import { openShippedSite } from "../support/shipped-site.ts";
import { partsOf } from "./site-parts.ts";

test("a visitor in pain on a small phone finds the hours in the first view of the home page, and then when to call 911", async () => {
  const page = await openPage(360, "/");
  const bottomOf = async (part: string): Promise<number> => {
    const { y, height } = await boxOf(page.locator(part));
    return y + height;
  };
  expect(await bottomOf(".hero .hours")).toBeLessThan(640);
  expect(await bottomOf(".pain .emergency-note")).toBeLessThan(900);
});

const googleMaps = /^https:\/\/www\.google\.com\/maps/;

/** Answers requests for the map, and notes them. */
async function answerMap(context: BrowserContext, asked: string[]): Promise<void> {
  await context.route(googleMaps, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: '<!doctype html><title>Map</title><a href="#">A place</a>' });
  });
}

test.for([390, 1440])(
  "at %d px, the map waits for a key, takes its place without moving the page, and takes the focus",
  async (width) => {
    const asked: string[] = [];
    const page = await openPage(width, "/about/address/", { prepare: (context) => answerMap(context, asked) });
    const frame = page.locator(".map-frame");
    const show = frame.getByRole("link", { name: "Show the map" });
    await show.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    const place = await boxOf(frame);
    await show.press("Enter");
    const map = frame.getByTitle("Map of the streets around");
    await map.contentFrame().getByRole("link").waitFor();
    expect(asked).toEqual([expect.stringContaining("output=embed")]);
    expect(await boxOf(frame)).toEqual(place);
    const { width: mapWidth, height } = await boxOf(map);
    expect([mapWidth, height]).toEqual([place.width, place.height]);
    await page.keyboard.press("Tab");
    expect(await map.contentFrame().locator(":focus").textContent()).toBe("A place");
  },
);

test("without script, the button of the map leads to the map", async () => {
  const asked: string[] = [];
  const prepare = (context: BrowserContext): Promise<void> => answerMap(context, asked);
  const page = await openPage(390, "/about/address/", { javaScript: false, prepare });
  await page.getByRole("link", { name: "Show the map" }).click();
  await page.waitForURL(googleMaps);
  expect(asked).toEqual([expect.stringContaining("/search/")]);
});

test("in dark colors, the drawing behind the button of the map is dark", async () => {
  const page = await openPage(390, "/about/address/", { colorScheme: "dark" });
  const { channels } = await sharp(await page.locator(".map-frame").screenshot()).stats();
  for (const { mean } of channels.slice(0, 3)) expect(mean).toBeLessThan(80);
});

test("the rest of the message on insurance has the size of the text", async () => {
  const page = await openPage(390, "/");
  const qualifier = page.getByText("plans that have dental benefits and list us");
  for (const property of ["fontSize", "color"]) {
    expect(await styleOf(qualifier, property), property).toBe(await styleOf(page.locator("body"), property));
  }
});

test("on a wide screen, first steps are beside when to call, and what to do while the office is closed has the whole width", async () => {
  const page = await openPage(1440, "/emergency/");
  const steps = await boxOf(page.locator("#toothache > div:has(ol)"));
  const call = await boxOf(page.locator("#toothache > section.how-soon"));
  expect(call.y).toBeCloseTo(steps.y, 0);
  expect(call.x).toBeGreaterThan(steps.x + steps.width);
  const { width } = await boxOf(page.locator(".first-aid article"));
  expect((await boxOf(page.locator(".first-aid .card-sections"))).width).toBeCloseTo(width, 0);
});

test("a page opens at its fragment at once, and scrolls to another one smoothly", async () => {
  const page = await openPage(390, "/emergency/#swelling", { reducedMotion: "no-preference" });
  const behavior = (): Promise<string> => styleOf(page.locator("html"), "scrollBehavior");
  expect(await behavior()).toBe("auto");
  await page.locator('main a[href*="#"]').first().focus();
  expect(await behavior()).toBe("smooth");
});

test("the pager breaks no word of letters twice as large", async () => {
  const page = await openWithLetters(32);
  await page.setViewportSize({ width: 390, height: 844 });
  const { origin } = await openShippedSite();
  await page.goto(`${origin}/services/sealants/`);
  const linesOfWords = await page.evaluate<number[]>(`[...document.querySelectorAll(".pager a")].map((link) => {
    const range = document.createRange();
    const text = link.lastChild;
    return [...text.data.matchAll(/\\S+/g)].map(({ index, 0: word }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    });
  }).flat()`);
  expect(linesOfWords.length).toBeGreaterThan(1);
  expect(new Set(linesOfWords)).toEqual(new Set([1]));
});

describe("the copyright year", () => {
  test.each([
    ["is raised if the visitor's calendar is past the build", 2031, 2031],
    ["is the build's where the visitor's calendar is behind", 2001, buildYear],
  ])("%s", async (_, visitorYear, expected) => {
    const clock = new Date(Date.UTC(visitorYear, 5, 15));
    const page = await openPage(1440, "/", { prepare: (context) => context.clock.setFixedTime(clock) });
    const line = page.locator("body > footer").getByText("©");
    expect(await line.innerText()).toBe(`© ${expected} Kelpwood Center for Advanced Dentistry`);
  });
});

const noteTransition = `addEventListener("pagereveal", ({ viewTransition }) => (window.isBlended = viewTransition !== null))`;

test.each([
  ["no-preference", true],
  ["reduce", false],
] as const)(
  "one page blends into the next where the visitor's wish for motion is “%s”: %s",
  async (reducedMotion, isBlended) => {
    const prepare = (context: BrowserContext): Promise<unknown> => context.addInitScript(noteTransition);
    const page = await openPage(1440, "/", { reducedMotion, prepare });
    await page.locator("main").getByRole("link", { name: "Sealants" }).click();
    await page.waitForURL("**/services/sealants/");
    await expect.poll(() => page.evaluate("window.isBlended")).toBe(isBlended);
  },
);

// For pages, test/in-browser/every-page.test.ts tests this.
test("the drawer does not scroll sideways at 320 px", async () => {
  const { menuButton, drawer } = partsOf(await openPage(320, "/404.html"));
  await menuButton.click();
  for (const heading of await drawer.locator("summary").all()) {
    if (await heading.isVisible()) await heading.click();
  }
  expect(await hiddenWidth(drawer)).toBe(0);
});

// Headless browsers hide their scroll bars, unlike most browsers on desktops.
test("no page scrolls sideways if the scroll bar takes room, and its columns stay aligned", async () => {
  const { origin } = await openShippedSite();
  const browser = await launchBrowser({ ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1440, height: 800 } });
  const leftOf = async (selector: string): Promise<number> => (await boxOf(page.locator(selector).first())).x;
  const wide: Record<string, number> = {};
  for (const address of ["/privacypolicy/", "/services/veneers/", "/about/meetthedoctors/", "/404.html", "/"]) {
    await page.goto(address);
    const hidden = await hiddenWidth(page.locator("html"));
    if (hidden > 0) wide[address] = hidden;
  }
  expect(wide).toEqual({});
  expect(await page.evaluate("innerWidth - document.documentElement.clientWidth")).toBeGreaterThan(0);
  expect(await leftOf(".hero h1")).toBe(await leftOf(".service-groups h2"));
  await page.goto("/about/address/");
  expect(await leftOf(".map h2")).toBe(await leftOf(".parking h3"));
  expect(await leftOf(".map-frame")).toBeCloseTo(await leftOf(".parking .split p"), 0);
});

test.each([
  ["/privacypolicy/", ".contents"],
  ["/services/fillings/", ".contents"],
])("what stays in view on %s stays below the header, also where that has two rows", async (address, part) => {
  const page = await openPage(1000, address);
  const topOf = async (): Promise<number> => (await boxOf(page.locator(part))).y;
  const start = await topOf();
  await page.evaluate(`scrollTo({ top: ${start}, behavior: "instant" })`);
  expect(await topOf()).toBeLessThan(start);
  const header = await boxOf(page.locator(".header"));
  expect(await topOf()).toBeGreaterThanOrEqual(header.y + header.height);
});

test("pages work under a policy that allows no code but the site's own files", async () => {
  const { origin } = await openShippedSite();
  const policy = (await fetch(`${origin}/`)).headers.get("content-security-policy");
  expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self'.*trusted-types 'none'/);
  // A breach of the policy is an error on the console, which fails the test.
  const page = await openPage(768, "/");
  const { menuButton, drawer } = partsOf(page);
  for (const address of ["/", "/services/veneers/", "/about/address/", "/privacypolicy/", "/404.html"]) {
    await page.goto(address);
    await menuButton.click();
    expect(await drawer.isVisible(), address).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => drawer.isVisible()).toBe(false);
  }
});

test.each(["light", "dark"] as const)(
  "in %s colors, the titles of a service page open at a tap on a phone, and are open beside the text from 769 px up",
  async (colorScheme) => {
    const page = await openPage(390, "/services/implanttreatment/", { colorScheme, reducedMotion: "reduce" });
    const contents = page.getByRole("navigation", { name: "On this page" });
    const link = contents.getByRole("link", { name: "Aftercare" });
    expect(await link.isVisible()).toBe(false);
    await contents.locator("summary").click();
    await link.click();
    const top = (await boxOf(page.getByRole("heading", { name: "Aftercare" }))).y;
    const header = await boxOf(page.locator(".header"));
    expect(top).toBeGreaterThanOrEqual(header.y + header.height);
    expect(top).toBeLessThan(400);
    await contents.locator("summary").click();
    for (const width of [769, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.locator("#other-choices").scrollIntoViewIfNeeded();
      expect(await contents.locator("summary").isVisible(), String(width)).toBe(false);
      expect(await link.isVisible(), String(width)).toBe(true);
      const [list, text] = [await boxOf(contents), await boxOf(page.locator("#other-choices"))];
      expect(list.x + list.width, String(width)).toBeLessThan(text.x);
    }
  },
);
