import { expect, test } from "vitest";
import { boxesOf, boxOf } from "./boxes.ts";
import { openPage, resize } from "../support/browser.ts";
import { styleOf } from "./in-page.ts";

/* Each page is loaded once, and its window gets one width after the other. */

test("header and footer wrap the content, at 768 and 769 px", async () => {
  const page = await openPage(768, "/services/fillings/");
  for (const width of [768, 769]) {
    await resize(page, width);
    const header = await boxOf(page.locator("body > header"));
    const main = await boxOf(page.locator("main"));
    const footer = await boxOf(page.locator("body > footer"));
    expect(header.y).toBe(0);
    expect(main.y).toBeGreaterThanOrEqual(header.y + header.height - 1);
    expect(footer.y).toBeGreaterThanOrEqual(main.y + main.height - 1);
    expect([header.width, footer.width]).toEqual([width, width]);
  }
});

test("a tap on the number in the header calls the practice, at 320, 768, 769 and 1440 px", async () => {
  const page = await openPage(320, "/services/fillings/");
  const call = page.locator("body > header").getByRole("link", { name: "(714) 555-0142" });
  expect(await call.getAttribute("href")).toBe("tel:+17145550142");
  for (const width of [320, 768, 769, 1440]) {
    await resize(page, width);
    await call.click({ trial: true });
    expect(await call.getByText("(714) 555-0142").isVisible(), `${width}`).toBe(true);
    const box = await boxOf(call);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.height, `${width}`).toBeGreaterThanOrEqual(44);
  }
});

test("a visitor looking for the way finds address, hours and number in the first view, at 390 and 1440 px", async () => {
  const page = await openPage(390, "/about/address/");
  for (const width of [390, 1440]) {
    await resize(page, width);
    for (const answer of ["1480 Tidewater Row", "8:30 AM to 5:30 PM", "(714) 555-0142", "Open the map"]) {
      const { y, height } = await boxOf(page.locator("#map").getByText(answer));
      expect(y + height, `${answer} at ${width} px`).toBeLessThanOrEqual(800);
    }
  }
});

test("no tool of the home page is alone in its row, at any width", async () => {
  const page = await openPage(390, "/", { reducedMotion: "reduce" });
  for (const width of [390, 600, 700, 820, 1024, 1440]) {
    await resize(page, width);
    const boxes = await boxesOf(page.locator(".technology li"));
    const [columns, rows] = [new Set(boxes.map(({ x }) => x)), new Set(boxes.map(({ y }) => y))];
    expect(columns.size * rows.size, `${width}`).toBe(4);
  }
});

test.each(["crownlengthening", "toothextractions", "sealants", "3dimagectscans"])(
  "no card of the service %s is alone in its row, at any width",
  async (service) => {
    const page = await openPage(390, `/services/${service}/`);
    for (const width of [390, 640, 700, 820, 1000, 1100, 1440]) {
      await resize(page, width);
      for (const list of await page.locator(".card-sections ul").all()) {
        const boxes = await boxesOf(list.locator("li"));
        const inRowOf = (y: number): number => boxes.filter((box) => box.y === y).length;
        const [first, last] = [inRowOf(boxes[0]!.y), inRowOf(boxes.at(-1)!.y)];
        expect(first === 1 || last > 1, `${boxes.length} cards, ${first} in a row, at ${width} px`).toBe(true);
      }
    }
  },
);

test("a card of a service is nearer to its heading and its neighbors than to the next section, at any width", async () => {
  const page = await openPage(360, "/services/sinuslift/");
  const cards = page.locator(".card-sections > ul").first();
  for (const width of [360, 769, 1024, 1440]) {
    await resize(page, width);
    const heading = await boxOf(page.locator(".card-sections h2").first());
    const list = await boxOf(cards);
    const next = await boxOf(page.locator(".card-sections + .card-sections").first());
    const rowGap = parseFloat(await styleOf(cards, "rowGap"));
    const columnGap = parseFloat(await styleOf(cards, "columnGap"));
    const isBeside = heading.x + heading.width < list.x;
    if (!isBeside) expect(list.y - heading.y - heading.height, `${width}`).toBeLessThan(rowGap);
    expect(next.y - list.y - list.height, `${width}`).toBeGreaterThan(1.25 * rowGap);
    expect(columnGap, `${width}`).toBeGreaterThanOrEqual(rowGap);
  }
});

