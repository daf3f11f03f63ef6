import type { Element, ElementContent, Root } from "hast";
import { decodePercent } from "../../model/text/percent-encoding.ts";
import { addLeft, countAllWords, type Left } from "./left.ts";
import { attributeOf, elementsIn, walkElements, wordsBelow } from "./read-html.ts";

/** Hosts of films: how an address of theirs looks in an attribute, and the address at which visitors see that film. */
const filmHosts: readonly [RegExp, string][] = [
  [
    /\b(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?v=)|youtu\.be\/)(?!videoseries|live_stream)([\w-]{6,})/i,
    "https://www.youtube.com/watch?v=",
  ],
  [/\b(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)/i, "https://vimeo.com/"],
  [/\bfast\.wistia\.(?:net|com)\/embed\/iframe\/(\w+)/i, "https://fast.wistia.net/embed/iframe/"],
];

/** Attributes and settings that name a film behind a text, which is decoration. */
const filmBehind = /"[\w-]*(?:background|video-bg)[\w-]*":"[^"]*"/gi;

/** Returns the name of the film that an address leads to, also in formats that a site does not take; empty for other addresses. */
export const filmFileIn = (address: string): string =>
  /[^/]+\.(?:mp4|m4v|mov|webm|og[gv])(?=$|[?#])/i.exec(address)?.[0] ?? "";

/** Elements in whose attributes the address of a film makes no player. */
const noPlayers = new Set(["a", "img", "source", "script", "noscript", "template", "style", "link", "meta", "form"]);

/** Parts of players that have the film's first picture as their background. */
const posterPart = /(video|embed)\S*(overlay|poster|thumb)/i;

/**
 * Makes links of the films that a page shows, in whatever attribute a builder keeps their addresses, such as `data-settings` or `data-html`.
 * The picture that stands for a film becomes one of the page. Counts films behind a text, and what browsers without films would say. Returns
 * the number of words in the links, which no visitor read on the page.
 */
export function linkShownFilms(root: Root, left: Left): number {
  const seen = new Set<string>();
  let added = 0;
  walkElements(root, (element) => {
    const { tagName } = element;
    if (posterPart.test(attributeOf(element, "class"))) element.children.push(...firstPictureOf(element));
    const address = findFilm(element, left);
    if (address === undefined) return undefined;
    const isPlayer = /^(iframe|embed|object|video|lite-\w+)$/.test(tagName);
    const shown = isPlayer ? firstPictureOf(element) : element.children;
    if (isPlayer) addLeft(left, "words of forms and films", countAllWords(wordsBelow(element)));
    element.tagName = isPlayer ? "div" : tagName;
    const title = titleOfFilm(element) || "Video";
    if (!seen.has(address)) added += countAllWords(title);
    element.children = seen.has(address) ? shown : [...shown, paragraphWith(address, title)];
    element.properties = { class: attributeOf(element, "class") };
    seen.add(address);
    return !isPlayer;
  });
  return added;
}

function findFilm(element: Element, left: Left): string | undefined {
  if (noPlayers.has(element.tagName)) return undefined;
  const sources = element.tagName === "video" ? elementsIn(element).filter(({ tagName }) => tagName === "source") : [];
  const attributes = [element, ...sources]
    .flatMap(({ properties }) => Object.entries(properties))
    .map(([name, value]) => `"${name}":"${String(value)}"`);
  const told = decodePercent(attributes.join(" ").replaceAll("\\/", "/"));
  const shown = filmIn(told.replace(filmBehind, ""));
  if (shown === undefined && filmIn(told) !== undefined) addLeft(left, "film behind a text", 1);
  return shown;
}

function filmIn(told: string): string | undefined {
  for (const [pattern, address] of filmHosts) {
    const [, name] = pattern.exec(told) ?? [];
    if (name !== undefined) return address + name;
  }
  return undefined;
}

const titleOfFilm = (element: Element): string => attributeOf(element, "title") || attributeOf(element, "aria-label");

function paragraphWith(href: string, title: string): Element {
  const link: Element = {
    type: "element",
    tagName: "a",
    properties: { href },
    children: [{ type: "text", value: title }],
  };
  return { type: "element", tagName: "p", properties: {}, children: [link] };
}

function firstPictureOf(element: Element): ElementContent[] {
  const [, behind = ""] = /url\(\s*["']?([^"')]+)/i.exec(attributeOf(element, "style")) ?? [];
  const src = attributeOf(element, "poster") || behind;
  const properties = { src, alt: titleOfFilm(element) };
  return src === "" ? [] : [{ type: "element", tagName: "img", properties, children: [] }];
}
