import type { AboutPage as Props } from "../src/model/page.ts";
import { AboutPage } from "./parts/about-page.tsx";
import { Emergency } from "./parts/emergency.tsx";
import { OfficePlace } from "./parts/office-place.tsx";

export default function Address(page: Props) {
  const { frame } = page;
  return (
    <AboutPage
      page={page}
      first={
        <>
          {frame.offices.map((office) => (
            <OfficePlace key={office.id} office={office} frame={frame} />
          ))}
          <Emergency emergency={frame.emergency} />
        </>
      }
    />
  );
}
