import type { HomePage } from "../../src/model/page.ts";

/** A claimed figure, never without what was counted, where it comes from and what it does not promise. */
export function Claim({ claim, claimTitle }: Pick<HomePage, "claim" | "claimTitle">) {
  return (
    <section className="claim">
      <h2>{claimTitle}</h2>
      <p className="claim-figure">
        <strong data-long={claim.figure.length > 5 ? "" : undefined}>{claim.figure}</strong> {claim.statement}
      </p>
      <div>
        <dl>
          <dt>What was counted</dt>
          <dd>{claim.scope}</dd>
          <dt>Where the figure comes from</dt>
          <dd>
            {claim.source} As of {claim.asOf}.
          </dd>
          <dt>How to read it</dt>
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
