import type { HomePage } from "../../../../src/kinds/home.ts";
import { listAnswers } from "../../../parts/new-patients.tsx";
import { RichText } from "../../../parts/rich-text.tsx";
import { Tag } from "../../../parts/tag.tsx";

/** What new patients ask first, as up to three steps, with a link to the rest. Empty if the practice wrote nothing for them. */
export function PatientsTeaser({
  patients = {},
  patientsLink,
  frame,
}: Pick<HomePage, "patients" | "patientsLink" | "frame">) {
  if (!patientsLink) return null;
  const { words } = frame;
  const answers = listAnswers(patients, words, ["firstVisit", "fees", "payment"]);
  return (
    <section className="patients-teaser joined band">
      <h2>{words.newPatients}</h2>
      {answers.length > 0 && patients.tag && <Tag text={patients.tag} />}
      {answers.length > 0 && (
        <ol>
          {answers.map(({ title, description }) => (
            <li key={title}>
              <h3>{title}</h3>
              <RichText html={description} />
            </li>
          ))}
        </ol>
      )}
      <a className="more" href={patientsLink.href}>
        {patientsLink.label}
      </a>
    </section>
  );
}
