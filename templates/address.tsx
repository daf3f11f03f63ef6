import type { AboutPage as Props } from "../src/model/page.ts";
import { AboutPage } from "./parts/about-page.tsx";
import { Emergency } from "./parts/emergency.tsx";
import { EmergencyNote } from "./parts/emergency-note.tsx";
import { OfficePlace } from "./parts/office-place.tsx";

export default function Address(page: Props) {
  const { frame } = page;
  const { offices, emergency } = frame;
  return (
    <AboutPage
      page={page}
      first={
        <>
          {offices.map((office, index) => (
            <OfficePlace key={office.id} office={office} frame={frame}>
              {index === 0 && emergency.isOwn && <EmergencyNote emergency={emergency} />}
            </OfficePlace>
          ))}
          <Emergency emergency={emergency} />
        </>
      }
    />
  );
}
