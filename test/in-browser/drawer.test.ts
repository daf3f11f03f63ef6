import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage } from "../support/browser.ts";
import { countAnimations, hasFocus, isModal, isOpen, nextTransition } from "./in-page.ts";
import { oldBrowser } from "./old-browser.ts";
import { firstOf, isLong } from "../support/test-level.ts";
import { partsOf, reveal, type SiteParts } from "./site-parts.ts";

const doctorPage = "/about/meetthedoctors/";

const browsers = [
  ["a current browser", {}],
  ["a browser without invoker commands and closedby", oldBrowser],
] as const;

type Close = (page: Page, parts: SiteParts) => Promise<void>;

/** The four ways to close the drawer, the last by a link that stays on the page. */
const closings: [string, Close][] = [
  ["on Escape", (page) => page.keyboard.press("Escape")],
  ["on a click on the backdrop", (page) => page.mouse.click(20, 400)],
  ["on its close button", (_, { closeButton }) => closeButton.click()],
  [
    "when a link to a place on the same page is chosen",
    async (_, { drawer }) => {
      const link = drawer.getByRole("link", { name: "Address", exact: true });
      await reveal(link);
      await link.click();
    },
  ],
];

describe.each(firstOf(browsers))("at 768 px, in %s", (_, options) => {
  test("the menu is in a drawer, which the menu button opens", async () => {
    const { menu, menuButton, drawer } = partsOf(await openPage(768, "/404.html", options));
    expect(await menu.isVisible()).toBe(false);
    expect(await drawer.isVisible()).toBe(false);
    await menuButton.click();
    expect(await drawer.isVisible()).toBe(true);
    // The page behind a modal drawer can be neither clicked nor reached with the keyboard.
    expect(await isModal(drawer)).toBe(true);
  });

  test("the drawer closes in each of four ways, and the focus returns to the menu button", async () => {
    const page = await openPage(768, doctorPage, options);
    const parts = partsOf(page);
    // The second round finds steps that only work the first time.
    for (const [how, close] of [...closings, ...closings]) {
      await parts.menuButton.click();
      await expect.poll(() => parts.drawer.isVisible(), { message: how }).toBe(true);
      await close(page, parts);
      await expect.poll(() => parts.drawer.isVisible(), { message: how }).toBe(false);
      await expect.poll(() => hasFocus(parts.menuButton), { message: how }).toBe(true);
    }
  });

  test("a link to another page leads there, and the drawer is closed there and on the way back", async () => {
    const page = await openPage(768, doctorPage, options);
    const { menuButton, drawer } = partsOf(page);
    await menuButton.click();
    const link = drawer.getByRole("link", { name: "Office tour" });
    await reveal(link);
    await link.click();
    await page.waitForURL("**/about/officetour/");
    expect(await drawer.isVisible()).toBe(false);
    await page.goBack();
    expect(await drawer.isVisible()).toBe(false);
  });

  test("a link to the page itself closes the drawer too", async () => {
    const page = await openPage(768, doctorPage, options);
    const { menuButton, drawer } = partsOf(page);
    await menuButton.click();
    await drawer.getByRole("link", { name: "Meet the doctor" }).click();
    await expect.poll(() => drawer.isVisible()).toBe(false);
  });

  test("a click inside the drawer but not on a link leaves it open", async () => {
    const page = await openPage(768, "/404.html", options);
    const { menuButton, drawer } = partsOf(page);
    await menuButton.click();
    await drawer.click({ position: { x: 4, y: 4 } });
    await drawer.locator("dt").first().click();
    expect(await drawer.isVisible()).toBe(true);
  });

  test("submenu headings expand, one item of the menu at a time and any number of its groups", async () => {
    const page = await openPage(768, "/404.html", options);
    const { menuButton, drawer, heading } = partsOf(page);
    await menuButton.click();
    const [meetUs, services] = [heading("Meet Us"), heading("Patient Care Services")];
    const [surgery, prevention] = [heading("Oral and Perio Surgery"), heading("Preventative Dentistry")];
    expect(await drawer.getByRole("link", { name: "Office tour" }).isVisible()).toBe(false);
    await meetUs.summary.click();
    expect(await drawer.getByRole("link", { name: "Office tour" }).isVisible()).toBe(true);
    await services.summary.click();
    // Older browsers let several details of one name be open.
    await expect.poll(() => isOpen(meetUs.details)).toBe(options === oldBrowser);
    expect(await isOpen(services.details)).toBe(true);

    expect(await drawer.getByRole("link", { name: "Sealants" }).isVisible()).toBe(false);
    await surgery.summary.click();
    await prevention.summary.click();
    expect(await drawer.getByRole("link", { name: "Crown lengthening" }).isVisible()).toBe(true);
    expect(await drawer.getByRole("link", { name: "Sealants" }).isVisible()).toBe(true);
    await prevention.summary.click();
    expect(await drawer.getByRole("link", { name: "Sealants" }).isVisible()).toBe(false);
    expect(await isOpen(services.details)).toBe(true);
  });

  test("the drawer closes when the window grows past 768 px, and stays closed when it shrinks again", async () => {
    const page = await openPage(768, "/404.html", options);
    const { menuButton, menu, drawer } = partsOf(page);
    await menuButton.click();
    await page.setViewportSize({ width: 769, height: 800 });
    await expect.poll(() => drawer.isVisible()).toBe(false);
    expect(await menu.isVisible()).toBe(true);
    await page.setViewportSize({ width: 768, height: 800 });
    expect(await drawer.isVisible()).toBe(false);
    expect(await menuButton.isVisible()).toBe(true);
  });
});

test.skipIf(isLong)("the “Insurance” item of the drawer shows its message and leads nowhere", async () => {
  const page = await openPage(768, "/");
  const { menuButton, heading } = partsOf(page);
  await menuButton.click();
  const { summary, details } = heading("Insurance");
  await summary.click();
  const message =
    "In network for Medicare. That means Medicare Advantage plans that list us. Original Medicare doesn’t pay for most dental care. We accept all PPO insurances and some HMO insurances.";
  expect(await details.getByText(message, { exact: true }).isVisible()).toBe(true);
  expect(await details.getByRole("link").count()).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/");
});

describe.skipIf(isLong)("the drawer's opening", () => {
  test("is a slide from the right edge, at the full height of the window", async () => {
    const { menuButton, drawer } = partsOf(await openPage(768, "/"));
    const opened = nextTransition(drawer);
    await menuButton.click();
    expect(await opened).toBe("transform");
    await expect.poll(() => drawer.boundingBox()).toMatchObject({ y: 0, height: 800 });
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox();
        return box && box.x + box.width;
      })
      .toBe(768);
  });

  test("has no motion for visitors who ask for less motion", async () => {
    const { menuButton, drawer } = partsOf(await openPage(768, "/", { reducedMotion: "reduce" }));
    await menuButton.click();
    expect(await countAnimations(drawer)).toBe(0);
    expect(await drawer.isVisible()).toBe(true);
  });
});
