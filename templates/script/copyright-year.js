// @ts-check

/** Raises the year of the build when the visitor's calendar is past it. */
export function raiseCopyrightYear() {
  const shown = document.querySelector("[data-copyright-year]");
  const year = new Date().getFullYear();
  if (shown && year > Number(shown.textContent)) shown.textContent = String(year);
}
