import type { HomePage } from "../../src/kinds/home.ts";
import { fillWords } from "./fill-words.ts";

export function Insurance({ insurance, frame }: Required<Pick<HomePage, "insurance" | "frame">>) {
  return (
    <section className="insurance band split">
      <h2>{insurance.title}</h2>
      <div>
        <p>{insurance.text}</p>
        <p className="insurance-qualifier">
          {insurance.qualifier} {fillWords(frame.words.asOf, { month: insurance.asOf })}
        </p>
      </div>
    </section>
  );
}
