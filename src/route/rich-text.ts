import sanitizeHtml from "sanitize-html";
import { renderedMarkdown, simpleHtml, type AllowedHtml } from "../model/allowed-html.ts";
import { passPlainHtml } from "../model/plain-html.ts";
import { decodePercent } from "../model/percent-encoding.ts";
import type { Html } from "../model/page.ts";
import type { MediaBook } from "../media/media-book.ts";
import type { Addresses } from "./addresses.ts";
import { readyPicture } from "./context.ts";
import { renderMarkdown, renderSections } from "../markdown/markdown.ts";

/** Turns HTML and Markdown of the content into HTML that may be printed: allow-listed, its links and pictures made ready. */
export interface RichText {
  fromHtml(html: string): Html;
  fromMarkdown(markdown: string): Html;
  /** Of Markdown that was rendered, but not yet passed. */
  fromRendered(html: string): Html;
  /** Its sections, one a `##` heading. */
  sectionsOf(markdown: string): RichSection[];
}

export interface RichSection {
  id: string;
  /** The heading's words without their markup. */
  words: string;
  title: Html;
  /** The heading as it may stand in a link. */
  label: Html;
  body: Html;
}

/** The width of running text in the style sheet (`--measure`); below it, all there is. */
const sizes = "(max-width: 640px) 100vw, 38rem";

export function createRichText(addresses: Addresses, media: MediaBook): RichText {
  const sourcesOf = new Map<string, string>();
  const transformTags: sanitizeHtml.IOptions["transformTags"] = {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.href === undefined ? attribs : { ...attribs, href: addresses.link(attribs.href) },
    }),
    img: (tagName, attribs) => {
      const name = decodePercent(attribs.src ?? "");
      const picture = media.get(name);
      // Validation has refused it; without an address it asks nobody for anything.
      if (picture?.kind !== "picture") return { tagName, attribs: { alt: attribs.alt ?? "" } };
      const { src, width, height, sources } = readyPicture(media, addresses, name, "");
      sourcesOf.set(
        src,
        sources.map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}" />`).join(""),
      );
      const size = { width: String(width), height: String(height) };
      return { tagName, attribs: { ...attribs, ...size, src, loading: "lazy", decoding: "async" } };
    },
  };
  const optionsFor = (allowed: AllowedHtml): sanitizeHtml.IOptions => ({
    allowedTags: Object.keys(allowed),
    allowedAttributes: Object.fromEntries(Object.entries(allowed).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    transformTags,
  });
  // Only here, past the allow-list, which has no <picture>: content cannot write one. In what has passed, no value holds a > or ".
  const offerFormats = (html: Html): Html =>
    html.replace(/<img [^>]*?\bsrc="([^"]*)"[^>]*>/g, (image, src: string) => {
      const sources = sourcesOf.get(src) ?? "";
      return sources === "" ? image : `<picture>${sources}${image}</picture>`;
    });
  // A table that is wider than a phone is moved sideways by itself, also with a keyboard.
  const wrapTables = (html: Html): Html =>
    html
      .replaceAll("<table>", '<div class="table" role="group" aria-label="Table" tabindex="0"><table>')
      .replaceAll("</table>", "</table></div>");
  const passer = (allowed: AllowedHtml): ((html: string) => Html) => {
    const options = optionsFor(allowed);
    return (html) => passPlainHtml(html, allowed, (href) => addresses.link(href)) ?? sanitizeHtml(html, options);
  };
  const passSimple = passer(simpleHtml);
  const passMarkdown = passer(renderedMarkdown);

  const { a: _, br: __, ...inLink } = simpleHtml;
  const label = optionsFor({ ...inLink, code: [] });
  const printMarkdown = (html: string): Html => wrapTables(offerFormats(passMarkdown(html)));

  return {
    fromHtml: (html) => (/[<&]/.test(html) ? passSimple(html) : escapeText(html)),
    fromMarkdown: (markdown) => printMarkdown(renderMarkdown(markdown)),
    fromRendered: printMarkdown,
    sectionsOf: (markdown) =>
      renderSections(markdown).map(({ id, words, title, body }) => ({
        id,
        words,
        title: printMarkdown(title),
        label: sanitizeHtml(title, label),
        body: printMarkdown(body),
      })),
  };
}

function escapeText(text: string): Html {
  return text.replaceAll(">", "&gt;");
}
