import { makeName, quoted, wordReserved, type Catalogue } from "./wording.ts";

/** Addresses of pages and of places on them, and the groups that list services. */
export const addressProblems = {
  "address/bad-name": {
    /** `example`: a name for a file of the kind. `isPlace`: the file has only a place on a page, whose name may have other letters. */
    word: ({
      name,
      example,
      isFolder,
      isPlace,
    }: Record<"name" | "example", string> & Record<"isFolder" | "isPlace", boolean>) => {
      const [thing, extension] = isFolder ? ["folder", ""] : ["file", ".md"];
      return (
        wordReserved(name + extension) ?? {
          message: `${quoted(name)} cannot be ${isFolder || isPlace ? "part of " : ""}a page's address.`,
          remedy: `Rename the ${thing}, with letters, digits and hyphens only, such as ${makeName(name) || example}${extension}.`,
        }
      );
    },
  },
  "address/duplicate": {
    word: ({ address, isFixed }: { address: string; isFixed: boolean }) => ({
      message: `Two pages have the address ${quoted(address)} (capitals make no difference).`,
      remedy: isFixed
        ? "Choose another name here; the other page's address is fixed."
        : `Rename one of the two, such as ${address.slice(address.lastIndexOf("/") + 1)}-2.md.`,
    }),
  },
  "address/gone": {
    /** `isRenamed`: the page at `to` says most of what the page at `from` said. */
    word: ({
      gone,
      moved,
    }: {
      gone: readonly string[];
      moved: readonly { from: string; to: string; isRenamed: boolean }[];
    }) => {
      const [{ from, to, isRenamed }] = moved as [(typeof moved)[number]];
      const others = gone.length > 3 ? `, and ${gone.length - 3} more` : "";
      const fits = moved.every((each) => each.isRenamed) ? "" : ', with the page that fits best after each "to:"';
      return {
        message:
          gone.length > 1
            ? `${gone.length} pages have moved or are gone, and nothing leads from their addresses to another page: ${gone.slice(0, 3).join(", ")}${others}.`
            : `The page ${from} ${isRenamed ? `has moved to ${to}` : "is gone"}, and nothing leads from its address to another page.`,
        remedy: `Add these lines at the end of site/redirects.yaml, a new file if there is none${fits}:`,
        lines: moved.flatMap((each) => [`- from: ${each.from}`, `  to: ${each.to}`]),
      };
    },
  },
  "address/respelled": {
    word: ({ from, now }: { from: string; now: string }) => ({
      message: `The last build had a page at ${from}, which is at ${now} now. On many hosts the old address shows the error page.`,
      remedy: `Rename the page's file or folder, so that its address is ${from} again: no redirect can lead to one that differs only in capitals.`,
    }),
  },
  "address/duplicate-id": {
    /** `free`: a name for the file whose own name gives the id. */
    word: ({ id, free }: { id: string; free?: string }) => ({
      message: `The page has two places named "#${id}", so a link to it would be ambiguous.`,
      remedy:
        free === undefined
          ? `Word one of the two headings differently; where HTML has id="${id}", write another id there.`
          : `Rename this file, such as ${free}.md: in the name of a place, spaces and punctuation make no difference.`,
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
