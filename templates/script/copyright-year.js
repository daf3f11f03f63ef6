// @ts-check

/** Raises the year of the build if the visitor's calendar shows a later year. */
export function raiseCopyrightYear() {
  const shown = document.querySelector("[data-copyright-year]");
  const year = new Date().getFullYear();
  if (shown && year > Number(shown.textContent)) shown.textContent = String(year);
}
