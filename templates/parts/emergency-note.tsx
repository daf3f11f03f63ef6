import type { ReactNode } from "react";
import type { Frame } from "../../src/model/page.ts";

interface Props extends Pick<Frame, "emergency"> {
  children?: ReactNode;
}

/** When to call for help at once, in one line, and the way to what else helps. What follows as children, such as the hours, is below it. */
export function EmergencyNote({ emergency: { note, moreHref, linkLabel }, children }: Props) {
  return (
    <div className="emergency-note">
      <p>
        <strong>{note}</strong> {moreHref && <a href={moreHref}>{linkLabel}</a>}
      </p>
      {children}
    </div>
  );
}
