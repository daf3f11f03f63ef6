import { showControls } from "../lib/foreign-text.ts";
import type { Redirect } from "../model/content/redirects.ts";

/** Says which old addresses only some hosts can redirect; empty if there are none. */
export function explainHostOnly(addresses: readonly Redirect[]): string {
  const [first] = addresses;
  if (first === undefined) return "";
  const { path: example, isPrefix } = first;
  const such = `such as ${showControls(example)}${isPrefix ? "/*" : ""} (${addresses.length} in site/redirects.yaml)`;
  return `Old addresses that no page can have, ${such}, need a host that reads _redirects (Netlify, Cloudflare Pages) or has these redirects in its settings.`;
}
