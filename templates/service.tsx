import type { ServicePage } from "../src/model/page.ts";
import { CardSections } from "./parts/card-sections.tsx";
import { EmergencyNote } from "./parts/emergency-note.tsx";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";
import { NextStep } from "./parts/next-step.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { Pager } from "./parts/pager.tsx";
import { Providers } from "./parts/providers.tsx";
import { RichText } from "./parts/rich-text.tsx";
import { Sidebar } from "./parts/sidebar.tsx";
import { Sources } from "./parts/sources.tsx";

export default function Service(page: ServicePage) {
  const { frame, texts, sidebar } = page;
  // A page outside all groups stands under the menu entry that lists the groups.
  const eyebrow = sidebar?.title ?? frame.menu.find((item) => item.groups.length > 0)?.label;
  return (
    <Layout page={page}>
      <PageHead eyebrow={eyebrow} title={page.mainTitleText} />
      <div className="service" data-sidebar={sidebar ? "" : undefined}>
        {sidebar && <Sidebar group={sidebar} currentHref={page.currentHref} />}
        <article>
          <Lead title={page.title} description={page.description} media={page.imgSrc} caption={page.caption} />
          <EmergencyNote emergency={frame.emergency} />
          {page.descriptionToBeParsed && <RichText html={page.descriptionToBeParsed} />}
          {page.providers && <Providers providers={page.providers} frame={frame} />}
          {page.extra && <MarkdownText html={page.extra} />}
          <CardSections sections={page.sections} />
          <Sources {...page} />
          <NextStep texts={texts} frame={frame} />
          <Pager {...page} />
        </article>
      </div>
    </Layout>
  );
}
