import { charset, contentTypes, speculationRulesFile, speculationRulesType } from "../model/build/content-types.ts";
import { filesForHosts } from "../model/build/output.ts";
import type { RedirectRule } from "../model/content/redirects.ts";
import { hashedFileCaching, pageCaching, pageHeaders } from "./headers.ts";
import { readTarget, type ServedSite } from "./hosted-site.ts";
import { escapePattern, quote, settings } from "./settings-text.ts";

/**
 * Formats the `.htaccess` of the output folder, for Apache 2.4 with `AllowOverride FileInfo` or more. A line that the host does not allow, such
 * as `Options` or `DirectoryIndex`, would make each page an error, so rules do their work. Lines for a module are skipped if it is missing.
 * Headers with `always` are sent with any status. Hashed files alone are cached for a year, and only if they exist: browsers would cache a
 * missing file for a year, too.
 */
export function formatApache(site: ServedSite): string[] {
  const { base, languages } = site;
  const isHashed = `%{REQUEST_URI} =~ m#^${base}assets/# && %{REQUEST_STATUS} in { '200', '206', '304' }`;
  return settings`
ErrorDocument 404 ${base}404.html
${languages.flatMap((each) => formatErrorPage(`${base}${each}/`))}
<IfModule mod_mime.c>
    ${contentTypes.map(({ type, extensions }) => `AddType ${type} ${dotted(extensions)}`)}
    AddCharset ${charset} ${dotted(contentTypes.flatMap((each) => (each.hasCharset ? each.extensions : [])))}
</IfModule>
<Files "${speculationRulesFile}">
    ForceType ${speculationRulesType}
</Files>
<IfModule mod_headers.c>
    # Compression adds this to the tag of a page, by which a browser then asks whether the page has changed.
    RequestHeader edit* If-None-Match "-(?:gzip|br)\"" "\""
    ${Object.entries(pageHeaders(base)).map(([name, value]) => `Header always set ${name} ${quote(value)}`)}
    Header always set Cache-Control ${quote(pageCaching)}
    Header always set Cache-Control ${quote(hashedFileCaching)} ${quote(`expr=${isHashed}`)}
</IfModule>
<IfModule mod_deflate.c>
    <IfModule mod_filter.c>
        AddOutputFilterByType DEFLATE ${contentTypes.flatMap(({ isText, type }) => (isText ? [type] : [])).join(" ")} ${speculationRulesType}
    </IfModule>
</IfModule>
<IfModule mod_rewrite.c>
    ${formatRules(site)}
</IfModule>
`;
}

const dotted = (extensions: readonly string[]): string => extensions.map((each) => `.${each}`).join(" ");

const formatErrorPage = (folder: string): string[] => settings`
<If "%{REQUEST_URI} =~ m#^${folder}#">
    ErrorDocument 404 ${folder}404.html
</If>
`;

/** Formats rewrite rules. Their patterns match paths without the site's folder. */
function formatRules({ base, redirects, languages }: ServedSite): string[] {
  const hidden = filesForHosts.map((name) => name.replace(".", "\\.")).join("|");
  const folder = languages.length === 0 ? "" : `(?:(?:${languages.join("|")})/)?`;
  return settings`
RewriteEngine On
${redirects.flatMap((redirect) => rewriteRulesFor(base, redirect))}
# What is meant for hosts, the compressed twins of other files, and folders without a page.
RewriteRule "^(?:${hidden})$|(?:^|/)\.(?!well-known(?:/|$))|\.(?:br|gz)$" - [R=404,L]
RewriteCond "%{REQUEST_FILENAME}" -d
RewriteCond "%{REQUEST_FILENAME}/index.html" !-f
RewriteRule "^" - [R=404,L]
# A missing file is not for a system in the folder above.
RewriteCond "%{REQUEST_FILENAME}" !-d
RewriteCond "%{REQUEST_FILENAME}" !-f
RewriteRule "^" - [R=404,L]
# A file has no second address without its extension, which Apache would guess.
RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"
RewriteCond "%{THE_REQUEST}" "^\S+ [^\s?]*/[^\s./?%]+[\s?]"
RewriteCond "%{REQUEST_FILENAME}" -f
RewriteRule "\.[^/]+$" - [R=404,L]
# One address per page.
RewriteCond "%{THE_REQUEST}" "^\S+ \S*/index\.html[ ?]"
RewriteRule "^(.*/)?index\.html$" "${base}$1" [R=301,L]
# The page itself is asked for by Apache only.
RewriteCond "%{ENV:REDIRECT_STATUS}" "^$"
RewriteRule "^${folder}404\.html$" - [R=404,L]
`;
}

/**
 * Formats one redirect. Apache appends the query at the very end, where it would become part of the fragment, so a fragment needs its own
 * rule.
 */
function rewriteRulesFor(base: string, { from, to, isPrefix }: RedirectRule): string[] {
  const { place, hasQuery, hash } = readTarget(to);
  const pattern = `^${escapePattern(from.slice(base.length))}${isPrefix ? "" : "$"}`;
  const escape = (text: string): string => text.replaceAll("%", String.raw`\%`);
  const rule = (query: string): string =>
    `RewriteRule "${pattern}" "${escape(place)}${query}${escape(hash)}" [R=301,L,NE]`;
  const withQuery = ['RewriteCond "%{QUERY_STRING}" "^.+$"', rule("?%0")];
  return [...(hash !== "" && !hasQuery ? withQuery : []), rule("")];
}
