import type { DOMTree, HtmlElement } from "html-validate";
import { isUnderstood } from "../../model/language.ts";
import { ariaAttributes, roles } from "./aria-vocabulary.ts";
import { findLooseWords, isHidden, wordsIn } from "./words-of-elements.ts";

/** Codes of barriers that HTML shows, each with the name of the rule of axe-core that finds it in a browser. */
export const accessCodes = [
  "a11y/aria-roles",
  "a11y/aria-valid-attr",
  "a11y/aria-valid-attr-value",
  "a11y/empty-table-header",
  "a11y/meta-viewport",
  "a11y/region",
  "a11y/tabindex",
  "a11y/valid-lang",
] as const;

/** A barrier in a page's HTML. */
export interface AccessFault {
  element: HtmlElement;
  code: (typeof accessCodes)[number];
  /** The wrong attribute, value or words, as written. */
  written: string;
  /** Text to find it by in a template. */
  markup: string;
  /** Words that may have been meant. */
  known?: readonly string[];
}

/** Finds the barriers in a page that html-validate has no rules for. */
export function findAccessFaults(page: DOMTree): AccessFault[] {
  const body = page.querySelector("body");
  const loose = body && findLooseWords(body);
  return [
    ...page.querySelectorAll("*").flatMap((element) => findIn(element)),
    ...(loose ? [fault(loose.element, "a11y/region", loose.words)] : []),
  ];
}

function findIn(element: HtmlElement): AccessFault[] {
  const faults = element.attributes.flatMap(({ key }) => {
    const value = element.getAttributeValue(key) ?? "";
    if (key === "role") return findInRole(element, value);
    if (key.startsWith("aria-")) return findInAria(element, key, value);
    if (key === "tabindex") return Number(value) > 0 ? [fault(element, "a11y/tabindex", `tabindex="${value}"`)] : [];
    return key === "lang" ? findInLanguage(element, value) : [];
  });
  if (element.is("th") && wordsIn(element, isHidden) === "")
    faults.push(fault(element, "a11y/empty-table-header", "<th></th>"));
  if (element.is("meta")) faults.push(...findInViewport(element));
  return faults;
}

function fault(element: HtmlElement, code: AccessFault["code"], written: string): AccessFault {
  return { element, code, written, markup: written };
}

/** A browser takes the first role that it knows. */
function findInRole(element: HtmlElement, value: string): AccessFault[] {
  const names = value
    .toLowerCase()
    .split(/\s+/)
    .filter((name) => name !== "");
  if (names.length === 0 || names.some((name) => roles.has(name)) || isHidden(element)) return [];
  return [{ ...fault(element, "a11y/aria-roles", value), markup: `role="${value}"`, known: [...roles] }];
}

function findInAria(element: HtmlElement, key: string, value: string): AccessFault[] {
  const name = key.slice("aria-".length);
  if (!ariaAttributes.has(name)) {
    const known = [...ariaAttributes.keys()].map((each) => `aria-${each}`);
    return [{ ...fault(element, "a11y/aria-valid-attr", key), known }];
  }
  const values = ariaAttributes.get(name);
  // An empty value is the same as none.
  if (value === "" || values === undefined || values.test(value)) return [];
  return [fault(element, "a11y/aria-valid-attr-value", `${key}="${value}"`)];
}

/** The language of a page always counts, that of an element if some of its words are in no other element with a language. */
function findInLanguage(element: HtmlElement, value: string): AccessFault[] {
  const hasOther = (child: HtmlElement): boolean => child.hasAttribute("lang");
  const counts = element.is("html") || wordsIn(element, hasOther) !== "";
  const isSound = value === "" || isUnderstood(value) || !counts;
  return isSound ? [] : [fault(element, "a11y/valid-lang", `lang="${value}"`)];
}

/** Returns a fault if the page cannot be enlarged twice (CSS Viewport Module Level 1, how properties in the tag are read). */
function findInViewport(element: HtmlElement): AccessFault[] {
  if (element.getAttributeValue("name")?.toLowerCase() !== "viewport") return [];
  const content = element.getAttributeValue("content") ?? "";
  const settings = new Map(
    content
      .toLowerCase()
      .split(/[\s,;]+(?![\s=])/)
      .map((each) => each.split(/\s*=\s*/))
      .map(([name = "", value = ""]) => [name, value]),
  );
  const scalable = settings.get("user-scalable");
  const largest = settings.get("maximum-scale");
  const isFixed = scalable !== undefined && Math.abs(numberOf(scalable)) < 1;
  const isLimited = largest !== undefined && numberOf(largest) >= 0 && numberOf(largest) < 2;
  return isFixed || isLimited ? [fault(element, "a11y/meta-viewport", content)] : [];
}

/** Reads a number of the viewport tag. Browsers read other words as 0. */
function numberOf(value: string): number {
  if (value === "yes") return 1;
  if (/^device-(?:width|height)$/.test(value)) return 10;
  return Number.parseFloat(value) || 0;
}
