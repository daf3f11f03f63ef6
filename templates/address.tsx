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

/** The way comes first: the address and the map, then the text. The parking of an only office follows the text, and emergencies are last. */
export default function Address(page: Props) {
  const { frame } = page;
  const { offices, emergency } = frame;
  const [only, ...others] = offices;
  const isOnly = others.length === 0;
  // Advice without items is the note itself.
  const hasNoteBelow = emergency.advice !== undefined && !emergency.advice.items;
  const hasText = [page.title, page.description, page.imgSrc, page.body].some(Boolean);
  return (
    <AboutPage
      page={page}
      first={offices.map((office, index) => (
        <Fragment key={office.id}>
          <Map office={office} frame={frame} isJoined={isOnly && hasText}>
            <DoctorsHere page={page} office={office} />
            {index === 0 && emergency.isOwn && !hasNoteBelow && <EmergencyNote emergency={emergency} />}
          </Map>
          {!isOnly && <OfficeFacts office={office} words={frame.words} />}
        </Fragment>
      ))}
      after={
        <>
          {isOnly && <OfficeFacts office={only} words={frame.words} />}
          <Emergency {...frame} />
        </>
      }
    />
  );
}

function DoctorsHere({ page: { doctors, frame }, office }: { page: Props; office: Props["frame"]["offices"][number] }) {
  const isOnly = frame.offices.length === 1;
  const here = isOnly ? doctors : doctors.filter(({ offices }) => offices.some(({ id }) => id === office.id));
  const pages = here.map(({ name: label, href }) => ({ label, href }));
  return (
    <>
      {!isOnly && here.length > 0 && <p>{fillWords(frame.words.doctorsHere, { doctors: linkWords(pages) })}</p>}
      <OfficeLinks links={here.flatMap(({ links }) => links)} />
    </>
  );
}
