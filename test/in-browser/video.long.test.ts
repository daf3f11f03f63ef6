import type { BrowserContext, Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { boxOf } from "./boxes.ts";
import { openPage, resize } from "../support/browser.ts";

interface Film {
  paused: boolean;
  currentTime: number;
  readyState: number;
  muted: boolean;
  loop: boolean;
  controls: boolean;
}

function stateOf(video: Locator): Promise<Film> {
  return video.evaluate(({ paused, currentTime, readyState, muted, loop, controls }: Film) => {
    return { paused, currentTime, readyState, muted, loop, controls };
  });
}

async function expectToPlay(video: Locator): Promise<void> {
  const before = (await stateOf(video)).currentTime;
  await expect.poll(async () => (await stateOf(video)).currentTime).not.toBe(before);
  expect((await stateOf(video)).paused).toBe(false);
}

const saveData = "Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })";

describe("the film behind the top of the home page", () => {
  test("plays automatically, silent and in a loop, until its button pauses it", async () => {
    const page = await openPage(1440, "/");
    const video = page.locator("main video");
    await expectToPlay(video);
    expect(await stateOf(video)).toMatchObject({ muted: true, loop: true, controls: false });

    await page.getByRole("button", { name: "Pause video" }).click();
    await expect.poll(async () => (await stateOf(video)).paused).toBe(true);
    await page.getByRole("button", { name: "Play video" }).click();
    await expectToPlay(video);
    expect(await page.getByRole("button", { name: "Pause video" }).isVisible()).toBe(true);
  });

  test("has its button uncovered at any width, large enough for a thumb", async () => {
    const page = await openPage(320, "/");
    const button = page.getByRole("button", { name: "Pause video" });
    for (const width of [320, 390, 768, 769, 1440]) {
      await resize(page, width);
      await button.click({ trial: true });
      const box = await boxOf(button);
      expect(Math.min(box.width, box.height), `${width}`).toBeGreaterThanOrEqual(44);
    }
  });

  test("is a still picture for visitors who ask for less motion", async () => {
    const page = await openPage(1440, "/", { reducedMotion: "reduce" });
    const video = page.locator("main video");
    expect(await video.isVisible()).toBe(false);
    expect(await stateOf(video)).toMatchObject({ paused: true, currentTime: 0 });
    expect(await page.locator("main img").first().isVisible()).toBe(true);
    expect(await page.getByRole("button", { name: /video/ }).count()).toBe(0);
  });

  test("is neither shown nor loaded without the script, which its button needs", async () => {
    const page = await openPage(1440, "/", { javaScript: false });
    const video = page.locator("main video");
    expect(await video.isVisible()).toBe(false);
    expect(await stateOf(video)).toMatchObject({ currentTime: 0, readyState: 0 });
    expect(
      await page.evaluate("performance.getEntriesByType('resource').some(({ name }) => /\\.(webm|mp4)$/.test(name))"),
    ).toBe(false);
    expect(await page.locator("main img").first().isVisible()).toBe(true);
  });

  test("stops when a visitor asks for less motion while it plays", async () => {
    const page = await openPage(1440, "/");
    const video = page.locator("main video");
    await expectToPlay(video);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(async () => (await stateOf(video)).paused).toBe(true);
  });

  test("is loaded only after everything else on the page", async () => {
    const arrivals: string[] = [];
    const prepare = async (context: BrowserContext): Promise<void> => {
      await context.addInitScript("addEventListener('load', () => fetch('/robots.txt'))");
      context.on("request", (request) => void arrivals.push(new URL(request.url()).pathname));
    };
    const page = await openPage(390, "/", { prepare });
    await expectToPlay(page.locator("main video"));
    const film = arrivals.findIndex((name) => /\.(webm|mp4)$/.test(name));
    expect(film).toBeGreaterThan(arrivals.indexOf("/robots.txt"));
    expect(arrivals).toContain("/robots.txt");
  });

  test("waits for its button if a visitor saves data", async () => {
    const page = await openPage(1440, "/", { prepare: (context) => context.addInitScript(saveData) });
    const video = page.locator("main video");
    expect((await stateOf(video)).paused).toBe(true);
    await page.getByRole("button", { name: "Play video" }).click();
    await expectToPlay(video);
  });
});

describe("the film of a service", () => {
  test("plays automatically, silent and in a loop, with controls", async () => {
    const page = await openPage(1440, "/services/veneers/");
    const video = page.locator("main video");
    await expectToPlay(video);
    expect(await stateOf(video)).toMatchObject({ muted: true, loop: true, controls: true });
  });

  test("does not start for visitors who ask for less motion, and can be started", async () => {
    const page = await openPage(1440, "/services/veneers/", { reducedMotion: "reduce" });
    const video = page.locator("main video");
    await expect.poll(async () => (await stateOf(video)).readyState).toBeGreaterThan(0);
    expect(await stateOf(video)).toMatchObject({ paused: true, controls: true });
    expect(await video.isVisible()).toBe(true);
  });

  test("stops when a visitor asks for less motion while it plays", async () => {
    const page = await openPage(1440, "/services/veneers/");
    const video = page.locator("main video");
    await expectToPlay(video);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect.poll(async () => (await stateOf(video)).paused).toBe(true);
  });
});

test.each([
  ["with the script", true, "reduce", true],
  ["without the script", false, "no-preference", true],
  ["without the script, for those who ask for less motion,", false, "reduce", false],
] as const)("%s a service's film is %s", async (_, javaScript, reducedMotion, isFilm) => {
  const page = await openPage(1440, "/services/veneers/", { javaScript, reducedMotion });
  const poster = page.locator(".film img");
  expect(await page.locator(".film video").isVisible()).toBe(isFilm);
  expect(await poster.isVisible()).toBe(true);
  // The film has the words. If it is hidden, a text that only screen readers find replaces them.
  expect(await poster.getAttribute("alt")).toBe("");
  const words = page.locator(".film > noscript > span");
  expect(await words.count()).toBe(javaScript ? 0 : 1);
  if (!javaScript) expect(await words.textContent()).toBe(await page.locator(".film video").getAttribute("aria-label"));
});

describe("until a service's film plays, its poster shows", () => {
  const films = /\.(webm|mp4)$/;
  test.each([
    ["while the film loads", "no-preference", (page: Page) => page.route(films, () => undefined)],
    [
      "if the film cannot be loaded",
      "no-preference",
      (page: Page) => page.route(films, (route) => route.fulfill({ body: "" })),
    ],
    ["if the visitor asks for less motion", "reduce", () => undefined],
  ] as const)("%s", async (_, reducedMotion, hold) => {
    const page = await openPage(390, "/services/teethwhitening/", { reducedMotion });
    await hold(page);
    await page.goto(new URL("/services/veneers/", page.url()).href, { waitUntil: "domcontentloaded" });
    const film = page.locator(".film video");
    await expect.poll(() => film.evaluate(({ networkState }: { networkState: number }) => networkState)).not.toBe(0);
    const withFilm = await shootPoster(page);
    await film.evaluate((each: { style: Record<string, string> }) => (each.style.visibility = "hidden"));
    expect(withFilm.equals(await shootPoster(page))).toBe(true);
  });
});

/** The top of a film's poster, where the film has no controls. */
async function shootPoster(page: Page): Promise<Buffer> {
  const poster = page.locator(".film img");
  await poster.evaluate((image: { decode: () => Promise<void> }) => image.decode());
  const { x, y, width, height } = await boxOf(poster);
  return page.screenshot({ clip: { x, y, width, height: height / 4 }, fullPage: true });
}
