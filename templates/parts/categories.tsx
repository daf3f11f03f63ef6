import type { NewsPage } from "../../src/kinds/news-page.ts";
import { LinkList } from "./link-list.tsx";

/** Links to the lists of categories of posts. */
export function Categories({ categories, currentHref, frame }: Pick<NewsPage, "categories" | "currentHref" | "frame">) {
  if (categories.length === 0) return null;
  return (
    <nav className="categories" aria-label={frame.words.categories}>
      <LinkList links={categories} currentHref={currentHref} />
    </nav>
  );
}
