import type { Frame } from "../../src/model/build/page.ts";
import { CardSections } from "./card-sections.tsx";
import { EmergencyNote } from "./emergency-note.tsx";
import { OnlyHours } from "./only-hours.tsx";

/** Advice for emergencies, the target of links on other pages; the way to the answers, if they have a page of their own. */
export function Emergency({ emergency, offices }: Pick<Frame, "emergency" | "offices">) {
  const { advice } = emergency;
  if (!advice) return null;
  return (
    <div className="band tinted" id="emergency">
      {advice.items ? (
        <CardSections sections={[{ title: advice.title, items: advice.items }]} />
      ) : (
        <section className="card-sections split">
          <h2>{advice.title}</h2>
          <EmergencyNote emergency={emergency}>
            <OnlyHours offices={offices} />
          </EmergencyNote>
        </section>
      )}
    </div>
  );
}
