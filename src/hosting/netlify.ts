import type { Redirect } from "../model/redirects.ts";
import { nodeVersion, type HostedSite } from "./hosted-site.ts";
import { planPublishing } from "./publish-steps.ts";

/**
 * `netlify.toml`: how Netlify builds the site. It reads headers and redirects from the built site, but shows a page that is there
 * rather than redirect: so redirects with a page that leads on are forced here.
 */
export function writeNetlify({ base, redirects, pages }: HostedSite): string {
  const { folder, commands } = planPublishing(base, ["_headers", "_redirects"]);
  const hasPage = (from: string): boolean => pages.has(from) || pages.has(`${from}/`);
  const forced = redirects.filter(({ from, isPrefix }) => !isPrefix && hasPage(from));
  const build = `[build]
  command = "${commands.join(" && ")}"
  publish = "${folder}"

[build.environment]
  NODE_VERSION = "${nodeVersion}"
`;
  return [build, ...forced.map(writeRedirect)].join("\n");
}

function writeRedirect({ from, to }: Redirect): string {
  return `[[redirects]]
  from = ${JSON.stringify(encodeURI(from))}
  to = ${JSON.stringify(to)}
  status = 301
  force = true
`;
}
