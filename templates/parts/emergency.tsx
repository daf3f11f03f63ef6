import type { Frame } from "../../src/model/page.ts";
import { CardSections } from "./card-sections.tsx";

/** Advice for emergencies, the target of the link on other pages. */
export function Emergency({ emergency: { title, items } }: Pick<Frame, "emergency">) {
  if (!title || !items) return null;
  return (
    <div className="emergency band tinted" id="emergency">
      <CardSections sections={[{ title, items }]} />
    </div>
  );
}
