import type { PracticeFacts } from "../../src/model/page.ts";
import { CallButton } from "./call-button.tsx";
import { Hours } from "./hours.tsx";

/** The invitation to call that closes a page. */
export function NextStep({ title, text, practice }: { title: string; text: string; practice: PracticeFacts }) {
  return (
    <section className="next-step">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div>
        <CallButton phone={practice.phone} />
        <Hours hours={practice.hours} />
      </div>
    </section>
  );
}
