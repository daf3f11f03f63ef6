import { nodeVersion, type HostedSite } from "./hosted-site.ts";
import { planPublishing } from "./publish-steps.ts";

/**
 * Formats `netlify.toml`, which says how Netlify builds the site. Headers and redirects are read from the built site. The command appends
 * `!` to each redirect, because Netlify would otherwise show the redirect page instead. The build itself does not write the `!`, because
 * Cloudflare ignores such lines.
 */
export function formatNetlify(site: Pick<HostedSite, "base" | "hostName" | "languages">): string {
  const { base, languages } = site;
  const { folder, fetch, commands } = planPublishing(site, ["_headers", "_redirects"]);
  const fetching = fetch === undefined ? [] : [`(${fetch})`];
  return `[build]
  command = "${[...fetching, ...commands, `perl -pi -e 's/$/!/' ${folder}/_redirects`].join(" && ")}"
  publish = "${folder}"

[build.environment]
  NODE_VERSION = "${nodeVersion}"
${languages.map((each) => errorPageRule(`${base}${each}/`)).join("")}`;
}

/** Netlify has one error page for a whole site, unless a rule names another. */
const errorPageRule = (folder: string): string => `
[[redirects]]
  from = "${folder}*"
  to = "${folder}404.html"
  status = 404
`;
