import {
  charset,
  contentTypes,
  speculationRulesFile,
  speculationRulesType,
  unknownType,
} from "../../model/content-types.ts";
import type { RedirectRule } from "../../model/redirects.ts";
import { hashedFileCaching, pageCaching, pageHeaders } from "./headers.ts";
import { filesForHosts } from "../../model/output.ts";
import { readTarget, type HostedSite } from "./hosted-site.ts";
import { blocksWith, quote, refuseFolder } from "./settings-text.ts";

/** Formats a complete `server` block for nginx 1.22 or newer, to be included inside `http`. */
export function formatNginx(site: HostedSite): string {
  const { host, base, port, redirects } = site;
  const name = host.replace(/:\d+$/, "");
  const lines = inBlock("server", [
    // Behind another server, only that server connects, by IPv4.
    ...(port === undefined ? ["listen 80;", "listen [::]:80;"] : [`listen ${port};`]),
    ...(name === "" ? [] : [`server_name ${name};`]),
    "server_tokens off;",
    "# Redirects keep the scheme, the name and the port that the visitor asked for.",
    "absolute_redirect off;",
    "",
    ...formatTypes(),
    "",
    ...formatCompression(),
    "",
    ...formatHeaders(base, pageCaching, "always"),
    "",
    "# A folder without a page is not there.",
    errorPage(base),
    "",
    ...formatBase(base),
    ...inBlock(`location ${base}`, formatFiles(site)),
    ...redirects.flatMap(formatRedirect),
  ]);
  return `${lines.join("\n")}\n`;
}

const inBlock = blocksWith("    ");

const errorPage = (folder: string): string => `error_page 403 404 =404 ${folder}404.html;`;

function formatTypes(): string[] {
  const withCharset = contentTypes.filter(({ hasCharset }) => hasCharset).map(({ type }) => type);
  return [
    ...inBlock(
      "types",
      contentTypes.map(({ type, extensions }) => `${type} ${extensions.join(" ")};`),
    ),
    `default_type ${unknownType};`,
    `charset ${charset};`,
    `charset_types ${withoutHtml(withCharset)};`,
  ];
}

function formatCompression(): string[] {
  const texts = contentTypes.filter(({ isText }) => isText).map(({ type }) => type);
  return [
    "# Sends what dentalsite build --precompress has made, and compresses the rest for each visitor.",
    "gzip_static on;",
    "gzip on;",
    "gzip_vary on;",
    "gzip_proxied any;",
    `gzip_types ${withoutHtml([...texts, speculationRulesType])};`,
  ];
}

/** Leaves out text/html, which nginx adds to such lists. It warns about a duplicate. */
function withoutHtml(types: readonly string[]): string {
  return types.filter((type) => type !== "text/html").join(" ");
}

/**
 * Formats headers. An `add_header` in a location drops all inherited ones, so each place that has one repeats all. `always` adds a header
 * with any status.
 */
function formatHeaders(base: string, caching: string, cachedStatus: "always" | "good"): string[] {
  const end = cachedStatus === "always" ? " always" : "";
  return [
    ...Object.entries(pageHeaders(base)).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
    `add_header Cache-Control ${quote(caching)}${end};`,
  ];
}

/** Redirects requests for the top of the host to the site's folder. */
function formatBase(base: string): string[] {
  if (base === "/") return [];
  const toBase = [`return 301 ${base}$is_args$args;`];
  return [
    ...inBlock("location = /", toBase),
    ...inBlock(`location = ${base.slice(0, -1)}`, toBase),
    ...inBlock("location /", ["return 404;"]),
  ];
}

function formatFiles({ base, folder, languages }: HostedSite): string[] {
  const notFound = ["return 404;"];
  const onePage = inBlock(String.raw`if ($request_uri ~ "^(/(?:[^/?#\x5C]+/)*)index\.html(\?.*)?$")`, [
    "return 301 $1$2;",
  ]);
  return [
    `alias ${quoteFolder(folder)};`,
    "",
    "# One address per page. In here, since redirects of exactly such an address have locations of their own.",
    ...onePage,
    "",
    ...languages.flatMap((each) => [
      ...inBlock(`location ${base}${each}/`, [errorPage(`${base}${each}/`), ...onePage]),
      ...inBlock(`location = ${base}${each}/404.html`, ["internal;", errorPage(`${base}${each}/`)]),
    ]),
    ...inBlock(`location ${base}assets/`, formatHeaders(base, hashedFileCaching, "good")),
    ...inBlock(`location = ${base}${speculationRulesFile}`, ["types { }", `default_type ${speculationRulesType};`]),
    ...inBlock(`location = ${base}404.html`, ["internal;"]),
    "# What is meant for hosts, and the compressed twins of other files.",
    ...filesForHosts.flatMap((name) => inBlock(`location = ${base}${name}`, notFound)),
    ...inBlock(String.raw`location ~ "/\.(?!well-known(/|$))|\.(br|gz)$"`, notFound),
  ];
}

function formatRedirect({ from, to, isPrefix }: RedirectRule): string[] {
  const { place, hasQuery, hash } = readTarget(to);
  const target = `${place}${hasQuery ? "" : "$is_args$args"}${hash}`;
  return inBlock(`location ${isPrefix ? "^~" : "="} ${quote(from)}`, [`return 301 ${quote(target)};`]);
}

function quoteFolder(folder: string): string {
  if (folder.includes("$")) refuseFolder(folder, "nginx", "takes what follows a $ for the name of a variable");
  return quote(folder.endsWith("/") ? folder : `${folder}/`);
}
