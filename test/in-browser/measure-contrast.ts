import type { Locator, Page } from "playwright-core";
import sharp from "sharp";

interface Text {
  /** The place of each line on the page. */
  lines: { x: number; y: number; width: number; height: number }[];
  /** The color, as `rgb(…)`. */
  color: string;
}

// These are the page's variables in `hideText`.
declare const scrollX: number;
declare const scrollY: number;
declare const document: {
  createRange: () => {
    selectNodeContents: (node: unknown) => void;
    getClientRects: () => Iterable<Text["lines"][number]>;
  };
};
declare function getComputedStyle(element: unknown): { color: string };

/** Makes the text of an element invisible, and returns its places and color. */
function hideText(element: Locator): Promise<Text> {
  return element.evaluate((each: { style: { color: string } }) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const lines = [...range.getClientRects()].map(({ x, y, width, height }) => {
      return { x: x + scrollX, y: y + scrollY, width, height };
    });
    const { color } = getComputedStyle(each);
    each.style.color = "transparent";
    return { lines, color };
  });
}

/** The lowest contrast (WCAG 2) between an element's text and any pixel behind it. */
export async function measureContrast(page: Page, element: Locator): Promise<number> {
  const { lines, color } = await hideText(element);
  const text = luminance(...(color.match(/[\d.]+/g)!.map(Number) as [number, number, number]));
  let lowest = 21;
  for (const clip of lines) {
    const picture = await page.screenshot({ clip, fullPage: true });
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      const behind = luminance(data[at]!, data[at + 1]!, data[at + 2]!);
      lowest = Math.min(lowest, (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05));
    }
  }
  return lowest;
}

/** Relative luminance of an sRGB color with channels from 0 to 255. */
function luminance(red: number, green: number, blue: number): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
