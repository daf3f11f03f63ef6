import { lines, makeName, prose, quoted, wordReserved, type Catalogue } from "./wording.ts";

/** Addresses of pages and of places on them, and the groups that list services. */
export const addressProblems = {
  "address/bad-name": {
    title: "A file name that cannot be part of an address",
    story: prose`
      The name of a page's file is its address on the web. Spaces, accents and other characters turn into codes there, such
      as %20, and break when a patient copies the address or reads it over the phone.
    `,
    before: lines`
      site/services/tooth polishing.md
    `,
    after: lines`
      site/services/tooth-polishing.md
    `,
    word: ({ name, isFolder }: { name: string; isFolder: boolean }) => {
      const [thing, extension] = isFolder ? ["folder", ""] : ["file", ".md"];
      return (
        wordReserved(name + extension) ?? {
          message: `${quoted(name)} cannot be ${isFolder ? "part of " : ""}a page's address.`,
          remedy: `Rename the ${thing}, with letters, digits and hyphens only, such as ${makeName(name) || "teeth-whitening"}${extension}.`,
        }
      );
    },
  },
  "address/duplicate": {
    title: "Two pages with the same address",
    story: prose`
      Two files have names that differ only in capitals, or a name is one that the site uses for a page of its own.
      Many computers cannot tell such files apart, so one page would replace the other without a word.
    `,
    before: lines`
      site/services/bridges.md
      site/services/Bridges.md
    `,
    after: lines`
      site/services/bridges.md
      site/services/fixed-bridges.md
    `,
    word: ({ address, isFixed }: { address: string; isFixed: boolean }) => ({
      message: `Two pages have the address ${quoted(address)} (capitals make no difference).`,
      remedy: isFixed ? "Choose another name here; the other page's address is fixed." : "Rename one of the two.",
    }),
  },
  "address/duplicate-id": {
    title: "Two places on a page with the same name",
    story: prose`
      Each heading gives its place a name that links can lead to, and so does an id in HTML. If two have the same
      name, a link opens the first, though the second may be meant.
    `,
    before: lines`
      <h2 id="visit">Your first visit</h2>

      <h2 id="visit">Your next visit</h2>
    `,
    after: lines`
      <h2 id="first-visit">Your first visit</h2>

      <h2 id="next-visit">Your next visit</h2>
    `,
    word: ({ id }: { id: string }) => ({
      message: `The page has two places named "#${id}", so a link to it would be ambiguous.`,
      remedy: `Word one of the two headings differently; where HTML has id="${id}", write another id there.`,
    }),
  },

  "group/service-twice": {
    title: "A service listed in two groups",
    story: prose`
      The group of a service decides which list is beside its page. With two groups there would be two lists to choose
      from, and the menu would show the same page twice.
    `,
    before: lines`
      groups:
        - title: Repair
          links:
            - label: Crowns
              href: /services/crowns
        - title: Looks
          links:
            - label: Veneers
              href: /services/veneers
            - label: Crowns
              href: /services/crowns
    `,
    after: lines`
      groups:
        - title: Repair
          links:
            - label: Crowns
              href: /services/crowns
        - title: Looks
          links:
            - label: Veneers
              href: /services/veneers
    `,
    word: ({ href, isSameGroup }: { href: string; isSameGroup: boolean }) =>
      isSameGroup
        ? { message: `${quoted(href)} is in this group twice.`, remedy: "Delete one of the two, with its label." }
        : {
            message: `${quoted(href)} is in two service groups, so its sidebar would be ambiguous.`,
            remedy: "Delete it from one of the two, with its label.",
          },
  },
  "group/not-a-service": {
    title: "A link in a group that is not a service page",
    story: prose`
      Groups make the list beside a service page and the panel in the menu, and both hold services only. Another page
      in there would have no such list itself, and patients could not find their way back.
    `,
    before: lines`
      links:
        - label: Crowns
          href: /services
    `,
    after: lines`
      links:
        - label: Crowns
          href: /services/crowns
    `,
    word: ({ href }: { href: string }) => ({
      message: `${quoted(href)} is not the address of a service page, and a group lists only those.`,
      remedy: "Write /services/ and the name of the service's file, such as /services/crowns.",
    }),
  },
} satisfies Catalogue;
