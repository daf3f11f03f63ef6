import type { AboutPage, Frame } from "../../src/model/page.ts";
import { CardSections } from "./card-sections.tsx";
import { Tag } from "./tag.tsx";

type Answers = NonNullable<AboutPage["patients"]>;
type Question = Exclude<keyof Answers, "tag">;

interface Props {
  patients: Answers;
  words: Frame["words"];
}

/** The order in which patients need the answers. Each has the words for its key as its heading. */
const parts = [
  { title: "yourVisit", keys: ["emergencies", "firstVisit", "paperwork", "cancellation"] },
  { title: "cost", keys: ["fees", "payment", "plans"] },
  { title: "whoWeSee", keys: ["ages", "consent", "spoken"] },
] as const satisfies { title: keyof Frame["words"]; keys: Question[] }[];

/** Answers to what people ask before they come. */
export function NewPatients({ patients, words }: Props) {
  const sections = parts.map(({ title, keys }) => ({ title: words[title], items: listAnswers(patients, words, keys) }));
  return (
    <div className="new-patients band tinted" id="new-patients">
      {patients.tag && <Tag text={patients.tag} />}
      <CardSections sections={sections.filter(({ items }) => items.length > 0)} />
    </div>
  );
}

/** Returns those of the answers that the practice gives. */
export function listAnswers(patients: Answers, words: Frame["words"], keys: readonly Question[]) {
  return keys.flatMap((key) => {
    const description = patients[key];
    return description === undefined ? [] : [{ title: words[key], description }];
  });
}
