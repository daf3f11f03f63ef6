import type { FactsOfSite } from "../model/facts.ts";

/** Completes a page of facts, whose title and whose text in search results the practice need not write. */
export function completePage<Page extends FactsOfSite["news.md"]>(
  page: Page,
  title: string,
  summary: string,
): Page & { mainTitleText: string; metaDescription: string } {
  const { mainTitleText = title, description, metaDescription = description ?? summary } = page;
  return { ...page, mainTitleText, metaDescription };
}
