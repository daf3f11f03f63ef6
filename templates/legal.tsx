import type { LegalPage } from "../src/kinds/legal-page.ts";
import { Contact } from "./parts/contact.tsx";
import { Contents, linkToTitle } from "./parts/contents.tsx";
import { fillWords } from "./parts/fill-words.ts";
import { Layout } from "./parts/layout.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { parseHtml } from "./parts/parse-html.ts";
import { MarkdownText } from "./parts/markdown-text.tsx";

export default function Legal(page: LegalPage) {
  const { words, practice, offices } = page.frame;
  return (
    <Layout page={page}>
      <PageHead page={page} title={page.mainTitleText}>
        <p>{page.description}</p>
        <p>{fillWords(words[page.date.kind], { date: <time dateTime={page.date.iso}>{page.date.text}</time> })}</p>
      </PageHead>
      <div className="beside">
        <Contents sections={page.titles.map(linkToTitle)} words={words} />
        <article className="legal band">
          {page.sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{parseHtml(section.title)}</h2>
              <MarkdownText html={section.body} />
              {section.isContact && <Contact office={offices[0]} email={practice.email} />}
            </section>
          ))}
        </article>
      </div>
    </Layout>
  );
}
