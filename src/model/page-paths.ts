import { isReservedOnWindows } from "./reserved-names.ts";

/*
 * The pages of a site by the path authors write: from the site's root, case and all, without base path or trailing slash.
 */

/** The name of a collection's file is its slug, case and all: `site/services/crowns.md` → `crowns`; of a page with its folders. */
export const slugOf = (file: string): string => file.replace(/^site\/\w+\//, "").slice(0, -".md".length);

/** Whether a file or folder may be called so: letters, digits and hyphens, and no name that Windows keeps for itself. */
export function isSlug(name: string): boolean {
  return /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/.test(name) && !isReservedOnWindows(name);
}

export const servicePath = (slug: string): string => `/services/${slug}`;
export const ownPagePath = (slug: string): string => `/${slug}`;

/** Of the page that introduces the practice. */
export const introductionPath = ({ slug, name }: { slug?: string | undefined; name: string }): string =>
  `/about/${slug ?? makeSlug(name)}`;

export const fixedPaths = {
  home: "/",
  services: "/services",
  about: "/about",
  address: "/about/address",
  doctors: "/about/meetthedoctors",
  tour: "/about/officetour",
  experiences: "/about/patientexperiences",
  legal: "/privacypolicy",
  accessibility: "/accessibility",
} as const;

/**
 * Small letters, digits and hyphens; never the name of another page below `/about/`. No library does this, since the result must also be a
 * name that Windows allows.
 */
export function makeSlug(name: string): string {
  const plain = name.normalize("NFKD").replace(/[\u0300-\u036f'’]/g, "");
  const slug = plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const isTaken = (Object.values(fixedPaths) as string[]).includes(`/about/${slug}`);
  if (slug === "") return "practice";
  return isTaken || isReservedOnWindows(slug) ? `${slug}-practice` : slug;
}

/** Splits what follows the host in an address: the query with its `?` and the hash with its `#`, each empty without one. */
export function splitAddress(address: string): { path: string; query: string; hash: string } {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address)!;
  return { path, query, hash };
}

/** Splits what an author wrote: the path is as pages are listed here, the fragment without `#`, undefined without one. */
export function splitHref(href: string): { path: string; query: string; fragment: string | undefined } {
  const { path, query, hash } = splitAddress(href);
  return { path: path.replace(/(?<=.)\/$/, ""), query, fragment: hash === "" ? undefined : hash.slice(1) };
}

export function isSitePath(href: string): boolean {
  return href.startsWith("/") && !href.startsWith("//");
}

const withoutSlash =
  /^(?:\.{1,2}\/)*([\w-]+(?:\/[\w-]+)*(?:\.(?:pdf|docx?|jpe?g|png|txt))?)(?:\.(?:md|html?|php))?\/?(#\S*)?$/i;

/** Whether only the slash in front of a page's path was left out, as in `services/crowns`, or a file was named, as in `../crowns.md`. */
export function lacksSlash(href: string): boolean {
  return withoutSlash.test(href);
}

/** The address that a link without its slash means, if its page lies where the link says. */
export function addSlash(href: string): string {
  const [, path = href, fragment = ""] = withoutSlash.exec(href) ?? [];
  return `/${path}${fragment}`;
}

/** Whether a path is that of a file such as `/forms/new-patient.pdf`, not of a page in whatever form. */
export function isFilePath(href: string): boolean {
  return isSitePath(href) && /\.(?!(?:html?|php|md)$)\w+$/i.test(splitHref(href).path);
}
