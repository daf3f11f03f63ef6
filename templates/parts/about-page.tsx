import type { ReactNode } from "react";
import type { AboutPage as AboutPageProps } from "../../src/kinds/about-pages.ts";
import { hasContents, linkToSection, linkToTitle, WithContents } from "./contents.tsx";
import { Films } from "./films.tsx";
import { Layout } from "./layout.tsx";
import { Lead } from "./lead.tsx";
import { activeLabel } from "./menu-items.ts";
import { groupAnswers, NewPatients } from "./new-patients.tsx";
import { NextStep } from "./next-step.tsx";
import { PageHead } from "./page-head.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { MarkdownText } from "./markdown-text.tsx";

interface Props {
  page: AboutPageProps;
  /** Content that visitors come to this page for; printed before the text. */
  first?: ReactNode;
  /** Content that belongs to the text, right below it. */
  after?: ReactNode;
  children?: ReactNode;
}

/** The common shape of pages about the practice. `children` are printed before the closing call. */
export function AboutPage({ page, first, after, children }: Props) {
  const { title, description, imgSrc, body, titles, patients, pricesLink, frame } = page;
  const hasMore = Boolean(patients ?? children);
  const nextStep = !first && <NextStep frame={frame} />;
  const text = titles.map(linkToTitle);
  const questions = patients
    ? groupAnswers({ patients, words: frame.words, prices: pricesLink }).map(linkToSection)
    : [];
  const sections = body ? [...text, ...questions] : [...questions, ...text];
  // Beside a list of sections, answers are part of the text. A band of their own would leave the list alone with one sentence.
  const isListed = hasContents(sections);
  const answers = patients && (
    <NewPatients patients={patients} words={frame.words} prices={pricesLink} isBand={!isListed} />
  );
  return (
    <Layout page={page}>
      <PageHead page={page} eyebrow={activeLabel(frame.menu, page.currentHref)} title={page.mainTitleText} />
      {first}
      <WithContents sections={sections} words={frame.words}>
        {[title, description, imgSrc, body].some(Boolean) && (
          <article className="about-page band">
            <Lead title={title} description={description} media={imgSrc} isFirstView={!first} />
            {body && <MarkdownText html={body} hangs />}
            {isListed && answers}
            <PhotoGrid {...page} />
            <Films {...page} />
            {!hasMore && nextStep}
          </article>
        )}
        {after}
        {!isListed && answers}
        {children}
        {hasMore && nextStep && <div className="band">{nextStep}</div>}
      </WithContents>
    </Layout>
  );
}
