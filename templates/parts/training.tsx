import type { Doctor } from "../../src/model/domain/people.ts";
import type { Frame } from "../../src/model/build/page.ts";

interface Props {
  training: NonNullable<Doctor["training"]>;
  words: Frame["words"];
}

/** A doctor's training, laid out like the biography. */
export function Training({ training, words }: Props) {
  return (
    <div className="training">
      <h2>{words.training}</h2>
      <div className="rich-text">
        <ul>
          {training.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
