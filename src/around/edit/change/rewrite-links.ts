import { readMarkdownText } from "../../../ground/markup/read-markdown.ts";
import { readTags, type Attribute } from "../../../ground/markup/read-tags.ts";
import type { Kind } from "../../../model/kind.ts";
import { startOf } from "../../../model/place.ts";
import type { ContentLink } from "../../../model/site.ts";

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

/** The Markdown of a file, and where it begins in the file. */
interface MarkdownOfFile {
  kind: Kind;
  text: string;
  data: unknown;
  bodyOffset: number;
}

/** Definitions of one address are found one after the other. */
const mostRounds = 20;

/** Gives links in Markdown other targets; returns undefined if a link is written in a way that is not found in the text. */
export function rewriteMarkdown(written: MarkdownOfFile, map: MapLink): string | undefined {
  const { bodyOffset } = written;
  let { text } = written;
  const wanted = distinctHrefs(readLinks(written).map(({ href }) => map(href)));
  for (let round = 0; round < mostRounds; round++) {
    const links = readLinks({ ...written, text });
    if (links.every(({ href }) => map(href) === href))
      return distinctHrefs(links.map(({ href }) => href)) === wanted ? text.slice(bodyOffset) : undefined;
    for (const [at, href] of links.map((link) => [offsetOf(text, link), link.href] as const).toReversed()) {
      if (map(href) === href) continue;
      if (!text.startsWith(href, at) || at < bodyOffset) return undefined;
      text = text.slice(0, at) + map(href) + text.slice(at + href.length);
    }
  }
  return undefined;
}

const distinctHrefs = (links: readonly string[]): string => [...new Set(links)].sort().join("\n");

function readLinks({ kind, text, data, bodyOffset }: MarkdownOfFile): ContentLink[] {
  const nowhere = () => startOf("");
  const places = { placeOfKey: nowhere, placeOfValue: nowhere, placeOfText: nowhere };
  return readMarkdownText({ file: "", kind, text, data, body: text.slice(bodyOffset), bodyOffset, ...places }).links;
}

function offsetOf(text: string, { place }: ContentLink): number {
  const { line, column } = place();
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((sum, each) => sum + each.length + 1, column - 1);
}
