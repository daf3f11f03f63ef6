import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { load, type CheerioAPI } from "cheerio";
import { renderedMarkdown, simpleHtml } from "../../src/lib/markup/allowed-html.ts";
import { listTree } from "../support/read-tree.ts";

/*
 * Reads a built site with a browser's parser (parse5, which the tool itself does not use), and lists everything that its templates do
 * not print.
 */

/** The elements that templates print, and those that content may contain. */
const elements = new Set([
  ..."html head meta title link script body a address article aside b blockquote button dd details dialog div dl dt".split(
    " ",
  ),
  ..."figcaption figure footer h1 h2 h3 h4 header hr iframe img li main nav ol p picture section small source span".split(
    " ",
  ),
  ..."noscript strong sub summary sup svg path circle g rect line table tbody td text th thead time tr ul video".split(
    " ",
  ),
  ...Object.keys(simpleHtml),
  ...Object.keys(renderedMarkdown),
]);

/** The elements of content by the place they may be in. */
const inRichText: Readonly<Record<string, readonly string[]>> = {
  ...renderedMarkdown,
  div: ["class", "role", "aria-label", "tabindex"],
  picture: [],
  source: ["type", "srcset", "sizes"],
};

/** Films have this poster above their picture. */
const emptyPoster = "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

const addressAttributes = [
  "src",
  "poster",
  "srcset",
  "imagesrcset",
  "action",
  "formaction",
  "data",
  "background",
  "ping",
];

/** Finds violations in an output folder, in one sentence each. `base` ends in a slash. */
export function findBreaches(folder: string, base: string): string[] {
  const files = listTree(folder);
  return [
    ...files.filter((name) => isStrange(folder, name)).map((name) => `the file ${JSON.stringify(name)}`),
    ...files.filter((name) => name.endsWith(".html")).flatMap((name) => findInPage(folder, name, base)),
    ...files.filter((name) => name.endsWith(".svg")).flatMap((name) => findInDrawing(folder, name)),
    ...findInSiteFiles(folder),
    ...findInSitemap(folder),
  ].slice(0, 10);
}

/** Whether an entry is a link or a pipe, or a server or another system would misread its name. */
function isStrange(folder: string, name: string): boolean {
  return (
    !statSync(path.join(folder, name)).isFile() || name.split("/").includes("..") || /[\u0000-\u001F\\]/.test(name)
  );
}

