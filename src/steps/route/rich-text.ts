import type { MediaBook } from "../media/media-book.ts";
import type { HeadingIds } from "../../ground/markup/heading-ids.ts";
import { markLanguage } from "../../ground/markup/other-language.ts";
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
  /** `ids` makes the ids of its headings different from others on the page. */
  printText: (text: MarkdownText, ids?: HeadingIds) => Html;
  /** Its sections, one for each `##` heading. */
  printSections: (text: MarkdownText) => RichSection[];
}

/** The ids of a text that no other shares a page with. */
const alone: HeadingIds = { idOf: (id) => id };

/** The width of running text in the style sheet (`--measure`); below it, all there is. */
const sizes = "(max-width: 640px) 100vw, 38rem";

export function createRichText(addresses: Addresses, media: MediaBook): RichText {
  const printPart = (part: MarkupPart, ids: HeadingIds): Html => {
    if (typeof part === "string") return part;
    if (part.kind === "id") return writtenId(ids.idOf(part.id));
    return part.kind === "link"
      ? writtenLink(addresses.link(part.href), part.title)
      : printPicture(part, media, addresses);
  };
  const print = (markup: Markup, ids = alone): Html => markup.map((part) => printPart(part, ids)).join("");
  const printSection = ({ id, title, body }: MarkdownSection, ids: HeadingIds): Html =>
    `<h2${writtenId(ids.idOf(id))}>${print(title)}</h2>\n${print(body, ids)}`;
  return {
    printField: (markup) => print(markup),
    printText: ({ opening, sections, lang }, ids = alone) =>
      inLanguageOfText(print(opening, ids) + sections.map((section) => printSection(section, ids)).join(""), lang),
    printSections: ({ sections, lang }) =>
      sections.map(({ id, words, title, body }) => ({
        id,
        words,
        title: inLanguageOfText(print(title), lang),
        label: inLanguageOfText(print(withoutLinks(title)), lang),
        body: inLanguageOfText(print(body), lang),
      })),
  };
}

const inLanguageOfText = (html: Html, lang: string | undefined): Html =>
  lang === undefined || html === "" ? html : markLanguage(html, lang);

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
