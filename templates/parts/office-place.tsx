import type { Frame, Office } from "../../src/model/page.ts";
import { Map } from "./map.tsx";
import { Media } from "./media.tsx";

/** Everything about where one office is. */
export function OfficePlace({ office, frame }: { office: Office; frame: Frame }) {
  return (
    <>
      <Map office={office} frame={frame} />
      {office.parking && (
        <section className="parking band split">
          <h2>{office.parking.title}</h2>
          <p>{office.parking.note}</p>
        </section>
      )}
      {office.map && office.picture && (
        <div className="office-picture band">
          <Media media={office.picture} />
        </div>
      )}
    </>
  );
}
