import type { Frame } from "../../src/model/page.ts";
import { shared } from "dentalsite/shared";

/** When to call for help at once, in one line, and the way to what else helps. */
export const EmergencyNote = shared(function EmergencyNote({ emergency }: Pick<Frame, "emergency">) {
  const { note, moreHref, linkLabel } = emergency;
  return (
    <p className="emergency-note">
      <strong>{note}</strong> {moreHref && <a href={moreHref}>{linkLabel}</a>}
    </p>
  );
});
