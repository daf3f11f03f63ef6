// @ts-check
/**
 * Finds what makes an open page into a newer version of it without loading it again. The script of a page has its hands on what was
 * there when it was loaded, so wherever that could matter the answer is undefined, and the page must be loaded again.
 */

/** Elements that do something when they are loaded, or that play. */
const active = new Set([
  "SCRIPT",
  "STYLE",
  "LINK",
  "NOSCRIPT",
  "TEMPLATE",
  "IFRAME",
  "OBJECT",
  "VIDEO",
  "AUDIO",
  "SOURCE",
]);

/**
 * `live` was made from `old`. Gives back a function that changes it into `next`. Elements in `own` are the preview's.
 * @param {Node} old @param {Node} next @param {Node} live @param {ReadonlySet<Node>} own
 * @returns {(() => void) | undefined}
 */
export function findChanges(old, next, live, own) {
  /** @type {(() => void)[]} */
  const changes = [];
  const isPossible = compare(old, next, live, { own, changes });
  return isPossible ? () => changes.forEach((change) => change()) : undefined;
}

/** @typedef {{ own: ReadonlySet<Node>, changes: (() => void)[] }} Finding */

/** @param {Node} old @param {Node} next @param {Node} live @param {Finding} finding @returns {boolean} */
function compare(old, next, live, finding) {
  if (old.isEqualNode(next)) return true;
  if (!isAlike(old, next) || !isAlike(old, live)) return false;
  if (old instanceof CharacterData) {
    if (live.nodeValue !== old.nodeValue) return false;
    finding.changes.push(() => (live.nodeValue = next.nodeValue));
    return true;
  }
  if (isActive(old) || isActive(next)) return false;
  return compareAttributes(old, next, live, finding) && compareChildren(old, next, live, finding);
}

/** @param {Node} old @param {Node} next @param {Node} live @param {Finding} finding */
function compareAttributes(old, next, live, { changes }) {
  if (!(old instanceof Element) || !(next instanceof Element) || !(live instanceof Element)) return true;
  const names = new Set([...old.getAttributeNames(), ...next.getAttributeNames()]);
  const changed = [...names].filter((name) => old.getAttribute(name) !== next.getAttribute(name));
  if (changed.some((name) => name.startsWith("data-") || live.getAttribute(name) !== old.getAttribute(name)))
    return false;
  for (const name of changed) {
    const value = next.getAttribute(name);
    changes.push(() => (value === null ? live.removeAttribute(name) : live.setAttribute(name, value)));
  }
  return true;
}

/** @param {Node} old @param {Node} next @param {Node} live @param {Finding} finding */
function compareChildren(old, next, live, finding) {
  const before = [...old.childNodes];
  const after = [...next.childNodes];
  const current = [...live.childNodes].filter((node) => !finding.own.has(node));
  if (current.length !== before.length || !before.every((node, index) => isAlike(node, current[index]))) return false;

  let start = 0;
  while (start < before.length && before[start].isEqualNode(after[start] ?? null)) start++;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before.at(-1 - end)?.isEqualNode(after.at(-1 - end) ?? null)
  )
    end++;
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  const here = current.slice(start, current.length - end);
  if (gone.length === come.length && gone.every((node, index) => isAlike(node, come[index]))) {
    return gone.every((node, index) => compare(node, come[index], here[index], finding));
  }
  if ([...gone, ...come].some(hasHands)) return false;
  const successor = current[current.length - end] ?? current.at(-1)?.nextSibling ?? null;
  finding.changes.push(() => {
    for (const node of come) live.insertBefore(document.importNode(node, true), successor);
    for (const node of here) live.removeChild(node);
  });
  return true;
}

/** @param {Node} one @param {Node | undefined} other */
function isAlike(one, other) {
  return one.nodeType === other?.nodeType && one.nodeName === other.nodeName;
}

/** Data for search engines does nothing. @param {Node} node */
function isActive(node) {
  return active.has(node.nodeName) && !(node instanceof HTMLScriptElement && node.type === "application/ld+json");
}

/** Whether scripts hold on to it, or it does something itself. @param {Node} node @returns {boolean} */
function hasHands(node) {
  if (active.has(node.nodeName)) return true;
  if (node instanceof Element && node.getAttributeNames().some((name) => /^(data-|popover|on)/.test(name))) return true;
  return [...node.childNodes].some(hasHands);
}
