import { speculationRulesFile, speculationRulesType } from "../model/build/content-types.ts";
import type { RedirectRule } from "../model/content/redirects.ts";
import { hashedFileCaching, pageHeaders } from "./headers.ts";
import { readTarget, type HostedSite } from "./hosted-site.ts";
import { planPublishing } from "./publish-steps.ts";
import { escapePattern } from "./settings-text.ts";

/**
 * Formats `vercel.json`, which says how Vercel builds and serves the site. By Vercel's default, browsers ask for a page again each time.
 */
export function formatVercel(site: Pick<HostedSite, "base" | "hostName" | "redirects">): string {
  const { base, redirects } = site;
  const { folder, site: inside, fetch, commands } = planPublishing(site, []);
  // Vercel refuses commands of more than 256 characters.
  const command = commands.join(" && ");
  const settings = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    installCommand: fetch === undefined ? "npm ci" : `npm ci && (${fetch})`,
    buildCommand: inside === folder ? command : `site=${inside}; ${command.replaceAll(inside, "$site")}`,
    outputDirectory: folder,
    cleanUrls: false,
    headers: [
      headersOf("/(.*)", pageHeaders(base)),
      headersOf(`${base}assets/(.*)`, { "Cache-Control": hashedFileCaching }),
      headersOf(base + speculationRulesFile, { "Content-Type": speculationRulesType }),
    ],
    redirects: [
      ...makeRules(redirects),
      // Each page has one address. Vercel's own rule for the trailing slash would run before old addresses, with status 308.
      { source: String.raw`/:path((?:[\w-]+/)*)index.html`, destination: "/:path", statusCode: 301 },
      { source: String.raw`/:path((?:[\w-]+/)*[\w-]+)`, destination: "/:path/", statusCode: 301 },
    ],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

function headersOf(source: string, headers: Readonly<Record<string, string>>): HeaderRule {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) };
}

interface VercelRule {
  source: string;
  destination: string;
  statusCode: number;
}

/** Makes one rule for all forms of an address. */
function makeRules(redirects: readonly RedirectRule[]): VercelRule[] {
  const groups = new Map<string, RedirectRule[]>();
  for (const redirect of redirects) {
    const key = `${withoutFinalSlash(redirect)} ${redirect.to}`;
    const others = groups.get(key) ?? [];
    // A group takes the position of its last form, because longer prefixes come first.
    groups.delete(key);
    groups.set(key, [...others, redirect]);
  }
  return [...groups.values()].map(makeRule);
}

const withoutFinalSlash = ({ from }: RedirectRule): string => from.replace(/\/$/, "");

/**
 * Source and target are patterns (path-to-regexp), so special characters are escaped. Vercel does not document whether it compares a source
 * with the encoded or the decoded address, so the source matches both. Vercel keeps the query.
 */
function makeRule(group: readonly RedirectRule[]): VercelRule {
  const [first, last] = [group[0]!, group.at(-1)!];
  const folder = withoutFinalSlash(last);
  const [plain, ...encoded] = [...new Set([folder, encodeURI(folder)])].map((each) => escapePattern(each.slice(1)));
  const name = encoded.length === 0 ? plain! : `(${plain!}|${encoded.join("|")})`;
  const end = last.from.slice(folder.length) + (last.isPrefix ? "(.*)" : "");
  const { place, hash } = readTarget(last.to);
  const [, host, path = "", query] = /^(https?:\/\/[^/?]*)?([^?]*)(.*)$/s.exec(place) ?? [];
  const target = path.replace(/[+*():]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
  return {
    source: `/${name}${end !== "" && first.from === folder ? `{${end}}?` : end}`,
    destination: [host, target, query, hash].join(""),
    statusCode: 301,
  };
}
