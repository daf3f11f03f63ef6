import type { Frame, Office } from "../../src/model/build/page.ts";
import { Media } from "./media.tsx";
import { Tag } from "./tag.tsx";

interface Props {
  office: Office;
  words: Frame["words"];
}

/** Parking at an office, the ways to come and to get in, and its picture if that is not beside the address. */
export function OfficeFacts({ office, words }: Props) {
  const { parking, transit, access, tag } = office;
  const facts = [
    parking && { title: parking.title, text: [parking.note, parking.cost].filter(Boolean).join(" ") },
    transit && { title: words.transit, text: transit },
    access && { title: words.access, text: access },
  ].filter((fact) => typeof fact === "object");
  return (
    <>
      {facts.length > 0 && (
        <section className="parking band">
          {tag && <Tag text={tag} />}
          {facts.map(({ title, text }) => (
            <div className="split" key={title}>
              <h3>{title}</h3>
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
