import type { Doctor as DoctorProps } from "../../src/model/domain/people.ts";
import type { Frame } from "../../src/model/build/page.ts";
import { fillWords } from "./fill-words.ts";
import { linkWords } from "./link-words.tsx";
import { Portrait } from "./portrait.tsx";

interface Props {
  doctor: DoctorProps;
  words: Frame["words"];
  isFirstView: boolean;
  /** How the name is shown. An only doctor whose own page has the name as its title gets a caption. */
  name: "heading" | "caption" | "page title";
}

export function nameOf({ name, credentials }: Pick<DoctorProps, "name" | "credentials">): string {
  return credentials ? `${name}, ${credentials}` : name;
}

/** The doctor's photo, name and role. */
export function Doctor({ doctor, words, isFirstView, name }: Props) {
  const { role, photo, since, languages, license, offices } = doctor;
  const title = nameOf(doctor);
  return (
    <figure className="doctor">
      <Portrait name={doctor.name} photo={photo} isFirstView={isFirstView} />
      <figcaption>
        {name === "heading" && <h2>{title}</h2>}
        {name === "caption" && <strong>{title}</strong>} {role}
        {/* The footer has the same words as a sentence; the lines here have no period. */}
        {name !== "caption" && license && <p>{fillWords(words.license.replace(/\.$/, ""), { number: license })}</p>}
        {since && <p>{fillWords(words.since, { year: since })}</p>}
        {languages && <p>{fillWords(words.speaks, { languages: languages.join(words.comma) })}</p>}
        {offices.length > 0 && <p>{fillWords(words.worksAt, { offices: linkWords(offices, words) })}</p>}
      </figcaption>
    </figure>
  );
}
