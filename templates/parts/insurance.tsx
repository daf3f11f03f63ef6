import type { HomePage } from "../../src/model/page.ts";

export function Insurance({ insurance }: Pick<HomePage, "insurance">) {
  return (
    <section className="insurance">
      <h2>{insurance.title}</h2>
      <p>{insurance.text}</p>
      <p className="insurance-qualifier">
        {insurance.qualifier} As of {insurance.asOf}.
      </p>
    </section>
  );
}
