import type { Element, Root, RootContent } from "hast";
import { attributeOf, findBelow, isElement } from "./read-html.ts";

export const isMenuPart = (element: Element): boolean =>
  element.tagName === "nav" ||
  /^(navigation|search|menu|menubar)$/.test(attributeOf(element, "role")) ||
  isPathOfCrumbs(element);

/**
 * Whether an element is a path of links to the page. A part whose class only mentions one, such as `has-breadcrumbs`, is not; nor is one with
 * a title or a paragraph.
 */
function isPathOfCrumbs(element: Element): boolean {
  const isNamed = /(^|\s)(?!\S*\b(has|with|no)-)\S*breadcrumb/i.test(attributeOf(element, "class"));
  return isNamed && findBelow(element, ({ tagName }) => tagName === "h1" || tagName === "p") === undefined;
}

/** Whether an element is the header or the footer of a page by what it is. */
export const isFramePart = (element: Element): boolean =>
  /^(header|footer)$/.test(element.tagName) || /^(banner|contentinfo)$/.test(attributeOf(element, "role"));

const idAndClass = (element: Element): string[] => ["id", "class"].map((key) => attributeOf(element, key));
const footerName = /(^|[\s_-])(footer|colophon)([\s_-]|$)/i;
const frameName = /^header$|(^|[\s_-])(top-?bar|masthead|header-top|site-header|footer|colophon)([\s_-]|$)/i;

/** Whether an element is the foot of a page by what it is, or by what it is called. Logos in it are those of others. */
export const isFooter = (element: Element): boolean =>
  element.tagName === "footer" ||
  attributeOf(element, "role") === "contentinfo" ||
  idAndClass(element).some((name) => footerName.test(name));

/** Whether one of the elements around a part is the header or the footer of a page by what it is, or by what it is called. */
export const isInFrame = (around: readonly (Root | RootContent)[]): boolean =>
  around.some(
    (each) => isElement(each) && (isFramePart(each) || idAndClass(each).some((name) => frameName.test(name))),
  );

const logoName = /(^|[^a-z])(logo(tip\w*|type)?|brand)([^a-z]|$)/i;

/** Whether a picture is called a logo, or a part right around it is. Its words count in the header only, since texts show the logos of others. */
export function isLogo(picture: Element, parents: readonly (Root | Element)[]): boolean {
  const around = parents.filter(isElement);
  if (picture.tagName !== "img" || around.some(isFooter)) return false;
  const names = [picture, ...around.slice(-3)].flatMap((each) => [attributeOf(each, "src"), ...idAndClass(each)]);
  return [...names, isInFrame(around) ? attributeOf(picture, "alt") : ""].some((name) => logoName.test(name));
}
