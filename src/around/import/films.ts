import type { Element, ElementContent, Root } from "hast";
import { decodePercent } from "../../model/percent-encoding.ts";
import { attributeOf, walkElements } from "./read-html.ts";

/** Hosts of films: how an address of theirs looks in an attribute, and the address at which visitors see that film. */
const filmHosts: readonly [RegExp, string][] = [
  [
    /\b(?:youtube(?:-nocookie)?\.com\/(?:embed\/|shorts\/|watch\?v=)|youtu\.be\/)(?!videoseries|live_stream)([\w-]{6,})/i,
    "https://www.youtube.com/watch?v=",
  ],
  [/\b(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)/i, "https://vimeo.com/"],
  [/\bfast\.wistia\.(?:net|com)\/embed\/iframe\/(\w+)/i, "https://fast.wistia.net/embed/iframe/"],
];

/** Elements in whose attributes the address of a film makes no player. */
const noPlayers = new Set(["a", "img", "source", "script", "noscript", "template", "style", "link", "meta", "form"]);

/** Parts of players that have the film's first picture as their background. */
const posterPart = /(video|embed)\S*(overlay|poster|thumb)/i;

/**
 * Makes links of the films that a page shows, in whatever attribute a builder keeps their addresses, such as `data-settings` or `data-html`.
 * The picture that stands for a film becomes one of the page.
 */
export function linkShownFilms(root: Root): void {
  const seen = new Set<string>();
  walkElements(root, (element) => {
    const { tagName } = element;
    if (posterPart.test(attributeOf(element, "class"))) element.children.push(...backgroundOf(element));
    const address = tagName === "video" ? ownFilmOf(element) : filmIn(element);
    if (address === undefined) return undefined;
    const isPlayer = /^(iframe|embed|object|video|lite-\w+)$/.test(tagName);
    const shown = isPlayer ? [...posterOfFilm(element), ...backgroundOf(element)] : element.children;
    element.tagName = isPlayer ? "div" : tagName;
    element.children = seen.has(address) ? shown : [...shown, paragraphWith(address, titleOfFilm(element))];
    element.properties = { class: attributeOf(element, "class") };
    seen.add(address);
    return !isPlayer;
  });
}

function filmIn({ tagName, properties }: Element): string | undefined {
  if (noPlayers.has(tagName)) return undefined;
  const told = decodePercent(Object.values(properties).join(" ").replaceAll("\\/", "/"));
  for (const [pattern, address] of filmHosts) {
    const [, name] = pattern.exec(told) ?? [];
    if (name !== undefined) return address + name;
  }
  return undefined;
}

/** Returns the file of a film that visitors start; one that moves behind a text is decoration. */
function ownFilmOf(video: Element): string | undefined {
  if ("autoplay" in video.properties && !("controls" in video.properties)) return undefined;
  let source = attributeOf(video, "src") || attributeOf(video, "data-src");
  walkElements({ type: "root", children: video.children }, (child) => {
    if (child.tagName === "source") source ||= attributeOf(child, "src");
  });
  return source === "" ? undefined : source;
}

const titleOfFilm = (element: Element): string => attributeOf(element, "title") || attributeOf(element, "aria-label");

function paragraphWith(href: string, title: string): Element {
  const link: Element = {
    type: "element",
    tagName: "a",
    properties: { href },
    children: [{ type: "text", value: title || "Video" }],
  };
  return { type: "element", tagName: "p", properties: {}, children: [link] };
}

const posterOfFilm = (element: Element): ElementContent[] => pictureAt(attributeOf(element, "poster"), element);

const backgroundOf = (element: Element): ElementContent[] =>
  pictureAt(/url\(\s*["']?([^"')]+)/i.exec(attributeOf(element, "style"))?.[1] ?? "", element);

const pictureAt = (src: string, film: Element): ElementContent[] =>
  src === "" ? [] : [{ type: "element", tagName: "img", properties: { src, alt: titleOfFilm(film) }, children: [] }];
