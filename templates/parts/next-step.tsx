import type { Frame, ServicePage } from "../../src/model/page.ts";
import { CallButton } from "./call-button.tsx";
import { Hours } from "./hours.tsx";
import { shared } from "dentalsite/shared";

interface Props {
  texts: ServicePage["texts"];
  frame: Frame;
}

/** The invitation to call that closes a page. */
export const NextStep = shared(function NextStep({ texts, frame }: Props) {
  return (
    <section className="next-step">
      <div>
        <h2>{texts.nextStepTitle}</h2>
        {texts.nextStepText && <p>{texts.nextStepText}</p>}
      </div>
      <div>
        <CallButton phone={frame.offices[0].phone} words={frame.words} />
        <Hours hours={frame.offices[0].hours} />
      </div>
    </section>
  );
});
