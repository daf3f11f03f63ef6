import type { PostPage } from "../src/kinds/post.ts";
import { BeforeAfter } from "./parts/before-after.tsx";
import { Categories } from "./parts/categories.tsx";
import { linkToTitle, WithContents } from "./parts/contents.tsx";
import { Films } from "./parts/films.tsx";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";
import { NewsPager } from "./parts/news-pager.tsx";
import { NextStep } from "./parts/next-step.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { PhotoGrid } from "./parts/photo-grid.tsx";
import { Sources } from "./parts/sources.tsx";

export default function Post(page: PostPage) {
  const { date, updated, byline } = page;
  return (
    <Layout page={page}>
      <PageHead page={page} eyebrow={page.newsTitle} title={page.mainTitleText}>
        <p>
          <time dateTime={date.iso}>{date.text}</time>
        </p>
        {updated && (
          <p>
            <time dateTime={updated.iso}>{updated.text}</time>
          </p>
        )}
        {byline && <p>{byline}</p>}
      </PageHead>
      <WithContents sections={page.titles.map(linkToTitle)} words={page.frame.words}>
        <article className="about-page band">
          <Lead description={page.description} media={page.imgSrc} />
          {page.body && <MarkdownText html={page.body} hangs />}
          <BeforeAfter {...page} />
          <PhotoGrid {...page} />
          <Films {...page} />
          <Categories {...page} />
          <NewsPager {...page} />
          <p>
            <a className="more" href={page.all.href}>
              {page.all.label}
            </a>
          </p>
          <NextStep frame={page.frame} />
          <Sources {...page} />
        </article>
      </WithContents>
    </Layout>
  );
}
