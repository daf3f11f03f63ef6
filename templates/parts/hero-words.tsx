import type { HomePage } from "../../src/kinds/home.ts";
import { CallActions } from "./call-actions.tsx";
import { OnlyHours } from "./only-hours.tsx";

/** The words after the title at the top of the home page: mission, call button and hours. */
export function HeroWords({ mission, frame }: { mission: HomePage["mission"]; frame: HomePage["frame"] }) {
  return (
    <>
      {mission && <p>{mission}</p>}
      <CallActions office={frame.offices[0]} words={frame.words} />
      <OnlyHours offices={frame.offices} />
    </>
  );
}

/** The places of all offices, for the line above the title. */
export const placesOf = ({ offices }: HomePage["frame"]): string =>
  [...new Set(offices.map(({ address }) => address.place))].join(" · ");
