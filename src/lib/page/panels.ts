import type { Element, Root } from "hast";
import {
  attributeOf,
  elementsIn,
  findBelow,
  inline,
  isElement,
  removeChild,
  walkElements,
  wordsBelow,
} from "./read-html.ts";
import { addLeft, countAllWords, type Left } from "./left.ts";

/** Titles of accordions and tabs that are no headings. */
const panelTitle =
  /(^|\s)(elementor-(tab|toggle)(-mobile)?-title|et_pb_toggle_title|w-tab-link|(accordion|toggle|faq|tab)[-_]{1,2}(title|header|heading|question|button))(\s|$)/;

/** Words that open the rest of a text, and those that do so only on a button. They are no title of it. */
const moreWords =
  /^(read|show|see|view|learn|leer|mostrar|ver)\s+(more|less|all|más|menos|tod[oa]s?)(\s*(info|details|[\p{P}\p{S}]+))?$/iu;
const moreButton = /^(more|less|más|menos)(\s*(info|details|[\p{P}\p{S}]+))?$/iu;

type Ancestors = readonly (Root | Element)[];

/**
 * Makes headings of the titles of accordions and tabs, and puts each in front of its panel: tabs have all their titles first. If several
 * panels have the name that a title opens, the one nearest to it is meant. Counts the words of buttons that open the rest of a text.
 */
export function headPanels(root: Root, left: Left): void {
  const panels = new Map<string, { element: Element; parents: Ancestors }[]>();
  walkElements(root, (element, parents) => {
    for (const key of ["id", "data-w-tab"]) {
      const name = attributeOf(element, key);
      if (name === "" || panelOf(element) !== undefined) continue;
      panels.set(name, [...(panels.get(name) ?? []), { element, parents }]);
    }
  });
  const findPanel = (name: string, parents: Ancestors): Element | undefined => {
    const depthShared = (panel: { parents: Ancestors }): number =>
      parents.findLastIndex((each) => panel.parents.includes(each));
    return panels.get(name)?.toSorted((a, b) => depthShared(b) - depthShared(a))[0]?.element;
  };
  walkElements(root, (element, parents) => {
    const isInside = parents.some((each) => isElement(each) && /^h[1-6]$/.test(each.tagName));
    if (isInside || holdsBlock(element)) return true;
    const panel = findPanel(panelOf(element) ?? "", parents);
    const words = panel && wordsBelow(element);
    if (words !== undefined && opensRest(element, words)) {
      addLeft(left, "words of buttons", countAllWords(words));
      removeChild(parents.at(-1)!, element);
      return false;
    }
    if (panel !== undefined && !parents.includes(panel) && wordsBelow(panel) !== "") {
      removeChild(parents.at(-1)!, element);
      const [first] = elementsIn(panel);
      const isThere = first !== undefined && wordsBelow(first) === wordsBelow(element);
      if (isThere) addLeft(left, "words said twice", countAllWords(wordsBelow(element)));
      else panel.children.unshift({ ...element, tagName: "h6", properties: {} });
      // Nothing inside a title is another title.
      return false;
    }
    if (element.tagName === "summary" || panelTitle.test(attributeOf(element, "class"))) element.tagName = "h6";
    return true;
  });
}

function opensRest(element: Element, words: string): boolean {
  const isButton = element.tagName === "button" && attributeOf(element, "role") !== "tab";
  return moreWords.test(words) || (isButton && moreButton.test(words));
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

const holdsBlock = (element: Element): boolean =>
  findBelow(element, ({ tagName }) => !inline.has(tagName)) !== undefined;
