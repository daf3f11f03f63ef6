import { Parser } from "htmlparser2";
import { recallNothing, type Recall } from "../memory.ts";
import type { RenderedPage } from "../model/output.ts";
import { copyText } from "./copy-text.ts";
import { findFaults, type PageFault, type PageHeading } from "./page-faults.ts";
import { scanMarkup } from "./scan-markup.ts";

/** What the checks need to know of a rendered page; it keeps nothing of the page's HTML in memory. */
export interface PageFacts {
  address: string;
  /** The content file it came from. */
  source: string;
  /** What is wrong with it, whatever the other pages hold. */
  faults: readonly PageFault[];
  /** What its pieces say that other pages may ask for, in the page's order. Pages share some of them. */
  pieces: readonly Facts[];
}

/** What a piece of HTML offers, and asks for. */
export interface Facts {
  ids: string[];
  /** Those inside `<main>`: the ones an author may link to. */
  contentIds: string[];
  /** Addresses in attributes, styles, a refresh, and what is told to search engines and previews. */
  addresses: string[];
}

const addressKeys = new Set(["href", "src", "poster", "data", "action", "formaction", "cite"]);

/** What is known of a piece, and whether what follows it is inside `<main>`. */
interface ReadPiece extends ReadHtml {
  endsInMain: boolean;
}

interface ReadHtml {
  facts: Facts;
  headings: PageHeading[];
}

/** Reads pages in pieces. Those that stand on many pages are read when they are met for the first time. */
export function createPageReader(recall: Recall = recallNothing): (page: RenderedPage) => PageFacts {
  const shared = {
    inMain: new Map<string, ReadPiece | undefined>(),
    outside: new Map<string, ReadPiece | undefined>(),
  };
  const readShared = (html: string, startsInMain: boolean): ReadPiece | undefined => {
    const known = startsInMain ? shared.inMain : shared.outside;
    if (!known.has(html)) known.set(html, recallPiece(html, startsInMain));
    return known.get(html);
  };
  const copy = createCopier();
  // An edit leaves some pieces of a page as they were.
  const recallPiece = (html: string, startsInMain: boolean): ReadPiece | undefined =>
    recall(startsInMain ? "facts in main" : "facts", html, () => {
      const read = readPiece(html, startsInMain);
      return read && { ...read, facts: copy(read.facts) };
    });
  const readPieces = (pieces: readonly string[]): ReadHtml[] => {
    const all: ReadHtml[] = [];
    let isInMain = false;
    for (const [index, piece] of pieces.entries()) {
      const read: ReadPiece | undefined = index % 2 === 0 ? recallPiece(piece, isInMain) : readShared(piece, isInMain);
      if (read === undefined) {
        const { facts, headings } = readWhole(pieces.join(""));
        return [{ facts: copy(facts), headings }];
      }
      all.push(read);
      isInMain = read.endsInMain;
    }
    return all;
  };
  return (page) =>
    recall("page facts", [page], () => {
      const { address, source, pieces } = page;
      const isRedirect = pieces[0]!.includes('http-equiv="refresh"');
      const all = readPieces(pieces);
      const ids = all.flatMap(({ facts }) => facts.ids);
      const headings = all.flatMap((each) => each.headings);
      const facts = all.map((each) => each.facts).filter(saysAnything);
      return { address, source, faults: findFaults(ids, headings, isRedirect), pieces: facts };
    });
}

function saysAnything({ ids, addresses }: Facts): boolean {
  return ids.length > 0 || addresses.length > 0;
}

type Copy = (facts: Facts) => Facts;

/** Makes one copy of each text. */
function createCopier(): Copy {
  const copies = new Map<string, string>();
  const copy = (text: string): string => {
    const known = copies.get(text);
    if (known !== undefined) return known;
    const made = copyText(text);
    copies.set(made, made);
    return made;
  };
  return ({ ids, contentIds, addresses }) => ({
    ids: ids.map(copy),
    contentIds: contentIds.map(copy),
    addresses: addresses.map(copy),
  });
}

