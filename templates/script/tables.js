// @ts-check

/** Removes tables from the tab order as long as they fit, because there is nothing to scroll. */
export function passOverTables() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      /** @type {HTMLElement} */ (target).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
    }
  });
  for (const table of document.querySelectorAll("[role=group][tabindex]")) observer.observe(table);
}
