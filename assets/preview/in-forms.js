// @ts-check
/**
 * Loaded by pages that the forms show in a frame. A click tells the forms which words were clicked, and they say where it leads;
 * the forms also name words that the page is to scroll to. Only the forms may frame these pages, so that any parent is they.
 */
const blocks = "a, address, blockquote, dd, dt, figcaption, h1, h2, h3, h4, h5, h6, li, p, td, th";
const look = new CSSStyleSheet();
look.replaceSync(
  `:is(${blocks}, img):hover:not(:has(:hover)) { outline: 1px dashed; outline-offset: 3px; cursor: pointer; }`,
);
document.adoptedStyleSheets.push(look);

/** How often words are looked for that a save brings, and the milliseconds between. */
const patience = { tries: 100, pause: 200 };

/** Letters and digits only: pages have other blanks, hyphens and quotes than the texts that they are made from. @param {string} text */
const wordsOf = (text) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

addEventListener(
  "click",
  (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    const block = target.closest(blocks);
    const link = target.closest("a");
    const picture = target.closest("img");
    if (target.closest("button, input, select, textarea, summary") || (!block && !picture)) return;
    if (link) event.preventDefault();
    const words = wordsOf(picture?.alt ?? block?.textContent ?? "");
    parent.postMessage({ words, ...(link && { href: link.href }) }, "*");
  },
  true,
);

/** @type {ReturnType<typeof setInterval> | undefined} */
let looking;

addEventListener("message", ({ source, data }) => {
  if (source !== parent) return;
  const { words, go } = data;
  if (typeof go === "string" && new URL(go).origin === location.origin) location.assign(go);
  if (typeof words !== "string") return;
  clearInterval(looking);
  let left = patience.tries;
  looking = setInterval(() => {
    // On a narrow screen the page is hidden until somebody wants to see it.
    if (innerWidth === 0) return;
    const all = [...document.querySelectorAll(blocks)];
    const own = all.map((each) => wordsOf(each.textContent ?? ""));
    const found = all[own.indexOf(words)] ?? all.findLast((_, index) => own[index].includes(words));
    found?.scrollIntoView({ block: "center" });
    left -= 1;
    if (found || left === 0) clearInterval(looking);
  }, patience.pause);
});
