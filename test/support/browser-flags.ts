/** Flags for every headless browser: no sandbox (tests may run as root) and no background requests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Flags for the tests' browsers, which cannot reach any other host. */
export const testFlags = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", ...browserFlags];
