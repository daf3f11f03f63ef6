import { Fragment } from "react";
import type { DoctorsPage } from "../src/model/page.ts";
import { Doctor } from "./parts/doctor.tsx";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { Map } from "./parts/map.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";
import { Media } from "./parts/media.tsx";
import { activeLabel } from "./parts/menu-items.ts";
import { NextStep } from "./parts/next-step.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { Training } from "./parts/training.tsx";
import { Photos } from "./parts/photos.tsx";

/** One doctor fills the page. Several doctors are below its heading, each with an id that links can lead to. */
export default function MeetTheDoctors(page: DoctorsPage) {
  const { frame, doctors } = page;
  const { menu, offices, words } = frame;
  const isOne = doctors.length === 1;
  const lead = <Lead title={page.title} description={page.description} />;
  return (
    <Layout page={page}>
      <PageHead page={page} eyebrow={activeLabel(menu, page.currentHref)} title={page.mainTitleText} />
      {!isOne && (
        <article className="about-page joined band">
          <Lead title={page.title} description={page.description} media={page.imgSrc} />
          {page.body && <MarkdownText html={page.body} hangs={page.body.includes("<h2")} />}
        </article>
      )}
      {doctors.map((doctor) => (
        <Fragment key={doctor.id}>
          <article className="joined band split" id={isOne ? undefined : doctor.id}>
            <Doctor doctor={doctor} words={words} isFirstView={isOne} hasHeading={!isOne} />
            <div>
              {isOne && lead}
              {isOne && page.body && <MarkdownText html={page.body} />}
              {doctor.training && <Training training={doctor.training} words={words} />}
              {doctor.body && <MarkdownText html={doctor.body} />}
              {isOne && page.imgSrc && <Media media={page.imgSrc} />}
            </div>
          </article>
          {doctor.photos && <Photos photos={doctor.photos} />}
        </Fragment>
      ))}
      {offices.length === 1 ? (
        <Map office={offices[0]} frame={frame} />
      ) : (
        <div className="band">
          <NextStep frame={frame} />
        </div>
      )}
    </Layout>
  );
}
