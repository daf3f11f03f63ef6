import { Fragment } from "react";
import type { DoctorsPage } from "../src/kinds/doctors-page.ts";
import { Doctor, nameOf } from "./parts/doctor.tsx";
import { fillWords } from "./parts/fill-words.ts";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { Map } from "./parts/map.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";
import { Media } from "./parts/media.tsx";
import { activeLabel } from "./parts/menu-items.ts";
import { NextStep } from "./parts/next-step.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { PersonLinks } from "./parts/person-links.tsx";
import { Training } from "./parts/training.tsx";
import { Photos } from "./parts/photos.tsx";

/**
 * A practice's only doctor fills the page, whose title is the doctor's name unless another page has that. Several doctors are below its
 * heading, each with an id that links can lead to. Photos of an only doctor are between the map and the footer, which both have the address.
 */
export default function MeetTheDoctors(page: DoctorsPage) {
  const { frame, doctors } = page;
  const { menu, offices } = frame;
  const only = doctors.length === 1 ? doctors[0] : undefined;
  const title = page.mainTitleText;
  return (
    <Layout page={page}>
      {only && !only.hasPage ? (
        <PageHead page={page} eyebrow={title} title={nameOf(only)} />
      ) : (
        <PageHead page={page} eyebrow={activeLabel(menu, page.currentHref)} title={title} />
      )}
      {only ? <OnlyDoctor page={page} doctor={only} /> : <Doctors page={page} />}
      {offices.length === 1 ? (
        <Map office={offices[0]} frame={frame} isJoined={only?.photos !== undefined} />
      ) : (
        <div className="band">
          <NextStep frame={frame} />
        </div>
      )}
      {only?.photos && <Photos photos={only.photos} isLast />}
    </Layout>
  );
}

/** The text is beside the portrait. */
function OnlyDoctor({ page, doctor }: { page: DoctorsPage; doctor: DoctorsPage["doctors"][number] }) {
  const { words } = page.frame;
  return (
    <>
      <div className="joined band split">
        <Doctor doctor={doctor} words={words} isFirstView name={doctor.hasPage ? "caption" : "page title"} />
        <div>
          <Lead title={page.title === doctor.name ? undefined : page.title} description={page.description} />
          {doctor.description && <p>{doctor.description}</p>}
          <PersonLinks links={doctor.links} />
          {doctor.training && <Training training={doctor.training} words={words} />}
          {page.body && <MarkdownText html={page.body} />}
          {doctor.body && <MarkdownText html={doctor.body} />}
          {doctor.hasPage && <More doctor={doctor} words={words} />}
        </div>
      </div>
      {page.imgSrc && (
        <article className="about-page joined band">
          <Media media={page.imgSrc} />
        </article>
      )}
    </>
  );
}

/** The link to the page of a doctor who has one. */
function More({ doctor, words }: { doctor: DoctorsPage["doctors"][number]; words: DoctorsPage["frame"]["words"] }) {
  return (
    <a className="more" href={doctor.href}>
      {fillWords(words.moreAboutDoctor, { doctor: doctor.name })}
    </a>
  );
}

function Doctors({ page }: { page: DoctorsPage }) {
  const { words } = page.frame;
  return (
    <>
      <article className="about-page joined band">
        <Lead title={page.title} description={page.description} media={page.imgSrc} />
        {page.body && <MarkdownText html={page.body} hangs />}
      </article>
      {page.doctors.map((doctor) => (
        <Fragment key={doctor.id}>
          <article className="joined band split" id={doctor.id}>
            <Doctor doctor={doctor} words={words} isFirstView={false} name="heading" />
            <div>
              {doctor.description && <p>{doctor.description}</p>}
              <PersonLinks links={doctor.links} />
              {doctor.training && <Training training={doctor.training} words={words} />}
              {doctor.body && <MarkdownText html={doctor.body} />}
              {doctor.hasPage && <More doctor={doctor} words={words} />}
            </div>
          </article>
          {doctor.photos && <Photos photos={doctor.photos} />}
        </Fragment>
      ))}
    </>
  );
}
