import { lines, prose, quoted, type Catalogue } from "./wording.ts";

const inUnits = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** What search results show of a page, in characters. `key` is what it is written under, if anything. */
interface SearchText extends Record<"length" | "least" | "most", number> {
  path: string;
  file: string;
  key: string | undefined;
}

/** The pages as rendered, the code that renders them, and what is left to do before they are published. */
export const pageProblems = {
  "sample/left-over": {
    title: "A made-up value that is still in the content",
    story: prose`
      The site begins with an invented practice, so that you can see where everything goes. A sample phone number or
      doctor that goes public sends patients nowhere, and says what is not true of your practice.
    `,
    before: lines`
      phone: (503) 555-0187
      email: hello@harborlane.example
    `,
    after: lines`
      phone: (the number that patients call)
      email: (the address that you read)
    `,
    word: ({ value, what }: { value: string; what: string }) => ({
      message: `${quoted(value)} is a sample value (${what}).`,
      remedy: "Replace it with the practice's own before the site is published.",
    }),
  },

  "page/too-heavy": {
    title: "A page that loads slowly on a phone",
    story: prose`
      Every letter and picture of a page has to reach a patient's phone over the air. The limits are set so that the
      words appear almost at once, even with weak reception. A very long text, many large pictures or a long film
      break them.
    `,
    before: lines`
      ![A row of crowns](pictures/crowns-1.jpg)
      ![The same row from the side](pictures/crowns-2.jpg)
      ![The same row from above](pictures/crowns-3.jpg)
    `,
    after: lines`
      ![A row of crowns](pictures/crowns-1.jpg)
    `,
    word: ({ address, part, bytes, limit }: { address: string; part: string; bytes: number; limit: number }) => ({
      message: `${quoted(address)} is too heavy for a phone: ${part} ${inUnits(bytes)}, where ${inUnits(limit)} is the limit.`,
      remedy:
        part === "film"
          ? "Save the film shorter or smaller from an editor: 20 seconds at 1280 by 720 pixels fit in 5 MB, and 1 MB starts at once."
          : "Use fewer or smaller pictures, or move part of the text to another page.",
    }),
  },
  "page/too-many-elements": {
    title: "A page of thousands of elements",
    story: prose`
      The menu, the text and the cards of a page come to thousands of lines, boxes and links, many times more than
      anybody looks at. A cheap phone needs seconds to lay them out, and checking them would take minutes.
    `,
    before: lines`
      menu:
        - label: Crown of porcelain
          href: /services/crowns
      (and so on, for a thousand entries)
    `,
    after: lines`
      menu:
        - label: Crowns
          href: /services/crowns
    `,
    word: ({
      address,
      elements,
      limit,
      others,
    }: Record<"elements" | "limit" | "others", number> & { address: string }) => ({
      message: `${quoted(address)} has ${elements} elements, and a page may have ${limit} at most${others > 0 ? `; so have ${others} more pages` : ""}.`,
      remedy:
        "Shorten the menu in site/navigation.yaml if all pages have too many, else the text or the cards of this page.",
    }),
  },
  "page/title-length": {
    title: "A title that is too long or short for search results",
    severity: "warning",
    story: prose`
      In search results a page is its title: the line that people read and click. About 60 characters of it are shown. A
      longer one is cut, mostly where the city or the practice would be; a very short one does not say what the page is
      about.
    `,
    before: lines`
      mainTitleText: Dental implants, bridges, crowns and every other way to replace a tooth
    `,
    after: lines`
      mainTitleText: Dental implants, bridges, crowns and every other way to replace a tooth
      metaTitle: Ways to replace a tooth in Port Ansel | Harbor Lane
    `,
    word: ({ path, file, key, title, length, least, most }: SearchText & { title: string }) => ({
      message:
        length > most
          ? `The title of ${quoted(path)} has ${length} characters, and search results show about ${most} of them: ${quoted(title)}.`
          : `The title of ${quoted(path)} has ${length} characters, too few for search results: ${quoted(title)}.`,
      remedy:
        key === "metaTitle"
          ? `Write ${least} to ${most} characters: what the page is about, then the city or the practice.`
          : `Add a line "metaTitle: ..." to ${file} with ${least} to ${most} characters: what the page is about, then the city or the practice.`,
    }),
  },
  "page/description-length": {
    title: "A description that is too long or short for search results",
    severity: "warning",
    story: prose`
      Below its title a search result shows up to 160 characters about the page. They tell people whether to click. A
      longer description is cut, and instead of a very short one search engines mostly show some words of the page.
    `,
    before: lines`
      metaDescription: All about crowns.
    `,
    after: lines`
      metaDescription: What a crown is, how it is made, and what else you could choose.
    `,
    word: ({ path, file, key, length, least, most }: SearchText) => ({
      message:
        length > most
          ? `The description of ${quoted(path)} for search results has ${length} characters, and about ${most} of them are shown.`
          : `The description of ${quoted(path)} for search results has ${length} characters, which say too little.`,
      remedy:
        key === "metaDescription"
          ? `Write one or two sentences of ${least} to ${most} characters in all: what a patient learns on the page.`
          : `Add a line "metaDescription: ..." to ${file} with ${least} to ${most} characters: what a patient learns on the page.`,
    }),
  },
  "page/unlinked": {
    title: "A page that no other page links to",
    severity: "warning",
    story: prose`
      Visitors come to a page by its links. A page that is in no menu, no group of services and no text is found only
      by search engines, which rank it low because the site itself does not link to it.
    `,
    before: lines`
      groups:
        - title: Restorative care
          links:
            - label: Crowns
              href: /services/crowns
    `,
    after: lines`
      groups:
        - title: Restorative care
          links:
            - label: Crowns
              href: /services/crowns
            - label: Veneers
              href: /services/veneers
    `,
    word: ({ path }: { path: string }) => ({
      message: `No other page links to ${quoted(path)}, so visitors cannot find it.`,
      remedy: "List it in site/services.yaml or site/navigation.yaml, or link to it from the text of another page.",
    }),
  },
  "page/heading": {
    title: "Headings that do not make an outline",
    story: prose`
      The finished page has no main title or two of them, an empty heading, or a step left out between two levels.
      People who use a screen reader find their way by the headings, and search engines read them first.
    `,
    before: lines`
      <h2></h2>

      A crown is ready after two visits.
    `,
    after: lines`
      ## How long it takes

      A crown is ready after two visits.
    `,
    word: ({ reason }: { reason: string }) => ({
      message: `The page's headings do not make an outline: ${reason}.`,
      remedy: "Give the page one main title, and headings that have words and go down one level at a time.",
    }),
  },
} satisfies Catalogue;
