import type { BrowserContext } from "playwright-core";

export interface Largest {
  /** The path to the element through the document. */
  way: string;
  text: string;
  /** The address of the picture. A film has none. */
  file: string | null;
  isLazy: boolean;
}

/** Makes pages record each part that moved, with both positions, in `shifts`, and the largest element so far in `largest`. */
export function noteLoading(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(noteShifts + noteLargest);
}

const noteShifts = `
  window.shifts = [];
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      for (const { node, previousRect, currentRect } of sources) {
        const part = node?.outerHTML ?? node?.textContent ?? "";
        shifts.push([value.toFixed(4), place(previousRect), place(currentRect), part.slice(0, 80)].join(", "));
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
`;

const noteLargest = `
  const wayTo = (element) => {
    const steps = [];
    for (let each = element; each !== document.documentElement; each = each.parentElement) {
      steps.unshift(each.localName + ":nth-child(" + ([...each.parentElement.children].indexOf(each) + 1) + ")");
    }
    return "html > " + steps.join(" > ");
  };
  new PerformanceObserver((list) => {
    const { element } = list.getEntries().at(-1);
    const { textContent, src, loading } = element;
    window.largest = { way: wayTo(element), text: textContent.trim(), file: src || null, isLazy: loading === "lazy" };
  }).observe({ type: "largest-contentful-paint", buffered: true });
`;
