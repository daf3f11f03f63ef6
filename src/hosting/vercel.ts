import { speculationRulesFile, speculationRulesType } from "../model/content-types.ts";
import type { RedirectRule } from "../model/redirects.ts";
import { hashedFileCaching, pageHeaders } from "../route/headers.ts";
import { readTarget, type HostedSite } from "./hosted-site.ts";
import { planPublishing } from "./publish-steps.ts";
import { escapePattern } from "./settings-text.ts";

/** `vercel.json`: how Vercel builds and serves the site. Pages are asked for again each time unless something else is said. */
export function formatVercel({ base, redirects }: Pick<HostedSite, "base" | "redirects">): string {
  const { folder, commands } = planPublishing(base, []);
  const settings = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    installCommand: "npm ci",
    buildCommand: commands.join(" && "),
    outputDirectory: folder,
    cleanUrls: false,
    headers: [
      headersOf("/(.*)", pageHeaders(base)),
      headersOf(`${base}assets/(.*)`, { "Cache-Control": hashedFileCaching }),
      headersOf(base + speculationRulesFile, { "Content-Type": speculationRulesType }),
    ],
    redirects: [
      ...describeRedirects(redirects),
      // One address per page. Vercel's own rule for the slash would come before old addresses, with status 308.
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

/** One rule for all forms of an address, since Vercel takes 2,048: what our list may hold besides `/services` and `/about`, and more. */
function describeRedirects(redirects: readonly RedirectRule[]): VercelRule[] {
  const groups = new Map<string, RedirectRule[]>();
  for (const redirect of redirects) {
    const key = `${folderOf(redirect)} ${redirect.to}`;
    const others = groups.get(key) ?? [];
    // Its place is that of its last form, since the longest star goes first.
    groups.delete(key);
    groups.set(key, [...others, redirect]);
  }
  return [...groups.values()].map(describeGroup);
}

const folderOf = ({ from }: RedirectRule): string => from.replace(/\/$/, "");

/**
 * Both are patterns (path-to-regexp), in which these characters have meanings of their own. Whether the source is compared with an
 * address as it was sent or decoded, Vercel does not say, so it fits both. Vercel keeps the query itself.
 */
function describeGroup(group: readonly RedirectRule[]): VercelRule {
  const [first, last] = [group[0]!, group.at(-1)!];
  const folder = folderOf(last);
  const [plain, ...encoded] = [...new Set([folder, encodeURI(folder)])].map((each) => escapePattern(each.slice(1)));
  const name = encoded.length === 0 ? plain! : `(${plain!}|${encoded.join("|")})`;
  const end = last.from.slice(folder.length) + (last.isPrefix ? "(.*)" : "");
  const { place, hash } = readTarget(last.to);
  const [, host, path, query] = /^(https?:\/\/[^/?]*)?([^?]*)(.*)$/.exec(place)!;
  const target = path!.replace(/[+*():]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
  return {
    source: `/${name}${end !== "" && first.from === folder ? `{${end}}?` : end}`,
    destination: [host, target, query, hash].join(""),
    statusCode: 301,
  };
}
