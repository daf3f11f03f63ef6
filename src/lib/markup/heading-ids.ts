import GithubSlugger from "github-slugger";
import { composeAccents } from "../../model/text/compose-accents.ts";
import { templateIds, type PageIds } from "../../model/build/page-ids.ts";
import { withoutLanguage } from "./other-language.ts";

/** The notation that other programs have for a heading's id. Here it is printed, and reported. */
export const foreignId = /\{#[^{}\s]+\}\s*$/;

const ofTemplates = new GithubSlugger();
for (const id of templateIds) ofTemplates.slug(id);

/** Makes ids from the words of headings, each unique on its page and different from the ids in templates and from those `taken`. */
export function createHeadingIds(taken: readonly string[] = []): PageIds {
  const slugger = new GithubSlugger();
  Object.assign(slugger.occurrences, ofTemplates.occurrences);
  for (const id of taken) slugger.slug(id);
  return {
    idOf: (words) => {
      const heading = withoutLanguage(words);
      // The notation is not part of the id, so links to the heading's words already work.
      const end = heading.search(foreignId);
      return slugger.slug(composeAccents(end === -1 ? heading : heading.slice(0, end).trimEnd()));
    },
  };
}
