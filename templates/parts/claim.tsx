import type { HomePage } from "../../src/model/page.ts";
import { fillWords } from "./fill-words.ts";

type Props = Required<Pick<HomePage, "claim" | "claimTitle" | "frame">>;

/** A claimed figure, always with what was counted, its source, and what it does not promise. */
export function Claim({ claim, claimTitle, frame: { words } }: Props) {
  return (
    <section className="claim band split">
      <div>
        <h2>{claimTitle}</h2>
        <p className="claim-figure">
          <strong data-many={claim.figure.length > 5 ? "" : undefined}>{claim.figure}</strong> {claim.statement}
        </p>
      </div>
      <div>
        <dl>
          <dt>{words.claimScope}</dt>
          <dd>{claim.scope}</dd>
          <dt>{words.claimSource}</dt>
          <dd>
            {claim.source} {fillWords(words.asOf, { month: claim.asOf })}
          </dd>
          <dt>{words.claimQualifier}</dt>
          <dd>{claim.qualifier}</dd>
        </dl>
        {claim.moreHref && claim.moreLabel && (
          <a className="more" href={claim.moreHref}>
            {claim.moreLabel}
          </a>
        )}
      </div>
    </section>
  );
}
