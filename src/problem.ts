import { closest, distance } from "fastest-levenshtein";
import type { Place } from "./model/place.ts";

export type Severity = "error" | "warning";

/** A mistake in content, told to the person who wrote it. */
export interface Problem {
  severity: Severity;
  /** Permanent; documentation and tests refer to it. */
  code: ProblemCode;
  place: Place;
  /** One sentence: what is wrong, with the value as written. */
  message: string;
  /** One sentence: what to write instead. */
  remedy: string;
  /** A second place that belongs to the problem, such as the first of two equal keys. */
  related?: { place: Place; label: string };
}

/** Which item of a list a value is, counted from 1. */
type Item = number | undefined;

interface Wording {
  message: string;
  remedy: string;
}

const quoted = (text: string): string => `"${text}"`;
/** A value's key, or which item of the list below that key it is. */
const subject = (key: string, item: Item): string =>
  item === undefined ? quoted(key) : `Item ${item} of ${quoted(key)}`;
/** How a value was given: by a key, or as a picture in Markdown. */
const named = (key: string | undefined, written: string): string =>
  `${key === undefined ? "The picture" : quoted(key)} is ${quoted(written)}`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const listed = (words: readonly string[]): string => words.map(quoted).join(", ");

/** ` Did you mean "x"?`, or nothing when no known word is close. */
function didYouMean(word: string, known: readonly string[]): string {
  const suggestion = suggest(word, known);
  return suggestion === undefined ? "" : ` Did you mean ${quoted(suggestion)}?`;
}

/** The known word that `word` is probably a slip of; undefined when none is close. Of a path, its last part is what counts. */
export function suggest(word: string, known: readonly string[]): string | undefined {
  if (known.length === 0) return undefined;
  const lowerCase = new Map(known.map((each) => [each.toLowerCase(), each]));
  const candidate = closest(word.toLowerCase(), [...lowerCase.keys()]);
  const slips = Math.max(2, Math.floor(word.slice(word.lastIndexOf("/") + 1).length / 3));
  return distance(word.toLowerCase(), candidate) <= slips ? lowerCase.get(candidate) : undefined;
}

