// @ts-check

/** Closes a large photo on Escape, and lets the back button lead to the page instead of the photo before. */
document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape") {
    /** @type {HTMLElement | null} */ (document.querySelector(".large-photo:target [data-close]"))?.click();
  }
});

document.addEventListener("click", (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (
    /** @type {Element} */ (event.target).closest(".large-photo > a")
  );
  if (!link) return;
  event.preventDefault();
  location.replace(link.href);
});
