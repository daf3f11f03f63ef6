import type { Frame, Office } from "../../src/model/page.ts";
import { Map } from "./map.tsx";
import { Media } from "./media.tsx";

/** Everything about where one office is. */
export function OfficePlace({ office, frame }: { office: Office; frame: Frame }) {
  const { parking, transit, access } = office;
  const facts = [
    parking && { title: parking.title, text: [parking.note, parking.cost].filter(Boolean).join(" ") },
    transit && { title: frame.words.transit, text: transit },
    access && { title: frame.words.access, text: access },
  ].filter((fact) => typeof fact === "object");
  return (
    <>
      <Map office={office} frame={frame} />
      {facts.length > 0 && (
        <section className="parking band">
          {facts.map(({ title, text }) => (
            <div className="split" key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          ))}
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