test("the parts below the waterline keep the axis of the article above it, at 1024 and 1440 px", async () => {
  const page = await openPage(1024, "/services/sinuslift/");
  for (const width of [1024, 1440]) {
    await resize(page, width);
    const startOf = async (part: string): Promise<number> => (await boxOf(page.locator(part).first())).x;
    expect(await startOf(".card-sections > ul")).toBeCloseTo(await startOf(".lead"), 0);
    expect(await startOf(".card-sections h2")).toBeCloseTo(await startOf(".sidebar h2"), 0);
  }
});

/** Entries of the footer's list that begin in one column and end in the next. */
const countBroken = `[...document.querySelectorAll(".site-nav li li")].filter((each) => each.getClientRects().length > 1).length`;

test("the footer lists the pages in as many columns as have room, alike on every page, and breaks no entry", async () => {
  const pages = [await openPage(320, "/404.html"), await openPage(320, "/services/failedimplanttreatment/")];
  for (const page of pages) await page.getByText("All pages").click();
  for (const [width, columns] of [
    [320, 1],
    [360, 2],
    [768, 4],
    [769, 4],
    [1024, 3],
    [1440, 4],
  ] as const) {
    const [places, others] = await Promise.all(
      pages.map(async (page) => {
        await resize(page, width);
        expect(await page.evaluate<number>(countBroken), `${width}`).toBe(0);
        return (await boxesOf(page.locator(".site-nav .menu-group"))).map(({ x }) => x);
      }),
    );
    expect(new Set(places).size, `${width}`).toBe(columns);
    expect(others, `${width}`).toEqual(places);
  }
});

test("header, pager and next step are one row each if there is room", async () => {
  const page = await openPage(360, "/services/implanttreatment/");
  for (const [width, block, parts] of [
    [360, ".pager", "a"],
    [390, ".pager", "a"],
    [640, ".header", ".brand, .call-button, .menu-button"],
    [768, ".header", ".brand, .call-button, .menu-button"],
    [1024, ".next-step", "h2, .call-button"],
  ] as const) {
    await resize(page, width);
    const boxes = await boxesOf(page.locator(block).locator(parts));
    expect(boxes.length).toBeGreaterThan(1);
    const lowest = Math.max(...boxes.map(({ y }) => y));
    expect(lowest, `${block} at ${width} px`).toBeLessThan(Math.min(...boxes.map(({ y, height }) => y + height)));
  }
});

test("the doctor's page has equal spaces between its parts, and its photos in a row if there is room", async () => {
  const page = await openPage(390, "/about/meetthedoctors/");
  for (const width of [390, 768, 1440]) {
    await resize(page, width);
    const section = parseFloat(await styleOf(page.locator(".map"), "paddingTop"));
    const photos = await boxOf(page.locator(".photos .cards").first());
    const map = await boxOf(page.locator(".map"));
    expect(photos.y - map.y - map.height).toBeCloseTo(section, 0);
    const training = await boxOf(page.locator(".training").first());
    const text = await boxOf(page.locator(".doctor + div > .rich-text").first());
    expect(text.y - training.y - training.height).toBeGreaterThanOrEqual(32);
    const tops = (await boxesOf(page.locator(".photos figure"))).map(({ y }) => y);
    expect(new Set(tops).size, `${width}`).toBe(width < 640 ? 3 : 1);
  }
});

const heads = ["/emergency/", "/accessibility/", "/privacypolicy/", "/404.html"];
test.each(heads)("the sun in the head of %s is behind no text but the title", async (address) => {
  const page = await openPage(360, address);
  for (const width of [360, 768, 1440]) {
    await resize(page, width);
    const sun = await boxOf(page.locator(".sun circle").last());
    for (const text of await page.locator(".page-head :is(p, dd, .call-button)").all()) {
      const { x, y, width: across, height } = await boxOf(text);
      expect(y + height <= sun.y || x + across <= sun.x, `${width}: ${await text.textContent()}`).toBe(true);
    }
  }
});

test.each([
  ["/services/flouridetreatments/", [360, 390, 1024]],
  ["/privacypolicy/", [360, 390]],
])("no number to call is on two lines of %s", async (address, widths) => {
  const page = await openPage(360, address);
  for (const width of widths) {
    await resize(page, width);
    const lines = await page.evaluate<
      number[]
    >(`[...document.querySelectorAll("main p a[href^='tel:'], main li a[href^='tel:']")].map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    })`);
    expect(lines.length).toBeGreaterThan(0);
    expect(new Set(lines), `${width}`).toEqual(new Set([1]));
  }
});
