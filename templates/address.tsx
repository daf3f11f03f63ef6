import { Fragment } from "react";
import type { AddressPage as Props } from "../src/kinds/address-page.ts";
import { AboutPage } from "./parts/about-page.tsx";
import { Emergency } from "./parts/emergency.tsx";
import { EmergencyNote } from "./parts/emergency-note.tsx";
import { fillWords } from "./parts/fill-words.ts";
import { linkWords } from "./parts/link-words.tsx";
import { Map } from "./parts/map.tsx";
import { OfficeLinks } from "./parts/office-links.tsx";
import { OfficeFacts } from "./parts/office-facts.tsx";

/** The way comes first: address, map and parking of each office. Then the text, and emergencies last. */
export default function Address(page: Props) {
  const { frame } = page;
  const { offices, emergency } = frame;
  // Advice without items is the note itself.
  const hasNoteBelow = emergency.advice !== undefined && !emergency.advice.items;
  return (
    <AboutPage
      page={page}
      first={offices.map((office, index) => (
        <Fragment key={office.id}>
          <Map office={office} frame={frame}>
            <DoctorsHere page={page} office={office} />
            {index === 0 && emergency.isOwn && !hasNoteBelow && <EmergencyNote emergency={emergency} />}
          </Map>
          <OfficeFacts office={office} words={frame.words} />
        </Fragment>
      ))}
      after={<Emergency {...frame} />}
    />
  );
}

function DoctorsHere({ page: { doctors, frame }, office }: { page: Props; office: Props["frame"]["offices"][number] }) {
  const isOnly = frame.offices.length === 1;
  const here = isOnly ? doctors : doctors.filter(({ offices }) => offices.some(({ id }) => id === office.id));
  const pages = here.map(({ name: label, href }) => ({ label, href }));
  return (
    <>
      {!isOnly && here.length > 0 && (
        <p>{fillWords(frame.words.doctorsHere, { doctors: linkWords(pages, frame.words) })}</p>
      )}
      <OfficeLinks links={here.flatMap(({ links }) => links)} />
    </>
  );
}
