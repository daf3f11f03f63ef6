import { causeOf, remediesForHeavy, wordHeavy, type HeavyPage } from "./heavy-pages.ts";
import { inQuotes, quoted, type Catalogue } from "./wording.ts";

/** A text that search results show of a page, measured in characters. `key` is the key it comes from, if any. */
interface SearchText extends Record<"length" | "least" | "most", number> {
  path: string;
  file: string;
  key: string | undefined;
}

type WordMenu = (count: number, most: number) => { message: string; remedy: string };

/** Services and pages that are more than a menu holds. */
const menuWords: Readonly<Record<"services" | "groups" | "pages", WordMenu>> = {
  services: (count, most) => ({
    message: `There are ${count} services without groups, and a menu holds ${most}: menus lead to a list of all on the home page.`,
    remedy: `Write groups in site/services.yaml, with at most ${most} services that patients look for. Link to the others from their pages.`,
  }),
  groups: (count, most) => ({
    message: `The groups have ${count} services, and a menu holds ${most}: menus lead to the groups on the home page, and name no service.`,
    remedy: `Leave at most ${most} services that patients look for in the groups, and link to the others from their pages.`,
  }),
  pages: (count, most) => ({
    message: `There are ${count} pages of your own, and a menu that nobody wrote holds ${most}: the others are in no menu.`,
    remedy: "Write a menu in site/navigation.yaml with the pages that patients look for.",
  }),
};

/** Rendered pages, and what is left to do before they are published. */
export const pageProblems = {
  "sample/left-over": {
    word: ({ value, what }: { value: string; what: string }) => ({
      message: `${quoted(value)} is a sample value (${what}).`,
      remedy: "Replace it with the practice's own before the site is published.",
    }),
  },

  "page/too-heavy": {
    word: (details: HeavyPage) => ({
      message: wordHeavy(details),
      remedy: remediesForHeavy[details.cause],
      about: causeOf(details),
    }),
  },
  "page/too-many-elements": {
    word: ({
      address,
      elements,
      limit,
      others,
    }: Record<"elements" | "limit" | "others", number> & { address: string }) => ({
      message: `${quoted(address)} has ${elements} elements, and a page may have ${limit} at most${others > 0 ? `; so have ${others} more pages` : ""}.`,
      remedy:
        "Shorten the menu in site/navigation.yaml if all pages have too many, else the text, the cards or the list of services of this page.",
    }),
  },
  "page/title-length": {
    word: ({ path, file, key, title, length, least, most }: SearchText & { title: string }) => ({
      message:
        length > most
          ? `The title of ${quoted(path)} has ${length} characters, and search results show about ${most} of them: ${quoted(title)}.`
          : `The title of ${quoted(path)} has ${length} characters, too few for search results: ${quoted(title)}.`,
      remedy:
        key === "metaTitle"
          ? `Write ${least} to ${most} characters: what the page is about, then the city or the practice.`
          : `Add a line to ${file} that begins with "metaTitle:" and has ${least} to ${most} characters: what the page is about, then the city or the practice.`,
    }),
  },
  "page/description-length": {
    word: ({ path, file, key, length, least, most }: SearchText) => ({
      message:
        length > most
          ? `The description of ${quoted(path)} for search results has ${length} characters, and about ${most} of them are shown.`
          : `The description of ${quoted(path)} for search results has ${length} characters, which say too little.`,
      remedy:
        key === "metaDescription"
          ? `Write one or two sentences of ${least} to ${most} characters in all: what a patient learns on the page.`
          : `Add a line to ${file} that begins with "metaDescription:" and has ${least} to ${most} characters: what a patient learns on the page.`,
    }),
  },
  "page/unlinked": {
    word: ({ path }: { path: string }) => ({
      message: `No other page links to ${quoted(path)}, so visitors cannot find it.`,
      remedy: "List it in site/services.yaml or site/navigation.yaml, or link to it from the text of another page.",
    }),
  },
  "page/same-text": {
    /** `title` is undefined if the two are the same word for word. */
    word: ({ title, other }: { title: string | undefined; other: string }) => ({
      message:
        title === undefined
          ? `This page says word for word what ${other} says.`
          : `This page has the title ${quoted(title)} and most of the lines of ${other}.`,
      remedy: `If it is a copy, take over into ${other} what only this file has, and delete this file. If not, tell in both how they differ.`,
    }),
  },
  "page/noindex": {
    /** `shows` is the folder whose entries the page shows, `old` an address that leads to it. */
    word: ({ path, shows, old }: Record<"shows" | "old", string | undefined> & { path: string }) => ({
      message:
        shows === undefined
          ? `Search engines are asked to leave out ${quoted(path)}, and the old address ${quoted(old!)} leads them there: what they know of it is lost.`
          : `Search engines are asked to leave out ${quoted(path)}, the page on which they look for your ${shows}.`,
      remedy:
        shows === undefined
          ? 'Remove the line "noindex: true", or write another page after "to:" in site/redirects.yaml.'
          : 'Remove the line "noindex: true".',
    }),
  },
  "page/not-in-menu": {
    /** Services have no `href`, since the entry lists their groups. */
    word: ({
      leftOut,
      indent,
    }: {
      leftOut: readonly { what: string; label: string; href?: string }[];
      indent: string;
    }) => ({
      message: `Your menu leaves out ${new Intl.ListFormat("en-US").format(leftOut.map(({ what }) => what))}. It replaces the automatic menu, which lists every page.`,
      remedy:
        'Add these lines at the end of "menu:" in site/navigation.yaml, with each hyphen right below the hyphens there:',
      lines: leftOut.flatMap(({ label, href }) => [
        `${indent}- label: ${inQuotes(label)}`,
        `${indent}  ${href === undefined ? "serviceGroups: true" : `href: ${href}`}`,
      ]),
    }),
  },
  "page/too-many-for-menu": {
    word: ({ what, count, most }: Record<"count" | "most", number> & { what: keyof typeof menuWords }) =>
      menuWords[what](count, most),
  },
  "page/no-how-soon": {
    word: ({ title }: { title: string }) => ({
      message: `The page on ${quoted(title)} does not say when to call, and how soon. After such a treatment a sign that looks harmless can be urgent.`,
      remedy: "Add these lines above the second --- of this file, with what your dentist tells patients to look for:",
      lines: [
        "howSoon:",
        "  call911:",
        "    - Trouble breathing or swallowing",
        "  today:",
        "    - A fever, or pain that gets worse",
        "  officeHours:",
        "    - A question about your care at home",
      ],
    }),
  },
  "page/heading": {
    word: ({ reason }: { reason: string }) => ({
      message: `The page's headings do not make an outline: ${reason}.`,
      remedy: "Give the page one main title, and headings that have words and go down one level at a time.",
    }),
  },
  "page/hangs": {
    word: ({ address, others }: { address: string; others: number }) => ({
      message:
        `The page ${quoted(address)}, made from this file, did not become ready in a browser, or stopped responding.` +
        (others === 0
          ? ""
          : ` Not checked, because they have the same scripts: ${others} other ${others === 1 ? "page" : "pages"}.`),
      remedy:
        "Look for a loop without end, or a jump to another address, in templates/script/ or in a script of its template.",
    }),
  },
  "page/crashes": {
    word: ({ address }: { address: string }) => ({
      message: `The page ${quoted(address)}, made from this file, made the browser's tab crash.`,
      remedy: "Look for a script that uses up all memory, or a picture of enormous size.",
    }),
  },
} satisfies Catalogue;
