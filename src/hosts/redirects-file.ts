import { mostInList } from "../model/build/hosts.ts";
import type { RedirectRule } from "../model/content/redirects.ts";

/**
 * The `_redirects` file that Netlify and Cloudflare Pages read: the two give 301 and 302 where no status is written. Of a list that would
 * be too long, forms with a slash at the end are left out if a page leads on. `pages` are the addresses of all pages.
 */
export function formatRedirectsFile(redirects: readonly RedirectRule[], pages: ReadonlySet<string>): string {
  const fixed = redirects.filter(({ isPrefix }) => !isPrefix);
  const prefixes = redirects.filter(({ isPrefix }) => isPrefix);
  const isNeeded = ({ from }: RedirectRule): boolean => !from.endsWith("/") || !pages.has(from);
  const inOrder = fixed.length > mostInList ? fixed.filter(isNeeded) : fixed;
  const lines = [...inOrder, ...prefixes].map(
    ({ from, to, isPrefix }) => `${encodeURI(from)}${isPrefix ? "*" : ""} ${to} 301\n`,
  );
  return lines.join("");
}
