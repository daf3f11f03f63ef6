import { beforeAll, expect, test } from "vitest";
import { lookNames } from "../../src/model/content/brand.ts";
import { boxOf } from "./boxes.ts";
import { openBuilt } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { hasFocus } from "./in-page.ts";
import { makePractice } from "../support/little-site.ts";
import { listPages } from "../support/shipped-site.ts";

/* Claims about a site in two languages that need a browser. */

let folder: string;
beforeAll(async () => {
  const { root, file } = makePractice("bilingual");
  folder = file("dist");
  await buildSiteInto(folder, root);
});

test("with the keyboard alone, a visitor comes to a page's other language and back, without a script", async () => {
  const addresses = listPages(folder).filter(
    (each) => each.startsWith("/es/") && !/^\/es\/(about|services)\/$/.test(each),
  );
  expect(addresses.length).toBeGreaterThan(3);
  const page = await openBuilt(folder, "/", "404.html", {
    viewport: { width: 390, height: 800 },
    javaScriptEnabled: false,
  });
  /** Presses Tab until a link to the language has the focus: the skip link comes before it. */
  const follow = async (lang: string): Promise<void> => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const link = page.locator(".languages a").first();
    expect(await hasFocus(link)).toBe(true);
    expect(await link.getAttribute("lang")).toBe(lang);
    const before = page.url();
    await Promise.all([page.waitForURL((url) => url.href !== before), page.keyboard.press("Enter")]);
  };
  for (const address of addresses.filter((each) => !each.endsWith("404.html"))) {
    await page.goto(address.replace("/es/", "/"));
    await follow("es");
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await page.locator("html").getAttribute("lang")).toBe("es-US");
    await follow("en");
    expect(new URL(page.url()).pathname).toBe(address.replace("/es/", "/"));
  }
});

test.each(lookNames)("in the look %s, the line with the other language is on top of every screen", async (look) => {
  const { root, file, read, write } = makePractice("bilingual");
  write("site/brand.yaml", `${read("site/brand.yaml").replace(/^look: .*\n/m, "")}\nlook: ${look}\n`);
  const practice = read("site/practice.yaml");
  write("site/practice.yaml", `${practice}\nannouncement:\n  text: Closed on Friday.\n  until: 9999-12-31\n`);
  write("site/es/practice.yaml", `${read("site/es/practice.yaml")}\nannouncement:\n  text: Cerrado el viernes.\n`);
  await buildSiteInto(file("dist"), root);
  for (const width of [320, 390, 768, 1440]) {
    const page = await openBuilt(file("dist"), "/", "es/", { viewport: { width, height: 800 } });
    const [line, announcement, brand] = await Promise.all(
      [".languages a", ".announcement", ".header .brand"].map((part) => boxOf(page.locator(part).first())),
    );
    expect(line!.y + line!.height, `${width} px`).toBeLessThanOrEqual(announcement!.y + 1);
    expect(announcement!.y + announcement!.height, `${width} px`).toBeLessThanOrEqual(brand!.y + 1);
    // WCAG 2.2, 2.5.8.
    expect(line!.height).toBeGreaterThanOrEqual(24);
    expect(line!.x + line!.width).toBeLessThanOrEqual(width);
  }
});
