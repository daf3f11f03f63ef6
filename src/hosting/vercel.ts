import { speculationRulesFile, speculationRulesType } from "../model/content-types.ts";
import type { Redirect } from "../model/redirects.ts";
import { hashedFileCaching, pageHeaders } from "../route/headers.ts";
import { splitHash, type HostedSite } from "./hosted-site.ts";
import { planPublishing } from "./publish-steps.ts";

/** `vercel.json`: how Vercel builds and serves the site. Pages are asked for again each time unless something else is said. */
export function writeVercel({ base, redirects }: Pick<HostedSite, "base" | "redirects">): string {
  const { folder, commands } = planPublishing(base, []);
  const settings = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    installCommand: "npm ci",
    buildCommand: commands.join(" && "),
    outputDirectory: folder,
    cleanUrls: false,
    trailingSlash: true,
    headers: [
      headersOf("/(.*)", pageHeaders(base)),
      headersOf(`${base}assets/(.*)`, { "Cache-Control": hashedFileCaching }),
      headersOf(base + speculationRulesFile, { "Content-Type": speculationRulesType }),
    ],
    redirects: [
      ...redirects.map(describeRedirect),
      { source: "/:path*/index.html", destination: "/:path*/", statusCode: 301 },
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

/** Both are patterns (path-to-regexp), in which these characters have meanings of their own. Vercel keeps the query itself. */
function describeRedirect({ from, to, isPrefix }: Redirect): {
  source: string;
  destination: string;
  statusCode: number;
} {
  const { place, hash } = splitHash(to);
  const [, host, path, query] = /^(https?:\/\/[^/?]*)?([^?]*)(.*)$/.exec(place)!;
  const source = from.replace(/[.+*?()[\]{}:\\]/g, String.raw`\$&`);
  const destination = path!.replace(/[+*():]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
  return {
    source: isPrefix ? `${source}:rest*` : source,
    destination: [host, destination, query, hash].join(""),
    statusCode: 301,
  };
}
