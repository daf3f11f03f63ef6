import { contentTypeOf, contentTypes, speculationRulesFile } from "../model/content-types.ts";
import type { RedirectRule } from "../model/redirects.ts";
import { hashedFileCaching, pageCaching, pageHeaders } from "../route/headers.ts";
import { filesForHosts } from "../model/output.ts";
import { readTarget, type HostedSite } from "./hosted-site.ts";
import { blocksWith, escapePattern, refuseFolder } from "./settings-text.ts";

/** A complete site block for Caddy 2.6 or newer. With the name of a host Caddy gets a certificate for it by itself. */
export function formatCaddy(site: HostedSite): string {
  const { base, folder, redirects } = site;
  const headers = formatHeaders(base);
  const texts = contentTypes.filter(({ isText }) => isText).map(({ type }) => `header Content-Type ${type}*`);
  const lines = inBlock(addressOf(site), [
    `root * ${quoteFolder(folder)}`,
    "# Compresses for each visitor what dentalsite build --precompress has not.",
    ...inBlock("encode zstd gzip", inBlock("match", texts)),
    ...inBlock("map {query} {asked}", ['"~^(.+)$" "?${1}"', 'default ""']),
    ...formatTypes(),
    ...formatMoved(redirects),
    ...inBlock("route", [...headers, ...formatRedirects(redirects), ...formatBase(base)]),
    ...inBlock("handle_errors", [
      ...headers,
      `header Content-Type "${contentTypeOf("404.html")}"`,
      "rewrite * /404.html",
      ...fileServer,
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

/** What Caddy takes for a file's type depends on the machine unless it is said. */
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

/** One map for all single addresses, which may be thousands. */
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

/** The site's folder on the host; whoever asks for the top of the host is led there. */
function formatBase(base: string): string[] {
  if (base === "/") return formatFiles("");
  const folder = base.slice(0, -1);
  return [
    `redir / ${base}{asked} 301`,
    `redir ${folder} ${base}{asked} 301`,
    ...inBlock(`handle_path ${base}*`, inBlock("route", formatFiles(folder))),
    "error 404",
  ];
}

/** `folder` is the site's own on the host, without a slash at its end. */
function formatFiles(folder: string): string[] {
  return [
    "# What is meant for hosts, and the compressed twins of other files.",
    `@hidden path /404.html ${filesForHosts.map((name) => `/${name}`).join(" ")} *.br *.gz`,
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

/** Its own redirects would be 308. */
const fileServer = inBlock("file_server", ["disable_canonical_uris", "precompressed br gzip"]);

/** In quotes Caddy takes a backslash for itself unless a quote follows; between backticks it takes everything for itself. */
function quote(text: string): string {
  return text.includes("\\") ? `\`${text}\`` : `"${text.replaceAll('"', String.raw`\"`)}"`;
}

/** Caddy looks for files with patterns, which a folder's name is a part of. Braces could be written, but not so in a file that is imported. */
function quoteFolder(folder: string): string {
  if (/[{}*?[`]|^\/.*\\/s.test(folder))
    refuseFolder(folder, "Caddy", "takes one of { } * ? [ ` \\ in a name for something else");
  return quote(folder);
}
