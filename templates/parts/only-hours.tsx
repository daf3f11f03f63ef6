import type { Frame } from "../../src/model/build/page.ts";
import { Hours } from "./hours.tsx";

/** The hours of an only office. Hours without a name could belong to any of several offices. */
export function OnlyHours({ offices }: Pick<Frame, "offices">) {
  return offices.length === 1 && <Hours hours={offices[0].hours} />;
}
