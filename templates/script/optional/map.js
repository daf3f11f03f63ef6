// @ts-check

/** Puts the embedded map, which waits in a template, in place of the link that asks for it. Without this script, the link leads to the map. */
document.addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest("[data-map]");
  const template = /** @type {HTMLTemplateElement | null | undefined} */ (link?.nextElementSibling);
  if (!link || !template) return;
  event.preventDefault();
  const frame = /** @type {HTMLElement} */ (template.content.firstElementChild);
  link.parentElement?.replaceChildren(frame);
  frame.focus();
});
