// @ts-check

/** Takes tables out of the keyboard's way as long as they have room, and so nothing to scroll. */
export function passOverTables() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      /** @type {HTMLElement} */ (target).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
    }
  });
  for (const table of document.querySelectorAll("[role=group][tabindex]")) observer.observe(table);
}
