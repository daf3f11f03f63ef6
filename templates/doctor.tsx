import type { DoctorPage } from "../src/kinds/doctor.ts";
import { CallActions } from "./parts/call-actions.tsx";
import { PostalLines } from "./parts/contact.tsx";
import { Doctor, nameOf } from "./parts/doctor.tsx";
import { Layout } from "./parts/layout.tsx";
import { Lead } from "./parts/lead.tsx";
import { MarkdownText } from "./parts/markdown-text.tsx";
import { NextStep } from "./parts/next-step.tsx";
import { PageHead } from "./parts/page-head.tsx";
import { PersonLinks } from "./parts/person-links.tsx";
import { Photos } from "./parts/photos.tsx";
import { Training } from "./parts/training.tsx";

export default function DoctorPage(page: DoctorPage) {
  const { doctor, offices, all, frame } = page;
  const { words } = frame;
  return (
    <Layout page={page}>
      <PageHead page={page} eyebrow={all.label} title={nameOf(doctor)} />
      <div className="joined band split">
        <Doctor doctor={doctor} words={words} isFirstView name="page title" />
        <div>
          <Lead description={doctor.description} />
          <PersonLinks links={doctor.links} />
          {doctor.training && <Training training={doctor.training} words={words} />}
          {doctor.body && <MarkdownText html={doctor.body} />}
          <a className="more" href={all.href}>
            {all.label}
          </a>
        </div>
      </div>
      {doctor.photos && <Photos photos={doctor.photos} />}
      <div className="band">
        {offices.length === 0 ? (
          <NextStep frame={frame} />
        ) : (
          offices.map((office) => (
            <section className="split" key={office.id}>
              <h2>{office.name}</h2>
              <div>
                <address>
                  <PostalLines office={office} hasName={false} />
                </address>
                <CallActions office={office} words={words} />
              </div>
            </section>
          ))
        )}
      </div>
    </Layout>
  );
}
