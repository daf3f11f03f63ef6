import type { Element, Root } from "hast";
import { attributeOf, inline, isElement, removeChild, walkElements, wordsBelow } from "./read-html.ts";

/** Titles of accordions and tabs that are no headings. */
const panelTitle =
  /(^|\s)(elementor-(tab|toggle)(-mobile)?-title|et_pb_toggle_title|w-tab-link|(accordion|toggle|faq|tab)[-_]{1,2}(title|header|heading|question|button))(\s|$)/;

/** Makes headings of the titles of accordions and tabs, and puts each in front of its panel: tabs have all their titles first. */
export function headPanels(root: Root): void {
  const panels = new Map<string, Element>();
  walkElements(root, (element) => {
    for (const key of ["id", "data-w-tab"]) {
      const name = attributeOf(element, key);
      if (name !== "" && panelOf(element) === undefined && !panels.has(name)) panels.set(name, element);
    }
  });
  walkElements(root, (element, parents) => {
    const isInside = parents.some((each) => isElement(each) && /^h[1-6]$/.test(each.tagName));
    if (isInside || holdsBlock(element)) return true;
    const panel = panels.get(panelOf(element) ?? "");
    if (panel !== undefined && !parents.includes(panel) && wordsBelow(panel) !== "") {
      moveTitle(element, parents.at(-1)!, panel);
      // Nothing inside a title is another title.
      return false;
    }
    if (element.tagName === "summary" || panelTitle.test(attributeOf(element, "class"))) element.tagName = "h6";
    return true;
  });
}

/** Returns the name of the panel that an element opens; undefined if it opens none. */
function panelOf(element: Element): string | undefined {
  const value = (key: string): string => attributeOf(element, key);
  const opens = `${value("role")} ${value("data-toggle")} ${value("data-bs-toggle")} ${value("aria-expanded") && "collapse"}`;
  if (/(^|\s)w-tab-link(\s|$)/.test(value("class"))) return value("data-w-tab");
  if (!/\b(tab|pill|collapse)\b/.test(opens)) return undefined;
  const names = [value("aria-controls"), value("data-bs-target"), value("data-target"), value("href")];
  return names.find((name) => name !== "")?.replace(/^#/, "");
}

function moveTitle(title: Element, parent: Root | Element, panel: Element): void {
  removeChild(parent, title);
  const first = panel.children.find(isElement);
  if (first && wordsBelow(first) === wordsBelow(title)) return;
  panel.children.unshift({ ...title, tagName: "h6", properties: {} });
}

const holdsBlock = (element: Element): boolean => {
  let holds = false;
  walkElements(element, ({ tagName }) => {
    holds ||= !inline.has(tagName);
  });
  return holds;
};
