import type { PricesPage } from "../src/kinds/prices.ts";
import { linkToTitle, WithContents } from "./parts/contents.tsx";
import { fillWords } from "./parts/fill-words.ts";
import { Insurers } from "./parts/insurers.tsx";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";
import { activeLabel } from "./parts/menu-items.ts";
import { NextStep } from "./parts/next-step.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { PriceLines } from "./parts/price-lines.tsx";
import { RichText } from "./parts/rich-text.tsx";

/** The price list. What holds for all prices is above them. */
export default function Prices(page: PricesPage) {
  const { frame, groups, note, asOf, body, patients } = page;
  return (
    <Layout page={page}>
      <PageHead page={page} eyebrow={activeLabel(frame.menu, page.currentHref)} title={page.mainTitleText} />
      <WithContents sections={[...groups.map(linkToGroup), ...page.titles.map(linkToTitle)]} words={frame.words}>
        <article className="about-page prices band">
          <Lead description={page.description}>
            <small>
              {fillWords(frame.words.asOf, { month: asOf })} {note}
            </small>
          </Lead>
          {groups.map(({ id, title, text, lines }) => (
            <section className="split" key={id} id={id}>
              <div>
                <h2>{title}</h2>
                {text && <RichText html={text} />}
              </div>
              <PriceLines lines={lines} words={frame.words} />
            </section>
          ))}
          {patients?.insurers && <Insurers insurers={patients.insurers} words={frame.words} />}
          {body && <MarkdownText html={body} hangs />}
          <NextStep frame={frame} />
        </article>
      </WithContents>
    </Layout>
  );
}

const linkToGroup = ({ id, title: label }: PricesPage["groups"][number]) => ({ id, label });
