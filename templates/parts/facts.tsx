import { Fragment, type ReactNode } from "react";
import type { ServicePage } from "../../src/kinds/service.ts";

interface Props extends Pick<ServicePage, "facts" | "prices"> {
  words: ServicePage["frame"]["words"];
}

/** The questions that patients ask first about a treatment, each with a short answer. */
export function Facts({ facts: { pain, time, visits, price, lasts } = {}, prices, words }: Props) {
  const answers = [
    [words.hurts, pain],
    [words.takes, time],
    [words.visits, visits],
    [words.fees, prices ? <Prices prices={prices}>{price}</Prices> : price],
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

/** The most prices that are an answer in a few words. */
const mostPrices = 3;

/** The first prices of the treatment, what the author says of them, and the way to the list of all. */
function Prices({ prices: { lines, all }, children }: Required<Pick<Props, "prices">> & { children: ReactNode }) {
  return (
    <>
      {lines.slice(0, mostPrices).map(({ what, price, per }, index) => (
        <p key={index}>
          <b>{price}</b> {per && `${per} `}
          <small>{what}</small>
        </p>
      ))}
      {children && <p>{children}</p>}
      <a href={all.href}>{all.label}</a>
    </>
  );
}
