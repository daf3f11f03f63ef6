import type { Doctor as DoctorProps, Frame } from "../../src/model/page.ts";
import { fillWords } from "./fill-words.ts";
import { Picture } from "./media.tsx";

interface Props {
  doctor: DoctorProps;
  words: Frame["words"];
  isFirstView: boolean;
  /** Whether the name is a heading of the page. The only doctor's name is just a caption below the photo. */
  hasHeading: boolean;
}

/** The doctor's photo, name and role. */
export function Doctor({ doctor, words, isFirstView, hasHeading }: Props) {
  const { name, credentials, role, photo, since, languages, license } = doctor;
  const title = credentials ? `${name}, ${credentials}` : name;
  return (
    <figure className="doctor">
      {photo && <Picture picture={photo} isFirstView={isFirstView} />}
      <figcaption>
        {hasHeading ? <h2>{title}</h2> : <strong>{title}</strong>} {role}
        {hasHeading && license && <p>{fillWords(words.license, { number: license })}</p>}
        {since && <p>{fillWords(words.since, { year: since })}</p>}
        {languages && <p>{fillWords(words.speaks, { languages: languages.join(", ") })}</p>}
      </figcaption>
    </figure>
  );
}
