import type { Frame, ServicePage } from "../../src/model/page.ts";
import { fillWords } from "./fill-words.ts";

interface Props {
  providers: NonNullable<ServicePage["providers"]>;
  frame: Frame;
}

/** Who gives a treatment here and under which permit, with the place to look it up. */
export function Providers({ providers, frame: { words, practice } }: Props) {
  const lookupUrl = practice.license?.lookupUrl;
  return (
    <section className="providers">
      <h2>{words.providers}</h2>
      <ul>
        {providers.map(({ name, what, permit }) => (
          <li key={`${name} ${what}`}>
            <strong>{name}</strong>
            <p>{what}</p>
            {permit && <p>{fillWords(words.permit, { permit })}</p>}
          </li>
        ))}
      </ul>
      {lookupUrl && <a href={lookupUrl}>{words.lookUpLicense}</a>}
    </section>
  );
}
