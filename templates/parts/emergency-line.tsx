import type { Frame } from "../../src/model/build/page.ts";

/** One quiet line for pages on which the note would be out of proportion: the way to the advice, or the note itself if there is none. */
export function EmergencyLine({ emergency: { note, moreHref, linkLabel } }: Pick<Frame, "emergency">) {
  return <p className="emergency-line">{moreHref ? <a href={moreHref}>{linkLabel}</a> : note}</p>;
}