/** Undefined where it cannot be read without the words before it or behind it. */
function readPiece(html: string, startsInMain: boolean): ReadPiece | undefined {
  const { facts, headings, handlers, state } = collectFacts(startsInMain);
  if (!scanMarkup(html, handlers)) return undefined;
  const { isClosed, isInMain } = state();
  return isClosed ? { facts, headings, endsInMain: isInMain } : undefined;
}

/** In whatever form it is written. */
function readWhole(html: string): ReadHtml {
  const scanned = collectFacts();
  if (scanMarkup(html, scanned.handlers)) return scanned;
  const parsed = collectFacts();
  new Parser(parsed.handlers).end(html);
  return parsed;
}

function collectFacts(startsInMain = false) {
  const facts: Facts = { ids: [], contentIds: [], addresses: [] };
  const headings: PageHeading[] = [];
  let heading: PageHeading | undefined;
  let isInMain = startsInMain;
  let data: string | undefined;
  let style: string | undefined;
  const handlers = {
    onopentag(name: string, attributes: Record<string, string>): void {
      if (attributes.id !== undefined) {
        facts.ids.push(attributes.id);
        if (isInMain) facts.contentIds.push(attributes.id);
      }
      if (name === "main") isInMain = true;
      for (const key in attributes) {
        if (addressKeys.has(key)) facts.addresses.push(attributes[key]!);
        else if (key === "srcset" || key === "imagesrcset") facts.addresses.push(...candidatesOf(attributes[key]!));
        else if (key === "style") facts.addresses.push(...addressesInCss(attributes[key]!));
      }
      if (name === "meta" && attributes["http-equiv"] === "refresh") {
        facts.addresses.push((attributes.content ?? "").replace(/^\d+;\s*url=/i, ""));
      }
      if (name === "meta" && /^(og|twitter):(image|url|video)\b/.test(attributes.property ?? attributes.name ?? "")) {
        const { content = "" } = attributes;
        if (/^(https?:)?\//.test(content)) facts.addresses.push(content);
      }
      if (name === "script" && attributes.type === "application/ld+json") data = "";
      if (name === "style") style = "";
      if (/^h[1-6]$/.test(name)) heading = { level: Number(name[1]), text: "", id: attributes.id };
    },
    ontext(text: string): void {
      if (heading) heading.text += text;
      if (data !== undefined) data += text;
      if (style !== undefined) style += text;
    },
    onclosetag(name: string): void {
      if (name === "main") isInMain = false;
      if (name === "script" && data !== undefined) facts.addresses.push(...addressesInData(data));
      if (name === "style" && style !== undefined) facts.addresses.push(...addressesInCss(style));
      if (name === "script") data = undefined;
      if (name === "style") style = undefined;
      if (heading && /^h[1-6]$/.test(name)) {
        headings.push(heading);
        heading = undefined;
      }
    },
  };
  /** Where it ended: whether no text that counts is left open, and whether `<main>` is. */
  const state = (): { isClosed: boolean; isInMain: boolean } => ({
    isClosed: heading === undefined && data === undefined && style === undefined,
    isInMain,
  });
  return { facts, headings, handlers, state };
}

/** The addresses of a `srcset`; commas may be part of one, but none ends in a comma. */
function candidatesOf(srcSet: string): string[] {
  const addresses = srcSet.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
  return addresses.filter((address) => address !== "");
}

/** What `url()` and `@import` name in a stylesheet; not data, nor a part of the same page. */
export function addressesInCss(css: string): string[] {
  const found = css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]*))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi);
  return [...found]
    .map((match) => match.slice(1).join(""))
    .filter((address) => address !== "" && !/^(data:|#)/i.test(address));
}

/** Every web address in JSON, however deep; empty when it is none. */
function addressesInData(json: string): string[] {
  const addresses: string[] = [];
  try {
    JSON.parse(json, (key, value: unknown) => {
      // A name in the sense of linked data need not open.
      const isAddress = typeof value === "string" && /^https?:\/\/\S+$/.test(value) && !key.startsWith("@");
      if (isAddress) addresses.push(value);
      return value;
    });
  } catch {
    return [];
  }
  return addresses;
}
