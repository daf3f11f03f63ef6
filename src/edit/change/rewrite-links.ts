import { readTags, type Attribute } from "../../lib/markup/read-tags.ts";
import { offsetAt } from "../../model/build/place.ts";
import type { ContentLink } from "../../model/build/site.ts";
import { readMarkdownIn, type BodyInFile } from "./read-markdown-in.ts";

/** Returns where a link is to lead from now on; the link itself if it stays. */
export type MapLink = (href: string) => string;

/** Gives links in simple HTML other targets; returns undefined if a link is written in a way that is not found in the text. */
export function rewriteHtml(html: string, map: MapLink): string | undefined {
  const found: { attribute: Attribute; href: string }[] = [];
  readTags(html, {
    onStartTag: (_, attributes) => {
      for (const attribute of attributes)
        if (attribute.name === "href") found.push({ attribute, href: map(attribute.value) });
    },
    onEndTag: () => undefined,
    onText: () => undefined,
  });
  let text: string | undefined = html;
  for (const { attribute, href } of found.toReversed()) {
    const { value, start, end } = attribute;
    const at = value === href ? -1 : html.indexOf(value, html.indexOf("=", start));
    if (value === href) continue;
    if (at === -1 || at + value.length > end) return undefined;
    text = text.slice(0, at) + href + text.slice(at + value.length);
  }
  return text;
}

/** Definitions of one address are found one after the other. */
const mostRounds = 20;

/** Gives links in Markdown other targets; returns undefined if a link is written in a way that is not found in the text. */
export function rewriteMarkdown(written: BodyInFile, map: MapLink): string | undefined {
  const { bodyOffset } = written;
  let { text } = written;
  const wanted = distinctHrefs(readLinks(written).map(({ href }) => map(href)));
  for (let round = 0; round < mostRounds; round++) {
    const links = readLinks({ ...written, text });
    if (links.every(({ href }) => map(href) === href))
      return distinctHrefs(links.map(({ href }) => href)) === wanted ? text.slice(bodyOffset) : undefined;
    for (const [at, href] of links.map((link) => [offsetAt(text, link.place()), link.href] as const).toReversed()) {
      if (map(href) === href) continue;
      if (!text.startsWith(href, at) || at < bodyOffset) return undefined;
      text = text.slice(0, at) + map(href) + text.slice(at + href.length);
    }
  }
  return undefined;
}

const distinctHrefs = (links: readonly string[]): string => [...new Set(links)].sort().join("\n");

const readLinks = (written: BodyInFile): ContentLink[] => readMarkdownIn(written).links;
