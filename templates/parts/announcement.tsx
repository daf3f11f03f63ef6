import type { Frame } from "../../src/model/build/page.ts";
import { shared } from "dentalsite/shared";

/** One line at the top of every page, in a landmark of its own, which scrolls away with the page. */
export const Announcement = shared(function Announcement({ announcement }: Required<Pick<Frame, "announcement">>) {
  const { text, href, linkLabel } = announcement;
  return (
    <aside className="announcement">
      {text} {href && <a href={href}>{linkLabel}</a>}
    </aside>
  );
});
