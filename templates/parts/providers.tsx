import type { Frame } from "../../src/model/build/page.ts";
import type { ServicePage } from "../../src/kinds/service.ts";
import { fillWords } from "./fill-words.ts";

interface Props {
  providers: NonNullable<ServicePage["providers"]>;
  frame: Frame;
}

/** People who give a treatment here and their permits, with a link to look up a permit. */
export function Providers({ providers, frame: { words, practice } }: Props) {
  const lookupUrl = practice.license?.lookupUrl;
  return (
    <section className="providers split">
      <h2>{words.providers}</h2>
      <div>
        <ul className="cards">
          {providers.map(({ name, what, permit }) => (
            <li key={`${name} ${what}`}>
              <h3>{name}</h3>
              <p>{what}</p>
              {permit && <p>{fillWords(words.permit, { permit })}</p>}
            </li>
          ))}
        </ul>
        {lookupUrl && (
          <a className="more" href={lookupUrl}>
            {words.lookUpLicense}
          </a>
        )}
      </div>
    </section>
  );
}
