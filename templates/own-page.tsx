import type { OwnPage as Props } from "../src/kinds/own-page.ts";
import { BeforeAfter } from "./parts/before-after.tsx";
import { CardSections } from "./parts/card-sections.tsx";
import { sectionsOf, WithContents } from "./parts/contents.tsx";
import { Films } from "./parts/films.tsx";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";
import { activeLabel } from "./parts/menu-items.ts";
import { NextStep } from "./parts/next-step.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { PhotoGrid } from "./parts/photo-grid.tsx";
import { Questions } from "./parts/questions.tsx";
import { ServiceGroups } from "./parts/service-groups.tsx";
import { Sources } from "./parts/sources.tsx";

export default function OwnPage(page: Props) {
  const { frame } = page;
  return (
    <Layout page={page}>
      <PageHead page={page} eyebrow={activeLabel(frame.menu, page.currentHref)} title={page.mainTitleText} />
      <WithContents sections={sectionsOf(page)} words={frame.words}>
        <Text {...page} />
      </WithContents>
    </Layout>
  );
}

function Text(page: Props) {
  return (
    <article className="about-page band">
      <Lead title={page.title} description={page.description} media={page.imgSrc} />
      {page.body && <MarkdownText html={page.body} hangs />}
      {page.services && (
        <ServiceGroups
          servicesTitle={page.frame.words.services}
          groups={page.services}
          currentHref={page.currentHref}
        />
      )}
      <BeforeAfter {...page} />
      <PhotoGrid {...page} />
      <Films {...page} />
      <CardSections sections={page.sections} />
      {page.questions && <Questions title={page.questionsTitle} questions={page.questions} />}
      <NextStep frame={page.frame} />
      <Sources {...page} />
    </article>
  );
}
