import type { Frame } from "../../src/model/page.ts";
import { Hours } from "./hours.tsx";

/** The hours of an only office: without a name, those of one of several could be those of any. */
export function OnlyHours({ offices }: Pick<Frame, "offices">) {
  return offices.length === 1 && <Hours hours={offices[0].hours} />;
}
