import { didYouMean, listed, quoted, type Catalogue } from "./wording.ts";

function remedyForScheme(href: string): string {
  if (/^http:/i.test(href)) return `Write it with https: ${quoted(href.replace(/^http:/i, "https:"))}`;
  if (/^[\w-]+(\/[\w-]+)*\/?(#\S*)?$/.test(href))
    return `A page of this site begins with a slash: ${quoted(`/${href}`)}`;
  return "Write a page of this site (/services/crowns), or an address with https:, tel: or mailto:.";
}

/** What points elsewhere: links, addresses, groups, claims. */
export const referenceProblems = {
  "link/scheme": {
    word: ({ href }: { href: string }) => ({
      message: `The link ${quoted(href)} uses a kind of address that is not allowed.`,
      remedy: remedyForScheme(href),
    }),
  },
  "link/unknown-page": {
    word: ({ href, known }: { href: string; known: readonly string[] }) => ({
      message: `${quoted(href)} names no page of this site.${didYouMean(href, known)}`,
      remedy: "Write the address of a page that exists, such as /services/crowns for site/services/crowns.md.",
    }),
  },
  "link/missing-fragment": {
    word: ({ href, fragment, known }: { href: string; fragment: string; known: readonly string[] }) => ({
      message: `${quoted(href)} points to "#${fragment}", but that page has no such place.${didYouMean(
        `#${fragment}`,
        known.map((id) => `#${id}`),
      )}`,
      remedy:
        known.length === 0
          ? `Remove "#${fragment}".`
          : `Places on that page: ${known.map((id) => `#${id}`).join(", ")}.`,
    }),
  },
  "link/missing-file": {
    word: ({ href }: { href: string }) => ({
      message: `What is made from this file names ${quoted(href)}, which the site does not hold.`,
      remedy: "Mend the address, or take it out.",
    }),
  },
  "link/external-broken": {
    severity: "warning",
    word: ({ href, reason }: { href: string; reason: string }) => ({
      message: `${quoted(href)} does not open: ${reason}.`,
      remedy: "Open it in a browser; then mend the address, or take the link out.",
    }),
  },

  "address/bad-name": {
    word: ({ name }: { name: string }) => ({
      message: `${quoted(name)} cannot be a page's address.`,
      remedy: "Name it with letters, digits and hyphens only, such as teeth-whitening.",
    }),
  },
  "address/duplicate": {
    word: ({ address, isFixed }: { address: string; isFixed: boolean }) => ({
      message: `Two pages have the address ${quoted(address)} (upper and lower case count as the same).`,
      remedy: isFixed ? "Choose another name here; the other page's address is fixed." : "Rename one of the two.",
    }),
  },
  "address/duplicate-id": {
    word: ({ id }: { id: string }) => ({
      message: `The page has two places named "#${id}", so a link to it would be ambiguous.`,
      remedy: "Word one of the two headings differently.",
    }),
  },

  "group/service-twice": {
    word: ({ href }: { href: string }) => ({
      message: `${quoted(href)} is in two service groups, so its sidebar would be ambiguous.`,
      remedy: "Keep it in one of the two.",
    }),
  },
  "group/not-a-service": {
    word: ({ href }: { href: string }) => ({
      message: `${quoted(href)} is not the address of a service page, and a group lists only those.`,
      remedy: "Write /services/ and the name of the service's file, such as /services/crowns.",
    }),
  },

  "claim/unknown": {
    word: ({ claim, known }: { claim: string; known: readonly string[] }) => ({
      message: `${quoted(claim)} is no claim of site/claims.yaml.${didYouMean(claim, known)}`,
      remedy: known.length === 0 ? "Add it to site/claims.yaml." : `Claims there: ${listed(known)}.`,
    }),
  },
} satisfies Catalogue;
