import {
  charset,
  contentTypes,
  speculationRulesFile,
  speculationRulesType,
  unknownType,
} from "../model/build/content-types.ts";
import { filesForHosts } from "../model/build/output.ts";
import type { RedirectRule } from "../model/content/redirects.ts";
import { hashedFileCaching, pageCaching, pageHeaders } from "./headers.ts";
import { readTarget, type HostedSite } from "./hosted-site.ts";
import { quote, refuseFolder, settings } from "./settings-text.ts";

/** Formats a complete `server` block for nginx 1.22 or newer, to be included inside `http`. */
export function formatNginx(site: HostedSite): string[] {
  const { hostName, base, port, redirects } = site;
  const name = hostName.replace(/:\d+$/, "");
  return settings`
server {
    ${port === undefined ? ["listen 80;", "listen [::]:80;"] : [`listen ${port};`]}
    ${name === "" ? [] : [`server_name ${name};`]}
    server_tokens off;
    # Redirects keep the scheme, the name and the port that the visitor asked for.
    absolute_redirect off;

    types {
        ${contentTypes.map(({ type, extensions }) => `${type} ${extensions.join(" ")};`)}
    }
    default_type ${unknownType};
    charset ${charset};
    charset_types ${listTypes(({ hasCharset }) => hasCharset)};

    # Sends what dentalsite build --precompress has made, and compresses the rest for each visitor.
    gzip_static on;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_types ${listTypes(({ isText }) => isText)} ${speculationRulesType};

    ${headersWith(base, pageCaching, " always")}

    # A folder without a page is not there.
    ${errorPage(base)}

    ${base === "/" ? [] : leadToBase(base)}
    location ${base} {
        ${formatFiles(site)}
    }
    ${redirects.flatMap(formatRedirect)}
}
`;
}

const errorPage = (folder: string): string => `error_page 403 404 =404 ${folder}404.html;`;

/** Lists media types without text/html, which nginx adds to such lists. It warns about a duplicate. */
function listTypes(isWanted: (type: (typeof contentTypes)[number]) => boolean): string {
  const types = contentTypes.filter(isWanted).map(({ type }) => type);
  return types.filter((type) => type !== "text/html").join(" ");
}

/**
 * Formats headers. An `add_header` in a location drops all inherited ones, so each place that has one repeats all. `always` adds a header
 * with any status.
 */
const headersWith = (base: string, caching: string, always: "" | " always"): string[] => [
  ...Object.entries(pageHeaders(base)).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  `add_header Cache-Control ${quote(caching)}${always};`,
];

/** Redirects requests for the top of the host to the site's folder. */
const leadToBase = (base: string): string[] => settings`
location = / {
    return 301 ${base}$is_args$args;
}
location = ${base.slice(0, -1)} {
    return 301 ${base}$is_args$args;
}
location / {
    return 404;
}
`;

const onePage = settings`
if ($request_uri ~ "^(/(?:[^/?#\x5C]+/)*)index\.html(\?.*)?$") {
    return 301 $1$2;
}
`;

const formatFiles = ({ base, folder, languages }: HostedSite): string[] => settings`
alias ${quoteFolder(folder)};

# One address per page. In here, since redirects of exactly such an address have locations of their own.
${onePage}

${languages.flatMap((each) => formatLanguage(`${base}${each}/`))}
location ${base}assets/ {
    ${headersWith(base, hashedFileCaching, "")}
}
location = ${base}${speculationRulesFile} {
    types { }
    default_type ${speculationRulesType};
}
location = ${base}404.html {
    internal;
}
# What is meant for hosts, and the compressed twins of other files.
${filesForHosts.flatMap((name) => [`location = ${base}${name} {`, "    return 404;", "}"])}
location ~ "/\.(?!well-known(/|$))|\.(br|gz)$" {
    return 404;
}
`;

const formatLanguage = (folder: string): string[] => settings`
location ${folder} {
    ${errorPage(folder)}
    ${onePage}
}
location = ${folder}404.html {
    internal;
    ${errorPage(folder)}
}
`;

function formatRedirect({ from, to, isPrefix }: RedirectRule): string[] {
  const { place, hasQuery, hash } = readTarget(to);
  const target = `${place}${hasQuery ? "" : "$is_args$args"}${hash}`;
  return [`location ${isPrefix ? "^~" : "="} ${quote(from)} {`, `    return 301 ${quote(target)};`, "}"];
}

function quoteFolder(folder: string): string {
  if (folder.includes("$")) refuseFolder(folder, "nginx", "takes what follows a $ for the name of a variable");
  return quote(folder.endsWith("/") ? folder : `${folder}/`);
}
