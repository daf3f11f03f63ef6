// This file is preloaded into the command, and answers for all other computers. Only requests to 127.0.0.1 and to names that end in
// .invalid are real. An address with "gone" in it does not exist, and the host of an address with "closed" refuses the connection.
import dns from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";

for (const name of ["http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"]) delete process.env[name];
const { PRETEND_OFFLINE: isOffline, PRETEND_BUSY: isBusy } = process.env;
const { fetch } = globalThis;
const { lookup } = dns;

const isReal = (host) => host === "127.0.0.1" || host.endsWith(".invalid");
const fail = (code) =>
  Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error(code), { code }) }));

dns.lookup = (host, options) =>
  isReal(host) ? lookup(host, options) : Promise.resolve([{ address: "192.0.2.1", family: 4 }]);
syncBuiltinESMExports();

globalThis.fetch = (url, options) => {
  if (isOffline) return fail("EAI_AGAIN");
  if (isReal(new URL(url).hostname)) return fetch(url, options);
  if (url.includes("closed")) return fail("ECONNREFUSED");
  const status = url.includes("gone") ? 404 : 200;
  return Promise.resolve(new Response("<p>Hello.</p>", { status, headers: { "content-type": "text/html" } }));
};

// This keeps the process alive, like a pending lookup of a name.
if (isBusy) setInterval(() => undefined, 1000);
