import type { ReactNode } from "react";
import type { AboutPage as AboutPageProps } from "../../src/model/page.ts";
import { Layout } from "./layout.tsx";
import { Lead } from "./lead.tsx";
import { activeLabel } from "./menu-items.ts";
import { PageHead } from "./page-head.tsx";
import { MarkdownText } from "./markdown-text.tsx";

/** The shape the pages about the practice share; what one page has more follows as children. */
export function AboutPage({ page, children }: { page: AboutPageProps; children?: ReactNode }) {
  return (
    <Layout page={page}>
      <PageHead eyebrow={activeLabel(page.frame.menu, page.currentHref)} title={page.mainTitle} />
      <article className="about-page">
        <Lead title={page.title} description={page.description} media={page.media} />
        <MarkdownText html={page.body} />
      </article>
      {children}
    </Layout>
  );
}
