import type { HomePage } from "../../src/kinds/home.ts";
import { ClaimFacts } from "./claim-facts.tsx";
import { Tag } from "./tag.tsx";

type Props = Required<Pick<HomePage, "claim" | "claimTitle" | "hasClaimInFull" | "frame">>;

/** A claimed figure on the home page, always with its source, and with all about it unless the page of a service has that. */
export function Claim({ claim, claimTitle, hasClaimInFull, frame: { words } }: Props) {
  return (
    <section className="claim band split">
      <div>
        <h2>{claimTitle}</h2>
        <p className="claim-figure">
          <strong data-many={claim.figure.length > 5 ? "" : undefined}>{claim.figure}</strong> {claim.statement}
        </p>
        {claim.tag && <Tag text={claim.tag} />}
      </div>
      <div>
        {claim.short && <p className="intro">{claim.short}</p>}
        <ClaimFacts claim={claim} words={words} hasOnlySource={claim.short !== undefined && hasClaimInFull} />
        {claim.moreHref && claim.moreLabel && (
          <a className="more" href={claim.moreHref}>
            {claim.moreLabel}
          </a>
        )}
      </div>
    </section>
  );
}
