// @ts-check

/** Opens and closes the drawer and restores the focus if the browser does not. */
export function startDrawer() {
  const drawer = /** @type {HTMLDialogElement | null} */ (document.querySelector("[data-drawer]"));
  if (!drawer) return;
  const opener = /** @type {HTMLElement | null} */ (document.querySelector('[command="show-modal"]'));

  // Safari before 26.2 and Firefox before 144 have no invoker commands.
  if (!("commandForElement" in HTMLButtonElement.prototype)) {
    opener?.addEventListener("click", () => drawer.showModal());
    drawer.querySelector("[command=close]")?.addEventListener("click", () => drawer.close());
  }

  drawer.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    // Safari has no `closedby`. The drawer fills the height of the window, so its backdrop is everything left of it.
    const isBackdrop = target === drawer && event.clientX < drawer.getBoundingClientRect().left;
    if (isBackdrop || target.closest("a")) drawer.close();
  });

  // Safari does not focus a clicked button, so the dialog has no focus to restore. A link to a place on the same page moves the focus, too.
  // The close event comes after both.
  drawer.addEventListener("close", () => opener?.focus({ preventScroll: true }));

  matchMedia("(max-width: 768px)").addEventListener("change", (query) => {
    if (!query.matches) drawer.close();
  });
}
