import { composeAccents } from "../text/compose-accents.ts";
import { languageFolder } from "../domain/language.ts";
import { plainLetters, cutLetters } from "../text/plain-name.ts";
import { isReservedOnWindows } from "./reserved-names.ts";
import { spellPlainly } from "../text/spell-plainly.ts";

/* Page paths as authors write them: from the site's root, with case, without base path or trailing slash. */

/** The practice's names, which an address may contain. */
export interface PracticeName {
  slug?: string | undefined;
  name: string;
}

const inItsFolder = new RegExp(`^site/(?:${languageFolder}/)?\\w+/`);

/**
 * Returns the slug of a file in a folder, with case: `site/services/crowns.md` and its translation `site/es/services/crowns.md` → `crowns`. A
 * page's slug includes its folders.
 */
export const slugOf = (file: string): string => composeAccents(file.replace(inItsFolder, "").slice(0, -".md".length));

/** Whether a name is allowed for a file or folder: letters, digits and hyphens, and not reserved by Windows. */
export function isSlug(name: string): boolean {
  return /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(name) && !isReservedOnWindows(name);
}

export const servicePath = (slug: string): string => `/services/${slug}`;
export const doctorPath = (slug: string): string => `${fixedPaths.doctors}/${slug}`;
export const postPath = (slug: string): string => `${fixedPaths.news}/${slug}`;
export const ownPagePath = (slug: string): string => `/${slug}`;

/** Returns the path of the page that introduces the practice. */
export const introductionPath = ({ slug, name }: PracticeName): string => `/about/${slug ?? makeSlug(name)}`;

export const fixedPaths = {
  home: "/",
  services: "/services",
  about: "/about",
  address: "/about/address",
  doctors: "/about/meetthedoctors",
  team: "/about/team",
  newPatients: "/about/newpatients",
  prices: "/about/prices",
  tour: "/about/officetour",
  experiences: "/about/patientexperiences",
  news: "/news",
  emergency: "/emergency",
  legal: "/privacypolicy",
  accessibility: "/accessibility",
} as const;

/** Returns the path of a page from the site's root. The pages of a language besides the first are in its folder. */
export const inFolder = (folder: string | undefined, path: string): string =>
  folder === undefined ? path : `/${folder}${path === "/" ? "" : path}`;

/** Folders in the address of a list: of its categories, and of its further pages. */
const [categories, furtherPages] = ["category", "page"];

/** Returns the path of one of the pages that a long list is divided into, from 1. No entry of the list is in a folder. */
export const partPath = (path: string, part: number): string => (part === 1 ? path : `${path}/${furtherPages}/${part}`);

/** Returns the path of the list of those entries of a longer list that are in one category. */
export const categoryPath = (list: string, slug: string): string => `${list}/${categories}/${slug}`;

/** One of the pages that a long list is divided into: of all entries or of a category, and its number there, from 1. */
export interface ListPart {
  path: string;
  part: number;
  /** Slug of the category. */
  category: string | undefined;
}

const belowList = new RegExp(`^(?:/${categories}/([^/]+))?(?:/${furtherPages}/(\\d+))?$`);

/** Finds the pages that a list is divided into among all paths. */
export const findListParts = (list: string, paths: ReadonlySet<string>): ListPart[] =>
  [...paths].flatMap((path): ListPart[] => {
    const found = path.startsWith(list) && belowList.exec(path.slice(list.length));
    return found ? [{ path, part: Number(found[2] ?? 1), category: found[1] }] : [];
  });

const lettersOf = (name: string): string => plainLetters(name).toLowerCase();

/** Whether an address shows all letters and digits of a name, which it does not if they are of another script. */
export function fitsAddress(name: string): boolean {
  const spelled = spellPlainly(name);
  return /[a-z0-9]/i.test(spelled) && !/(?![A-Za-z0-9])[\p{L}\p{N}]/u.test(spelled);
}

/** Makes the slug of a category. In another script, it is made of the numbers of the letters. */
export function categorySlug(name: string): string {
  const slug = lettersOf(name);
  if (fitsAddress(name) && !isReservedOnWindows(slug)) return slug;
  return Array.from(name.trim().toLowerCase(), (letter) => letter.codePointAt(0)!.toString(36)).join("-");
}

/**
 * Makes a slug of at most 100 lowercase letters, digits and hyphens, which is never the name of another page below `/about/`; `otherwise`
 * if a name has none. No library does this, because Windows must allow the result as a name, too.
 */
export function makeSlug(name: string, otherwise = "practice"): string {
  const slug = cutLetters(lettersOf(name));
  const isTaken = Object.values<string>(fixedPaths).includes(`/about/${slug}`);
  if (slug === "") return otherwise;
  return isTaken || isReservedOnWindows(slug) ? `${slug}-practice` : slug;
}

/** Splits the part of an address after the host. The query includes its `?` and the hash its `#`; each is empty if missing. */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { path, query, hash };
}

/**
 * Splits an address that an author wrote. The path has the form of page paths here. The fragment has no `#`, and is undefined if missing.
 */
export function splitHref(href: string): { path: string; query: string; fragment: string | undefined } {
  const { path, query, hash } = splitAddress(href);
  return { path: path.replace(/(?<=.)\/$/, ""), query, fragment: hash === "" ? undefined : hash.slice(1) };
}

export function isSitePath(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}

const withoutSlash =
  /^(?:\.{1,2}\/)*([\w-]+(?:\/[\w-]+)*(?:\.(?:pdf|docx?|jpe?g|png|txt))?)(?:\.(?:md|html?|php))?\/?(#\S*)?$/i;

/** Whether an address only lacks the slash before a page's path, as in `services/crowns`, or names a file, as in `../crowns.md`. */
export function lacksSlash(href: string): boolean {
  return withoutSlash.test(href);
}

/** Returns the intended address of a link without its slash, if its page is where the link says. */
export function addSlash(href: string): string {
  const [, path = href, fragment = ""] = withoutSlash.exec(href) ?? [];
  return `/${path}${fragment}`;
}

/** Whether a path leads to a file such as `/forms/new-patient.pdf`, not to a page in any form. */
export function isFilePath(href: string): boolean {
  return isSitePath(href) && /\.(?!(?:html?|php|md)$)\w+$/i.test(splitHref(href).path);
}
