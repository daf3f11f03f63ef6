import type { Element, Root } from "hast";
import { attributeOf, copyText, walkElements, wordsBelow } from "./read-html.ts";

/** What a saved page says of itself. Texts are empty if it says nothing. */
export interface PageHead {
  title: string;
  description: string;
  /** The page's own address as it names it, with its host. */
  canonical: string;
  /** Its short address, such as `https://www.practice.com/?p=12`. */
  shortAddress: string;
  language: string;
  /** Addresses of the page in other languages, by language. */
  alternates: Map<string, string>;
  /** The name of the site. */
  siteName: string;
  /** The color that browsers give their frame. */
  color: string;
  heading: string;
  /** The first titles in the page, the largest ones first. */
  headings: string[];
  /** The day on which it was published, such as 2026-11-01. */
  date: string;
  author: string;
  /** Categories of a post, in a word or two each. */
  categories: string[];
  /** Structured data, each object by itself. */
  data: Record<string, unknown>[];
  /** Where the page sends its visitors at once. */
  refresh: string;
}

/** Tells what an element says of its page, by the name of the element. */
const tellers: Readonly<Record<string, (element: Element) => readonly [place: string, text: string]>> = {
  html: (element) => ["html", attributeOf(element, "lang")],
  title: (element) => ["title", wordsBelow(element)],
  h1: (element) => ["h1", wordsBelow(element)],
  time: (element) => ["time", attributeOf(element, "datetime")],
  meta: (element) => {
    const [name = ""] = ["name", "property", "http-equiv"].flatMap((key) => attributeOf(element, key) || []);
    return [`meta ${name.toLowerCase()}`, attributeOf(element, "content")];
  },
  link: (element) => [`link ${attributeOf(element, "rel").toLowerCase()}`, attributeOf(element, "href")],
};

/** Reads what a saved page says of itself. */
export function readHead(root: Root): PageHead {
  const told = new Map<string, string>();
  const alternates = new Map<string, string>();
  const data: Record<string, unknown>[] = [];
  const categories = new Set<string>();
  const headings: [level: string, words: string][] = [];
  walkElements(root, (element) => {
    const [place = "", text = ""] = tellers[element.tagName]?.(element) ?? [];
    if (text !== "" && !told.has(place)) told.set(place, copyText(text));
    if (/^h[12]$/.test(element.tagName) && headings.length < 12)
      headings.push([element.tagName, copyText(wordsBelow(element).slice(0, 200))]);
    if (place === "meta article:section" && text !== "") categories.add(copyText(text));
    const language = copyText(attributeOf(element, "hreflang"));
    if (place === "link alternate" && text !== "" && language !== "") alternates.set(language, copyText(text));
    const isData = element.tagName === "script" && /ld\+json/i.test(attributeOf(element, "type"));
    if (isData) data.push(...readStructured(element.children));
  });
  const published = data.map((each) => each.datePublished).find((each) => typeof each === "string");
  if (published !== undefined) told.set("data", published);
  const first = (...places: string[]): string => places.flatMap((place) => told.get(place) ?? [])[0] ?? "";
  return {
    title: first("title"),
    description: first("meta description", "meta og:description"),
    canonical: first("link canonical", "meta og:url"),
    shortAddress: first("link shortlink"),
    language: first("html"),
    siteName: first("meta og:site_name", "meta application-name"),
    color: first("meta theme-color"),
    heading: first("h1"),
    headings: headings.sort(([a], [b]) => (a < b ? -1 : Number(a > b))).map(([, words]) => words),
    date:
      /^\d{4}-\d\d-\d\d/.exec(first("meta article:published_time", "meta date", "meta dc.date", "data", "time"))?.[0] ??
      "",
    author: first("meta author", "meta article:author"),
    refresh: /url\s*=\s*["']?([^"']+)/i.exec(first("meta refresh"))?.[1] ?? "",
    categories: [...categories],
    alternates,
    data,
  };
}

/** Reads structured data; what is no JSON tells nothing. Objects in lists and graphs are taken one by one. */
function readStructured(children: readonly { type: string; value?: string }[]): Record<string, unknown>[] {
  try {
    return flatten(JSON.parse(children.map(({ value = "" }) => value).join("")));
  } catch {
    return [];
  }
}

function flatten(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(flatten);
  if (typeof value !== "object" || value === null) return [];
  return [value as Record<string, unknown>, ...("@graph" in value ? flatten(value["@graph"]) : [])];
}
