import { escapeText } from "../../lib/markup/write-markup.ts";
import type { Video } from "../../model/build/page.ts";
import type { Addresses } from "./addresses.ts";
import type { Route } from "./context.ts";

/**
 * Formats `sitemap.xml` (sitemaps.org protocol 0.9) with the pictures and films of each page (Google's extensions image 1.1 and video 1.1).
 */
export function formatSitemap(indexed: readonly Route[], addresses: Addresses): string {
  const urls = indexed.map((route) => ({ address: addresses.absolute(route.address)!, route }));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"' +
      ' xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">',
    ...urls
      .sort((a, b) => (a.address < b.address ? -1 : 1))
      .map(({ address, route }) => `  <url>${optionalElement("loc", address)}${formatPage(route, addresses)}</url>`),
    "</urlset>",
    "",
  ].join("\n");
}

function formatPage({ title, props, shown }: Route, addresses: Addresses): string {
  const { head } = props;
  const pictures = new Set(shown.flatMap(({ media }) => (media.kind === "picture" ? [media.src] : [])));
  const films = shown.flatMap(({ media, date }) => (media.kind === "video" ? [{ media, date }] : []));
  return [
    optionalElement("lastmod", head.modified),
    ...[...pictures].map(
      (src) => `<image:image>${optionalElement("image:loc", addresses.absolute(src))}</image:image>`,
    ),
    ...films.map(({ media, date }) => formatFilm(media, { title, description: head.description, date }, addresses)),
  ].join("");
}

/** Formats a film, with its parts in the order that the extension's schema asks for. */
function formatFilm(
  { poster, alt, sources }: Video,
  { title, description, date }: { title: string; description: string; date: string | undefined },
  addresses: Addresses,
): string {
  const film = sources.find(({ isForNarrowScreens }) => !isForNarrowScreens) ?? sources[0]!;
  const parts = [
    optionalElement("video:thumbnail_loc", addresses.absolute(poster.src)),
    optionalElement("video:title", title),
    optionalElement("video:description", alt === "" ? description : alt),
    optionalElement("video:content_loc", addresses.absolute(film.src)),
    optionalElement("video:publication_date", date),
  ];
  return `<video:video>${parts.join("")}</video:video>`;
}

/** Formats an element; nothing if there is no text. */
function optionalElement(name: string, text: string | undefined): string {
  return text === undefined ? "" : `<${name}>${escapeText(text)}</${name}>`;
}
