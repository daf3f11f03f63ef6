import type { AboutPage, Frame } from "../../src/model/page.ts";
import { CardSections } from "./card-sections.tsx";

interface Props {
  patients: NonNullable<AboutPage["patients"]>;
  words: Frame["words"];
}

/** Answers to what people ask before they come. Each has the words for its key as its heading. */
export function NewPatients({ patients, words }: Props) {
  const items = Object.entries(patients).map(([key, description]) => ({
    title: words[key as keyof typeof patients],
    description,
  }));
  return (
    <div className="band tinted" id="new-patients">
      <CardSections sections={[{ title: words.newPatients, items }]} />
    </div>
  );
}
