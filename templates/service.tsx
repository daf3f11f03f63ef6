import type { ServicePage } from "../src/kinds/service.ts";
import { BeforeAfter } from "./parts/before-after.tsx";
import { CardSections } from "./parts/card-sections.tsx";
import { ClaimDetails } from "./parts/claim-details.tsx";
import { FoldedContents, hasContents, sectionsOf } from "./parts/contents.tsx";
import { EmergencyLine } from "./parts/emergency-line.tsx";
import { EmergencyNote } from "./parts/emergency-note.tsx";
import { Facts } from "./parts/facts.tsx";
import { Films } from "./parts/films.tsx";
import { fillWords } from "./parts/fill-words.ts";
import { HowSoon } from "./parts/how-soon.tsx";
import { ids } from "./parts/ids.ts";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { hasLinkTo } from "./parts/menu-items.ts";
import { MarkdownText } from "./parts/markdown-text.tsx";
import { NextStep } from "./parts/next-step.tsx";
import { OnlyHours } from "./parts/only-hours.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { Pager } from "./parts/pager.tsx";
import { PhotoGrid } from "./parts/photo-grid.tsx";
import { PriceLines } from "./parts/price-lines.tsx";
import { Providers } from "./parts/providers.tsx";
import { Questions } from "./parts/questions.tsx";
import { RichText } from "./parts/rich-text.tsx";
import { Sidebar } from "./parts/sidebar.tsx";
import { Sources } from "./parts/sources.tsx";
import { Wave } from "./parts/wave.tsx";

export default function Service(page: ServicePage) {
  const { frame, texts, sidebar } = page;
  // A page outside all groups belongs to the menu entry that lists the groups.
  const eyebrow = sidebar?.title ?? frame.menu.find((item) => item.groups.length > 0)?.label;
  const hasText = hasTreatment(page);
  const hasNote = hasText && page.emergencyNote === true;
  const sections = sectionsOf(page);
  return (
    <Layout page={page} isOutsideGroups={!isListed(page)}>
      <PageHead page={page} eyebrow={eyebrow} eyebrowHref={sidebar?.href} title={page.mainTitleText} />
      <div className="service beside" data-picture={page.imgSrc && ""}>
        {hasText && hasContents(sections) && <FoldedContents sections={sections} words={frame.words} />}
        {hasText && <Treatment page={page} hasNote={hasNote} />}
        <div className={hasText ? "below band" : "band"}>
          {hasText && <Wave isAbove />}
          <CardSections sections={page.sections} />
          <HowSoon howSoon={page.howSoon} frame={frame}>
            {!hasNote && <EmergencyLine emergency={frame.emergency} />}
          </HowSoon>
          {page.prices && <ServicePrices prices={page.prices} words={frame.words} />}
          {page.claim && <ClaimDetails claim={page.claim} words={frame.words} />}
          {page.questions && <Questions title={page.questionsTitle} questions={page.questions} />}
          <NextStep texts={texts} frame={frame} />
          <Sources {...page} />
          <Pager {...page} />
        </div>
        {sidebar && <Sidebar group={sidebar} currentHref={page.currentHref} />}
      </div>
    </Layout>
  );
}

/** Whether the page is more than its title and what is below the wave. */
function hasTreatment(page: ServicePage): boolean {
  const { title, description, imgSrc, descriptionToBeParsed, extra, beforeAfter, photos, films } = page;
  return [title, description, imgSrc, descriptionToBeParsed, extra, beforeAfter, photos, films].some(Boolean);
}

/** Whether a group of the menu has the page. */
function isListed({ frame, currentHref }: ServicePage): boolean {
  return frame.menu.some(({ groups }) => groups.some(({ links }) => hasLinkTo(links, currentHref)));
}

/** The text that says what the treatment is. A page that is only its title lacks it. */
function Treatment({ page, hasNote }: { page: ServicePage; hasNote: boolean }) {
  const { frame } = page;
  return (
    <article className="band">
      <Lead title={page.title} description={page.description} media={page.imgSrc} caption={page.caption}>
        {(page.facts ?? page.prices) && <Facts {...page} words={frame.words} />}
        {hasNote && (
          <EmergencyNote emergency={frame.emergency}>
            <OnlyHours offices={frame.offices} />
          </EmergencyNote>
        )}
      </Lead>
      {page.descriptionToBeParsed && <RichText html={page.descriptionToBeParsed} />}
      {page.providers && <Providers providers={page.providers} frame={frame} />}
      {page.extra && <MarkdownText html={page.extra} />}
      <BeforeAfter {...page} />
      <PhotoGrid {...page} />
      <Films {...page} />
    </article>
  );
}

/** The price of the treatment, from the list of all prices. */
function ServicePrices({
  prices,
  words,
}: Required<Pick<ServicePage, "prices">> & { words: ServicePage["frame"]["words"] }) {
  return (
    <section className="card-sections prices split" id={ids.prices}>
      <h2>{words.fees}</h2>
      <div>
        <PriceLines lines={prices.lines} words={words} />
        <p>
          {fillWords(words.asOf, { month: prices.asOf })} {prices.note} <a href={prices.all.href}>{prices.all.label}</a>
        </p>
      </div>
    </section>
  );
}
