// @ts-check
/**
 * Makes an open page into a newer version of it without loading it again: menus stay open, films go on, nothing scrolls. The page's
 * own script holds on to what was there when it was loaded, so wherever that could matter, the page must be loaded again.
 */
// @ts-ignore Its types are in the package.
import { Idiomorph } from "./idiomorph.js";

/** Elements that do something when they are loaded, or that play. */
const active = ["STYLE", "LINK", "NOSCRIPT", "TEMPLATE", "IFRAME", "OBJECT", "VIDEO", "AUDIO", "SOURCE"];

/**
 * `sent` is what the open page was made from. Gives back a function that makes it into the next version, and returns whether it
 * could: if not, the page must be loaded again.
 * @param {Document} sent @returns {(next: Document) => boolean}
 */
export function followPage(sent) {
  let source = withoutOwn(sent);
  let origins = findOrigins(source);
  return (next) => {
    const nextSource = withoutOwn(next);
    const isKnown = inBody(document).every((each) => origins.has(each));
    if (!isKnown || describeHooks(source) !== describeHooks(nextSource)) return false;
    changeHead(nextSource.head);
    const hooks = inBody(document).filter(isHook);
    Idiomorph.morph(document.body, withoutOwn(next).body, {
      callbacks: {
        beforeNodeMorphed: (/** @type {Element} */ live, /** @type {Element} */ node) => keep(live, node, origins),
      },
    });
    source = nextSource;
    origins = findOrigins(source);
    const hooksNow = inBody(document).filter(isHook);
    return origins.size > 0 && hooks.every((hook, index) => hook === hooksNow[index]);
  };
}

/**
 * What the server did not change stays as script and visitor have made it, such as an open menu: such an element is left alone, and
 * such an attribute is passed on to `node`, which `live` is made into.
 * @param {Element} live @param {Element} node @param {Map<Element, Element>} origins
 */
function keep(live, node, origins) {
  const origin = origins.get(live);
  if (origin === undefined) return true;
  if (origin.isEqualNode(node)) return false;
  for (const name of new Set([live, origin, node].flatMap((each) => each.getAttributeNames()))) {
    if (origin.getAttribute(name) !== node.getAttribute(name)) continue;
    const value = live.getAttribute(name);
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
  }
  return true;
}

/** Only the title shows, and nothing depends on the order. Data for search engines stays. @param {HTMLHeadElement} next */
function changeHead(next) {
  const [gone, come] = [document.head, next].map((head) =>
    [...head.children].filter((each) => !isHook(each) && each.nodeName !== "SCRIPT"),
  );
  for (const each of gone) if (!come.some((other) => other.isEqualNode(each))) each.remove();
  document.head.append(...come.filter((each) => !gone.some((other) => other.isEqualNode(each))));
}

/** What each element of the open page was made from; empty where that cannot be told. @param {Document} source */
function findOrigins(source) {
  const live = inBody(document);
  const origins = inBody(source);
  const isSame =
    live.length === origins.length && live.every((each, index) => each.nodeName === origins[index].nodeName);
  return new Map(isSame ? live.map((each, index) => [each, origins[index]]) : []);
}

/** A copy without what is different in every version, and without what never shows where scripts run. @param {Document} page */
function withoutOwn(page) {
  // The site's policy lets nobody copy a script that has words in it.
  for (const data of page.head.querySelectorAll('script[type="application/ld+json"]')) data.remove();
  const copy = /** @type {Document} */ (page.cloneNode(true));
  const script = /** @type {HTMLScriptElement} */ (copy.querySelector("script[data-stylesheet]"));
  for (const link of copy.querySelectorAll("link")) {
    if (link.getAttribute("href") === script.dataset.stylesheet) link.removeAttribute("href");
  }
  delete script.dataset.page;
  delete script.dataset.stylesheet;
  for (const each of copy.querySelectorAll("noscript")) each.replaceChildren();
  return copy;
}

/** @param {Document} page */
function inBody(page) {
  return [...page.querySelectorAll("body, body *")];
}

/** Whether scripts may hold on to an element, or it does something itself. @param {Element} element */
function isHook(element) {
  // Data for search engines does nothing.
  if (element.nodeName === "SCRIPT") return element.getAttribute("type") !== "application/ld+json";
  return (
    active.includes(element.nodeName) || element.getAttributeNames().some((name) => /^(data-|popover|on)/.test(name))
  );
}

/** The start tags of a page's hooks, in their order. @param {Document} page */
function describeHooks(page) {
  const hooks = [page.documentElement, ...[...page.querySelectorAll("*")].filter(isHook)];
  return hooks.map((each) => /** @type {Element} */ (each.cloneNode()).outerHTML).join("\n");
}
