// @ts-check

/** Closes an open panel on Escape, on a click elsewhere, if the focus leaves it, or if one of its links is chosen. */
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
}
