import { contentTypeOf, contentTypes, speculationRulesFile } from "../../model/content-types.ts";
import type { RedirectRule } from "../../model/redirects.ts";
import { hashedFileCaching, pageCaching, pageHeaders } from "./headers.ts";
import { filesForHosts } from "../../model/output.ts";
import { readTarget, type HostedSite } from "./hosted-site.ts";
import { blocksWith, escapePattern, refuseFolder } from "./settings-text.ts";

/** Formats a complete site block for Caddy 2.6 or newer. If the site has a host name, Caddy gets a certificate for it automatically. */
export function formatCaddy(site: HostedSite): string {
  const { base, folder, redirects, languages } = site;
  const headers = formatHeaders(base);
  const onFirst = ["rewrite * /404.html", ...fileServer];
  const texts = contentTypes.filter(({ isText }) => isText).map(({ type }) => `header Content-Type ${type}*`);
  const lines = inBlock(addressOf(site), [
    `root * ${quoteFolder(folder)}`,
    "# Compresses for each visitor what dentalsite build --precompress has not.",
    ...inBlock("encode zstd gzip", inBlock("match", texts)),
    ...inBlock("map {query} {asked}", ['"~^(.+)$" "?${1}"', 'default ""']),
    ...formatTypes(),
    ...formatMoved(redirects),
    ...inBlock("route", [...headers, ...formatRedirects(redirects), ...formatBase(site)]),
    ...inBlock("handle_errors", [
      ...headers,
      `header Content-Type "${contentTypeOf("404.html")}"`,
      ...languages.flatMap((each) => [
        `@${each} path ${base}${each}/*`,
        ...inBlock(`handle @${each}`, [`rewrite * /${each}/404.html`, ...fileServer]),
      ]),
      ...(languages.length === 0 ? onFirst : inBlock("handle", onFirst)),
    ]),
  ]);
  return `${lines.join("\n")}\n`;
}

const inBlock = blocksWith("\t");

function addressOf({ host, port }: HostedSite): string {
  if (port !== undefined) return `:${port}`;
  return host === "" ? ":80" : host;
}

function formatHeaders(base: string): string[] {
  const headers = { ...pageHeaders(base), "Cache-Control": pageCaching };
  return inBlock(
    "header",
    Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
  );
}

/** Sets content types, because Caddy's defaults depend on the machine. */
function formatTypes(): string[] {
  const ofFiles = contentTypes.map(({ extensions }): [string, string] => [
    `(?i)\\.(${extensions.join("|")})$`,
    contentTypeOf(`file.${extensions[0]!}`),
  ]);
  const types: [string, string][] = [
    [`/${speculationRulesFile.replace(".", "\\.")}$`, contentTypeOf(speculationRulesFile)],
    ["/$", contentTypeOf("index.html")],
    ...ofFiles,
  ];
  const lines = types.map(([pattern, type]) => `"~${pattern}" "${type}"`);
  return inBlock("map {path} {content_type}", [...lines, `default "${contentTypeOf("")}"`]);
}

/** Formats one map for all single addresses, because there may be thousands. */
function formatMoved(redirects: readonly RedirectRule[]): string[] {
  const lines = redirects.filter(({ isPrefix }) => !isPrefix).map(({ from, to }) => `${quote(from)} "${targetOf(to)}"`);
  return inBlock("map {path} {moved}", [...lines, 'default ""']);
}

function formatRedirects(redirects: readonly RedirectRule[]): string[] {
  const below = redirects.filter(({ isPrefix }) => isPrefix);
  return [
    '@moved expression `{moved} != ""`',
    "redir @moved {moved} 301",
    ...below.flatMap(({ from, to }, index) => [
      `@below${index} path_regexp ${quote(`^${escapePattern(from)}`)}`,
      `redir @below${index} "${targetOf(to)}" 301`,
    ]),
  ];
}

function targetOf(to: string): string {
  const { place, hasQuery, hash } = readTarget(to);
  return `${place}${hasQuery ? "" : "{asked}"}${hash}`;
}

/** Formats the site's folder on the host. Requests for the top of the host are redirected to it. */
function formatBase({ base, languages }: HostedSite): string[] {
  if (base === "/") return formatFiles("", languages);
  const folder = base.slice(0, -1);
  return [
    `redir / ${base}{asked} 301`,
    `redir ${folder} ${base}{asked} 301`,
    ...inBlock(`handle_path ${base}*`, inBlock("route", formatFiles(folder, languages))),
    "error 404",
  ];
}

/** Formats rules for files. `folder` is the site's folder on the host, without a trailing slash. */
function formatFiles(folder: string, languages: readonly string[]): string[] {
  const errorPages = ["", ...languages.map((each) => `/${each}`)].map((each) => `${each}/404.html`);
  return [
    "# What is meant for hosts, and the compressed twins of other files.",
    `@hidden path ${errorPages.join(" ")} ${filesForHosts.map((name) => `/${name}`).join(" ")} *.br *.gz`,
    "error @hidden 404",
    ...inBlock("@dotted", ['path_regexp "/\\."', "not path /.well-known/*"]),
    "error @dotted 404",
    "# One address per page.",
    '@index path_regexp index "^((?:/[\\w-]+)*/)index\\.html$"',
    `redir @index ${folder}{re.index.1}{asked} 301`,
    ...inBlock("@folder", ['path_regexp folder "^((?:/[\\w-]+)+)$"', "file {path}/index.html"]),
    `redir @folder ${folder}{re.folder.1}/{asked} 301`,
    "header Content-Type {content_type}",
    ...inBlock("@hashed", ["path /assets/*", "file {path}"]),
    `header @hashed Cache-Control "${hashedFileCaching}"`,
    ...fileServer,
  ];
}

/** Canonical redirects are disabled, because Caddy's have status 308. */
const fileServer = inBlock("file_server", ["disable_canonical_uris", "precompressed br gzip"]);

/** In double quotes Caddy treats a backslash literally unless a quote follows. Between backticks everything is literal. */
function quote(text: string): string {
  return text.includes("\\") ? `\`${text}\`` : `"${text.replaceAll('"', String.raw`\"`)}"`;
}

/** Caddy finds files by glob patterns that include the folder's name. Braces could be escaped, but not in an imported file. */
function quoteFolder(folder: string): string {
  if (/[{}*?[`]|^\/.*\\/s.test(folder))
    refuseFolder(folder, "Caddy", "takes one of { } * ? [ ` \\ in a name for something else");
  return quote(folder);
}
