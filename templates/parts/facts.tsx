import { Fragment } from "react";
import type { ServicePage } from "../../src/kinds/service.ts";

interface Props {
  facts: NonNullable<ServicePage["facts"]>;
  words: ServicePage["frame"]["words"];
}

/** The questions that patients ask first about a treatment, each with a short answer. */
export function Facts({ facts: { pain, time, visits, price, lasts }, words }: Props) {
  const answers = [
    [words.hurts, pain],
    [words.takes, time],
    [words.visits, visits],
    [words.fees, price],
    [words.lasts, lasts],
  ] as const;
  return (
    <dl className="facts">
      {answers.map(
        ([question, answer]) =>
          answer && (
            <Fragment key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </Fragment>
          ),
      )}
    </dl>
  );
}
