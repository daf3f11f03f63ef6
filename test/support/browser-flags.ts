/** How every headless browser is started: no sandbox (tests may run as root), nothing sent to anybody. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** For browsers of tests: no other host can be reached, whatever a page asks for. */
export const testFlags = ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", ...browserFlags];
