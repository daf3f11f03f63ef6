import { speculationRulesFile, speculationRulesType } from "../model/build/content-types.ts";

/**
 * Lets the browser prepare a page of the site when a visitor is about to follow a link to it. Only addresses of pages end in a slash, as `base`
 * does: a file, such as a PDF form, is not loaded before somebody asks for it.
 */
export function formatSpeculationRules(base: string): string {
  const where = { href_matches: `${base}{*/}?` };
  return `${JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] })}\n`;
}

/**
 * The response headers of every page, the same for all because nothing on a page is inline. Static hosts read them from
 * `_headers`; the preview server sends them too, so that a violation shows before the site is published.
 * `connect-src` lets Lighthouse read robots.txt; the one outside frame is the map; `data:` is the empty poster of films. `base` ends in
 * a slash.
 */
export function pageHeaders(base: string): Readonly<Record<string, string>> {
  return { ...securityHeaders, "Speculation-Rules": `"${base}${speculationRulesFile}"` };
}

const securityHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    "frame-src https://www.google.com",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; "),
  "Strict-Transport-Security": "max-age=31536000",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** `Cache-Control` for files that may change: browsers ask again each time, and the ETag makes that cheap. */
export const pageCaching = "no-cache";

/** `Cache-Control` for files named after the hash of their contents: everything below `assets/`. */
export const hashedFileCaching = "public, max-age=31536000, immutable";

/** The `_headers` file that Netlify and Cloudflare Pages read. `base` ends in a slash. */
export function formatHeadersFile(base: string): string {
  return [
    formatRule(`${base}*`, pageHeaders(base)),
    formatRule(`${base}assets/*`, { "Cache-Control": hashedFileCaching }),
    formatRule(base + speculationRulesFile, { "Content-Type": speculationRulesType }),
  ].join("\n");
}

function formatRule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join("")}`;
}
