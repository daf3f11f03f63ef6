import { makeName, quoted, wordReserved, type Catalogue } from "./wording.ts";

/** Addresses of pages and of places on them, and the groups that list services. */
export const addressProblems = {
  "address/bad-name": {
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
    word: ({ address, isFixed }: { address: string; isFixed: boolean }) => ({
      message: `Two pages have the address ${quoted(address)} (capitals make no difference).`,
      remedy: isFixed ? "Choose another name here; the other page's address is fixed." : "Rename one of the two.",
    }),
  },
  "address/duplicate-id": {
    word: ({ id }: { id: string }) => ({
      message: `The page has two places named "#${id}", so a link to it would be ambiguous.`,
      remedy: `Word one of the two headings differently; where HTML has id="${id}", write another id there.`,
    }),
  },

  "group/service-twice": {
    word: ({ href, isSameGroup }: { href: string; isSameGroup: boolean }) =>
      isSameGroup
        ? { message: `${quoted(href)} is in this group twice.`, remedy: "Delete one of the two, with its label." }
        : {
            message: `${quoted(href)} is in two service groups, so its sidebar would be ambiguous.`,
            remedy: "Delete it from one of the two, with its label.",
          },
  },
  "group/not-a-service": {
    word: ({ href }: { href: string }) => ({
      message: `${quoted(href)} is not the address of a service page, and a group lists only those.`,
      remedy: "Write /services/ and the name of the service's file, such as /services/crowns.",
    }),
  },
} satisfies Catalogue;
