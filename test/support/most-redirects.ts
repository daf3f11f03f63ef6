/** Makes entries of `site/redirects.yaml`, with a number in place of `#`. */
export const makeEntries = (count: number, from: string): string =>
  Array.from({ length: count }, (_, index) => `- from: ${from.replace("#", String(index))}\n  to: /\n`).join("");

/** The longest list. Of 2,000 redirects that hosts read, the site needs two, an entry one, and an address without a page two. */
export const mostEntries =
  makeEntries(1700, "/p#.php") +
  makeEntries(80, "/ü#/") +
  makeEntries(18, "/page-#") +
  makeEntries(50, "/a+#/") +
  makeEntries(100, "/b#/*");
