import path from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { splitFile } from "../fuzz/site-texts.ts";
import { addToTexts } from "../support/add-to-texts.ts";
import { boxOf } from "./boxes.ts";
import { openBuilt, resize } from "../support/browser.ts";
import { buildSiteInto } from "../support/build-site.ts";
import { hiddenWidth, styleOf } from "./in-page.ts";
import { makeLittleSite, makeTemporaryFolder } from "../support/little-site.ts";
import { isRedirect, listTree } from "../support/read-tree.ts";

/* Tests of content that is allowed, but that no page was designed for. */

const base = "/practice/";
const longWord = "Kieferorthopaedischebehandlungsnotwendigkeitspruefung";

const wide = `
## 2 visits or ${longWord}

| Material | How long it lasts | Price | Visits | Shade | Insurance |
| :-- | --: | :-: | --- | --- | --- |
| Zirconia-reinforced | 15 | 1,200 | Two | Translucency | Usually |
| Polymethylmethacrylate | 5 | 400 | One | Limited | Sometimes |

\`\`\`
${longWord}${longWord}
\`\`\`

> ${longWord}

1. ${longWord}
   - \`${longWord}\`
`;

let folder = "";

beforeAll(async () => {
  const site = makeLittleSite();
  for (const [file, text] of addToTexts(` ${longWord}`)) site.write(file, text);
  site.write("site/services/odd.md", splitFile("site/services/sealants.md").head + wide);
  folder = path.join(makeTemporaryFolder(), "dist");
  await buildSiteInto(folder, site.root);
});

const openOdd = (width: number, address: string): Promise<Page> =>
  openBuilt(folder, base, address, { viewport: { width, height: 800 } });

test("a long word does not widen a page, at 320, 390, 768, 769 and 1440 px", async () => {
  const page = await openOdd(320, "");
  const tooWide: Record<string, number> = {};
  const names = listTree(folder).filter((name) => name.endsWith(".html") && !isRedirect(path.join(folder, name)));
  for (const name of names) {
    await page.goto(base + name);
    for (const width of [320, 390, 768, 769, 1440]) {
      await resize(page, width);
      const hidden = await hiddenWidth(page.locator("html"));
      if (hidden > 0) tooWide[`${name} at ${width} px`] = hidden;
    }
  }
  expect(names).toContain("services/odd/index.html");
  expect(tooWide).toEqual({});
});

describe("a wide table", () => {
  test("scrolls sideways while the page does not, with a keyboard too", async () => {
    const page = await openOdd(390, "services/odd/");
    const table = page.getByRole("group", { name: "Table" });
    expect(await hiddenWidth(table)).toBeGreaterThan(0);
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate(({ scrollLeft }: { scrollLeft: number }) => scrollLeft)).toBeGreaterThan(0);
  });

  test("is a keyboard stop only if it scrolls", async () => {
    const page = await openOdd(390, "services/odd/");
    const table = page.getByRole("group", { name: "Table" });
    const stop = (): Promise<number> => table.evaluate(({ tabIndex }: { tabIndex: number }) => tabIndex);
    await expect.poll(stop).toBe(0);
    await page.evaluate("document.querySelector('table').replaceChildren()");
    await expect.poll(stop).toBe(-1);
  });

  test("breaks no word, and aligns its columns as written", async () => {
    const page = await openOdd(390, "services/odd/");
    const alignments = await page.evaluate<string[][]>(
      "[...document.querySelectorAll('tr')].map(({ cells }) => [...cells].map((cell) => getComputedStyle(cell).textAlign))",
    );
    expect(alignments).toEqual(Array(3).fill(["start", "end", "center", "start", "start", "start"]));
    const cell = page.getByRole("cell", { name: "Polymethylmethacrylate" });
    const lineHeight = Number.parseFloat(await styleOf(cell, "lineHeight"));
    expect((await boxOf(cell)).height).toBeLessThan(2 * lineHeight);
  });
});
