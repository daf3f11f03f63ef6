import type { ReactNode } from "react";
import type { Frame, Office } from "../../src/model/page.ts";
import { Map } from "./map.tsx";
import { Media } from "./media.tsx";

interface Props {
  office: Office;
  frame: Frame;
  children?: ReactNode;
}

/** Everything about one office's location. `children` are beside its map. */
export function OfficePlace({ office, frame, children }: Props) {
  const { parking, transit, access } = office;
  const facts = [
    parking && { title: parking.title, text: [parking.note, parking.cost].filter(Boolean).join(" ") },
    transit && { title: frame.words.transit, text: transit },
    access && { title: frame.words.access, text: access },
  ].filter((fact) => typeof fact === "object");
  return (
    <>
      <Map office={office} frame={frame}>
        {children}
      </Map>
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
