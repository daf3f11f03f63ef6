import type { MediaBook } from "../media/media-book.ts";
import { escapeValue, writtenId, writtenLink } from "../../ground/markup/write-markup.ts";
import type { MarkdownSection, MarkdownText, Markup, MarkupPart, MarkupPicture } from "../../model/markup.ts";
import type { Html } from "../../model/page.ts";
import type { RichSection } from "../../model/ready-page.ts";
import type { Addresses } from "./addresses.ts";
import { readyPicture } from "./ready-media.ts";

/** Prints the content's HTML and Markdown: puts in the addresses of links and pictures. */
export interface RichText {
  /** An HTML field. */
  printField: (markup: Markup) => Html;
  printText: (text: MarkdownText) => Html;
  /** Its sections, one for each `##` heading. */
  printSections: (text: MarkdownText) => RichSection[];
}

/** The width of running text in the style sheet (`--measure`); below it, all there is. */
const sizes = "(max-width: 640px) 100vw, 38rem";

export function createRichText(addresses: Addresses, media: MediaBook): RichText {
  const printPart = (part: MarkupPart): Html => {
    if (typeof part === "string") return part;
    return part.kind === "link"
      ? writtenLink(addresses.link(part.href), part.title)
      : printPicture(part, media, addresses);
  };
  const print = (markup: Markup): Html => markup.map(printPart).join("");
  const printSection = ({ id, title, body }: MarkdownSection): Html =>
    `<h2${writtenId(id)}>${print(title)}</h2>\n${print(body)}`;
  return {
    printField: print,
    printText: ({ opening, sections }) => print(opening) + sections.map(printSection).join(""),
    printSections: ({ sections }) =>
      sections.map(({ id, words, title, body }) => ({
        id,
        words,
        title: print(title),
        label: print(withoutLinks(title)),
        body: print(body),
      })),
  };
}

/** With the formats that are smaller, and the size that keeps its place on the page. */
function printPicture({ name, attributes }: MarkupPicture, media: MediaBook, addresses: Addresses): Html {
  const picture = readyPicture({ media, addresses }, name, "");
  // Validation has refused it; without an address it asks nobody for anything.
  if (picture === undefined) return `<img alt="${escapeValue(attributes.alt ?? "")}" />`;
  const { src, width, height, sources } = picture;
  const all = { src, ...attributes, width, height, loading: "lazy", decoding: "async" };
  const written = Object.entries(all).map(([key, value]) => `${key}="${escapeValue(String(value))}"`);
  const image = `<img ${written.join(" ")} />`;
  if (sources.length === 0) return image;
  const offered = sources.map(({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizes}" />`);
  return `<picture>${offered.join("")}${image}</picture>`;
}

/** Removes links, line breaks and pictures, which may not be inside a link. */
function withoutLinks(markup: Markup): Markup {
  return markup.flatMap((part) => (typeof part === "string" ? [part.replaceAll(/<\/?a>|<br \/>/g, "")] : []));
}
