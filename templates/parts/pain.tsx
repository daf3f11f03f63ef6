import type { HomePage } from "../../src/kinds/home.ts";
import { EmergencyNote } from "./emergency-note.tsx";

/** Links to the right page for someone in pain, and when to call for help. Empty if the practice wrote neither. */
export function Pain({ pain, frame: { emergency } }: Pick<HomePage, "pain" | "frame">) {
  if (!pain && !emergency.isOwn) return null;
  const note = <EmergencyNote emergency={emergency} />;
  if (!pain) return <section className="band">{note}</section>;
  return (
    <section className="pain band split">
      <h2>{pain.title}</h2>
      <div>
        {note}
        {pain.text && <p>{pain.text}</p>}
        <ul>
          {pain.links.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
