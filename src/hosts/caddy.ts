import { contentTypeOf, contentTypes, speculationRulesFile } from "../model/build/content-types.ts";
import { filesForHosts } from "../model/build/output.ts";
import type { RedirectRule } from "../model/content/redirects.ts";
import { hashedFileCaching, pageCaching, pageHeaders } from "./headers.ts";
import { readTarget, type HostedSite } from "./hosted-site.ts";
import { escapePattern, refuseFolder, settings } from "./settings-text.ts";

/** Formats a complete site block for Caddy 2.6 or newer. If the site has a host name, Caddy gets a certificate for it automatically. */
export function formatCaddy(site: HostedSite): string[] {
  const { base, folder, redirects, languages } = site;
  const below = redirects.filter(({ isPrefix }) => isPrefix);
  const headers = Object.entries({ ...pageHeaders(base), "Cache-Control": pageCaching });
  const header = ["header {", ...headers.map(([name, value]) => `\t${name} ${quoteForCaddy(value)}`), "}"];
  const onFirst = ["rewrite * /404.html", ...fileServer];
  return settings`
${siteAddressOf(site)} {
	root * ${quoteCaddyFolder(folder)}
	# Compresses for each visitor what dentalsite build --precompress has not.
	encode zstd gzip {
		match {
			${contentTypes.flatMap(({ type, isText }) => (isText ? [`header Content-Type ${type}*`] : []))}
		}
	}
	map {query} {asked} {
		"~^(.+)$" "?${"${1}"}"
		default ""
	}
	${formatMaps(redirects)}
	route {
		${header}
		@moved expression ${'`{moved} != ""`'}
		redir @moved {moved} 301
		${below.flatMap(({ from, to }, index) => [
      `@below${index} path_regexp ${quoteForCaddy(`^${escapePattern(from)}`)}`,
      `redir @below${index} "${targetWithQuery(to)}" 301`,
    ])}
		${base === "/" ? formatFileRules("", languages) : formatBase(site)}
	}
	handle_errors {
		${header}
		header Content-Type "${contentTypeOf("404.html")}"
		${languages.flatMap((each) => handleErrorsOf(base, each))}
		${languages.length === 0 ? onFirst : ["handle {", ...onFirst.map((line) => `\t${line}`), "}"]}
	}
}
`;
}

/** Formats content types, since Caddy's own depend on the machine, and single old addresses, of which there may be thousands. */
const formatMaps = (redirects: readonly RedirectRule[]): string[] => settings`
map {path} {content_type} {
	"~/${speculationRulesFile.replace(".", "\\.")}$" "${contentTypeOf(speculationRulesFile)}"
	"~/$" "${contentTypeOf("index.html")}"
	${contentTypes.map(({ extensions }) => `"~(?i)\\.(${extensions.join("|")})$" "${contentTypeOf(`file.${extensions[0]!}`)}"`)}
	default "${contentTypeOf("")}"
}
map {path} {moved} {
	${redirects.flatMap(({ from, to, isPrefix }) => (isPrefix ? [] : [`${quoteForCaddy(from)} "${targetWithQuery(to)}"`]))}
	default ""
}
`;

function siteAddressOf({ hostName, port }: HostedSite): string {
  if (port !== undefined) return `:${port}`;
  return hostName === "" ? ":80" : hostName;
}

function targetWithQuery(to: string): string {
  const { place, hasQuery, hash } = readTarget(to);
  return `${place}${hasQuery ? "" : "{asked}"}${hash}`;
}

/** Canonical redirects are disabled, because Caddy's have status 308. */
const fileServer = settings`
file_server {
	disable_canonical_uris
	precompressed br gzip
}
`;

const handleErrorsOf = (base: string, language: string): string[] => settings`
@${language} path ${base}${language}/*
handle @${language} {
	rewrite * /${language}/404.html
	${fileServer}
}
`;

/** Formats the site's folder on the host. Requests for the top of the host are redirected to it. */
function formatBase({ base, languages }: HostedSite): string[] {
  const folder = base.slice(0, -1);
  return settings`
redir / ${base}{asked} 301
redir ${folder} ${base}{asked} 301
handle_path ${base}* {
	route {
		${formatFileRules(folder, languages)}
	}
}
error 404
`;
}

/** Formats rules for files. `folder` is the site's folder on the host, without a trailing slash. */
function formatFileRules(folder: string, languages: readonly string[]): string[] {
  const errorPages = ["", ...languages.map((each) => `/${each}`)].map((each) => `${each}/404.html`);
  return settings`
# What is meant for hosts, and the compressed twins of other files.
@hidden path ${errorPages.join(" ")} ${filesForHosts.map((name) => `/${name}`).join(" ")} *.br *.gz
error @hidden 404
@dotted {
	path_regexp "/\."
	not path /.well-known/*
}
error @dotted 404
# One address per page.
@index path_regexp index "^((?:/[\w-]+)*/)index\.html$"
redir @index ${folder}{re.index.1}{asked} 301
@folder {
	path_regexp folder "^((?:/[\w-]+)+)$"
	file {path}/index.html
}
redir @folder ${folder}{re.folder.1}/{asked} 301
header Content-Type {content_type}
@hashed {
	path /assets/*
	file {path}
}
header @hashed Cache-Control "${hashedFileCaching}"
${fileServer}
`;
}

/** In double quotes Caddy treats a backslash literally unless a quote follows. Between backticks everything is literal. */
function quoteForCaddy(text: string): string {
  return text.includes("\\") ? `\`${text}\`` : `"${text.replaceAll('"', String.raw`\"`)}"`;
}

/** Caddy finds files by glob patterns that include the folder's name. Braces could be escaped, but not in an imported file. */
function quoteCaddyFolder(folder: string): string {
  if (/[{}*?[`]|^\/.*\\/s.test(folder))
    refuseFolder(folder, "Caddy", "takes one of { } * ? [ ` \\ in a name for something else");
  return quoteForCaddy(folder);
}
