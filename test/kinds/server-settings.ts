import type { Host } from "../../src/model/build/hosts.ts";
import type { HostedSite } from "../../src/hosts/hosted-site.ts";
import { listSettings } from "../../src/hosts/list-settings.ts";

/** The hosts whose settings only the server itself can read. */
export const servers = ["nginx", "caddy", "apache"] as const satisfies Host[];

/**
 * Finds what an author wrote outside quotes in a server's settings: without their quoted texts, they have to be the settings of a site with
 * plain redirects. A quoted text that is not closed differs, too.
 */
export function findUnquoted(server: Host, site: HostedSite, format = formatFor): string[] {
  const plain = site.redirects.map((rule, index) => ({
    ...rule,
    from: `${site.base}from-${index}`,
    to: plainTarget(rule.to),
  }));
  const expected = bareLines(format(server, { ...site, redirects: plain }));
  const lines = bareLines(format(server, site));
  if (lines.length !== expected.length) return [`${server}: ${lines.length} lines in place of ${expected.length}`];
  return lines.filter((line, index) => line !== expected[index]).map((line) => `${server}: ${line}`);
}

const formatFor = (server: Host, site: HostedSite): string =>
  listSettings(server, site)
    .map(({ contents }) => contents)
    .join("");

/** Settings for a target depend on whether it has a query and a fragment. */
const plainTarget = (to: string): string => `/to${to.includes("?") ? "?one" : ""}${to.includes("#") ? "#two" : ""}`;

const bareLines = (settings: string): string[] =>
  settings.split("\n").map((line) => line.replace(/"(?:[^"\\]|\\.)*"|`[^`]*`/g, '""'));
