import type { OwnPage } from "../../src/model/page.ts";
import { RichText } from "./rich-text.tsx";

interface Props {
  title: string | undefined;
  questions: NonNullable<OwnPage["questions"]>;
}

/** Questions whose answers open at a tap, without any script. */
export function Questions({ title, questions }: Props) {
  return (
    <section className="questions">
      {title && <h2>{title}</h2>}
      {questions.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <RichText html={answer} />
        </details>
      ))}
    </section>
  );
}
