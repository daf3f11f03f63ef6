import type { Frame } from "../../src/model/build/page.ts";
import type { HomePage } from "../../src/kinds/home.ts";
import { fillWords } from "./fill-words.ts";

interface Props {
  claim: NonNullable<HomePage["claim"]>;
  words: Frame["words"];
  hasOnlySource?: boolean;
}

/** The count behind a figure, its source, and what it does not promise. */
export function ClaimFacts({ claim, words, hasOnlySource = false }: Props) {
  return (
    <dl className="claim-facts">
      {!hasOnlySource && (
        <>
          <dt>{words.claimScope}</dt>
          <dd>{claim.scope}</dd>
        </>
      )}
      <dt>{words.claimSource}</dt>
      <dd>
        {claim.source} {fillWords(words.asOf, { month: claim.asOf })}
      </dd>
      {!hasOnlySource && (
        <>
          <dt>{words.claimQualifier}</dt>
          <dd>{claim.qualifier}</dd>
        </>
      )}
    </dl>
  );
}
