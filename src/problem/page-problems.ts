import { lines, prose, quoted, type Catalogue } from "./wording.ts";

const inUnits = (bytes: number): string =>
  bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

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

  "practice/no-address": {
    title: "A site that does not know its own web address",
    story: prose`
      Search engines, link previews and the sitemap need the full address of each page. Without the site's own address they get
      none, and a site that can be reached in two ways counts as two.
    `,
    before: lines`
      name: Harbor Lane Dental
    `,
    after: lines`
      name: Harbor Lane Dental
      origin: https://www.harborlane.example
    `,
    word: () => ({
      message: "The site's web address is not given, so its pages have no sitemap and no link previews.",
      remedy: 'Write "origin: https://www.your-practice.com" with your own address.',
    }),
  },

  "page/too-heavy": {
    title: "A page that loads slowly on a phone",
    story: prose`
      Every letter and picture of a page has to come through the air to a patient's phone. The limits are set so that
      the words are there almost at once, even with weak reception. A very long text, many large pictures or a long
      film break them.
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
          ? "Save the film shorter or smaller from an editor: 20 seconds of 1280 by 720 pixels fit into 5 MB, and what has 1 MB begins at once."
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
  "page/unlinked": {
    title: "A page that no other page leads to",
    severity: "warning",
    story: prose`
      Visitors come to a page by its links. One that stands in no menu, no group of services and no text is found by
      nobody but a search engine, and that thinks little of a page to which its own site does not lead.
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
      message: `No other page links to ${quoted(path)}, so visitors do not find it.`,
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
