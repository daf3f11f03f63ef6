import type { MediaBook } from "../media/media-book.ts";
import type { PageIds } from "../../model/build/page-ids.ts";
import { markLanguage } from "../../lib/markup/other-language.ts";
import { escapeText, escapeValue, writtenId, writtenLink } from "../../lib/markup/write-markup.ts";
import type { MarkdownSection, MarkdownText, Markup, MarkupPart, MarkupPicture } from "../../model/text/markup.ts";
import type { Html, PageTitle } from "../../model/build/page.ts";
import type { RichSection } from "../../model/build/ready-page.ts";
import { isolateNumbersIn } from "../../model/text/right-to-left.ts";
import type { Addresses, TargetLanguage } from "./addresses.ts";
import { readyPicture } from "./ready-media.ts";

/** Prints the content's HTML and Markdown: puts in the addresses of links and pictures. */
export interface RichText {
  /** An HTML field of a file. */
  printField: (markup: Markup, file?: string) => Html;
  printText: (text: MarkdownText, onPage?: TextOnPage) => Html;
  /** Its sections, one for each `##` heading. */
  printSections: (text: MarkdownText, onPage?: TextOnPage) => RichSection[];
  /** Its titles as links to them show them. */
  printTitles: (text: MarkdownText) => PageTitle[];
}

interface TextOnPage {
  /** The place of the text. */
  file?: string | undefined;
  /** Makes the ids of its headings different from others on the page; absent if no other text shares the page. */
  ids?: PageIds | undefined;
}

/** The width of running text in the style sheet (`--measure`); below it, all there is. */
const sizes = "(max-width: 640px) 100vw, 38rem";

export function createRichText(addresses: Addresses, media: MediaBook, siteLanguage: string): RichText {
  const print = (markup: Markup, { file, ids }: TextOnPage = {}): Html => {
    let language: TargetLanguage | undefined;
    const printPart = (part: MarkupPart): Html => {
      if (typeof part === "string") {
        if (language === undefined || !part.includes("</a>")) return part;
        const ended = endLink(part, language);
        language = undefined;
        return ended;
      }
      if (part.kind === "id") return writtenId(ids?.idOf(part.id) ?? part.id);
      if (part.kind === "picture") return printPicture(part, media, addresses);
      language = addresses.otherLanguageOf(part.href);
      return writtenLink(addresses.link(part.href, file), part.title, language?.lang);
    };
    return isolateNumbersIn(markup.map(printPart).join(""), siteLanguage);
  };
  const printSection = ({ id, title, body }: MarkdownSection, onPage: TextOnPage): Html =>
    `<h2${writtenId(onPage.ids?.idOf(id) ?? id)}>${print(title, onPage)}</h2>\n${print(body, onPage)}`;
  return {
    printField: (markup, file) => print(markup, { file }),
    printText: ({ opening, sections, lang }, onPage = {}) =>
      inLanguageOfText(
        print(opening, onPage) + sections.map((section) => printSection(section, onPage)).join(""),
        lang,
      ),
    printSections: ({ sections, lang }, onPage) =>
      sections.map(({ id, words, title, body }) => ({
        id,
        words,
        title: inLanguageOfText(print(title, onPage), lang),
        body: inLanguageOfText(print(body, onPage), lang),
      })),
    printTitles: ({ sections, lang }) =>
      sections.map(({ id, title }) => ({ id, label: inLanguageOfText(print(withoutLinks(title)), lang) })),
  };
}

/** Ends a link to a page in another language with a note that says so. Its words may be the page's title there. */
function endLink(html: string, { lang, title, note }: TargetLanguage): Html {
  const [words = "", ...rest] = html.split("</a>");
  const shown = title === undefined || words !== escapeText(title) ? words : `<span lang="${lang}">${words}</span>`;
  return [`${shown} ${note}`, ...rest].join("</a>");
}

const inLanguageOfText = (html: Html, lang: string | undefined): Html =>
  lang === undefined || html === "" ? html : markLanguage(html, lang);

/** With the formats that are smaller, and the size that keeps its place on the page. */
function printPicture({ name, attributes }: MarkupPicture, media: MediaBook, addresses: Addresses): Html {
  const picture = readyPicture({ media, addresses }, name, { alt: "" });
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
