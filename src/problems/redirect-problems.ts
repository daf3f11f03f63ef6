import type { OldAddressFault } from "../model/redirects.ts";
import { wordHostLimit } from "./host-problems.ts";
import { quoted, withCommas, type Catalogue } from "./wording.ts";

const faults: Record<OldAddressFault, string> = {
  address: "names a host; an old address is only what follows that",
  query: 'has a "?" in it, and hosts do not look at what follows that',
  fragment: 'has a "#" in it, and browsers keep what follows that to themselves',
  slash: "does not begin with a slash",
  star: 'has a "*" that is not at the end after a slash',
  characters: "has characters in it that hosts read in different ways",
};

const deleteEntry = "Delete this entry, its from: and its to:.";

interface FaultyAddress {
  from: string;
  fault: OldAddressFault;
  /** The address that was probably meant. */
  meant?: string | undefined;
  /** The part of the site that already has that address. */
  hidden?: string | undefined;
  /** Whether another entry already has that address. */
  isListed?: boolean;
}

function remedyForFault({ fault, meant, hidden, isListed = false }: FaultyAddress): string {
  if (meant === undefined)
    return "Use only letters, digits and - . _ ~ + , & = @ ( ) between the slashes, with %20 for a space, or delete the entry.";
  const domain = fault === "address" ? " To redirect a whole domain, ask the company where it is registered." : "";
  if (hidden !== undefined) {
    const answer = hidden === "/" ? "the home page" : hidden;
    return fault === "star"
      ? "List each address separately, without a star."
      : `${deleteEntry} Whoever asks for that address gets ${answer} of this site.${domain}`;
  }
  if (isListed) return `${deleteEntry} Another entry, for ${meant}, already includes this one.${domain}`;
  return fault === "star"
    ? `Write ${meant} for everything below it, or list each address separately, without a star.`
    : `Write ${meant} in its place.${domain}`;
}

interface HostLimit {
  host: string;
  isSet: boolean;
  count: number;
  limit: number;
}

/** Shortens a circle that is too long to follow. */
const shortenAddress = (way: readonly string[]): readonly string[] =>
  way.length > 8 ? [...way.slice(0, 6), "…", way.at(-1)!] : way;

/** Addresses that no longer exist, in `site/redirects.yaml`. */
export const redirectProblems = {
  "redirect/old-address": {
    word: (address: FaultyAddress) => ({
      message: `The old address ${quoted(address.from)} ${faults[address.fault]}.`,
      remedy: remedyForFault(address),
    }),
  },
  "redirect/twice": {
    word: ({ from }: { from: string }) => ({
      message: `The old address ${quoted(from)} is already listed; a slash at its end and capitals make no difference.`,
      remedy: "Delete one of the two entries: its from: and its to:.",
    }),
  },
  "redirect/hides-page": {
    word: ({ from, hidden, isPrefix }: { from: string; hidden: string; isPrefix: boolean }) => ({
      message: `${quoted(from)} ${isPrefix ? `includes ${hidden}, ` : hidden === from ? "is " : `is the same as ${hidden}, `}an address of this site, which nobody could open anymore.`,
      remedy: isPrefix
        ? "List the old addresses one by one, without a star."
        : `${deleteEntry} If visitors of that page are to go elsewhere, delete the page or file instead.`,
    }),
  },
  "redirect/circle": {
    /** `example` is a page of the site. */
    word: ({ way, example }: { way: readonly string[]; example: string }) => ({
      message:
        way.length === 2
          ? `The redirect from ${quoted(way[0]!)} leads to itself.`
          : `These redirects lead in a circle: ${shortenAddress(way).join(" → ")}.`,
      remedy: `Write a page of this site after to:, such as ${example}, or an address that begins with https://.`,
    }),
  },
  "redirect/chain": {
    word: ({ to, end }: { to: string; end: string }) => ({
      message: `${quoted(to)} is an old address itself, so visitors would be redirected twice.`,
      remedy: `Write ${end} instead: that is where it ends.`,
    }),
  },
  "redirect/too-many": {
    word: ({ host, isSet, count, limit, isPrefix }: HostLimit & { isPrefix: boolean }) =>
      wordHostLimit(
        { code: "redirect/too-many", host, isSet },
        {
          message: isPrefix
            ? `There are ${withCommas(count)} entries with a star, and ${host} reads at most ${limit}.`
            : `The entries count as ${withCommas(count)} redirects, and ${host} reads at most ${withCommas(limit)}.`,
          remedy: isPrefix
            ? "Delete some, or put several into one: /blog/* includes /blog/2019/*."
            : "Put several into one with a star, such as /blog/*, or delete those that nobody uses anymore.",
        },
      ),
  },
  "redirect/too-long": {
    word: ({ host, isSet, count, limit, isFromLong }: HostLimit & { isFromLong: boolean }) =>
      wordHostLimit(
        { code: "redirect/too-long", host, isSet },
        {
          message: `This redirect takes ${withCommas(count)} characters, and ${host} reads at most ${withCommas(limit)}.`,
          remedy: isFromLong
            ? "Shorten the address after from: to a folder and /*, or delete the entry."
            : "Write a shorter address after to:, such as the page without what follows the question mark, or delete the entry.",
        },
      ),
  },
} satisfies Catalogue;
