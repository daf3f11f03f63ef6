import type { HomePage } from "../../src/kinds/home.ts";
import { CallActions } from "./call-actions.tsx";
import { Picture } from "./media.tsx";
import { OnlyHours } from "./only-hours.tsx";

export type WordsOfHero = Pick<HomePage, "mission" | "frame" | "portraits" | "doctorsLink">;

/** The words after the title at the top of the home page: mission, call button, hours, and the first faces. */
export function HeroWords({ mission, frame, ...people }: WordsOfHero) {
  return (
    <>
      {mission && <p>{mission}</p>}
      <CallActions office={frame.offices[0]} words={frame.words} />
      <OnlyHours offices={frame.offices} />
      <Faces {...people} />
    </>
  );
}

/** Doctors' faces in the link to their page, whose words name what it leads to. */
function Faces({ portraits, doctorsLink }: Pick<HomePage, "portraits" | "doctorsLink">) {
  if (portraits.length === 0) return null;
  return (
    <a className="faces" href={doctorsLink.href}>
      {portraits.map((portrait) => (
        <Picture key={portrait.src} picture={{ ...portrait, alt: "" }} sizes="3rem" />
      ))}
      {doctorsLink.label}
    </a>
  );
}

/** The places of all offices, for the line above the title. */
export const placesOf = ({ offices }: HomePage["frame"]): string =>
  [...new Set(offices.map(({ address }) => address.place))].join(" · ");
