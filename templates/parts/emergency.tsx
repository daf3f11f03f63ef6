import type { Frame } from "../../src/model/page.ts";
import { CardSections } from "./card-sections.tsx";

/** What to do when it cannot wait: where the line on other pages leads to. */
export function Emergency({ emergency: { title, items } }: Pick<Frame, "emergency">) {
  if (!title || !items) return null;
  return (
    <div className="emergency band tinted" id="emergency">
      <CardSections sections={[{ title, items }]} />
    </div>
  );
}
