import type { Frame } from "../../src/model/build/page.ts";
import type { ServicePage } from "../../src/kinds/service.ts";
import { CallActions } from "./call-actions.tsx";
import { OnlyHours } from "./only-hours.tsx";
import { shared } from "dentalsite/shared";

interface Props {
  /** Words of the service pages. Other pages use the language's words. */
  texts?: ServicePage["texts"];
  frame: Frame;
}

/** The invitation to call at the end of a page. */
export const NextStep = shared(function NextStep({ texts, frame: { offices, words } }: Props) {
  return (
    <section className="next-step split">
      <div>
        <h2>{texts?.nextStepTitle ?? words.nextStep}</h2>
        {texts?.nextStepText && <p>{texts.nextStepText}</p>}
      </div>
      <div>
        <CallActions office={offices[0]} words={words} />
        <OnlyHours offices={offices} />
      </div>
    </section>
  );
});
