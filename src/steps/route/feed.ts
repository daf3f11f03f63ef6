import { withoutLanguage } from "../../lib/markup/other-language.ts";
import { escapeText, escapeValue } from "../../lib/markup/write-markup.ts";
import type { Head } from "../../model/build/document-head.ts";
import type { OutputFile } from "../../model/build/output.ts";
import { contentHash } from "../../lib/disk/hashed-path.ts";
import {
  fixedPaths,
  introductionPath,
  postPath,
  slugOf,
  splitHref,
  type PracticeName,
} from "../../model/build/page-paths.ts";
import type { PostCard } from "../../model/content/post.ts";
import type { FinishedFacts } from "../../model/build/ready-page.ts";
import type { Entry, Site } from "../../model/build/site.ts";
import type { Addresses } from "./addresses.ts";
import { inRfc3339, startOfDay } from "../../model/domain/time-zone.ts";

/** Returns the path of the feed below the output folder; each language has its own. */
const feedFileOf = (addresses: Addresses): string => addresses.path(`${fixedPaths.news}/feed.xml`).slice(1);

/** The most posts in the feed. */
const most = 20;

/** A post as lists show it, and its file. */
interface FeedPost extends PostCard {
  entry: Entry<"news">;
}

/** Leaves out the posts that are hidden from search engines, which read feeds. `cards` are the posts of `entries`. */
export function postsForFeed(cards: readonly PostCard[], { entries }: Pick<Site, "entries">): FeedPost[] {
  const posts = cards.map((card, index) => ({ ...card, entry: entries.news[index]! }));
  return posts.filter(({ entry }) => entry.data.noindex !== true);
}

/** Returns the link to the feed; undefined if there is none, since everything in a feed has an absolute address. */
export function linkToFeed(
  posts: readonly FeedPost[],
  { addresses, documents }: { addresses: Addresses; documents: FinishedFacts },
): Head["feed"] {
  const href = addresses.file(feedFileOf(addresses));
  if (posts.length === 0 || addresses.absolute(href) === undefined) return undefined;
  const { mainTitleText } = documents["news.md"].data;
  return { href, title: `${mainTitleText} | ${documents["practice.yaml"].data.name}` };
}

interface FeedFacts extends Pick<Site, "folder" | "oldAddresses"> {
  addresses: Addresses;
  language: string;
  practice: PracticeName;
  title: string;
  /** The practice's, where the days of posts begin. */
  timeZone: string;
  /** Newest first. */
  posts: readonly FeedPost[];
}

/** Lists the Atom feed (RFC 4287) of the newest posts. */
export function listFeed({ posts, ...facts }: FeedFacts): OutputFile[] {
  const { addresses } = facts;
  const newest = posts.slice(0, most);
  const lastUpdate = newest
    .map((post) => updateOf(post, facts))
    .toSorted()
    .at(-1);
  const self = addresses.absolute(addresses.file(feedFileOf(addresses)));
  if (lastUpdate === undefined || self === undefined) return [];
  const page = addresses.absolute(addresses.page(fixedPaths.news))!;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeValue(facts.language)}">`,
    `  ${feedElement("id", uuidFrom(["feed", ...authorsOf(facts)]))}${feedElement("title", facts.title)}`,
    // Some readers take the first link.
    `  ${link("alternate", page)}${link("self", self)}`,
    `  ${feedElement("updated", lastUpdate)}${author(facts.practice.name)}`,
    ...newest.map((post) => `  <entry>${formatPost(post, facts)}</entry>`),
    "</feed>",
    "",
  ];
  return [{ path: feedFileOf(addresses), contents: lines.join("\n") }];
}

function formatPost(post: FeedPost, facts: Omit<FeedFacts, "posts">): string {
  const address = facts.addresses.absolute(post.href)!;
  return [
    feedElement("id", permanentNameOf(post, facts)),
    feedElement("title", post.title),
    link("alternate", address),
    feedElement("published", momentOf(post.date.iso, facts)),
    feedElement("updated", updateOf(post, facts)),
    ...(post.entry.data.authors ?? []).map(author),
    ...post.categories.map(({ label }) => `<category term="${escapeValue(withoutLanguage(label))}"/>`),
    feedElement("summary", post.description),
  ].join("");
}

/**
 * Returns the name by which readers know a post forever (RFC 4287, 4.2.6). It follows from the practice, the language and the post's first
 * address in the site. Its day, origin, base path and the practice's name may all change.
 */
function permanentNameOf({ entry }: FeedPost, facts: Omit<FeedFacts, "posts">): string {
  return uuidFrom(["post", ...authorsOf(facts), firstAddressOf(postPath(slugOf(entry.file)), facts)]);
}

/** Returns the language's folder, and the practice's most lasting name: the first address of the page that introduces it. */
function authorsOf(facts: Omit<FeedFacts, "posts">): string[] {
  return [facts.folder ?? "", firstAddressOf(introductionPath(facts.practice), facts)];
}

/** Returns the address that `redirects.yaml` lists first for a page among addresses of its folder, or the page's own. */
function firstAddressOf(path: string, { oldAddresses }: Pick<FeedFacts, "oldAddresses">): string {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const former = oldAddresses.find(
    (old) => !old.isPrefix && old.path.startsWith(folder) && splitHref(old.to).path === path,
  );
  return former?.path ?? path;
}

/** Makes a UUID from texts (RFC 9562, 5.8). */
function uuidFrom(texts: readonly string[]): string {
  const digits = contentHash(texts.join(" "), 32);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`];
  return `urn:uuid:${[...parts, digits.slice(20)].join("-")}`;
}

/** A post has a day, and a feed needs a moment: the first of that day, where the practice is. */
function momentOf(day: string, { timeZone }: Pick<FeedFacts, "timeZone">): string {
  return inRfc3339(startOfDay(day, timeZone));
}

const updateOf = ({ date, entry }: FeedPost, facts: Pick<FeedFacts, "timeZone">): string =>
  momentOf(entry.data.updated ?? date.iso, facts);

const feedElement = (name: string, text: string): string => `<${name}>${escapeText(withoutLanguage(text))}</${name}>`;
const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeValue(href)}"/>`;
const author = (name: string): string => `<author>${feedElement("name", name)}</author>`;
