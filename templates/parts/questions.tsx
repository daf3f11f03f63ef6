import type { Finished } from "../../src/model/build/page.ts";
import type { Question } from "../../src/model/content/questions.ts";
import { ids } from "./ids.ts";
import { RichText } from "./rich-text.tsx";

interface Props {
  title: string | undefined;
  questions: Finished<Question>[];
}

/** Questions whose answers open at a tap, without a script. */
export function Questions({ title, questions }: Props) {
  return (
    <section className={title ? "folded split" : "folded"} id={ids.questions}>
      {title && <h2>{title}</h2>}
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <RichText html={answer} />
          </details>
        ))}
      </div>
    </section>
  );
}
