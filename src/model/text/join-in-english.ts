/** Joins names: "nginx and Caddy". Files that load at every start use this, since the first `Intl.ListFormat` takes 20 ms. */
export const joinInEnglish = (names: readonly string[], conjunction: "or" | "and"): string =>
  `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)!}`;
