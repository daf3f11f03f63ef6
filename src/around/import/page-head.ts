import type { Root } from "hast";
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
  heading: string;
  /** The day on which it was published, such as 2026-11-01. */
  date: string;
  author: string;
  /** Structured data, each object by itself. */
  data: Record<string, unknown>[];
  /** Where the page sends its visitors at once. */
  refresh: string;
}

/** Names of `<meta>` by what they tell, in the order in which they are believed. */
const metas: readonly [keyof PageHead & ("description" | "canonical" | "date" | "author"), readonly string[]][] = [
  ["description", ["description", "og:description"]],
  ["canonical", ["og:url"]],
  ["date", ["article:published_time", "date", "dc.date"]],
  ["author", ["author", "article:author"]],
];

const links: Readonly<Record<string, "canonical" | "shortAddress">> = {
  canonical: "canonical",
  shortlink: "shortAddress",
};

/** Reads what a saved page says of itself. */
export function readHead(root: Root): PageHead {
  const texts = { title: "", canonical: "", shortAddress: "", language: "", heading: "", refresh: "", time: "" };
  const named = new Map<string, string>();
  const alternates = new Map<string, string>();
  const data: Record<string, unknown>[] = [];
  walkElements(root, (element) => {
    const value = (name: string): string => copyText(attributeOf(element, name));
    const { tagName } = element;
    if (tagName === "html") texts.language ||= value("lang");
    else if (tagName === "title") texts.title ||= copyText(wordsBelow(element));
    else if (tagName === "h1") texts.heading ||= copyText(wordsBelow(element));
    else if (tagName === "time") texts.time ||= value("datetime");
    else if (tagName === "meta") named.set((value("name") || value("property")).toLowerCase(), value("content"));
    if (tagName === "meta" && /^refresh$/i.test(value("http-equiv"))) texts.refresh = afterUrl(value("content"));
    if (tagName === "script" && /ld\+json/i.test(value("type"))) data.push(...readStructured(element.children));
    if (tagName !== "link" || value("href") === "") return;
    const rel = value("rel").toLowerCase();
    const key = links[rel];
    if (key) texts[key] ||= value("href");
    if (rel === "alternate" && value("hreflang") !== "") alternates.set(value("hreflang"), value("href"));
  });
  const meta = Object.fromEntries(
    metas.map(([key, names]) => [key, names.map((name) => named.get(name)).find((each) => each) ?? ""]),
  ) as Record<(typeof metas)[number][0], string>;
  const { time, ...own } = texts;
  const published = data.map((each) => each.datePublished).find((each) => typeof each === "string") ?? "";
  const date = /^\d{4}-\d\d-\d\d/.exec(meta.date || published || time)?.[0] ?? "";
  return { ...own, ...meta, canonical: own.canonical || meta.canonical, alternates, data, date };
}

const afterUrl = (content: string): string => /url\s*=\s*["']?([^"']+)/i.exec(content)?.[1] ?? "";

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
