import type { NewsPage } from "../src/kinds/news-page.ts";
import { Categories } from "./parts/categories.tsx";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { activeLabel } from "./parts/menu-items.ts";
import { NewsPager } from "./parts/news-pager.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { PostCards } from "./parts/post-cards.tsx";

/** The list of posts, by year. */
export default function News(page: NewsPage) {
  return (
    <Layout page={page}>
      <PageHead page={page} eyebrow={activeLabel(page.frame.menu, page.currentHref)} title={page.mainTitleText} />
      <article className="about-page band">
        <Lead description={page.description} />
        <Categories {...page} />
        {page.years.map(({ year, posts }) => (
          <div className="split" key={year}>
            <h2>{year}</h2>
            <PostCards posts={posts} />
          </div>
        ))}
        <NewsPager {...page} />
      </article>
    </Layout>
  );
}
