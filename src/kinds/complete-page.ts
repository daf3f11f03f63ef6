import type { WrittenFacts } from "../model/build/completion.ts";
import type { FactsOfSite } from "../model/content/facts.ts";
import { fillPlace } from "../model/text/fill-word.ts";
import type { Words } from "../model/content/words.ts";

/**
 * Completes a page of facts, whose title and whose text in search results the practice need not write. `summary` is the word of which that
 * text is made.
 */
export const completePage =
  (titleFrom: (written: WrittenFacts) => string, summary: Extract<keyof Words, `${string}Summary`>) =>
  <Page extends FactsOfSite["news.md"]>(
    page: Page,
    made: WrittenFacts,
  ): Page & { mainTitleText: string; metaDescription: string } => {
    const { mainTitleText = titleFrom(made), description } = page;
    const { metaDescription = description ?? fillPlace(made.words[summary], made.facts) } = page;
    return { ...page, mainTitleText, metaDescription };
  };