function findInPage(folder: string, name: string, base: string): string[] {
  const html = readFileSync(path.join(folder, name), "utf8");
  // The map's frame waits in a template, whose elements a selector would not find.
  const $ = load(html.replaceAll(/<\/?template>/g, ""));
  const faults: string[] = [];
  const isOwn = (address: string): boolean =>
    address.startsWith(base) && !address.startsWith("//") && !/[\s\\]/.test(address);
  for (const element of $("html, html *").toArray()) {
    const { name: tag, attribs } = element;
    const breaks = (what: string): number =>
      faults.push(`${name}: ${what} in <${tag}> ${JSON.stringify(attribs)}`.slice(0, 400));
    if (!elements.has(tag)) breaks("the element");
    for (const [key, value] of Object.entries(attribs)) {
      if (/^on/i.test(key) || key === "style" || key === "srcdoc" || /["'<>=]/.test(key)) breaks(key);
      if (key === "href" && !isOwn(value) && !/^(#|https:|mailto:|tel:)/i.test(value)) breaks("href");
      const isMap = tag === "iframe" && value.startsWith("https://www.google.com/maps");
      const isEmpty = key === "poster" && value === emptyPoster;
      if (addressAttributes.includes(key) && !isMap && !isEmpty && !addressesIn(key, value).every(isOwn)) breaks(key);
    }
    const isWaiting = attribs.rel === "expect" && attribs.href === "#main";
    const isChecked = attribs.rel === "canonical" || attribs.rel === "preload" || isWaiting;
    if (tag === "link" && !isChecked && !isOwn(attribs.href ?? "")) breaks("link");
    const isPolicy =
      attribs["http-equiv"] === "Content-Security-Policy" && attribs.content?.startsWith("script-src 'self'; ");
    if (tag === "meta" && attribs["http-equiv"] && !isPolicy && !attribs.content?.startsWith(`0; url=${base}`))
      breaks("refresh");
  }
  for (const element of $(".rich-text *").toArray()) {
    const allowed = Object.hasOwn(inRichText, element.name) ? inRichText[element.name] : undefined;
    const surplus = Object.keys(element.attribs).filter((key) => allowed?.includes(key) !== true);
    if (allowed === undefined || surplus.length > 0)
      faults.push(`${name}: <${element.name} ${surplus.join(" ")}> in a text`);
  }
  return [...faults, ...findScripts($, name), ...findComments(html, name)];
}

function addressesIn(key: string, value: string): string[] {
  return key.endsWith("srcset") ? value.split(/,\s+/).map((each) => each.trim().split(/\s+/)[0]!) : [value];
}

/** Finds scripts other than the site's own one and data for search engines. */
function findScripts($: CheerioAPI, name: string): string[] {
  return $("script")
    .toArray()
    .filter((element) => {
      const keys = Object.keys(element.attribs).sort().join();
      if (keys === "defer,src")
        return $(element).html() !== "" || !/\/assets\/site\.[0-9a-f]+\.js$/.test(element.attribs.src!);
      return keys !== "type" || element.attribs.type !== "application/ld+json" || !isGraph($(element).html() ?? "");
    })
    .map((element) => `${name}: ${$.html(element)}`.slice(0, 300));
}

function isGraph(json: string): boolean {
  try {
    return Array.isArray((JSON.parse(json) as { "@graph"?: unknown })["@graph"]) && !/<\/?script/i.test(json);
  } catch {
    return false;
  }
}

/** Finds comments. Templates print none, so each would come from content. */
function findComments(html: string, name: string): string[] {
  const start = html.replace(/<script type="application\/ld\+json">.*?<\/script>/gs, "").search(/<!(?!doctype html>)/);
  return start === -1 ? [] : [`${name}: a comment`];
}

function findInDrawing(folder: string, name: string): string[] {
  const $ = load(readFileSync(path.join(folder, name), "utf8"), { xml: true });
  return $("svg, svg *")
    .toArray()
    .filter(({ name: tag, attribs }) => {
      const isCode = /(^|:)(script|foreignObject|iframe|embed|object|handler|meta|link|base)$/i.test(tag);
      const values = Object.entries(attribs).filter(([key]) => !/^xmlns(:|$)/.test(key));
      const isActive = values.some(
        ([key, value]) => /^on|:on/i.test(key) || /javascript:|https?:|\/\/|@import/i.test(value),
      );
      return isCode || isActive || (tag === "style" && /@import|https?:|\/\/|\\/i.test($(tag).text()));
    })
    .map(({ name: tag, attribs }) => `${name}: <${tag}> ${JSON.stringify(attribs)}`.slice(0, 300));
}

const inSitemap = new Set(
  "urlset url loc lastmod image:image image:loc video:video video:thumbnail_loc video:title video:description video:content_loc video:publication_date".split(
    " ",
  ),
);

/** Finds parts of the sitemap other than the protocol's elements and its extensions, without attributes, and this site's addresses. */
function findInSitemap(folder: string): string[] {
  const $ = load(readFileSync(path.join(folder, "sitemap.xml"), "utf8"), { xml: true });
  const { origin } = new URL($("url > loc").first().text());
  return $("*")
    .toArray()
    .flatMap((element) => ("attribs" in element ? [element] : []))
    .filter((element) => {
      const isAddress = element.name.endsWith("loc");
      return (
        !inSitemap.has(element.name) ||
        (element.name !== "urlset" && Object.keys(element.attribs).length > 0) ||
        (isAddress && !$(element).text().startsWith(`${origin}/`))
      );
    })
    .map((element) => `sitemap.xml: ${$.xml(element)}`.slice(0, 200));
}

/** Finds lines that the tool does not write itself in the files for hosts and search engines. */
function findInSiteFiles(folder: string): string[] {
  const lines: Readonly<Record<string, RegExp>> = {
    "robots.txt": /^(User-agent: \*|Allow: \/|Sitemap: https:\/\/[\w.:/~-]+\/sitemap\.xml|)$/,
    _redirects: /^(\/\S* (?:\/|https:\/\/)\S* 301|)$/,
    _headers: /^(\/[\w.~/*-]*|  [\w-]+: [\w\s;:'",().=/*+~-]+|)$/,
  };
  return Object.entries(lines).flatMap(([name, expected]) =>
    readFileSync(path.join(folder, name), "utf8")
      .split("\n")
      .filter((line) => !expected.test(line))
      .map((line) => `${name}: ${JSON.stringify(line).slice(0, 200)}`),
  );
}
