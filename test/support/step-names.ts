/** The steps of a build that writes a site, in their order. */
export const stepNames = [
  "read",
  "parse",
  "translate",
  "validate",
  "style",
  "media",
  "route",
  "render",
  "check",
  "emit",
];