function remedyForScheme(href: string): string {
  if (/^http:/i.test(href)) return `Write it with https: ${quoted(href.replace(/^http:/i, "https:"))}`;
  if (/^[\w-]+(\/[\w-]+)*\/?(#\S*)?$/.test(href))
    return `A page of this site begins with a slash: ${quoted(`/${href}`)}`;
  return "Write a page of this site (/services/crowns), or an address with https:, tel: or mailto:.";
}

/** The wording of every problem, by its code. Nothing else in the program words one. */
const wording = {
  "file/missing": ({ purpose }: { purpose: string }) => ({
    message: `This file does not exist, but every site needs it: ${purpose}.`,
    remedy: "Create the file; the sample practice shows what belongs in it.",
  }),
  "file/empty": () => ({
    message: "The file is empty.",
    remedy: "Fill it in, or delete the file if the page is not wanted.",
  }),
  "file/not-utf8": () => ({
    message: "The file is not UTF-8 text.",
    remedy: 'In your editor choose "Save with encoding" and pick UTF-8, then save it again.',
  }),
  "file/too-large": ({ kilobytes, limit }: { kilobytes: number; limit: number }) => ({
    message: `The file is ${kilobytes} KB; a content file may have ${limit} KB at most.`,
    remedy: "Split the text over several pages, and keep pictures and video in assets/.",
  }),
  "file/unreadable": ({ reason }: { reason: string }) => ({
    message: `The file cannot be read: ${reason}.`,
    remedy: "Check that it is a plain file and that you may read it.",
  }),
  "file/too-deep": () => ({
    message: "The file nests lists, quotations or brackets too deeply to be read.",
    remedy: "Flatten it; a few levels are enough for any page.",
  }),
  "file/symbolic-link": () => ({
    message: "This is a symbolic link, a pointer to a file elsewhere.",
    remedy: "Copy the file itself to this place.",
  }),
  "file/unexpected": ({ name, known }: { name: string; known: readonly string[] }) => ({
    message: `${quoted(name)} is not a file the site knows.${didYouMean(name, known)}`,
    remedy: `Rename or remove it. Known here: ${known.join(", ")}.`,
  }),

  "yaml/syntax": ({ reason, remedy }: { reason: string; remedy: string }) => ({ message: reason, remedy }),
  "yaml/duplicate-key": ({ key }: { key: string }) => ({
    message: `The key ${quoted(key)} is written twice.`,
    remedy: "Keep one of the two and delete the other.",
  }),
  "yaml/not-a-map": ({ found }: { found: string }) => ({
    message: `The file should hold lines of "key: value", but it holds ${found}.`,
    remedy: "Start each line with a key, a colon and a space.",
  }),
  "yaml/too-many-aliases": () => ({
    message: "The file repeats itself through too many aliases (*name).",
    remedy: "Write the repeated parts out.",
  }),

  "front-matter/missing": () => ({
    message: "The file does not begin with front matter.",
    remedy: "Make --- the first line, write the keys below it, and close them with another --- line.",
  }),
  "front-matter/unclosed": () => ({
    message: "The front matter is opened by --- but never closed.",
    remedy: "Put a line with only --- after the last key.",
  }),
  "front-matter/language": ({ language }: { language: string }) => ({
    message: `The front matter is marked as ${quoted(language)}, but it may only be YAML.`,
    remedy: "Make the first line just --- and write the keys as YAML below it.",
  }),

  "key/unknown": ({ key, known }: { key: string; known: readonly string[] }) => ({
    message: `${quoted(key)} is not a key that belongs here.${didYouMean(key, known)}`,
    remedy: `Rename or remove it. Keys known here: ${known.join(", ")}.`,
  }),
  "key/missing": ({ key }: { key: string }) => ({
    message: `The key ${quoted(key)} is missing.`,
    remedy: `Add a line "${key}: ..." here.`,
  }),

  "value/number-not-text": ({ key, item, written }: { key: string; item: Item; written: string }) => ({
    message: `${subject(key, item)} is ${written} without quotes, which YAML reads as a number and may change.`,
    remedy: `Put it in quotes: "${written}"`,
  }),
  "value/wrong-kind": ({ key, item, wanted, found }: { key: string; item: Item; wanted: string; found: string }) => ({
    message: `${subject(key, item)} should be ${wanted}, but it is ${found}.`,
    remedy: `Write ${wanted}.`,
  }),
  "value/empty": ({
    key,
    item,
    wanted,
    isOptional,
  }: {
    key: string;
    item: Item;
    wanted: string;
    isOptional: boolean;
  }) => ({
    message: `${subject(key, item)} is empty.`,
    remedy: isOptional ? `Write ${wanted}, or remove ${quoted(key)}.` : `Write ${wanted}.`,
  }),
  "value/wrong-format": ({
    key,
    item,
    written,
    wanted,
  }: {
    key: string;
    item: Item;
    written: string;
    wanted: string;
  }) => ({
    message: `${subject(key, item)} is ${quoted(written)}, which is not ${wanted}.`,
    remedy: `Write ${wanted}.`,
  }),
  "value/wrong-count": ({ key, item, count, wanted }: { key: string; item: Item; count: number; wanted: string }) => ({
    message: `${subject(key, item)} has ${count} ${count === 1 ? "item" : "items"}; it needs ${wanted}.`,
    remedy: `Make it ${wanted}.`,
  }),

  "section/fifth": ({ key }: { key: string }) => ({
    message: `${quoted(key)} would be a card section past the fourth; a service page has four at most.`,
    remedy: "Merge it into one of the four, or move it into the Markdown below the front matter.",
  }),
  "section/title-without-data": ({ title, data }: { title: string; data: string }) => ({
    message: `${quoted(title)} has no ${quoted(data)}, so the section would be a heading over nothing.`,
    remedy: `Add "${data}:" with a list of title and description, or remove ${quoted(title)}.`,
  }),
  "section/data-without-title": ({ title, data }: { title: string; data: string }) => ({
    message: `${quoted(data)} has no ${quoted(title)}, so the section would have no heading.`,
    remedy: `Add "${title}: ...", or remove ${quoted(data)}.`,
  }),

  "html/element": ({ element, allowed }: { element: string; allowed: readonly string[] }) => ({
    message: `The HTML element <${element}> is not allowed here.`,
    remedy: `Remove it. Allowed: ${allowed.join(", ")}.`,
  }),
  "html/comment": () => ({
    message: "A comment (<!-- ... -->) would be sent to every visitor.",
    remedy: "Remove it. In front matter, a line that begins with # is a note to yourself.",
  }),
  "html/attribute": ({
    element,
    attribute,
    allowed,
  }: {
    element: string;
    attribute: string;
    allowed: readonly string[];
  }) => ({
    message: `The attribute ${quoted(attribute)} is not allowed on <${element}>.`,
    remedy:
      allowed.length === 0
        ? `Remove it; <${element}> takes no attributes here.`
        : `Remove it. Allowed: ${allowed.join(", ")}.`,
  }),
  "html/unfinished-tag": ({ tag }: { tag: string }) => ({
    message: `The tag ${tag} is never finished, so all the text after it would be lost.`,
    remedy: "Write the closing quote or the > that is missing.",
  }),
  "html/unclosed": ({ element }: { element: string }) => ({
    message: `The HTML element <${element}> is opened but never closed.`,
    remedy: `Write </${element}> where it ends.`,
  }),
  "html/stray-end": ({ element }: { element: string }) => ({
    message: `</${element}> closes an element that is not open here.`,
    remedy: `Remove it, or write <${element}> where it begins.`,
  }),
  "html/nesting": ({ element, parent }: { element: string; parent: string }) => ({
    message: `<${element}> cannot stand inside <${parent}>.`,
    remedy: `Close <${parent}> before it.`,
  }),

  "markdown/heading-level": ({ written, wanted }: { written: number; wanted: number }) => ({
    message:
      written === 1
        ? "A heading with one # is the page's title, which stands above this text already."
        : written > 4
          ? `This heading has ${written} #; four is the deepest a page goes.`
          : `This heading has ${written} #, which skips a level.`,
    remedy: `Write it with ${wanted} #.`,
  }),
  "markdown/text-before-heading": () => ({
    message: "This page is made of sections, but here is text before the first heading.",
    remedy: 'Put a heading such as "## What we aim for" above it.',
  }),
  "markdown/task-list": () => ({
    message: "A box to tick ([ ] or [x]) cannot be shown on a page.",
    remedy: "Remove the box; a plain list item begins with a hyphen and a space.",
  }),
  "markdown/missing-section": ({ section, found }: { section: string; found: string | undefined }) =>
    found === undefined
      ? {
          message: `The section ${quoted(section)} is missing.`,
          remedy: `Add a heading "## ${section}" with its text.`,
        }
      : {
          message: `The heading ${quoted(found)} should read ${quoted(section)}.`,
          remedy: `Write "## ${section}".`,
        },
  "markdown/no-text": () => ({
    message: "There is no text below the front matter, and this page needs some.",
    remedy: "Write the page's text below the closing --- line.",
  }),

  "link/scheme": ({ href }: { href: string }) => ({
    message: `The link ${quoted(href)} uses a kind of address that is not allowed.`,
    remedy: remedyForScheme(href),
  }),
  "link/unknown-page": ({ href, known }: { href: string; known: readonly string[] }) => ({
    message: `${quoted(href)} names no page of this site.${didYouMean(href, known)}`,
    remedy: "Write the address of a page that exists, such as /services/crowns for site/services/crowns.md.",
  }),
  "link/missing-fragment": ({
    href,
    fragment,
    known,
  }: {
    href: string;
    fragment: string;
    known: readonly string[];
  }) => ({
    message: `${quoted(href)} points to "#${fragment}", but that page has no such place.${didYouMean(
      `#${fragment}`,
      known.map((id) => `#${id}`),
    )}`,
    remedy:
      known.length === 0 ? `Remove "#${fragment}".` : `Places on that page: ${known.map((id) => `#${id}`).join(", ")}.`,
  }),

  "media/no-extension": ({ key, written }: { key: string | undefined; written: string }) => ({
    message: `${named(key, written)}, which has no file extension.`,
    remedy: "Write the whole file name, such as pictures/crowns.svg or videos/veneers.mp4.",
  }),
  "media/extension": ({
    key,
    written,
    extension,
    allowed,
  }: {
    key: string | undefined;
    written: string;
    extension: string;
    allowed: readonly string[];
  }) => ({
    message: `${named(key, written)}; a page cannot show a .${extension} file here.`,
    remedy: `Use a file that ends in ${allowed.map((each) => `.${each}`).join(", ")}.`,
  }),
  "media/missing-file": ({
    key,
    written,
    known,
  }: {
    key: string | undefined;
    written: string;
    known: readonly string[];
  }) => ({
    message: `${named(key, written)}, but assets/ has no such file.${didYouMean(written, known)}`,
    remedy: "Put the file into assets/, or write the path of one that is there (without assets/ in front).",
  }),
  "media/no-poster": ({ written }: { written: string }) => ({
    message: `The video ${quoted(written)} has no poster, the picture shown until it plays.`,
    remedy: 'Add a line "poster: ..." with a picture of the same shape.',
  }),
  "media/poster-without-video": ({ written }: { written: string }) => ({
    message: `There is a poster, but ${quoted(written)} is a picture, not a video.`,
    remedy: 'Remove the line "poster: ...", or name a video.',
  }),
  "media/no-alt": ({ key }: { key: string }) => ({
    message: `The picture has no ${quoted(key)}, the words that stand for it when it cannot be seen.`,
    remedy: `Add "${key}: ..." and say in one sentence what the picture shows.`,
  }),
  "media/no-words": () => ({
    message: "The picture has no words that stand for it when it cannot be seen.",
    remedy: "Write them between the square brackets: ![what the picture shows](pictures/name.svg)",
  }),
  "media/corrupt": ({ written }: { written: string }) => ({
    message: `${quoted(written)} cannot be read; the file is damaged or incomplete.`,
    remedy: "Copy it again from where it came, or save it anew from an editor.",
  }),
  "media/wrong-content": ({ written, extension, found }: { written: string; extension: string; found: string }) => ({
    message: `${quoted(written)} ends in .${extension}, but what is in it is ${found}.`,
    remedy: "Rename it to what it is, or save it anew from an editor in the format its name says.",
  }),
  "media/too-large": ({
    written,
    width,
    height,
    millionPixels,
  }: {
    written: string;
    width: number;
    height: number;
    millionPixels: number;
  }) => ({
    message: `${quoted(written)} is ${width} by ${height} pixels; a picture may have ${millionPixels} million at most.`,
    remedy: "Save a smaller copy from an editor; 2,400 pixels across is plenty.",
  }),
  "media/svg-code": ({ written, found }: { written: string; found: string }) => ({
    message: `${quoted(written)} holds code or loads other files: ${found}.`,
    remedy: 'Export it again as "plain" or "static" SVG, or use a PNG.',
  }),
  "media/svg-size": ({ written }: { written: string }) => ({
    message: `${quoted(written)} does not say how large it is.`,
    remedy: 'Give its <svg> element a viewBox, such as viewBox="0 0 800 600".',
  }),
  "media/outside-assets": ({ key, written }: { key: string | undefined; written: string }) => ({
    message: `${named(key, written)}, which is not a path inside assets/.`,
    remedy: "Copy the file into assets/ and write its path from there, such as pictures/crowns.svg.",
  }),

  "address/bad-name": ({ name }: { name: string }) => ({
    message: `${quoted(name)} cannot be a page's address.`,
    remedy: "Name it with letters, digits and hyphens only, such as teeth-whitening.",
  }),
  "address/duplicate": ({ address, isFixed }: { address: string; isFixed: boolean }) => ({
    message: `Two pages have the address ${quoted(address)} (upper and lower case count as the same).`,
    remedy: isFixed ? "Choose another name here; the other page's address is fixed." : "Rename one of the two.",
  }),
  "address/duplicate-id": ({ id }: { id: string }) => ({
    message: `The page has two places named "#${id}", so a link to it would be ambiguous.`,
    remedy: "Word one of the two headings differently.",
  }),

  "group/service-twice": ({ href }: { href: string }) => ({
    message: `${quoted(href)} is in two service groups, so its sidebar would be ambiguous.`,
    remedy: "Keep it in one of the two.",
  }),
  "group/not-a-service": ({ href }: { href: string }) => ({
    message: `${quoted(href)} is not the address of a service page, and a group lists only those.`,
    remedy: "Write /services/ and the name of the service's file, such as /services/crowns.",
  }),
  "claim/unknown": ({ claim, known }: { claim: string; known: readonly string[] }) => ({
    message: `${quoted(claim)} is no claim of site/claims.yaml.${didYouMean(claim, known)}`,
    remedy: known.length === 0 ? "Add it to site/claims.yaml." : `Claims there: ${listed(known)}.`,
  }),
  "sample/left-over": ({ value, what }: { value: string; what: string }) => ({
    message: `${quoted(value)} is a sample value (${what}).`,
    remedy: "Replace it with the practice's own before the site is published.",
  }),
  "page/too-heavy": ({
    address,
    part,
    bytes,
    limit,
  }: {
    address: string;
    part: string;
    bytes: number;
    limit: number;
  }) => ({
    message: `${quoted(address)} is too heavy for a phone: ${part} ${kilobytes(bytes)}, where ${kilobytes(limit)} is the limit.`,
    remedy: "Use fewer or smaller pictures, or move part of the text to another page.",
  }),
  "page/heading": ({ reason }: { reason: string }) => ({
    message: `The page's headings do not make an outline: ${reason}.`,
    remedy: "Give the page one main title, and headings that go down one level at a time.",
  }),
} satisfies Record<string, (details: never) => Wording>;

export type ProblemCode = keyof typeof wording;
export const problemCodes = Object.keys(wording) as ProblemCode[];

type Details<Code extends ProblemCode> = Parameters<(typeof wording)[Code]> extends [infer Only] ? Only : undefined;

/** Words a problem. Codes without details take `undefined`. */
export function problem<Code extends ProblemCode>(
  code: Code,
  place: Place,
  details: Details<Code>,
  related?: Problem["related"],
): Problem {
  const word = wording[code] as (details: Details<Code>) => Wording;
  return { severity: "error", code, place, ...word(details), ...(related && { related }) };
}

type MediaFaultCode = "media/corrupt" | "media/wrong-content" | "media/too-large" | "media/svg-code" | "media/svg-size";

/** What is wrong inside a picture or video, without the words it was named by. */
export type MediaFault = { [Code in MediaFaultCode]: { code: Code } & Omit<Details<Code>, "written"> }[MediaFaultCode];

/** Words what is wrong inside the file that was `written` at a place. */
export function mediaProblem({ code, ...details }: MediaFault, place: Place, written: string): Problem {
  return problem(code, place, { written, ...details });
}

/** By file, then by place in it. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      compare(a.code, b.code),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
