import type { ReactNode } from "react";
import type { Frame } from "../../src/model/build/page.ts";

interface Props extends Pick<Frame, "emergency"> {
  children?: ReactNode;
}

/** The short line on when to call for help, with a link to further advice. `children`, such as the hours, are below it. */
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
