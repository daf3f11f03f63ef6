import type { HomePage } from "../../src/model/page.ts";
import { EmergencyNote } from "./emergency-note.tsx";

/** The way to the right page for someone in pain, and when to call for help at once. Nothing where a practice wrote neither. */
export function Pain({ pain, frame: { emergency } }: Pick<HomePage, "pain" | "frame">) {
  if (!pain && !emergency.moreHref) return null;
  return (
    <section className="pain">
      {pain && <h2>{pain.title}</h2>}
      {pain?.text && <p>{pain.text}</p>}
      {pain && (
        <ul>
          {pain.links.map(({ label, href }) => (
            <li key={label}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      <EmergencyNote emergency={emergency} />
    </section>
  );
}
