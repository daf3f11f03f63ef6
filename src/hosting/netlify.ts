import { nodeVersion, type HostedSite } from "./hosted-site.ts";
import { planPublishing } from "./publish-steps.ts";

/**
 * `netlify.toml`: how Netlify builds the site. It reads headers and redirects from the built site. Each redirect gets its mark `!` there,
 * or a page that leads on would be shown in its place; it is not built so, since Cloudflare ignores lines with that mark.
 */
export function formatNetlify({ base }: Pick<HostedSite, "base">): string {
  const { folder, commands } = planPublishing(base, ["_headers", "_redirects"]);
  return `[build]
  command = "${[...commands, `perl -pi -e 's/$/!/' ${folder}/_redirects`].join(" && ")}"
  publish = "${folder}"

[build.environment]
  NODE_VERSION = "${nodeVersion}"
`;
}
