/** Entries of `site/redirects.yaml`, with a number in place of `#`. */
export const makeEntries = (count: number, from: string): string =>
  Array.from({ length: count }, (_, index) => `- from: ${from.replace("#", String(index))}\n  to: /\n`).join("");

/** Of the 2,000 that hosts read: two of the site, one an entry, and two for an address that can have no page. */
export const mostEntries =
  makeEntries(1700, "/p#.php") +
  makeEntries(80, "/ü#/") +
  makeEntries(18, "/page-#") +
  makeEntries(50, "/a+#/") +
  makeEntries(100, "/b#/*");
