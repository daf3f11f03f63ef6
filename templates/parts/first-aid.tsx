import type { ReactNode } from "react";
import type { EmergencyPage } from "../../src/kinds/emergency.ts";
import type { Frame, Html } from "../../src/model/build/page.ts";
import { Call911, HowSoonToCallUs } from "./how-soon.tsx";
import { linkWords } from "./link-words.tsx";
import { parseHtml } from "./parse-html.ts";

interface Props {
  answer: EmergencyPage["answers"][number];
  frame: Frame;
}

/** The answer for one thing that hurts: first the signs for 911, then the steps, then how soon to call, then what may be done about it. */
export function FirstAid({ answer, frame }: Props) {
  const { words } = frame;
  const { id, title, doNow, doNot, forPain, howSoon, treatments = [] } = answer;
  return (
    <section id={id}>
      <h2>{title}</h2>
      {howSoon.call911 && (
        <div className="how-soon">
          <div>
            <Call911 howSoon={howSoon} frame={frame} />
          </div>
        </div>
      )}
      <div>
        <Advice title={words.doNow}>
          <ol>
            <Lines lines={doNow} />
          </ol>
        </Advice>
        {doNot && (
          <Advice title={words.doNot}>
            <ul>
              <Lines lines={doNot} />
            </ul>
          </Advice>
        )}
        {forPain && <Advice title={words.forPain}>{parseHtml(forPain)}</Advice>}
      </div>
      <HowSoonToCallUs howSoon={howSoon} frame={frame}>
        {treatments.length > 0 && (
          <p>
            {words.treatments} {linkWords(treatments, words)}
          </p>
        )}
      </HowSoonToCallUs>
    </section>
  );
}

/** A heading, and what the practice wrote in simple HTML. */
export function Advice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <div className="rich-text">{children}</div>
    </>
  );
}

/** Items of a list in simple HTML. */
export function Lines({ lines }: { lines: Html[] }) {
  return lines.map((line) => <li key={line}>{parseHtml(line)}</li>);
}
