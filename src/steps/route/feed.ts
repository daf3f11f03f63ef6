import { escapeText, escapeValue } from "../../ground/markup/write-markup.ts";
import type { Head } from "../../model/document-head.ts";
import type { OutputFile } from "../../model/output.ts";
import { fixedPaths } from "../../model/page-paths.ts";
import type { PostCard } from "../../model/page.ts";
import type { FinishedFacts } from "../../model/ready-page.ts";
import type { Entry } from "../../model/site.ts";
import type { Addresses } from "./addresses.ts";
import { inRfc3339, startOfDay } from "./time-zone.ts";

/** Returns the path of the feed below the output folder; each language has its own. */
const feedFileOf = (addresses: Addresses): string => addresses.path(`${fixedPaths.news}/feed.xml`).slice(1);

/** The most posts in the feed. */
const most = 20;

/** Returns the link to the feed; undefined if there is none, since everything in a feed has an absolute address. */
export function linkToFeed(
  posts: readonly PostCard[],
  { addresses, documents }: { addresses: Addresses; documents: FinishedFacts },
): Head["feed"] {
  const href = addresses.file(feedFileOf(addresses));
  if (posts.length === 0 || addresses.absolute(href) === undefined) return undefined;
  const { mainTitleText } = documents["news.md"].data;
  return { href, title: `${mainTitleText} | ${documents["practice.yaml"].data.name}` };
}

interface FeedFacts {
  addresses: Addresses;
  language: string;
  practice: string;
  title: string;
  /** The practice's, where the days of posts begin. */
  timeZone: string;
  /** Newest first, as in `entries`. */
  posts: readonly PostCard[];
  entries: readonly Entry<"news">[];
}

/** Lists the Atom feed (RFC 4287) of the newest posts. */
export function listFeed({ posts, ...facts }: FeedFacts): OutputFile[] {
  const { addresses } = facts;
  const newest = posts.slice(0, most);
  const [first] = newest;
  const self = addresses.absolute(addresses.file(feedFileOf(addresses)));
  if (first === undefined || self === undefined) return [];
  const page = addresses.absolute(addresses.page(fixedPaths.news))!;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeValue(facts.language)}">`,
    `  ${element("id", page)}${element("title", facts.title)}`,
    // Some readers take the first link.
    `  ${link("alternate", page)}${link("self", self)}`,
    `  ${element("updated", momentOf(first, facts))}${author(facts.practice)}`,
    ...newest.map((post, index) => `  <entry>${formatEntry(post, facts.entries[index]!, facts)}</entry>`),
    "</feed>",
    "",
  ];
  return [{ path: feedFileOf(addresses), contents: lines.join("\n") }];
}

function formatEntry(
  post: PostCard,
  { data: { authors = [] } }: Entry<"news">,
  facts: Omit<FeedFacts, "posts">,
): string {
  const address = facts.addresses.absolute(post.href)!;
  const moment = momentOf(post, facts);
  return [
    element("id", address),
    element("title", post.title),
    link("alternate", address),
    element("published", moment),
    element("updated", moment),
    ...authors.map(author),
    element("summary", post.description),
  ].join("");
}

/** A post has a day, and a feed needs a moment: the first of that day, where the practice is. */
function momentOf({ date }: PostCard, { timeZone }: Pick<FeedFacts, "timeZone">): string {
  return inRfc3339(startOfDay(date.iso, timeZone));
}

const element = (name: string, text: string): string => `<${name}>${escapeText(text)}</${name}>`;
const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeValue(href)}"/>`;
const author = (name: string): string => `<author>${element("name", name)}</author>`;
