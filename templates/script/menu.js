// @ts-check

/** Closes an open panel on Escape, on a click elsewhere, when the focus leaves it and when one of its links is chosen. */
export function startMenus() {
  const menus = /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll("[data-menu]"));

  /** @param {Event} event */
  const closeOthers = ({ target }) => {
    for (const menu of menus) if (!menu.contains(/** @type {Node} */ (target))) menu.open = false;
  };
  document.addEventListener("pointerdown", closeOthers);
  document.addEventListener("focusin", closeOthers);

  for (const menu of menus) {
    menu.addEventListener("click", ({ target }) => {
      if (/** @type {Element} */ (target).closest("a")) menu.open = false;
    });
  }
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    for (const menu of menus) {
      if (!menu.open) continue;
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
  });

  // One at a time where the browser does not know the name of `details` (Safari before 17.2, Firefox before 130).
  if ("name" in HTMLDetailsElement.prototype) return;
  const closeNamesakes = (/** @type {Event} */ { target }) => {
    const opened = /** @type {HTMLDetailsElement} */ (target);
    const name = opened.getAttribute("name");
    if (!name || !opened.open) return;
    for (const other of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll(`[name=${name}]`))) {
      if (other !== opened) other.open = false;
    }
  };
  // The event does not bubble.
  document.addEventListener("toggle", closeNamesakes, true);
}
