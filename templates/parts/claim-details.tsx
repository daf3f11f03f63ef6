import type { Frame } from "../../src/model/build/page.ts";
import type { ServicePage } from "../../src/kinds/service.ts";
import { ClaimFacts } from "./claim-facts.tsx";
import { Tag } from "./tag.tsx";

interface Props {
  claim: NonNullable<ServicePage["claim"]>;
  words: Frame["words"];
}

/** A figure in full, on the page of the treatment that it is about. */
export function ClaimDetails({ claim, words }: Props) {
  return (
    <section className="claim-details split" id="figure">
      <div>
        <h2>
          {claim.figure} {claim.statement}
        </h2>
        {claim.tag && <Tag text={claim.tag} />}
      </div>
      <ClaimFacts claim={claim} words={words} />
    </section>
  );
}
