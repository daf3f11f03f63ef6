import { addSlash, isFilePath, lacksSlash, splitHref } from "../model/page-paths.ts";
import { composeAccents } from "../model/compose-accents.ts";
import { suggest, suggestByWords } from "./suggest.ts";
import { ask, didYouMean, fixSpaces, quoted, type Catalogue } from "./wording.ts";

function namesNobody(href: string): boolean {
  return /^(tel|mailto):$/i.test(href);
}

/** The path of an address copied from the preview; undefined for other addresses. */
function pathInPreview(href: string): string | undefined {
  const [, path] = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?((?:[/?#].*)?)$/i.exec(href) ?? [];
  return path === "" ? "/" : path?.replace(/(?<=[^/])\/(?=$|[?#])/, "");
}

/** Corrects an address: adds the scheme or slash it begins with, and removes characters that do not belong to it. */
function fixAddress(href: string): string | undefined {
  const bare = href.replace(/^["'“”„‘’]+|["'“”„‘’]+$/g, "").replaceAll("\\", "/");
  const preview = pathInPreview(bare);
  if (preview !== undefined) return preview;
  if (/^(?:http:)?\/\/\w/i.test(bare)) return bare.replace(/^(?:http:)?/i, "https:");
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(bare) && !lacksSlash(bare)) return `https://${bare}`;
  if (/^[^\s@:/]+@[\w-]+(?:\.[\w-]+)+$/.test(bare)) return `mailto:${bare}`;
  if (/^\+?[\d().\s-]+$/.test(bare) && bare.replace(/\D/g, "").length >= 7)
    return `tel:${bare.replace(/[^\d+]+/g, "")}`;
  const whole = fixSpaces(bare);
  return whole !== href && /^(?:\/|https:|mailto:|tel:)\S/i.test(whole) ? whole : undefined;
}

function remedyForScheme(href: string, known: readonly string[]): string {
  const fixed = fixAddress(href);
  if (fixed !== undefined) return `Write ${fixed} instead.`;
  if (lacksSlash(href)) {
    const whole = addSlash(href);
    return isFilePath(whole) && suggestPage(whole, known) === undefined
      ? `Put the file in assets/root/ as assets/root${splitHref(whole).path}, and write ${whole} instead.`
      : remedyForUnknownPage(whole, known);
  }
  if (namesNobody(href)) return "Write the number or the e-mail address after it, or remove the link.";
  const [, kind, number] = /^([a-z]+):(?:\/\/)?(.*)$/i.exec(href) ?? [];
  const call = number === undefined ? undefined : fixAddress(number);
  if (kind?.toLowerCase() === "fax")
    return `Remove the link, but keep its words: a browser cannot send a fax.${call?.startsWith("tel:") ? ` If people can call this number, write ${call} instead.` : ""}`;
  if (call?.startsWith("tel:")) return `Write ${call} instead.`;
  if (/^https:/i.test(href)) return "Copy the address again from the page it leads to.";
  return "Write where it leads, such as /services/crowns or https://www.ada.org, or remove the link; in a text, keep its words.";
}

/** The address that was probably meant, with the fragment that was written. */
function suggestPage(href: string, known: readonly string[]): string | undefined {
  const { path, fragment } = splitHref(href);
  const name = path.replace(/\.(?:md|html?|php)$/i, "");
  const page = suggest(path, known) ?? suggest(name, known) ?? suggestByWords(name, known);
  return page === undefined || fragment === undefined ? page : `${page}#${fragment}`;
}

function remedyForUnknownPage(href: string, known: readonly string[]): string {
  const fixed = fixAddress(href) ?? suggestPage(href, known);
  return fixed === undefined
    ? "Write the address of a page that exists, or remove the link; in a text, keep its words."
    : `Write ${fixed} instead.`;
}

interface MissingFragment {
  href: string;
  fragment: string;
  /** The ids that the page has. */
  known: readonly string[];
  /** The address of the only other page that has such a place. */
  elsewhere: string | undefined;
}

function remedyForFragment({ href, fragment, known }: MissingFragment): string {
  if (known.length > 0) {
    // Accents written apart look the same as those of the id.
    const isAlike = known.some((id) => id !== fragment && id === composeAccents(fragment));
    return `In place of "#${isAlike ? encodeURIComponent(fragment) : fragment}", write one that the page has: ${known.map((id) => `#${id}`).join(", ")}.`;
  }
  return href.startsWith("#") ? "Remove the link, but keep its words." : `Remove "#${fragment}".`;
}

function wordScheme(href: string): string {
  const link = `The link ${quoted(href)}`;
  if (/^https:/i.test(href)) return `${link} is not an address that a browser can open.`;
  if (namesNobody(href)) return `${link} has nothing after the colon.`;
  if (href.trim() === "") return "The link has no address.";
  if (/^\/.*\s/.test(href)) return `${link} has a space in it.`;
  if (pathInPreview(href) !== undefined) return `${link} leads to the preview, which only your own computer shows.`;
  if (/^http:/i.test(href)) return `${link} is not secure: it begins with http, not https.`;
  if (lacksSlash(href) && /\.(?:md|html?|php)(?:#|$)/i.test(href))
    return `${link} is the name of a file, not the address of a page.`;
  const [start] = /^(?:https:\/\/|mailto:|tel:)/.exec(fixAddress(href) ?? "") ?? (lacksSlash(href) ? ["a slash"] : []);
  if (/^["“”„‘’]/.test(href)) return `${link} has quotes around it that are not part of the address.`;
  const [kind] = /^[a-z][\w+.-]*:/i.exec(href) ?? [];
  if (kind !== undefined) return `${link} begins with ${kind}, and links begin with /, https:, tel: or mailto: here.`;
  return start === undefined
    ? `${link} is not an address that a browser can open.`
    : `${link} does not begin with ${start}.`;
}

/** References: links, addresses, claims. */
export const referenceProblems = {
  "link/scheme": {
    /** `known`: the pages of the site; given only if just a slash is missing. */
    word: ({ href, known = [] }: { href: string; known?: readonly string[] }) => ({
      message: wordScheme(href),
      remedy: remedyForScheme(href, known),
    }),
  },
  "link/no-words": {
    word: ({ href, isHtml }: { href: string; isHtml: boolean }) => ({
      message: `The link to ${quoted(href)} has no words, so there is nothing to tap.`,
      remedy: `Write ${isHtml ? `<a href="${href}">its words</a>` : `[its words](${href})`}, or remove it.`,
    }),
  },
  "link/unknown-page": {
    /**
     * `knownWithFiles`: pages and the files in assets/root/, by address; absent if a template may have named the file. `now`: the address
     * to which site/redirects.yaml sends visitors who follow the link.
     */
    word: ({
      href,
      known,
      knownWithFiles,
      now,
    }: {
      href: string;
      known: readonly string[];
      knownWithFiles?: readonly string[];
      now?: string | undefined;
    }) => {
      if (now !== undefined) {
        return {
          message: `${quoted(href)} is an old address, which site/redirects.yaml redirects.`,
          remedy: `Write ${now} instead: that is where it ends.`,
        };
      }
      return knownWithFiles !== undefined && isFilePath(href)
        ? {
            message: `${quoted(href)} is not a page or file of this site.${ask(suggestPage(href, knownWithFiles))}`,
            remedy:
              "Put a file that a link opens in assets/root/ (assets/root/forms/new-patient.pdf is /forms/new-patient.pdf), or remove the link.",
          }
        : {
            message: `${quoted(href)} is not a page of this site.${ask(suggestPage(href, known))}`,
            remedy: remedyForUnknownPage(href, known),
          };
    },
  },
  "link/scheduled-post": {
    word: ({ href, day }: { href: string; day: string }) => ({
      message: `${quoted(href)} is not a page of this site before ${day}, the day of its post.`,
      remedy: `Remove the link until then, or give the post an earlier date.`,
    }),
  },
  "link/missing-fragment": {
    word: (details: MissingFragment) => {
      const { href, fragment, known, elsewhere } = details;
      const near = suggest(
        `#${fragment}`,
        known.map((id) => `#${id}`),
      );
      return {
        message: `${href.startsWith("#") ? `This page has no place ${quoted(href)}.` : `${quoted(href)} points to "#${fragment}", but that page has no such place.`}${ask(near ?? elsewhere)}`,
        remedy:
          near === undefined && elsewhere !== undefined ? `Write ${elsewhere} instead.` : remedyForFragment(details),
      };
    },
  },
  "link/missing-file": {
    word: ({ href }: { href: string }) => ({
      message: `A page or stylesheet made from this file asks for ${quoted(href)}, which is not in the site.`,
      remedy:
        "Fix the address, or remove it. A file that keeps its name belongs in assets/root/ (assets/root/wave.png is /wave.png).",
    }),
  },

  "office/unknown": {
    word: ({ office, known }: { office: string; known: readonly string[] }) => ({
      message: `${quoted(office)} is not the name of a file in site/offices/.${didYouMean(office, known)}`,
      remedy: `Write one that is there, without .md: ${known.join(", ")}.`,
    }),
  },

  "claim/unknown": {
    word: ({ claim, known }: { claim: string; known: readonly string[] }) => ({
      message: `${quoted(claim)} is not a figure in site/claims.yaml.${didYouMean(claim, known)}`,
      remedy: known.length === 0 ? "Add it to site/claims.yaml." : `Write one that is there: ${known.join(", ")}.`,
      // The figure is missing once, however many pages name it.
      about: claim,
    }),
  },
} satisfies Catalogue;
