import type { Page } from "playwright-core";
import { getDocumentProxy } from "unpdf";

/** A printed text, and where it begins. */
interface PrintedText {
  text: string;
  sheet: number;
  /** Distance from the lower edge. */
  y: number;
  /** Number of letters before it on all sheets. */
  start: number;
}

/** Texts that belong together, in their order: a title and what follows, the steps of a list, or all in a box. */
type Run = string[];

interface Paper {
  torn: string[];
  sheets: number;
  /** All text without spaces, in small letters. */
  text: string;
  firstSheet: string;
}

/** Most points by which what follows a title begins higher: a large figure beside it. */
const mostHigher = 40;

/** Most letters between the beginnings of texts that belong together. */
const longestText = 900;

/** Shows all text in one font. */
export async function setFont(page: Page, font: string): Promise<void> {
  await page.evaluate(`{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { font-family: "${font}" !important }');
    document.adoptedStyleSheets = [sheet];
  }`);
}

/** Boxes that no sheet divides: facts, a question with its answer, a price, a doctor, a source. */
const boxes = ".facts, .folded details, .price-lines > div, .doctor, .team li, .emergency-note, .sources li";

/** Lists the titles of a page with what follows each, its numbered lists, and its boxes. */
export async function listTogether(page: Page): Promise<Run[]> {
  await page.emulateMedia({ media: "print" });
  const runs = await page.evaluate<Run[]>(`(() => {
    const texts = [];
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      range.selectNode(walker.currentNode);
      if (range.toString().trim() && range.getClientRects().length > 0) texts.push(walker.currentNode);
    }
    const isAfter = (each) => (node) =>
      !each.contains(node) && each.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    const titles = [...document.querySelectorAll("main :is(h2, h3, h4, dt)")].filter((each) => each.checkVisibility());
    const lists = [...document.querySelectorAll("main ol")].filter((each) => each.checkVisibility());
    const whole = [...document.querySelectorAll("main :is(${boxes})")].filter((each) => each.checkVisibility());
    return [
      ...titles.map((each) => [each, texts.find(isAfter(each))]),
      ...lists.map((each) => [...each.children]),
      ...whole.map((each) => texts.filter((text) => each.contains(text))).filter((run) => run.length > 2),
    ].map((run) => run.filter(Boolean).map((each) => each.textContent));
  })()`);
  await page.emulateMedia({ media: null });
  return runs.map((run) => run.map((each) => withoutSpaces(each).slice(0, 16)));
}

/** Lists what belongs together and is divided by the end of a sheet or column. */
export async function findTorn(page: Page, format: "Letter" | "A4"): Promise<Paper> {
  const runs = await listTogether(page);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const printed = await readTexts(pdf);
  const all = printed.map(({ text }) => text).join("");
  const at = (offset: number): PrintedText => printed.findLast(({ start }) => start <= offset)!;
  const isBelow = ([above, below]: readonly [PrintedText, PrintedText]): boolean =>
    above.sheet === below.sheet && above.y >= below.y - mostHigher;
  const isWhole = (run: Run, from: number): boolean => {
    let end = from;
    let before = at(from);
    for (const each of run) {
      const found = all.indexOf(each, end);
      if (found === -1 || found > end + longestText || !isBelow([before, at(found)])) return false;
      [end, before] = [found + each.length, at(found)];
    }
    return true;
  };
  const torn = runs.filter((run) => {
    const same = runs.filter((each) => each.join() === run.join());
    const places = all
      .split(run[0]!)
      .slice(0, -1)
      .map((_, index, parts) => parts.slice(0, index + 1).join(run[0]).length);
    return places.filter((place) => isWhole(run, place)).length < same.length;
  });
  const firstSheet = all.slice(0, printed.find(({ sheet }) => sheet > 1)?.start);
  return { torn: torn.map((run) => run.join(" … ")), sheets: pdf.numPages, text: all, firstSheet };
}

async function readTexts(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<PrintedText[]> {
  const texts: PrintedText[] = [];
  let start = 0;
  for (let sheet = 1; sheet <= pdf.numPages; sheet++) {
    const { items } = await (await pdf.getPage(sheet)).getTextContent();
    for (const item of items) {
      if (!("str" in item)) continue;
      const text = withoutSpaces(item.str);
      texts.push({ text, sheet, start, y: (item.transform as number[])[5]! });
      start += text.length;
    }
  }
  return texts.filter(({ text }) => text !== "");
}

const withoutSpaces = (text: string): string => text.replace(/[\s\u00AD\u200B\u2060]/g, "").toLowerCase();
