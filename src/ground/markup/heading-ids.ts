import GithubSlugger from "github-slugger";
import { templateIds } from "../../model/page.ts";

export interface HeadingIds {
  idOf: (heading: string) => string;
}

/** What other programs take for the id of a heading; here it is printed, and reported. */
export const foreignId = /\{#[^{}\s]+\}\s*$/;

/** Makes ids from the words of headings, each once a page; the templates' own ids are taken already. */
export function createHeadingIds(): HeadingIds {
  const slugger = new GithubSlugger();
  for (const id of templateIds) slugger.slug(id);
  return {
    idOf: (heading) => {
      // Without it, links are right already.
      const end = heading.search(foreignId);
      return slugger.slug(end === -1 ? heading : heading.slice(0, end).trimEnd());
    },
  };
}
