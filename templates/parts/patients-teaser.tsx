import type { HomePage } from "../../src/kinds/home.ts";
import { listAnswers } from "./new-patients.tsx";
import { RichText } from "./rich-text.tsx";
import { Tag } from "./tag.tsx";

/** Answers to what new patients ask first, with a link to the rest. Empty if the practice wrote nothing for them. */
export function PatientsTeaser({
  patients = {},
  patientsLink,
  frame,
}: Pick<HomePage, "patients" | "patientsLink" | "frame">) {
  if (!patientsLink) return null;
  const { words } = frame;
  const answers = listAnswers(patients, words, ["firstVisit", "fees", "payment"]).slice(0, 2);
  return (
    <section className="patients-teaser joined band split">
      <div>
        <h2>{words.newPatients}</h2>
        {answers.length > 0 && patients.tag && <Tag text={patients.tag} />}
      </div>
      <div>
        {answers.length > 0 && (
          <ul>
            {answers.map(({ title, description }) => (
              <li key={title}>
                <h3>{title}</h3>
                <RichText html={description} />
              </li>
            ))}
          </ul>
        )}
        <a className="more" href={patientsLink.href}>
          {patientsLink.label}
        </a>
      </div>
    </section>
  );
}
