/*
 * Scripts that run in a page. The types of this project are those of Node, so the scripts are texts.
 */

/** Ends all movements at once, so that colors and places are final. */
export const stopMovement = `(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    "*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important;" +
      " animation-duration: 0s !important; animation-delay: 0s !important; scroll-behavior: auto !important }",
  );
  document.adoptedStyleSheets.push(sheet);
})()`;

/**
 * Puts what sticks to an edge of the window at its own place, where it covers nothing. A visitor can scroll a link from below it, but axe
 * looks without scrolling.
 */
export const unstick = `(() => {
  for (const each of document.querySelectorAll("body *")) {
    if (getComputedStyle(each).position !== "sticky") continue;
    each.style.position = "relative";
    each.style.inset = "auto";
  }
})()`;

/**
 * Lists what a visitor can open, as `opening`: questions in the text all at once, each menu and dialog alone, because one may cover the
 * other. Returns how many there are. A dialog or menu without any visible control is left out.
 */
export const listOpenings = `(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const openAll = (list) => list.forEach((each) => { each.removeAttribute("name"); each.open = true; });
  const closeAll = (list) => list.forEach((each) => (each.open = false));
  const isControlled = ({ id }) => {
    const attributes = ["commandfor", "popovertarget", "aria-controls"];
    const controls = id === "" ? [] : all(attributes.map((name) => "[" + name + "='" + CSS.escape(id) + "']").join());
    return controls.length === 0 || controls.some((each) => each.checkVisibility());
  };
  const closed = all("details:not([open])").filter((each) => each.checkVisibility() && !each.closest("dialog, [popover]"));
  const inMenus = closed.filter((each) => each.closest("header, nav, footer"));
  const outermost = inMenus.filter((each) => !inMenus.includes(each.parentElement.closest("details")));
  const inText = closed.filter((each) => !inMenus.includes(each));
  const within = (box) => [box, ...all("details", box)].filter((each) => each.localName === "details");
  const open = (box, show, hide) => ({
    parts: [box],
    open() { show(); openAll(within(box)); },
    close() { closeAll(within(box)); hide(); },
  });
  const buttons = all("button[aria-expanded=false]").filter((each) => each.checkVisibility());
  window.opening = [
    ...(inText.length > 0
      ? [{ parts: inText, open: () => openAll(inText), close: () => closeAll(inText) }]
      : []),
    ...outermost.map((each) => open(each, () => {}, () => {})),
    ...all("dialog:not([open])").filter(isControlled).map((each) =>
      open(
        each,
        // axe does not know the top layer, and would believe that the page covers the dialog.
        () => { each.style.zIndex = 9; each.showModal(); },
        () => { each.close(); each.style.zIndex = ""; },
      ),
    ),
    ...all("[popover]").filter(isControlled).map((each) =>
      open(
        each,
        () => { each.style.zIndex = 9; each.showPopover(); },
        () => { each.hidePopover(); each.style.zIndex = ""; },
      ),
    ),
    ...buttons.map((each) => ({
      parts: [document.getElementById(each.getAttribute("aria-controls")) ?? document.body],
      open: () => each.click(),
      close: () => each.getAttribute("aria-expanded") === "true" && each.click(),
    })),
  ];
  return window.opening.length;
})()`;

const shorten = `const shorten = (element) => {
  const [tag] = /^<[^>]*>/.exec(element.cloneNode(false).outerHTML);
  return tag;
};`;

/** Finds what makes the page wider than its window: the innermost elements that stick out, three at most. */
export const findTooWide = `(() => {
  ${shorten}
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const sticksOut = (element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (right > clientWidth + 1 || left < -1) && element.checkVisibility();
  };
  const isInScroller = (element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== "visible") return true;
    }
    return false;
  };
  const out = [...document.querySelectorAll("body *")].filter((each) => sticksOut(each) && !isInScroller(each));
  const innermost = out.filter((each) => !out.some((other) => other !== each && each.contains(other)));
  const found = innermost.length > 0 ? innermost : [document.body];
  return found.slice(0, 3).map((each) => ({ html: shorten(each), words: each.textContent.trim() }));
})()`;

/** Finds text that a box or the window cuts off, and words that are broken without a hyphen. */
export const findDamagedText = `(() => {
  ${shorten}
  const linesOf = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width }) => width > 0);
  };
  // A box of one pixel holds words for screen readers only.
  const isForEyes = (box, style) => {
    const { width, height } = box.getBoundingClientRect();
    return width > 2 && height > 2 && style.clipPath === "none" && style.clip === "auto";
  };
  const isCut = (element, lines) => {
    const scrolls = { x: false, y: false };
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (!isForEyes(box, style)) return false;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const hides = (overflow) => /hidden|clip/.test(overflow);
      if (style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis") return false;
      if (hides(style.overflowY) && !scrolls.y && lines.some((line) => line.top < top - 2 || line.bottom > bottom + 2)) return true;
      if (hides(style.overflowX) && !scrolls.x && lines.some((line) => line.left < left - 2 || line.right > right + 2)) return true;
      scrolls.x ||= /auto|scroll/.test(style.overflowX);
      scrolls.y ||= /auto|scroll/.test(style.overflowY);
      if (style.position === "fixed") break;
    }
    if (scrolls.x) return false;
    // Text wholly beside the window waits there for the keyboard's focus, like a link that skips the menu.
    const hidesSideways = [document.documentElement, document.body].some((each) => /hidden|clip/.test(getComputedStyle(each).overflowX));
    const isBeside = ({ left, right }) => right <= 0 || left >= innerWidth;
    return hidesSideways && lines.some((line) => !isBeside(line) && (line.left < -2 || line.right > innerWidth + 2));
  };
  const isBroken = (node, { index, 0: word }) =>
    new Set(linesOf(node, index, index + word.length).map(({ bottom }) => Math.round(bottom / 4))).size > 1;
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (node.data.trim() === "" || element.closest("svg, script, style, noscript, template, option") || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const lines = linesOf(node, 0, node.data.length);
    if (lines.length === 0) continue;
    if (isCut(element, lines)) found.push({ rule: "cut-text", html: shorten(element), words: node.data.trim() });
    if (lines.length === 1 || getComputedStyle(element).hyphens === "auto") continue;
    // Addresses of mail and pages may break anywhere.
    for (const match of node.data.matchAll(/(?<![^\\s-])[\\p{L}\\p{N}]{2,}(?=[,;:.!?)]*(?:[\\s-]|$))/gu)) {
      if (isBroken(node, match)) found.push({ rule: "broken-word", html: shorten(element), words: match[0] });
    }
  }
  return found;
})()`;
