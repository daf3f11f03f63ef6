import GithubSlugger from "github-slugger";
import { templateIds } from "../model/page.ts";

/** Makes ids from the words of headings, each once a page; the templates' own ids are taken already. */
export function createHeadingIds(): { idOf(heading: string): string } {
  const slugger = new GithubSlugger();
  for (const id of templateIds) slugger.slug(id);
  // What other programs take for an id is printed here and told of: without it, links are right already.
  return { idOf: (heading) => slugger.slug(heading.replace(/\s*\{#[^{}\s]+\}\s*$/, "")) };
}
