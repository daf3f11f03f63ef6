import type { DOMNode, HtmlElement } from "html-validate";

type Test = (element: HtmlElement) => boolean;

const wordless = new Set("iframe noscript script style template title".split(" "));

/** Whether screen readers do not read an element. */
export function isHidden(element: HtmlElement): boolean {
  return element.hasAttribute("hidden") || element.getAttributeValue("aria-hidden") === "true";
}

/** Returns what an element says: its text, and the words for its pictures, without the elements inside it that are left out. */
export function wordsIn(element: HtmlElement, isLeftOut: Test): string {
  return [labelOf(element), ...element.childNodes.map((node) => wordsOf(node, isLeftOut))].join(" ").trim();
}

function wordsOf(node: DOMNode, isLeftOut: Test): string {
  if (!isElement(node)) return node.textContent.trim();
  const isSilent = wordless.has(node.tagName) || node.hasAttribute("hidden") || isLeftOut(node);
  return isSilent ? "" : wordsIn(node, isLeftOut);
}

function labelOf(element: HtmlElement): string {
  return element.getAttributeValue("alt") ?? element.getAttributeValue("aria-label") ?? "";
}

function isElement(node: DOMNode): node is HtmlElement {
  return "tagName" in node;
}

const landmarks = new Set("aside dialog footer header main nav search".split(" "));
const landmarkRoles =
  /^(?:alert|alertdialog|banner|complementary|contentinfo|dialog|form|log|main|navigation|region|search|status)$/;
const nameAttributes = ["aria-label", "aria-labelledby", "title"];

function isLandmark(element: HtmlElement): boolean {
  const role = element.getAttributeValue("role");
  if (role) return landmarkRoles.test(role);
  if (element.is("section") || element.is("form")) return nameAttributes.some((name) => element.hasAttribute(name));
  return landmarks.has(element.tagName) || element.hasAttribute("aria-live");
}

/** Links to a place on the page may be outside landmarks, because they let visitors skip what is on all pages. */
function isSkipLink(element: HtmlElement): boolean {
  return /^#./.test(element.getAttributeValue("href") ?? "");
}

const isWhereItBelongs: Test = (element) => isHidden(element) || isLandmark(element) || isSkipLink(element);

/** Finds the first words of a page that are in no landmark, and the innermost element around them. */
export function findLooseWords(body: HtmlElement): { element: HtmlElement; words: string } | undefined {
  const node = body.childNodes.find((each) => wordsOf(each, isWhereItBelongs) !== "");
  if (node === undefined) return undefined;
  const words = wordsOf(node, isWhereItBelongs);
  return isElement(node) ? (findLooseWords(node) ?? { element: node, words }) : { element: body, words };
}
