import * as z from "zod";
import { isFilePath, isSitePath, splitHref } from "./page-paths.ts";
import { hrefSchema, text, type With } from "../content/schema-parts.ts";

interface Hints {
  /** Description of the link's target. */
  description: string;
  href: string;
  label: string;
}

/** The schema of a link in a list. A link to a page may leave out its words, because the page has a title. */
export function linkSchema({ description, href, label }: Hints) {
  return z.strictObject({
    label: linkWords("href", "The words of the link; the title of the page unless given.", label).optional(),
    href: hrefSchema.meta({ description, examples: [href] }),
  });
}

/** The words of the link at a key of the same group, which may be left out if the page that it leads to has a title. */
export const linkWords = (wordsOf: string, description: string, example: string) =>
  text(description, example).meta({ wordsOf, neededIf: "it leads to a part of a page, a file or another site" });

/** Whether a link leads to a whole page of the site, not to a part of one, a file, or elsewhere. */
export function leadsToPage(href: string): boolean {
  return isSitePath(href) && !isFilePath(href) && splitHref(href).path === href.replace(/(?<=.)\/$/, "");
}

export type WrittenLink = z.infer<ReturnType<typeof linkSchema>>;
export type CompleteLink = With<WrittenLink, "label">;
